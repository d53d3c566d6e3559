import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"
import type { FilterOption } from "#ui/games/filter/FilterChips.tsx"

import { VendorFilter } from "./VendorFilter.tsx"

interface Props {
  readonly options: ReadonlyArray<FilterOption> | undefined
  readonly chosen: ReadonlyArray<string>
}

const options = ["Jade Mill", "Silver Carp", "Paper Crane", "Night Market"].map((label) => ({
  value: label,
  label,
}))

export default {
  title: "Games / Vendor filter",
  args: { options, chosen: [] },
} satisfies StoryDefault<Props>

const Template: Story<Props> = (args) => <VendorFilter {...args} onChoose={nothing} />

export const NoneChosen = Template.bind({})

export const Chosen = Template.bind({})
Chosen.args = { chosen: ["Silver Carp"] }

export const Loading = Template.bind({})
Loading.args = { options: undefined }

export const NothingForOne = Template.bind({})
NothingForOne.args = { options: options.slice(0, 1) }

export const LongText = Template.bind({})
LongText.args = { options: [...options, { value: "long", label: longText }] }
