import { launches, vendorPresets } from "#fixtures/settings.ts"

import { Group } from "../dock/controls.tsx"
import { FieldChoices, FieldToggle, titled } from "./fields.tsx"

const vendors = titled(vendorPresets, {
  all: "All vendors",
  noLive: "No live tables",
  noHot: "No hot games",
  single: "One vendor a category",
  elottMapping: "Prize mode ELOTT",
  noElottMapping: "Prize mode LOTT",
})

const outcomes = titled(launches, {
  page: "Opens as a page",
  frame: "Opens in a frame",
  empty: "No address",
  unsafe: "An unsafe address",
  slow: "After 6 seconds",
  refused: "No permission",
})

export const GamesPanel = () => (
  <>
    <Group title="Vendors" note="The merchant's vendors, and the prize mode of its lotteries.">
      <FieldChoices field="vendorPreset" label="Vendors" options={vendors} />
    </Group>
    <Group title="A launched game">
      <FieldChoices field="launch" label="Launch" options={outcomes} />
    </Group>
    <Group title="Pictures" note="New pictures only; visible ones stay until a page reload.">
      <FieldToggle field="artFails" label="No picture is found" />
    </Group>
  </>
)
