import { type BurstName, bursts } from "../report/bursts.ts"
import { ActionButton, Group, Label } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"

const names = Object.keys(bursts).filter((name): name is BurstName => name in bursts)

export const BurstPanel = () => {
  const harness = useHarness()
  return (
    <Group
      title="Bursts"
      note="Many triggers at once, as a player causes them. The log shows the outcome of each."
    >
      {names.map((name) => (
        <div key={name} className="row">
          <Label label={bursts[name].title} hint={bursts[name].hint} />
          <ActionButton onPress={() => void harness.burst(name)} name={`Fire ${name}`}>
            Fire
          </ActionButton>
        </div>
      ))}
    </Group>
  )
}
