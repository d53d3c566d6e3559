import { useState } from "react"

import { isAppFile } from "#fixtures/appFiles.ts"

import { Act, Group, type Option, Select } from "../dock/controls.tsx"
import { useRemembered } from "../dock/forms.ts"
import { saveFile } from "../dock/saveFile.ts"
import { useHarness } from "../dock/useHarness.ts"
import { harOf } from "../report/har.ts"
import {
  type CallLine,
  filtered,
  lineKinds,
  type MachineLine,
  LogFilter,
  type LogLine,
  noFilter,
  outcomeOf,
  type PolicyLine,
  recordsOf,
  shownOutcomes,
  stepOf,
  type TelemetryLine,
  textOf,
  timeOf,
} from "../report/harnessLog.ts"
import { CallActions } from "./CallActions.tsx"

/** Maximum number of rendered rows; the filter finds the others. */
const most = 150

const outcomes: Readonly<Record<PolicyLine["outcome"], string>> = {
  ran: "made a call",
  dropped: "dropped",
  waited: "waits",
  replaced: "replaced",
}

/** The value of a choice that shows everything. */
const choices = <A extends string>(
  all: string,
  values: ReadonlyArray<A>,
): ReadonlyArray<Option<A | "any">> => [
  { value: "any", label: all },
  ...values.map((value) => ({ value, label: value })),
]

const kinds = choices("Any kind", lineKinds)
const methods = choices("Any method", ["GET", "POST", "PUT", "DELETE"])
const outcomeChoices = choices("Any outcome", shownOutcomes)

interface FilterProps {
  readonly filter: LogFilter
  readonly onChange: (filter: LogFilter) => void
}

const Filters = ({ filter, onChange }: FilterProps) => (
  <div className="bar">
    <Select
      name="Kind"
      options={kinds}
      value={filter.kind ?? "any"}
      onChange={(value) => onChange({ ...filter, kind: value === "any" ? undefined : value })}
    />
    <Select
      name="Method"
      options={methods}
      value={filter.method ?? "any"}
      onChange={(value) => onChange({ ...filter, method: value === "any" ? undefined : value })}
    />
    <Select
      name="Outcome"
      options={outcomeChoices}
      value={filter.outcome ?? "any"}
      onChange={(value) => onChange({ ...filter, outcome: value === "any" ? undefined : value })}
    />
  </div>
)

const Part = ({ name, value }: { readonly name: string; readonly value: unknown }) =>
  value === undefined ? null : (
    <>
      <h4>{name}</h4>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </>
  )

/** The colour of an outcome: a held call is like a policy that waits. */
const classOf = ({ failure, isHeld }: CallLine): string => {
  if (isHeld === true) return "waited"
  return failure === undefined ? "good" : "bad"
}

const Call = ({ line }: { readonly line: CallLine }) => {
  const [open, setOpen] = useState(false)
  return (
    <details className="line" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <time>{timeOf(line.at)}</time> <b>{line.method}</b>{" "}
        <span>{[line.path, ...line.names].join(", ")}</span>{" "}
        <em className={classOf(line)}>{outcomeOf(line)}</em>
      </summary>
      {open && (
        <>
          {!line.names.some(isAppFile) && <CallActions line={line} />}
          <Part name="Query" value={line.query} />
          <Part name="Headers" value={line.headers} />
          {line.decrypted === undefined ? (
            <Part name="Body" value={line.body} />
          ) : (
            <Part name="Body, sent encrypted" value={line.decrypted} />
          )}
          <Part name="Response" value={line.response} />
        </>
      )}
    </details>
  )
}

const Policy = ({ line }: { readonly line: PolicyLine }) => (
  <p className="line policy">
    <time>{timeOf(line.at)}</time> <span>{line.policy}</span>{" "}
    <em className={line.outcome}>{outcomes[line.outcome]}</em>
  </p>
)

const Machine = ({ line }: { readonly line: MachineLine }) => (
  <p className="line policy">
    <time>{timeOf(line.at)}</time> <b>{line.machine}</b> <span>{stepOf(line)}</span>
  </p>
)

const Telemetry = ({ line }: { readonly line: TelemetryLine }) => {
  const [open, setOpen] = useState(false)
  return (
    <details className="line" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <time>{timeOf(line.at)}</time> <b>telemetry</b> <span>{recordsOf(line)}</span>
      </summary>
      {open && (
        <>
          {line.records.map(({ name, at, severity, attributes }, index) => (
            <Part key={index} name={`${name}, ${severity}, ${timeOf(at)}`} value={attributes} />
          ))}
          <Part name="Resource" value={line.resource} />
          <Part name="Body" value={line.unreadable} />
        </>
      )}
    </details>
  )
}

const Line = ({ line }: { readonly line: LogLine }) => {
  if (line.kind === "telemetry") return <Telemetry line={line} />
  if (line.kind === "machine") return <Machine line={line} />
  return line.kind === "call" ? <Call line={line} /> : <Policy line={line} />
}

export const LogPanel = () => {
  const harness = useHarness()
  const [filter, setFilter] = useRemembered("Log filter", LogFilter, noFilter)
  const [copied, setCopied] = useState("")
  const lines = filtered(harness.log(), filter)
  const shown = lines.slice(-most).reverse()
  const copy = () => {
    window.navigator.clipboard.writeText(lines.map(textOf).join("\n")).then(
      () => setCopied(`${lines.length} lines copied.`),
      () => setCopied("The browser does not let it be copied."),
    )
  }
  const saveHar = () => saveFile("log.har", JSON.stringify(harOf(lines, window.location.origin), null, 2))
  return (
    <Group
      title={`Calls, policies, machines and telemetry: ${lines.length}`}
      note="Newest first. Bodies of calls are decrypted, and their secrets hidden; telemetry shows as it was sent. Clear removes what is shown."
    >
      <div className="bar">
        <input
          type="search"
          aria-label="Filter the log"
          placeholder="Name, area, path, code, policy …"
          value={filter.text}
          onChange={(event) => setFilter({ ...filter, text: event.currentTarget.value })}
        />
        <Act onPress={() => harness.clearLog(filter)}>Clear</Act>
        <Act onPress={copy}>Copy</Act>
        <Act onPress={saveHar}>Save as HAR</Act>
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
