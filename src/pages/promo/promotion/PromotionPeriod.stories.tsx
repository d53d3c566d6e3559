import type { Story, StoryDefault } from "@ladle/react"

import { padded } from "#ladle/samples.tsx"

import { PromotionPeriod } from "./PromotionPeriod.tsx"

interface Props {
  readonly start: string
  readonly end: string
}

export default {
  title: "Promotions / Promotion period",
  decorators: [padded],
  args: { start: "2026-11-01", end: "2026-11-30" },
} satisfies StoryDefault<Props>

const Template: Story<Props> = (args) => <PromotionPeriod {...args} />

export const Both = Template.bind({})

export const Start = Template.bind({})
Start.args = { end: "" }

export const End = Template.bind({})
End.args = { start: "" }

export const NothingKnown = Template.bind({})
NothingKnown.args = { start: "", end: "" }
