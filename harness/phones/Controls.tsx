import { type ReactNode, useId, useState } from "react"

import { Act, Group, type Option, Select } from "../dock/controls.tsx"

interface LabelledProps {
  readonly label: string
  readonly children: ReactNode
}

/** A control under its label. */
export const Labelled = ({ label, children }: LabelledProps) => (
  <label className="field">
    <span>{label}</span>
    {children}
  </label>
)

/** Shows for phones that differ. */
const mixed = "mixed"

interface ChoiceProps<A extends string> {
  readonly label: string
  readonly options: ReadonlyArray<Option<A>>
  /** The values of the phones. */
  readonly values: ReadonlyArray<string>
  readonly onChange: (value: A) => void
}

/** One choice for phones, which may differ in it, or have a value that is not offered. */
export const Common = <A extends string>({ label, options, values, onChange }: ChoiceProps<A>) => {
  const [first = ""] = values
  const common = options.find(({ value }) => values.every((each) => each === value))
  const others: ReadonlyArray<Option<A | typeof mixed>> =
    common === undefined
      ? [{ value: mixed, label: values.every((each) => each === first) ? first : "mixed" }]
      : []
  return (
    <Labelled label={label}>
      <Select
        value={common?.value ?? mixed}
        options={[...others, ...options]}
        onChange={(value) => {
          const chosen = options.find((option) => option.value === value)
          if (chosen !== undefined) onChange(chosen.value)
        }}
      />
    </Labelled>
  )
}

interface TypedProps {
  readonly title: string
  readonly label: string
  readonly placeholder: string
  readonly act: string
  readonly value: string
  readonly problemOf: (text: string) => string | undefined
  readonly onDone: (text: string) => void
  /** Controls beside the field. */
  readonly children?: ReactNode
}

/** A text that applies by a button, or by Enter. */
export const Typed = (props: TypedProps) => {
  const { title, label, placeholder, act, value, problemOf, onDone, children } = props
  const [draft, setDraft] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const id = useId()
  const done = (): void => {
    const text = (draft ?? value).trim()
    const found = problemOf(text)
    setProblem(found)
    if (found !== undefined) return
    onDone(text)
    setDraft(undefined)
  }
  return (
    <Group title={title}>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault()
          done()
        }}
      >
        <Labelled label={label}>
          <input
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder}
            value={draft ?? value}
            aria-invalid={problem !== undefined}
            aria-describedby={id}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
        </Labelled>
        <Act onPress={done}>{act}</Act>
        {children}
      </form>
      <p role="status" id={id} className="problem">
        {problem}
      </p>
    </Group>
  )
}
