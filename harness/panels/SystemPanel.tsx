import { statuses } from "#fixtures/settings.ts"

import { ApplyChoice } from "../dock/ApplyChoice.tsx"
import { ActionButton, Group } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"
import { FieldChoices, titled } from "./fields.tsx"

export const SystemPanel = () => {
  const harness = useHarness()
  return (
    <>
      <Group
        title="System status"
        note="The app fetches it at its start. Applied quietly, it stays as it is until one of its own requests notices."
      >
        <ApplyChoice />
        <FieldChoices
          field="status"
          label="Status"
          options={titled(statuses, { region: "Region restricted" })}
        />
      </Group>
      <Group
        title="Status stored on the device"
        note="It applies until the fresh one arrives, and when that fails."
      >
        <div className="chips">
          <ActionButton onPress={() => harness.spoilStatus("empty")}>Empty it</ActionButton>
          <ActionButton onPress={() => harness.spoilStatus("broken")}>Break it</ActionButton>
        </div>
      </Group>
      <Group title="The app">
        <div className="chips">
          <ActionButton onPress={harness.restart}>Restart the app</ActionButton>
          <ActionButton onPress={() => window.location.reload()}>Reload the page</ActionButton>
        </div>
      </Group>
    </>
  )
}
