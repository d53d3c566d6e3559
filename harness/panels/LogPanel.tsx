import { useState } from "react"

import { isAppFile } from "#fixtures/appFiles.ts"

import { ActionButton, Group, plainOptions, Select } from "../dock/controls.tsx"
import { copyText } from "../dock/copyText.ts"
import { useRemembered } from "../dock/forms.ts"
import { saveFile } from "../dock/saveFile.ts"
import { useHarness } from "../dock/useHarness.ts"
import { harOf } from "../report/har.ts"
import {
  type CallLine,
  filtered,
  lineKinds,
  LogFilter,
  type LogLine,
  noFilter,
  outcomeOf,
  type RequestPolicyLine,
  recordsOf,
  shownOutcomes,
  stateChangeText,
  textOf,
  timeOf,
  stampOf,
} from "../report/harnessLog.ts"
import { CallActions } from "./CallActions.tsx"

/** Maximum number of rendered rows. The filter can find all other rows. */
const most = 150

const outcomes: Readonly<Record<RequestPolicyLine["outcome"], string>> = {
  ran: "made a call",
  dropped: "dropped",
  waited: "waits",
  replaced: "replaced",
}

const filters = [
  { field: "kind", name: "Kind", values: lineKinds },
  { field: "method", name: "Method", values: ["GET", "POST", "PUT", "DELETE"] },
  { field: "outcome", name: "Outcome", values: shownOutcomes },
] as const

interface FilterProps {
  readonly filter: LogFilter
  readonly onChange: (filter: LogFilter) => void
}

const Filters = ({ filter, onChange }: FilterProps) => (
  <div className="bar">
    {filters.map(({ field, name, values }) => (
      <Select
        key={field}
        name={name}
        options={[{ value: "any", label: `Any ${field}` }, ...plainOptions<string>(values)]}
        value={filter[field] ?? "any"}
        onChange={(value) => onChange({ ...filter, [field]: value === "any" ? undefined : value })}
      />
    ))}
  </div>
)

const Part = ({ name, value }: { readonly name: string; readonly value: unknown }) =>
  value === undefined ? null : (
    <>
      <h3>{name}</h3>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </>
  )

/** The class for the colour of a call's outcome. A held call has the colour of a waiting request policy. */
const classOf = ({ failure, isHeld }: CallLine): string => {
  if (isHeld === true) return "waited"
  return failure === undefined ? "good" : "bad"
}

/** The content of a rendered log line. A line without details cannot be expanded. */
interface ShownLine {
  readonly title?: string
  readonly text: string
  readonly outcome?: string
  /** The class of the outcome's colour. */
  readonly colour?: string
  readonly details: ReadonlyArray<readonly [name: string, value: unknown]>
}

const shownLine = (line: LogLine): ShownLine => {
  switch (line.kind) {
    case "policy":
      return { text: line.policy, outcome: outcomes[line.outcome], colour: line.outcome, details: [] }
    case "machine":
      return { title: line.machine, text: stateChangeText(line), details: [] }
    case "telemetry":
      return {
        title: "telemetry",
        text: recordsOf(line),
        details: [
          ...line.records.map(({ name, at, severity, attributes }) => {
            return [`${name}, ${severity}, ${timeOf(at)}`, attributes] as const
          }),
          ["Resource", line.resource],
          ["Body", line.unreadable],
        ],
      }
    case "call":
      return {
        title: line.method,
        text: [line.path, ...line.names].join(", "),
        outcome: outcomeOf(line),
        colour: classOf(line),
        details: [
          ["Query", line.query],
          ["Headers", line.headers],
          line.decrypted === undefined ? ["Body", line.body] : ["Body, sent encrypted", line.decrypted],
          ["Response", line.response],
        ],
      }
  }
}

const Line = ({ line }: { readonly line: LogLine }) => {
  const [open, setOpen] = useState(false)
  const { title, text, outcome, colour, details } = shownLine(line)
  const head = (
    <>
      <time>{stampOf(line)}</time> {title !== undefined && <b>{title} </b>}
      <span>{text}</span> {outcome !== undefined && <em className={colour}>{outcome}</em>}
    </>
  )
  if (details.length === 0) return <p className="line policy">{head}</p>
  return (
    <details className="line" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{head}</summary>
      {open && (
        <>
          {line.kind === "call" && !line.names.some(isAppFile) && <CallActions line={line} />}
          {details.map(([name, value], index) => (
            <Part key={index} name={name} value={value} />
          ))}
        </>
      )}
    </details>
  )
}

export const LogPanel = () => {
  const harness = useHarness()
  const [filter, setFilter] = useRemembered("Log filter", LogFilter, noFilter)
  const [copied, setCopied] = useState("")
  const lines = filtered(harness.log(), filter)
  const shown = lines.slice(-most).reverse()
  const copy = () =>
    void copyText(lines.map(textOf).join("\n"), `${lines.length} lines copied.`).then(setCopied)
  const saveHar = () =>
    saveFile(harness, "log", "har", JSON.stringify(harOf(lines, window.location.origin), null, 2))
  return (
    <Group
      title={`Calls, policies, machines and telemetry: ${lines.length}`}
      note="Newest first, as they happened. Bodies of calls are decrypted, and their secrets hidden; telemetry shows as it was sent. Clear removes what is shown."
    >
      <div className="bar">
        <input
          type="search"
          aria-label="Filter the log"
          placeholder="Name, area, path, code, policy …"
          value={filter.text}
          onChange={(event) => setFilter({ ...filter, text: event.currentTarget.value })}
        />
        <ActionButton onPress={() => harness.clearLog(filter)}>Clear</ActionButton>
        <ActionButton onPress={copy}>Copy</ActionButton>
        <ActionButton onPress={saveHar}>Save as HAR</ActionButton>
      </div>
      <Filters filter={filter} onChange={setFilter} />
      <p role="status" className="note">
        {copied}
      </p>
      <ol aria-label="Log">
        {shown.map((line) => (
          <li key={`${line.kind} ${line.id}`}>
            <Line line={line} />
          </li>
        ))}
      </ol>
    </Group>
  )
}
