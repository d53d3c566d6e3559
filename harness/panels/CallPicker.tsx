import { Schema } from "effect"

import { callWords } from "../gateway/callWords.ts"
import { hasWords } from "../dock/controlIndex.ts"
import { Pick } from "../dock/controls.tsx"
import { useRemembered } from "../dock/forms.ts"
import { SearchField } from "../dock/SearchField.tsx"
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
  const found = callOptions.filter(({ value }) => hasWords(wordsOf(value), search.trim()))
  const options = callOptions.filter((option) => option.value === call || found.includes(option))
  return (
    <>
      <SearchField
        name="Search calls"
        placeholder="Path, name or area of a call"
        value={search}
        found={found.length}
        all={callOptions.length}
        onChange={setSearch}
      />
      <Pick label="Call" hint={hint} options={options} value={call} onChange={onChange} />
      {call !== everyCall && (
        <p className="note" role="note" aria-label="Chosen call">
          <code>{titleOf(call)}</code>
        </p>
      )}
    </>
  )
}
