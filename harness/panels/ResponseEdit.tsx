import { useId, useState } from "react"

import { ActionButton, Toggle } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"
import { readTyped, targetOf, textToEdit } from "../gateway/editedResponse.ts"
import type { CallLine } from "../report/harnessLog.ts"

/** Edits the response value of a call, for its next request or for every request. */
export const ResponseEdit = ({ line }: { readonly line: CallLine }) => {
  const harness = useHarness()
  const id = useId()
  const [text, setText] = useState(() => textToEdit(line, harness.log()))
  const [isOnce, setOnce] = useState(false)
  const call = targetOf(line)
  const { value, problem } = readTyped(line, text)
  const { faults } = harness.scenario().settings
  const others = faults.filter((each) => each.kind !== "edited" || each.call !== call)
  const times = isOnce ? 1 : "always"
  return (
    <div role="group" aria-label="Edited response">
      <p className="note">
        The call takes effect, and its response has this value. What the log hides of it stays the gateway's.
      </p>
      <textarea
        aria-label="Value of the response"
        aria-describedby={id}
        aria-invalid={problem !== undefined}
        rows={10}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p role="status" id={id} className="problem">
        {problem}
      </p>
      <Toggle label="Only the next request" checked={isOnce} onChange={setOnce} />
      <div className="bar">
        <ActionButton
          why={value === undefined ? "Only JSON can be applied" : undefined}
          onPress={() => void harness.setFault({ call, kind: "edited", times, value })}
        >
          {problem === undefined ? "Apply" : "Apply anyway"}
        </ActionButton>
        {others.length < faults.length && (
          <ActionButton onPress={() => void harness.configure({ faults: others })}>Remove</ActionButton>
        )}
      </div>
    </div>
  )
}
