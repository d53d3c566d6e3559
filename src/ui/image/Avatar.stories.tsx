import type { Story, StoryDefault } from "@ladle/react"

import { art, brokenImage, padded } from "#ladle/samples.tsx"

import { Avatar, type AvatarProps } from "./Avatar.tsx"

export default {
  title: "Components / Basic / Avatar",
  decorators: [padded],
} satisfies StoryDefault<Partial<AvatarProps>>

const Template: Story<AvatarProps> = (args) => <Avatar {...args} />

export const BuiltIn = Template.bind({})

export const Picture = Template.bind({})
Picture.args = { src: art(210, 96, 96) }

export const Broken = Template.bind({})
Broken.args = { src: brokenImage }

export const Large = Template.bind({})
Large.args = { size: "large" }
