import { type ReactNode, useId, useState } from "react"

interface GroupProps {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

export const Group = ({ title, note, children }: GroupProps) => (
  <fieldset className="group">
    <legend>{title}</legend>
    {note !== undefined && <p className="note">{note}</p>}
    {children}
  </fieldset>
)

interface FieldProps {
  readonly label: string
  readonly hint?: string | undefined
  /** Whether the value differs from the default. */
  readonly changed?: boolean
}

/** Marks a value that differs from its default. */
export const ChangedMark = () => (
  <span className="changed" role="img" title="Changed from default" aria-label="changed from default" />
)

export const Label = ({ label, hint, changed = false }: FieldProps) => (
  <span className="label">
    <span>
      {label}
      {changed && <ChangedMark />}
    </span>
    {hint !== undefined && <small>{hint}</small>}
  </span>
)

interface ToggleProps extends FieldProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export const Toggle = ({ checked, onChange, ...field }: ToggleProps) => (
  <label className="row">
    <Label {...field} />
    <input
      type="checkbox"
      role="switch"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  </label>
)

export interface Option<A extends string> {
  readonly value: A
  readonly label: string
}

/** Options whose value is also their label. */
export const plainOptions = <A extends string>(values: ReadonlyArray<A>): ReadonlyArray<Option<A>> =>
  values.map((value) => ({ value, label: value }))

interface SelectProps<A extends string> {
  readonly value: A
  readonly options: ReadonlyArray<Option<A>>
  readonly onChange: (value: A) => void
  /** The accessible name, if no label is visible. */
  readonly name?: string
}

export const Select = <A extends string>({ value, options, onChange, name }: SelectProps<A>) => (
  <select
    value={value}
    aria-label={name}
    onChange={(event) => {
      const picked = options[event.currentTarget.selectedIndex]
      if (picked !== undefined) onChange(picked.value)
    }}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
)

interface PickProps<A extends string> extends FieldProps, Omit<SelectProps<A>, "name"> {}

export const Pick = <A extends string>({ value, options, onChange, ...field }: PickProps<A>) => (
  <label className="row">
    <Label {...field} />
    <Select value={value} options={options} onChange={onChange} />
  </label>
)

interface TextProps extends FieldProps {
  readonly value: string
  readonly placeholder?: string
  readonly kind?: "text" | "number"
  /** The error message of a typed text; undefined when the text is valid. */
  readonly problemOf?: (text: string) => string | undefined
  /** Called when the field loses focus or Enter is pressed, if the text has changed and has no problem. */
  readonly onChange: (value: string) => void
}

const noProblem = (): undefined => undefined

/** A text field that reports complete input only, so that half a number changes nothing. */
export const Text = (props: TextProps) => {
  const [draft, setDraft] = useState<string>()
  return <DraftText {...props} draft={draft} onDraft={setDraft} />
}

interface DraftTextProps extends TextProps {
  /** Typed text that was not yet passed to `onChange`; undefined if there is none. */
  readonly draft: string | undefined
  readonly onDraft: (draft: string | undefined) => void
}

/** Like `Text`, but the caller stores the typed text. */
export const DraftText = (props: DraftTextProps) => {
  const { value, placeholder = "", kind = "text", problemOf = noProblem, onChange, ...others } = props
  const { draft, onDraft, ...field } = others
  const [problem, setProblem] = useState(() => (draft === undefined ? undefined : problemOf(draft.trim())))
  const problemId = useId()
  const done = () => {
    const text = draft?.trim() ?? value
    const next = text === value ? undefined : problemOf(text)
    setProblem(next)
    if (next !== undefined) return
    if (text !== value) onChange(text)
    onDraft(undefined)
  }
  return (
    <>
      <label className="row">
        <Label {...field} />
        <input
          type="text"
          inputMode={kind === "number" ? "numeric" : "text"}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={draft ?? value}
          placeholder={placeholder}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : problemId}
          onChange={(event) => onDraft(event.currentTarget.value)}
          onBlur={done}
          onKeyDown={(event) => {
            if (event.key === "Enter") done()
          }}
        />
      </label>
      <p role="status" id={problemId} className="problem">
        {problem}
      </p>
    </>
  )
}

interface NumberProps extends FieldProps {
  /** Null for an empty field. */
  readonly value: number | null
  /** The smallest allowed number; 0 by default. */
  readonly least?: number
  /** The largest allowed number. */
  readonly most?: number | undefined
  readonly placeholder?: string
  readonly onChange: (value: number | null) => void
}

/** A field for a whole number. An empty field is null. */
export const WholeNumber = ({ value, least = 0, most = 999_999_999, onChange, ...field }: NumberProps) => (
  <Text
    {...field}
    kind="number"
    value={value === null ? "" : String(value)}
    problemOf={(text) =>
      text === "" || (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most)
        ? undefined
        : `${text} is no whole number from ${least} to ${most}.`
    }
    onChange={(text) => onChange(text === "" ? null : Number(text))}
  />
)

interface ChipsProps<A extends string> {
  readonly options: ReadonlyArray<Option<A>>
  readonly isChosen: (value: A) => boolean
  readonly onPress: (value: A) => void
}

const Chips = <A extends string>({ options, isChosen, onPress }: ChipsProps<A>) =>
  options.map(({ value, label }) => (
    <button
      key={value}
      type="button"
      className="chip"
      aria-pressed={isChosen(value)}
      onClick={() => onPress(value)}
    >
      {label}
    </button>
  ))

interface ManyProps<A extends string> {
  readonly label: string
  readonly options: ReadonlyArray<Option<A>>
  readonly chosen: ReadonlyArray<A>
  readonly onChange: (chosen: ReadonlyArray<A>) => void
}

/** A choice of any number of options. */
export const Many = <A extends string>({ label, options, chosen, onChange }: ManyProps<A>) => {
  const id = useId()
  const flip = (value: A): void =>
    onChange(
      options.map((option) => option.value).filter((each) => chosen.includes(each) !== (each === value)),
    )
  return (
    <div className="many" role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <div className="chips">
        <Chips options={options} isChosen={(value) => chosen.includes(value)} onPress={flip} />
      </div>
    </div>
  )
}

interface ActionButtonProps {
  /** The reason why the button is disabled; undefined if it is enabled. A disabled button stays focusable. */
  readonly why?: string | undefined
  /** For a button that shows and hides content: whether the content is shown. Otherwise undefined. */
  readonly isPressed?: boolean
  readonly onPress: () => void
  /** The accessible name, if the visible text is not sufficient. */
  readonly name?: string
  readonly children: ReactNode
}

export const ActionButton = ({ onPress, name, why, isPressed, children }: ActionButtonProps) => {
  const id = useId()
  const isOff = why !== undefined
  return (
    <>
      <button
        type="button"
        className="action"
        onClick={isOff ? undefined : onPress}
        aria-label={name}
        title={name}
        aria-pressed={isPressed}
        aria-disabled={isOff}
        aria-describedby={isOff ? id : undefined}
      >
        {children}
      </button>
      {isOff && <small id={id}>{why}</small>}
    </>
  )
}

interface ChoicesProps<A extends string> {
  readonly label: string
  readonly options: ReadonlyArray<Option<A>>
  readonly value: A | undefined
  readonly onChange: (value: A) => void
}

/** A choice of one option, with all options visible. */
export const Choices = <A extends string>({ label, options, value, onChange }: ChoicesProps<A>) => (
  <div className="chips" role="group" aria-label={label}>
    <Chips options={options} isChosen={(each) => each === value} onPress={onChange} />
  </div>
)
