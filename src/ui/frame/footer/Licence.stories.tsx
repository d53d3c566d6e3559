import type { Story, StoryDefault } from "@ladle/react"

import { longText, padded } from "#ladle/samples.tsx"

import { Licence, type LicenceProps } from "./Licence.tsx"

export default {
  title: "Components / Frame / Licence",
  decorators: [padded],
} satisfies StoryDefault<Partial<LicenceProps>>

const Template: Story<LicenceProps> = (args) => <Licence {...args} />

export const Linked = Template.bind({})
Linked.args = { text: "Licensed by the Island Gaming Board, LB-2041", url: "https://board.example/LB-2041" }

export const Text = Template.bind({})
Text.args = { text: "Licensed by the Island Gaming Board, LB-2041", url: "" }

export const LongText = Template.bind({})
LongText.args = { text: longText, url: "https://board.example/LB-2041" }
