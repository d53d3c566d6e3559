import { type Settings, statuses } from "#fixtures/settings.ts"

import { ApplyChoice } from "../dock/ApplyChoice.tsx"
import { Act, Choices, Group } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"

const titles: Readonly<Record<Settings["status"], string>> = {
  ok: "Ok",
  maintenance: "Maintenance",
  region: "Region restricted",
  both: "Both",
  unreachable: "Unreachable",
}

export const SystemPanel = () => {
  const harness = useHarness()
  const { status } = harness.scenario().settings
  return (
    <>
      <Group
        title="System status"
        note="The app fetches it at its start. Applied quietly, it stays as it is until one of its own requests notices."
      >
        <ApplyChoice />
        <Choices
          label="Status"
          options={statuses.map((value) => ({ value, label: titles[value] }))}
          value={status}
          onChange={(next) => void harness.configure({ status: next })}
        />
      </Group>
      <Group
        title="Status stored on the device"
        note="It applies until the fresh one arrives, and when that fails."
      >
        <div className="chips">
          <Act onPress={() => harness.spoilStatus("empty")}>Empty it</Act>
          <Act onPress={() => harness.spoilStatus("broken")}>Break it</Act>
        </div>
      </Group>
      <Group title="The app">
        <div className="chips">
          <Act onPress={harness.restart}>Restart the app</Act>
          <Act onPress={() => window.location.reload()}>Reload the page</Act>
        </div>
      </Group>
    </>
  )
}
