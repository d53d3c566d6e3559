import { Act, Choices, Group, Toggle } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"
import { devices, isDeviceId, isShellId, shells } from "../device/platform.ts"

const optionsOf = <A extends string>(
  table: Readonly<Record<A, { readonly title: string }>>,
  isId: (id: unknown) => id is A,
) =>
  Object.keys(table)
    .filter(isId)
    .map((value) => ({ value, label: table[value].title }))

export const PlatformPanel = () => {
  const harness = useHarness()
  const { device, shell, webclip, telemetry } = harness.scenario().surroundings
  return (
    <>
      <Group title="Runs in" note="Each choice restarts the app.">
        <Choices
          label="Shells"
          options={optionsOf(shells, isShellId)}
          value={shell}
          onChange={(next) => void harness.platform.set({ shell: next })}
        />
        <Toggle
          label="Set up by a web clip"
          hint="WEBCLIP in the storage, without the browser's bars"
          checked={webclip}
          changed={webclip}
          onChange={(next) => void harness.platform.set({ webclip: next })}
        />
        <Act onPress={harness.platform.offerInstall}>Offer the installation</Act>
      </Group>
      <Group title="Device">
        <Choices
          label="Devices"
          options={optionsOf(devices, isDeviceId)}
          value={device}
          onChange={(next) => void harness.platform.set({ device: next })}
        />
        <p className="note">
          <code>{window.navigator.userAgent}</code>
        </p>
      </Group>
      <Group title="Collector" note="A browser with Global Privacy Control reports nothing.">
        <Toggle
          label="Telemetry"
          hint="The app restarts and reports all of a visit; the Log panel shows each payload, and nothing is sent"
          checked={telemetry}
          changed={telemetry}
          onChange={(next) => void harness.platform.set({ telemetry: next })}
        />
      </Group>
    </>
  )
}
