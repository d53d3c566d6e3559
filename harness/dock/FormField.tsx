import { DraftText, type DraftTextProps, Pick } from "./controls.tsx"

interface FormFieldProps extends DraftTextProps {
  /** All values of a choice. Other fields are typed. */
  readonly options?: ReadonlyArray<string>
}

/** A field of a form that is made from data: typed, or a choice. A typed text that does not fit says why, and stays. */
export const FormField = ({ options, ...field }: FormFieldProps) => {
  const { label, hint, value, onChange } = field
  return options === undefined ? (
    <DraftText {...field} />
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
