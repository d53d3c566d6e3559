import { useState } from "react"

import { Act, Group } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"
import {
  type CallLine,
  filtered,
  type LogLine,
  outcomeOf,
  type PolicyLine,
  textOf,
  timeOf,
} from "../report.ts"

/** Maximum number of rendered rows; the filter finds the others. */
const most = 150

const outcomes: Readonly<Record<PolicyLine["outcome"], string>> = {
  ran: "made a call",
  dropped: "dropped",
  waited: "waits",
}

const Part = ({ name, value }: { readonly name: string; readonly value: unknown }) =>
  value === undefined ? null : (
    <>
      <h4>{name}</h4>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </>
  )

const Call = ({ line }: { readonly line: CallLine }) => {
  const [open, setOpen] = useState(false)
  return (
    <details className="line" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <time>{timeOf(line.at)}</time> <b>{line.method}</b>{" "}
        <span>{[line.path, ...line.names].join(", ")}</span>{" "}
        <em className={line.failure === undefined ? "good" : "bad"}>{outcomeOf(line)}</em>
      </summary>
      {open && (
        <>
          <Part name="Query" value={line.query} />
          <Part name="Headers" value={line.headers} />
          <Part name="Body" value={line.body} />
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

const Line = ({ line }: { readonly line: LogLine }) =>
  line.kind === "call" ? <Call line={line} /> : <Policy line={line} />

export const LogPanel = () => {
  const harness = useHarness()
  const [search, setSearch] = useState("")
  const [copied, setCopied] = useState("")
  const lines = filtered(harness.log(), search)
  const shown = lines.slice(-most).reverse()
  const copy = () => {
    window.navigator.clipboard.writeText(lines.map(textOf).join("\n")).then(
      () => setCopied(`${lines.length} lines copied.`),
      () => setCopied("The browser does not let it be copied."),
    )
  }
  return (
    <Group title={`Calls and policies: ${lines.length}`} note="Newest first. Secrets are hidden.">
      <div className="bar">
        <input
          type="search"
          aria-label="Filter the log"
          placeholder="Name, area, path, code, policy …"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Act onPress={harness.clearLog}>Clear</Act>
        <Act onPress={copy}>Copy</Act>
      </div>
      <p role="status" className="note">
        {copied}
      </p>
      <ol className="lines" aria-label="Log">
        {shown.map((line) => (
          <li key={`${line.kind} ${line.id}`}>
            <Line line={line} />
          </li>
        ))}
      </ol>
    </Group>
  )
}
