import { Result } from "effect"
import { useId, useState } from "react"

import type { Fault } from "#fixtures/settings.ts"

import { Act, Choices } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"
import { type Editable, editableOf, editIn } from "../gateway/editedResponse.ts"
import type { CallLine } from "../report/harnessLog.ts"
import {
  changed,
  fromJson,
  keyOf,
  misfits,
  type Problem,
  problemWords,
  shapeOf,
} from "../gateway/responseShape.ts"
import { type Draft, Part } from "./ResponseForm.tsx"

const ways = [
  { value: "form", label: "Form" },
  { value: "json", label: "JSON" },
] as const
type Way = (typeof ways)[number]["value"]

/** A response while it is edited: its value, and typed texts that are not in it yet. */
interface Edited {
  readonly value: unknown
  readonly drafts: Readonly<Record<string, Draft>>
  readonly problems: ReadonlyArray<Problem>
}

const untyped = { drafts: {}, problems: [] }

const written = (value: unknown): string => JSON.stringify(value, null, 2)

/** Without the texts at and below a place. */
const draftsBeside = ({ drafts }: Edited, place: ReadonlyArray<string | number>): Edited["drafts"] => {
  const key = keyOf(place)
  return Object.fromEntries(
    Object.entries(drafts).filter(([each]) => key !== "" && each !== key && !each.startsWith(`${key}/`)),
  )
}

/** The value with all typed texts, and where it does not fit. */
const settled = ({ call }: Editable, { value, drafts }: Edited): Pick<Edited, "value" | "problems"> => {
  const typed = Object.values(drafts)
  const whole = typed.reduce<unknown>(
    (sofar, { place, read }) => (Result.isSuccess(read) ? changed(sofar, place, read.success) : sofar),
    value,
  )
  const refused = typed.flatMap(({ place, read }) =>
    Result.isFailure(read) ? [{ place, what: read.failure }] : [],
  )
  return { value: whole, problems: refused.length > 0 ? refused : misfits(call, whole) }
}

interface TimesProps {
  readonly onSend: (times: Fault["times"]) => void
}

/** Above the form: what a field says when it is left moves what is below it. */
const Times = ({ onSend }: TimesProps) => (
  <div className="bar">
    <Act onPress={() => onSend(1)}>Send next time</Act>
    <Act onPress={() => onSend("always")}>Send each time</Act>
  </div>
)

interface EditorProps {
  readonly editable: Editable
  readonly edited: Edited
  readonly onEdit: (next: (last: Edited) => Edited) => void
  readonly onSend: (value: unknown, times: Fault["times"]) => void
}

const FormEditor = ({ editable, edited, onEdit, onSend }: EditorProps) => {
  const send = (times: Fault["times"]) => {
    const { value, problems } = settled(editable, edited)
    onEdit((last) => ({ ...last, problems }))
    if (problems.length === 0) onSend(value, times)
  }
  return (
    <>
      <Times onSend={send} />
      <p role="status" className="problem">
        {edited.problems.length > 0 && `Not sent. ${problemWords(edited.problems)}`}
      </p>
      <Part
        shape={shapeOf(editable.call)}
        value={edited.value}
        place={[]}
        form={{
          drafts: edited.drafts,
          problems: edited.problems,
          onDraft: (place, draft) =>
            onEdit((last) => ({
              ...last,
              drafts: {
                ...draftsBeside(last, place),
                ...(draft === undefined ? {} : { [keyOf(place)]: draft }),
              },
            })),
          onChange: (place, part) =>
            onEdit((last) => ({
              value: changed(last.value, place, part),
              // Without a part, the entries after it move up.
              drafts: draftsBeside(last, part === undefined ? place.slice(0, -1) : place),
              problems: [],
            })),
        }}
      />
    </>
  )
}

interface JsonEditorProps extends Pick<EditorProps, "editable" | "onSend"> {
  readonly text: string
  readonly onText: (text: string) => void
}

const JsonEditor = ({ editable, text, onText, onSend }: JsonEditorProps) => {
  const id = useId()
  const [words, setWords] = useState("")
  /** The text about which the tester was warned. */
  const [warned, setWarned] = useState<string>()
  const send = (times: Fault["times"]) => {
    const value = fromJson(text)
    if (Result.isFailure(value)) return setWords(`Not sent. ${value.failure}`)
    const problems = misfits(editable.call, value.success)
    if (problems.length > 0 && warned !== text) {
      setWarned(text)
      return setWords(`It does not fit. ${problemWords(problems)} Press again to send it all the same.`)
    }
    setWords("")
    onSend(value.success, times)
  }
  return (
    <>
      <textarea
        aria-label="Value of the response"
        aria-describedby={id}
        aria-invalid={words !== ""}
        rows={10}
        spellCheck={false}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <Times onSend={send} />
      <p role="status" id={id} className="problem">
        {words}
      </p>
    </>
  )
}

const hasForm = ({ call }: Editable): boolean => shapeOf(call).type !== "any"

const Editor = ({ editable, onSend }: Pick<EditorProps, "editable" | "onSend">) => {
  const [way, setWay] = useState<Way>(hasForm(editable) ? "form" : "json")
  const [edited, onEdit] = useState<Edited>({ value: editable.value, ...untyped })
  const [text, setText] = useState(written(editable.value))
  const [isBroken, setBroken] = useState(false)
  const turn = (next: Way) => {
    const value = fromJson(text)
    const isLost = next === "form" && Result.isFailure(value)
    setBroken(isLost)
    if (isLost || next === way) return
    if (next === "json") setText(written(edited.value))
    else if (Result.isSuccess(value) && text !== written(edited.value))
      onEdit({ value: value.success, ...untyped })
    setWay(next)
  }
  return (
    <>
      {hasForm(editable) && <Choices label="Edit as" options={ways} value={way} onChange={turn} />}
      {isBroken && <p className="problem">The form needs JSON.</p>}
      {way === "form" ? (
        <FormEditor editable={editable} edited={edited} onEdit={onEdit} onSend={onSend} />
      ) : (
        <JsonEditor editable={editable} text={text} onText={setText} onSend={onSend} />
      )}
    </>
  )
}

/** Edits the value that a call's next request, or each, gets. */
export const ResponseEdit = ({ line }: { readonly line: CallLine }) => {
  const harness = useHarness()
  const [editable] = useState(() => editableOf(line, harness.log()))
  if (editable === undefined) return null
  const { faults } = harness.scenario().settings
  const edit = editIn(faults, `${line.method} ${line.path}`)
  const send = (value: unknown, times: Fault["times"]) =>
    void harness.setFault({ call: editable.target, kind: "edited", times, value })
  return (
    <div role="group" aria-label="Edited response" className="part">
      <p className="note">
        The call takes effect, and its response has this value. What the log hides of it stays the gateway's.
      </p>
      <Editor editable={editable} onSend={send} />
      {edit !== undefined && (
        <Act onPress={() => void harness.configure({ faults: faults.filter((each) => each !== edit.fault) })}>
          Do not edit
        </Act>
      )}
    </div>
  )
}
