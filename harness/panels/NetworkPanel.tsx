import { faultWords } from "../dock/changes.ts"
import { Act, Choices, Group, Toggle, WholeNumber } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"
import { FaultForm } from "./FaultForm.tsx"
import { heldWords, titleOf, waitWords } from "./faultWords.ts"

const latencies = ["0", "300", "1000", "3000"]

interface InForceRowProps {
  readonly call: string
  readonly words: string
  /** What ends it, such as `Release`, and the accessible name of the button. */
  readonly end: string
  readonly name: string
  readonly onEnd: () => Promise<void>
}

const InForceRow = ({ call, words, end, name, onEnd }: InForceRowProps) => (
  <div className="row">
    <span className="label">
      <span>{titleOf(call)}</span>
      <small>{words}</small>
    </span>
    <Act name={name} onPress={() => void onEnd()}>
      {end}
    </Act>
  </div>
)

const InForce = () => {
  const harness = useHarness()
  const { faults, latencies: waits, held } = harness.scenario().settings
  const states = harness.faultStates()
  const slow = Object.entries(waits)
  if (faults.length + slow.length + held.length === 0) return null
  return (
    <Group title="In force">
      {faults.map((fault, index) => (
        <InForceRow
          key={`fault ${fault.call}`}
          call={fault.call}
          words={faultWords(fault, states[index])}
          end="Remove"
          name={`Remove the failure of ${fault.call}`}
          onEnd={() => harness.configure({ faults: faults.filter((each) => each !== fault) })}
        />
      ))}
      {slow.map(([call, milliseconds]) => (
        <InForceRow
          key={`wait ${call}`}
          call={call}
          words={waitWords(milliseconds)}
          end="Remove"
          name={`Remove the wait of ${call}`}
          onEnd={() => harness.setLatency(call, null)}
        />
      ))}
      {held.map((call) => (
        <InForceRow
          key={`hold ${call}`}
          call={call}
          words={heldWords(harness.heldCount(call))}
          end="Release"
          name={`Release ${call}`}
          onEnd={() => harness.release(call)}
        />
      ))}
      <Act onPress={() => void harness.configure({ faults: [], latencies: {}, held: [] })}>Remove all</Act>
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
