import { useState } from "react"

import { handledCalls } from "#fixtures/handlers/all.ts"
import { type Fault, type FaultKind, faultKinds } from "#fixtures/settings.ts"

import { Act, Choices, Group, Pick, plainOptions, Text, Toggle, WholeNumber } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"

const kindTitles: Readonly<Record<FaultKind, string>> = {
  network: "Network error",
  timeout: "No response (timeout)",
  lost: "Done, but the response is lost",
  refused: "Refused with a message code",
  notEnvelope: "HTML instead of a response",
  http500: "Status 500",
  empty: "Success without content",
  wrongTypes: "Wrong types",
  captcha: "Refused, captcha wanted",
  sessionOver: "Session over (401)",
  slow: "3 seconds slow",
}

const often = ["once", "n times", "always", "n percent"] as const
type Often = (typeof often)[number]

const everyCall = "*"

/** The app's calls, without the pages of vendors. */
const calls = [everyCall, ...[...handledCalls].filter((key) => !key.includes("/lgw/vendor/")).sort()]

const callOptions = calls.map((value) => ({ value, label: value === everyCall ? "Every call" : value }))

const latencies = ["0", "300", "1000", "3000"]

const timesOf = (how: Often, count: number): Fault["times"] => {
  switch (how) {
    case "once":
      return 1
    case "n times":
      return Math.max(1, count)
    case "always":
      return "always"
    case "n percent":
      return { percent: Math.min(100, count), seed: 1 }
  }
}

const wordsOf = ({ times }: Fault): string => {
  if (times === "always") return "always"
  return typeof times === "number" ? `${times} ×` : `${times.percent} %`
}

const FaultForm = () => {
  const harness = useHarness()
  const [call, setCall] = useState(everyCall)
  const [kind, setKind] = useState<FaultKind>("network")
  const [how, setHow] = useState<Often>("once")
  const [count, setCount] = useState(2)
  const [code, setCode] = useState("")
  const [query, setQuery] = useState("")
  const [wait, setWait] = useState<number | null>(null)
  const hasQuery = call.startsWith("GET ")
  const set = () => {
    const named = kind === "refused" && code !== "" ? { code } : {}
    const target = hasQuery && query !== "" ? `${call}?${query}` : call
    void harness.setFault({ call: target, kind, times: timesOf(how, count), ...named })
  }
  return (
    <Group title="One call">
      <Pick label="Call" options={callOptions} value={call} onChange={setCall} />
      {hasQuery && (
        <Text
          label="Only when its query has"
          placeholder="anything, or pageNo=2"
          value={query}
          onChange={setQuery}
        />
      )}
      <Pick
        label="Fails with"
        options={faultKinds.map((value) => ({ value, label: kindTitles[value] }))}
        value={kind}
        onChange={setKind}
      />
      {kind === "refused" && (
        <Text label="Message code" placeholder="unknown_error" value={code} onChange={setCode} />
      )}
      <Pick label="How often" options={plainOptions(often)} value={how} onChange={setHow} />
      {(how === "n times" || how === "n percent") && (
        <WholeNumber label="n" value={count} onChange={(next) => setCount(next ?? 1)} />
      )}
      <Act onPress={set}>Let it fail</Act>
      {call !== everyCall && (
        <>
          <WholeNumber label="Answers after, ms" placeholder="3000" value={wait} onChange={setWait} />
          <Act onPress={() => void harness.setLatency(call, wait ?? 3000)}>Let it wait</Act>
        </>
      )}
    </Group>
  )
}

const InForce = () => {
  const harness = useHarness()
  const { faults, latencies: waits } = harness.scenario().settings
  const slow = Object.entries(waits)
  if (faults.length === 0 && slow.length === 0) return null
  return (
    <Group title="In force">
      {faults.map((fault) => (
        <div key={fault.call} className="row">
          <span className="label">
            <span>{fault.call === everyCall ? "Every call" : fault.call}</span>
            <small>{`${kindTitles[fault.kind]}, ${wordsOf(fault)}`}</small>
          </span>
          <Act
            name={`Remove the failure of ${fault.call}`}
            onPress={() => void harness.configure({ faults: faults.filter((each) => each !== fault) })}
          >
            Remove
          </Act>
        </div>
      ))}
      {slow.map(([call, milliseconds]) => (
        <div key={call} className="row">
          <span className="label">
            <span>{call}</span>
            <small>{`responds after ${milliseconds} ms`}</small>
          </span>
          <Act name={`Remove the wait of ${call}`} onPress={() => void harness.setLatency(call, null)}>
            Remove
          </Act>
        </div>
      ))}
      <Act onPress={() => void harness.configure({ faults: [], latencies: {} })}>Remove all</Act>
    </Group>
  )
}

export const NetworkPanel = () => {
  const harness = useHarness()
  const { latency, offline } = harness.scenario().settings
  return (
    <>
      <Group title="All calls">
        <Toggle
          label="Offline"
          hint="No call is sent, and the device reports offline"
          checked={offline}
          changed={offline}
          onChange={(next) => void harness.configure({ offline: next })}
        />
        <Choices
          label="Latency"
          options={latencies.map((value) => ({ value, label: `${value} ms` }))}
          value={String(latency)}
          onChange={(value) => void harness.configure({ latency: Number(value) })}
        />
        <WholeNumber
          label="Latency, ms"
          changed={latency !== 0}
          value={latency}
          onChange={(next) => void harness.configure({ latency: next ?? 0 })}
        />
      </Group>
      <InForce />
      <FaultForm />
    </>
  )
}
