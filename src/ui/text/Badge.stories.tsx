import type { Story, StoryDefault } from "@ladle/react"

import { padded } from "#ladle/samples.tsx"

import { Badge, type BadgeProps, Dot } from "./Badge.tsx"

export default {
  title: "Components / Basic / Badge",
  decorators: [padded],
  args: { text: "" },
} satisfies StoryDefault<Partial<BadgeProps>>

const Template: Story<BadgeProps> = (args) => <Badge {...args} />

export const Empty = Template.bind({})

export const One = Template.bind({})
One.args = { text: "1" }

export const Many = Template.bind({})
Many.args = { text: "42" }

export const Capped = Template.bind({})
Capped.args = { text: "99+" }

export const Unnumbered: Story = () => <Dot />
