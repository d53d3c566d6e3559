import { changesOf } from "../dock/changes.ts"
import { Act, Choices, Group, Toggle, WholeNumber } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"
import { FaultForm } from "./FaultForm.tsx"

const latencies = ["0", "300", "1000", "3000"]

/** The faults, waits and holds of calls. */
const InForce = () => {
  const harness = useHarness()
  const calls = changesOf(harness).filter(({ id }) => /^(fault|wait|hold) /.test(id))
  if (calls.length === 0) return null
  return (
    <Group title="In force">
      {calls.map(({ id, name, words, reset }) => {
        const end = id.startsWith("hold ") ? "Release" : "Remove"
        return (
          <div key={id} className="row">
            <span className="label">
              <span>{name}</span>
              <small>{words}</small>
            </span>
            <Act name={`${end} ${name}: ${words}`} onPress={() => void reset()}>
              {end}
            </Act>
          </div>
        )
      })}
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
