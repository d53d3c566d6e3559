import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { longText } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"
import type { ChosenChip } from "#ui/records/ChosenChips.tsx"

import { Chosen } from "./Chosen.tsx"

export default { title: "Records / Chosen filters" } satisfies StoryDefault

const story = (query: string, filters: ReadonlyArray<ChosenChip> = []) =>
  storiesOf(
    <div className="padded">
      <Chosen filters={filters} />
    </div>,
  )({ path: `${paths.bettingRecord}${query}`, persona: "0" })

export const Nothing = story("")

export const Period = story("?period=month")

export const OwnDates = story("?startDate=2026-11-01&endDate=2026-11-02")

export const Filters = story("?period=today", [
  { name: "vassalage", label: "Jade Mill" },
  { name: "status", label: "Silver Carp" },
])

export const LongText = story("", [{ name: "vassalage", label: longText }])
