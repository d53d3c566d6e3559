interface SearchFieldProps {
  readonly name: string
  readonly placeholder: string
  readonly value: string
  /** How many of all entries the text finds. */
  readonly found: number
  readonly all: number
  readonly onChange: (value: string) => void
}

/** A search of a list, which says how many entries it finds once something is typed. */
export const SearchField = ({ name, placeholder, value, found, all, onChange }: SearchFieldProps) => (
  <>
    <input
      type="search"
      aria-label={name}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
    <p role="status" className="note">
      {value.trim() === "" ? "" : `${found} of ${all}`}
    </p>
  </>
)
