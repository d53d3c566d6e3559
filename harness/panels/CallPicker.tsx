import { Schema } from "effect"

import { callWords } from "../callWords.ts"
import { hasWords } from "../dock/controlIndex.ts"
import { Pick } from "../dock/controls.tsx"
import { useRemembered } from "../dock/forms.ts"
import { callOptions, everyCall, titleOf } from "./faultWords.ts"

/** Title, and the area and name of the app's call, such as `games addFavourite`. */
const wordsOf = (call: string): string => {
  const [method = "", path = ""] = call.split(" ")
  return `${titleOf(call)} ${callWords(method, path)}`
}

interface Props {
  readonly call: string
  readonly hint: string | undefined
  readonly onChange: (call: string) => void
}

/** A searchable list of calls. The chosen call stays in it, and is shown in full. */
export const CallPicker = ({ call, hint, onChange }: Props) => {
  const [search, setSearch] = useRemembered("Network call search", Schema.String, "")
  const typed = search.trim()
  const found = callOptions.filter(({ value }) => hasWords(wordsOf(value), typed))
  const options = callOptions.filter((option) => option.value === call || found.includes(option))
  return (
    <>
      <input
        type="search"
        aria-label="Search calls"
        placeholder="Path, name or area of a call"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <p role="status" className="note">
        {typed === "" ? "" : `${found.length} of ${callOptions.length}`}
      </p>
      <Pick label="Call" hint={hint} options={options} value={call} onChange={onChange} />
      {call !== everyCall && (
        <p className="note" role="note" aria-label="Chosen call">
          <code>{titleOf(call)}</code>
        </p>
      )}
    </>
  )
}
