import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"

import look from "./Modal.module.css"
import { TitledDialog, type TitledDialogProps } from "./TitledDialog.tsx"

export default {
  title: "Components / Overlays / Titled dialog",
  args: {
    open: true,
    title: "Select a bank",
    onClose: nothing,
    look,
    children: <p className="padded">The content of the dialog.</p>,
  },
} satisfies StoryDefault<TitledDialogProps>

const Template: Story<TitledDialogProps> = (args) => <TitledDialog {...args} />

export const Open = Template.bind({})

export const LongText = Template.bind({})
LongText.args = { title: longText }

export const Closed = Template.bind({})
Closed.args = { open: false }
