import { Schema } from "effect"

import { hasWords } from "../dock/controlIndex.ts"
import { useRemembered } from "../dock/forms.ts"

interface Search<A> {
  readonly name: string
  readonly remembered: string
  readonly placeholder: string
  readonly all: ReadonlyArray<A>
  readonly searchedTextOf: (entry: A) => string
}

/** A search in a list. Returns the matching entries and the search field, which shows their number after input. */
export const useSearch = <A,>({ name, remembered, placeholder, all, searchedTextOf }: Search<A>) => {
  const [typed, setTyped] = useRemembered(remembered, Schema.String, "")
  const text = typed.trim()
  const found = all.filter((entry) => hasWords(searchedTextOf(entry), text))
  const field = (
    <>
      <input
        type="search"
        aria-label={name}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p role="status" className="note">
        {text === "" ? "" : `${found.length} of ${all.length}`}
      </p>
    </>
  )
  return { found, field }
}
