import { Choices, Many, type Option, Pick, Toggle, WholeNumber } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"
import { defaults, type Fields, fieldsOf } from "../scenario/scenario.ts"
import { setFields } from "../scenario/setFields.ts"

/** The names of the scenario's fields whose type extends `A`. */
type NameOf<A> = { [N in keyof Fields]: Fields[N] extends A ? N : never }[keyof Fields]

/** A field of the scenario, how to set it, and whether it differs from its default. */
export const useField = <N extends keyof Fields>(name: N) => {
  const harness = useHarness()
  const value = fieldsOf(harness.scenario())[name]
  const standard = fieldsOf(defaults)[name]
  const set = (next: Fields[N]): void => {
    const patch: Partial<Fields> = {}
    patch[name] = next
    void setFields(harness, patch)
  }
  return { value, standard, set, changed: JSON.stringify(value) !== JSON.stringify(standard) }
}

interface FieldProps<N extends keyof Fields> {
  readonly field: N
  readonly label: string
  readonly hint?: string
}

const spacedWords = (value: string): string =>
  value.charAt(0).toUpperCase() + value.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Options with titles, by default the values as words: `pendingRaise` as "Pending raise". */
export const titled = <A extends string>(
  values: ReadonlyArray<A>,
  titles?: Readonly<Partial<Record<A, string>>>,
): ReadonlyArray<Option<A>> =>
  values.map((value) => ({ value, label: titles?.[value] ?? spacedWords(value) }))

interface FieldChoicesProps<N extends NameOf<string>> extends FieldProps<N> {
  readonly options: ReadonlyArray<Option<Fields[N]>>
}

/** A choice of one value, with all values visible. */
export const FieldChoices = <N extends NameOf<string>>({ field, ...props }: FieldChoicesProps<N>) => {
  const { value, set } = useField(field)
  return <Choices {...props} value={value} onChange={set} />
}

/** A choice of one value from a drop-down list. */
export const FieldPick = <N extends NameOf<string>>({ field, ...props }: FieldChoicesProps<N>) => {
  const { value, set, changed } = useField(field)
  return <Pick {...props} value={value} changed={changed} onChange={set} />
}

export const FieldToggle = ({ field, ...labels }: FieldProps<NameOf<boolean>>) => {
  const { value, set, changed } = useField(field)
  return <Toggle {...labels} checked={value} changed={changed} onChange={set} />
}

interface FieldNumberProps extends FieldProps<NameOf<number | null>> {
  readonly placeholder?: string
}

/** A whole number. An empty field returns to the default. */
export const FieldNumber = ({ field, ...labels }: FieldNumberProps) => {
  const { value, standard, set, changed } = useField(field)
  return (
    <WholeNumber {...labels} value={value} changed={changed} onChange={(next) => set(next ?? standard)} />
  )
}

interface FieldListProps extends FieldProps<NameOf<ReadonlyArray<string>>> {
  readonly options: ReadonlyArray<Option<string>>
}

/** A choice of several entries of a list. Lists whose names end in `Off` contain the disabled entries. */
export const FieldList = ({ field, label, options }: FieldListProps) => {
  const harness = useHarness()
  const list: ReadonlyArray<string> = useField(field).value
  const flipped = (entries: ReadonlyArray<string>): ReadonlyArray<string> =>
    field.endsWith("Off")
      ? options.map(({ value }) => value).filter((each) => !entries.includes(each))
      : entries
  return (
    <Many
      label={label}
      options={options}
      chosen={flipped(list)}
      onChange={(chosen) => void harness.configure({ [field]: flipped(chosen) })}
    />
  )
}
