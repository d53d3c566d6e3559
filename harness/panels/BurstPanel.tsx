import { type BurstName, bursts } from "../report/bursts.ts"
import { Act, Group } from "../dock/controls.tsx"
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
          <span className="label">
            <span>{bursts[name].title}</span>
            <small>{bursts[name].hint}</small>
          </span>
          <Act onPress={() => void harness.burst(name)} name={`Fire ${name}`}>
            Fire
          </Act>
        </div>
      ))}
    </Group>
  )
}
