import type { Story, StoryDefault } from "@ladle/react"

import { nothing, padded } from "#ladle/samples.tsx"

import { ThemeSwitch, type ThemeSwitchProps } from "./ThemeSwitch.tsx"

export default {
  title: "Components / Frame / Theme switch",
  decorators: [padded],
  args: { dark: true, onChange: nothing },
} satisfies StoryDefault<Partial<ThemeSwitchProps>>

const Template: Story<ThemeSwitchProps> = (args) => <ThemeSwitch {...args} />

export const Dark = Template.bind({})

export const Light = Template.bind({})
Light.args = { dark: false }
