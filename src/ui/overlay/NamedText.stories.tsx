import type { Story, StoryDefault } from "@ladle/react"

import { isolated } from "#domain/Name.ts"
import { padded } from "#ladle/samples.tsx"

import { NamedText, type NamedTextProps } from "./NamedText.tsx"

export default {
  title: "Components / Overlays / Named text",
  decorators: [padded],
} satisfies StoryDefault<Partial<NamedTextProps>>

const Template: Story<NamedTextProps> = (args) => <NamedText {...args} />

export const OneName = Template.bind({})
OneName.args = { text: `This link logged you in as ${isolated("member0")}.` }

export const OtherDirection = Template.bind({})
OtherDirection.args = { text: `Pay to ${isolated("Bank \u202e•••• 4821")}, account 12` }

export const LongName = Template.bind({})
LongName.args = { text: `Pay to ${isolated("Bank of the lantern ".repeat(20))}, account 12` }

export const WithoutName = Template.bind({})
WithoutName.args = { text: "Do you want to sign out?" }
