import type { Story, StoryDefault } from "@ladle/react"

import { nothing, padded } from "#ladle/samples.tsx"

import { Switch, type SwitchProps } from "./Switch.tsx"

export default {
  title: "Components / Basic / Switch",
  decorators: [padded],
  args: { label: "Reduce motion", on: false, onChange: nothing },
} satisfies StoryDefault<Partial<SwitchProps>>

const Template: Story<SwitchProps> = (args) => <Switch {...args} />

export const Off = Template.bind({})

export const On = Template.bind({})
On.args = { on: true }
