import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"

import { ChosenChips, type ChosenChipsProps } from "./ChosenChips.tsx"

export default { title: "Components / Records / Chosen chips" } satisfies StoryDefault

const Template: Story<ChosenChipsProps> = (args) => <ChosenChips {...args} />

export const Several = Template.bind({})
Several.args = {
  chips: [
    { name: "period", label: "This month" },
    { name: "gameType", label: "Slots" },
    { name: "vassalage", label: "Koiworks" },
    { name: "status", label: "Awaiting result" },
  ],
  onRemove: nothing,
}

export const LongText = Template.bind({})
LongText.args = { chips: [{ name: "account", label: longText }], onRemove: nothing }
