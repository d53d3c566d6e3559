import { DraftText, Pick } from "./controls.tsx"

/** A field of a form that is made from data. */
export interface FieldShape {
  readonly label: string
  readonly hint?: string
  readonly value: string
  /** All values of a choice. Other fields are typed. */
  readonly options?: ReadonlyArray<string>
  /** Why a text is no value of the field, in words; undefined for a valid one. */
  readonly problemOf: (text: string) => string | undefined
}

interface FormFieldProps {
  readonly field: FieldShape
  /** Typed text that is not yet the value; undefined without one. */
  readonly draft: string | undefined
  readonly onDraft: (draft: string | undefined) => void
  /** Why the value was refused later; undefined if it was not. */
  readonly refused?: string | undefined
  readonly onChange: (text: string) => void
}

/** A typed field, or a choice. A typed text that does not fit says why, and stays. */
export const FormField = ({ field, draft, onDraft, refused, onChange }: FormFieldProps) => {
  const { label, hint, value, options, problemOf } = field
  return options === undefined ? (
    <DraftText
      label={label}
      hint={hint}
      value={value}
      problemOf={problemOf}
      draft={draft}
      onDraft={onDraft}
      refused={refused}
      onChange={onChange}
    />
  ) : (
    <Pick
      label={label}
      hint={hint}
      options={options.map((each) => ({ value: each, label: each || "none" }))}
      value={value}
      onChange={onChange}
    />
  )
}
