import { Record } from "effect"

import { ActionButton, Group } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"
import { devices, displayModes } from "../device/platform.ts"
import { FieldChoices, FieldToggle } from "./fields.tsx"

const titlesOf = <A extends string>(table: Readonly<Record<A, { readonly title: string }>>) =>
  Record.keys(table).map((value) => ({ value, label: table[value].title }))

export const PlatformPanel = () => (
  <>
    <Group title="Runs in" note="Each choice restarts the app.">
      <FieldChoices field="shell" label="Shells" options={titlesOf(displayModes)} />
      <FieldToggle
        field="webclip"
        label="Set up by a web clip"
        hint="WEBCLIP in the storage, without the browser's bars"
      />
      <ActionButton onPress={useHarness().platform.offerInstall}>Offer the installation</ActionButton>
    </Group>
    <Group title="Device">
      <FieldChoices field="device" label="Devices" options={titlesOf(devices)} />
      <p className="note">
        <code>{window.navigator.userAgent}</code>
      </p>
    </Group>
    <Group title="Collector" note="A browser with Global Privacy Control reports nothing.">
      <FieldToggle
        field="telemetry"
        label="Telemetry"
        hint="The app restarts and reports all of a visit; the Log panel shows each payload, and nothing is sent"
      />
    </Group>
  </>
)
