import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"

import { Sheet, type SheetProps } from "./Sheet.tsx"

export default {
  title: "ui / overlay / Sheet",
  args: {
    open: true,
    title: "Menu",
    onClose: nothing,
    children: <p className="padded">What the sheet holds.</p>,
  },
} satisfies StoryDefault<Partial<SheetProps>>

const Template: Story<SheetProps> = (args) => <Sheet {...args} />

export const Open = Template.bind({})

export const LongText = Template.bind({})
LongText.args = {
  children: Array.from({ length: 24 }, (_, index) => (
    <p key={index} className="padded" tabIndex={0}>
      {longText}
    </p>
  )),
}

export const Closed = Template.bind({})
Closed.args = { open: false }
