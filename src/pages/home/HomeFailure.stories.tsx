import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"

import { HomeFailure, type HomeFailureProps } from "./HomeFailure.tsx"

export default {
  title: "pages / home / HomeFailure",
  args: { what: "games_failed", why: { key: "network_slow" }, onRetry: nothing },
} satisfies StoryDefault<HomeFailureProps>

const Template: Story<HomeFailureProps> = (args) => <HomeFailure {...args} />

export const NetworkSlow = Template.bind({})

export const Refused = Template.bind({})
Refused.args = { why: { key: "no_permission" } }

export const LongText = Template.bind({})
LongText.args = { why: { key: "unknown_error_code", values: { code: longText } } }
