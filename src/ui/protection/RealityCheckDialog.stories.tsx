import type { Story, StoryDefault } from "@ladle/react"

import { FactList } from "#ui/basic/FactList.tsx"
import { longText, nothing } from "#ladle/samples.tsx"

import { RealityCheckDialog, type RealityCheckDialogProps } from "./RealityCheckDialog.tsx"

export default {
  title: "ui / protection / RealityCheckDialog",
  args: {
    open: true,
    children: (
      <FactList
        facts={[
          { label: "Time played", value: "15:00" },
          { label: "Staked", value: "₱ 120.00" },
          { label: "Won", value: "₱ 80.00" },
          { label: "Net result", value: "-₱ 40.00" },
        ]}
      />
    ),
    onAnswer: nothing,
  },
} satisfies StoryDefault<Partial<RealityCheckDialogProps>>

const Template: Story<RealityCheckDialogProps> = (args) => <RealityCheckDialog {...args} />

export const Open = Template.bind({})

export const Closed = Template.bind({})
Closed.args = { open: false }

export const LongText = Template.bind({})
LongText.args = {
  children: (
    <FactList
      facts={[
        { label: longText, value: "2 days 1:02:03" },
        { label: "Staked", value: "₱ 123,456,789,012.00" },
        { label: "Won", value: longText },
      ]}
    />
  ),
}
