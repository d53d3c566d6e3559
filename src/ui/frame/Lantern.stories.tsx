import type { Story, StoryDefault } from "@ladle/react"

import { padded } from "#ladle/samples.tsx"

import { Lantern, type LanternProps } from "./Lantern.tsx"

export default {
  title: "ui / frame / Lantern",
  decorators: [padded],
} satisfies StoryDefault<Partial<LanternProps>>

const Template: Story<LanternProps> = (args) => <Lantern {...args} />

export const Lit = Template.bind({})
