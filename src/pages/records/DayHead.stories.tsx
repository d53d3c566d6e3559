import type { Story, StoryDefault } from "@ladle/react"

import type { DayTotal } from "#domain/records/DayTotal.ts"
import { padded } from "#ladle/samples.tsx"

import { DayHead } from "./DayHead.tsx"

interface Props {
  readonly of: DayTotal | undefined
}

export default {
  title: "Records / Heading of a day",
  decorators: [padded],
  args: { of: { day: "2026-11-02", total: 1250.5 } },
} satisfies StoryDefault<Props>

const Template: Story<Props> = ({ of }) => (
  <DayHead of={of}>{(total) => (total === undefined ? "–" : `₱ ${total.toFixed(2)}`)}</DayHead>
)

export const Day = Template.bind({})

export const UnknownDay = Template.bind({})
UnknownDay.args = { of: { day: "", total: 20 } }

export const UnknownTotal = Template.bind({})
UnknownTotal.args = { of: { day: "2026-11-02", total: undefined } }

export const NothingLater = Template.bind({})
NothingLater.args = { of: undefined }
