import * as Fixture from "#fixtures/settings.ts"

import { Choices, Group, Toggle } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"

const offers: Readonly<Record<Fixture.VendorPreset, string>> = {
  all: "All vendors",
  noLive: "No live tables",
  noHot: "No hot games",
  single: "One vendor a category",
  elottMapping: "Prize mode ELOTT",
  noElottMapping: "Prize mode LOTT",
}

const outcomes: Readonly<Record<Fixture.LaunchOutcome, string>> = {
  page: "Opens as a page",
  frame: "Opens in a frame",
  empty: "No address",
  unsafe: "An unsafe address",
  slow: "After 6 seconds",
  refused: "No permission",
}

export const GamesPanel = () => {
  const harness = useHarness()
  const { launch, vendorPreset, artFails } = harness.scenario().settings
  return (
    <>
      <Group title="Vendors" note="The merchant's vendors, and the prize mode of its lotteries.">
        <Choices
          label="Vendors"
          options={Fixture.vendorPresets.map((value) => ({ value, label: offers[value] }))}
          value={vendorPreset}
          onChange={(next) => void harness.configure({ vendorPreset: next })}
        />
      </Group>
      <Group title="A launched game">
        <Choices
          label="Launch"
          options={Fixture.launches.map((value) => ({ value, label: outcomes[value] }))}
          value={launch}
          onChange={(next) => void harness.configure({ launch: next })}
        />
      </Group>
      <Group title="Pictures">
        <Toggle
          label="No picture is found"
          hint="New pictures only; visible ones stay until a page reload"
          checked={artFails}
          changed={artFails}
          onChange={(next) => void harness.configure({ artFails: next })}
        />
      </Group>
    </>
  )
}
