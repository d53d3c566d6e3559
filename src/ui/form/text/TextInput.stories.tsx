import type { Story, StoryDefault } from "@ladle/react"
import type { ComponentProps } from "react"

import { nothing, padded } from "#ladle/samples.tsx"

import { TextInput } from "./TextInput.tsx"

export default {
  title: "Components / Forms / Text input",
  decorators: [padded],
  args: { "aria-label": "Username", onChange: nothing },
} satisfies StoryDefault<ComponentProps<"input">>

const Template: Story<ComponentProps<"input">> = (args) => <TextInput {...args} />

export const Empty = Template.bind({})
Empty.args = { value: "" }

export const Filled = Template.bind({})
Filled.args = { value: "maria88" }
