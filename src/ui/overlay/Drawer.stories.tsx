import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"

import { Drawer, type DrawerProps } from "./Drawer.tsx"

export default {
  title: "Components / Overlays / Drawer",
  args: {
    open: true,
    title: "Menu",
    onClose: nothing,
    children: <p className="padded">The content of the drawer.</p>,
  },
} satisfies StoryDefault<Partial<DrawerProps>>

const Template: Story<DrawerProps> = (args) => <Drawer {...args} />

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
