import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"

import { BottomPanel, type BottomPanelProps } from "./BottomPanel.tsx"

export default {
  title: "Components / Overlays / Bottom panel",
  args: { open: true, title: "Filters", onClose: nothing, children: <p>The content of the panel.</p> },
} satisfies StoryDefault<Partial<BottomPanelProps>>

const Template: Story<BottomPanelProps> = (args) => <BottomPanel {...args} />

export const Open = Template.bind({})

export const LongText = Template.bind({})
LongText.args = {
  title: longText,
  children: Array.from({ length: 24 }, (_, index) => (
    <p key={index} tabIndex={0}>
      {longText}
    </p>
  )),
}

export const Closed = Template.bind({})
Closed.args = { open: false }
