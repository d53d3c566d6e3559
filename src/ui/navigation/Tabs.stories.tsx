import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing, padded } from "#ladle/samples.tsx"

import { Tabs, type TabsProps } from "./Tabs.tsx"

type Props = TabsProps<string>

export default {
  title: "Components / Basic / Tabs",
  decorators: [padded],
  args: {
    label: "Ways to reset your password",
    tabs: [
      { value: "email", label: "By email" },
      { value: "sms", label: "By SMS" },
    ],
    value: "email",
    onChange: nothing,
    children: <p>What belongs to the chosen tab</p>,
  },
} satisfies StoryDefault<Partial<Props>>

const Template: Story<Props> = (args) => <Tabs {...args} />

export const FirstSelected = Template.bind({})

export const SecondSelected = Template.bind({})
SecondSelected.args = { value: "sms" }

export const LongText = Template.bind({})
LongText.args = {
  tabs: [
    { value: "email", label: longText },
    { value: "sms", label: "By SMS" },
  ],
}
