import type { Story, StoryDefault } from "@ladle/react"

import { longText } from "#ladle/samples.tsx"

import { Loader, type LoaderProps } from "./Loader.tsx"

export default {
  title: "Components / Overlays / Loader",
} satisfies StoryDefault<Partial<LoaderProps>>

const Template: Story<LoaderProps> = (args) => <Loader {...args} />

export const PleaseWait = Template.bind({})

export const LongText = Template.bind({})
LongText.args = { text: longText }
