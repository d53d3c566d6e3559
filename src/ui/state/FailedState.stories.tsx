import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"

import { FailedState, type FailedStateProps } from "./FailedState.tsx"

export default {
  title: "Components / Basic / Failed state",
  args: { text: "The games could not be loaded.", onRetry: nothing },
} satisfies StoryDefault<Partial<FailedStateProps>>

const Template: Story<FailedStateProps> = (args) => <FailedState {...args} />

export const Failed = Template.bind({})

export const Retrying = Template.bind({})
Retrying.args = { busy: true }

export const Compact = Template.bind({})
Compact.args = { compact: true }

export const WithReason = Template.bind({})
WithReason.args = { title: "The games could not be loaded.", text: "Network slow or offline." }

export const LongText = Template.bind({})
LongText.args = { text: longText }

export const WithoutRetry: Story = () => <FailedState text="This account cannot open this page." />
