import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"

import { ErrorPanel, type ErrorPanelProps } from "./ErrorPanel.tsx"

export default {
  title: "Components / Frame / Error panel",
  args: { onReload: nothing },
} satisfies StoryDefault<Partial<ErrorPanelProps>>

const Template: Story<ErrorPanelProps> = (args) => <ErrorPanel {...args} />

export const Failed = Template.bind({})

export const LongText = Template.bind({})
LongText.args = { text: longText }
