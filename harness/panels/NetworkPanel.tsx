import { changesOf } from "../dock/changes.ts"
import { ActionButton, Choices, Group, Label } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"
import { FaultForm } from "./FaultForm.tsx"
import { FieldNumber, FieldToggle } from "./fields.tsx"

const latencies = ["0", "300", "1000", "3000"]

/** Lists the active faults, delays and holds of calls. */
const InForce = () => {
  const harness = useHarness()
  const calls = changesOf(harness).filter(({ id }) => /^(fault|wait|hold) /.test(id))
  if (calls.length === 0) return null
  return (
    <Group title="In force">
      {calls.map(({ id, name, description, reset }) => {
        const end = id.startsWith("hold ") ? "Release" : "Remove"
        return (
          <div key={id} className="row">
            <Label label={name} hint={description} />
            <ActionButton name={`${end} ${name}: ${description}`} onPress={() => void reset()}>
              {end}
            </ActionButton>
          </div>
        )
      })}
      <ActionButton onPress={() => void harness.configure({ faults: [], latencies: {}, held: [] })}>
        Remove all
      </ActionButton>
    </Group>
  )
}

export const NetworkPanel = () => {
  const harness = useHarness()
  const { latency } = harness.scenario().settings
  return (
    <>
      <Group title="All calls">
        <FieldToggle field="offline" label="Offline" hint="No call is sent, and the device reports offline" />
        <Choices
          label="Latency"
          options={latencies.map((value) => ({ value, label: `${value} ms` }))}
          value={String(latency)}
          onChange={(value) => void harness.configure({ latency: Number(value) })}
        />
        <FieldNumber field="latency" label="Latency, ms" />
      </Group>
      <InForce />
      <FaultForm />
    </>
  )
}
