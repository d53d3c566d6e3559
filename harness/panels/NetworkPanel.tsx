import { Act, Choices, Group, Toggle, WholeNumber } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"
import { FaultForm } from "./FaultForm.tsx"
import { kindTitles, timesWords, titleOf, waitWords } from "./faultWords.ts"

const latencies = ["0", "300", "1000", "3000"]

const InForce = () => {
  const harness = useHarness()
  const { faults, latencies: waits } = harness.scenario().settings
  const states = harness.faultStates()
  const slow = Object.entries(waits)
  if (faults.length === 0 && slow.length === 0) return null
  return (
    <Group title="In force">
      {faults.map((fault, index) => (
        <div key={fault.call} className="row">
          <span className="label">
            <span>{titleOf(fault.call)}</span>
            <small>{`${kindTitles[fault.kind]}, ${timesWords(fault, states[index])}`}</small>
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
            <span>{titleOf(call)}</span>
            <small>{waitWords(milliseconds)}</small>
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
