import { type ReactNode, useId, useRef, useState } from "react"

import { Group, type Option, Select } from "../dock/controls.tsx"

interface LabelledProps {
  readonly label: string
  readonly children: ReactNode
}

/** A control under its label. */
const Labelled = ({ label, children }: LabelledProps) => (
  <label className="field">
    <span>{label}</span>
    {children}
  </label>
)

/** The value of a select for phones that differ in the setting. */
const mixed = "mixed"

interface ChoiceProps {
  readonly label: string
  readonly options: ReadonlyArray<Option<string>>
  /** The values of the phones. */
  readonly values: ReadonlyArray<string>
  readonly onChange: (value: string) => void
}

/** A select for one setting of several phones. The phones may differ in the setting, or have a value that is no option. */
export const Common = ({ label, options, values, onChange }: ChoiceProps) => {
  const [first = ""] = values
  const isSame = values.every((each) => each === first)
  const isOffered = isSame && options.some(({ value }) => value === first)
  const other = { value: mixed, label: isSame ? first : "mixed" }
  return (
    <Labelled label={label}>
      <Select
        value={isOffered ? first : mixed}
        options={isOffered ? options : [other, ...options]}
        onChange={onChange}
      />
    </Labelled>
  )
}

interface TypedProps {
  readonly title: string
  readonly label: string
  readonly placeholder: string
  readonly button: string
  readonly value: string
  readonly problemOf: (text: string) => string | undefined
  readonly onDone: (text: string) => void
}

/** A text field whose text applies at a press of the button or of Enter. */
export const Typed = (props: TypedProps) => {
  const { title, label, placeholder, button, value, problemOf, onDone } = props
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <Group title={title}>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault()
          const text = input.current?.value.trim() ?? ""
          const found = problemOf(text)
          setProblem(found)
          if (found !== undefined) return
          onDone(text)
          event.currentTarget.reset()
        }}
      >
        <Labelled label={label}>
          <input
            ref={input}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder}
            defaultValue={value}
            aria-invalid={problem !== undefined}
            aria-describedby={id}
          />
        </Labelled>
        <button className="action">{button}</button>
      </form>
      <p role="status" id={id} className="problem">
        {problem}
      </p>
    </Group>
  )
}
