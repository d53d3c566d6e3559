import type { Story, StoryDefault } from "@ladle/react"
import { Eye, RefreshCw } from "lucide-react"

import { nothing, padded } from "#ladle/samples.tsx"

import { IconButton, type IconButtonProps } from "./IconButton.tsx"

export default {
  title: "Components / Basic / Icon button",
  decorators: [padded],
  args: { label: "Refresh balance", onPress: nothing, children: <RefreshCw /> },
} satisfies StoryDefault<Partial<IconButtonProps>>

const Template: Story<IconButtonProps> = (args) => <IconButton {...args} />

export const Usual = Template.bind({})

export const Busy = Template.bind({})
Busy.args = { busy: true }

export const Pressed = Template.bind({})
Pressed.args = { label: "Hide balance", pressed: true, children: <Eye /> }

export const Disabled = Template.bind({})
Disabled.args = { disabled: true }
