import type { Story, StoryDefault } from "@ladle/react"

import { captchaImage, nothing, padded } from "#ladle/samples.tsx"

import { CaptchaField, type CaptchaFieldProps } from "./CaptchaField.tsx"

export default {
  title: "Components / Forms / Captcha field",
  decorators: [padded],
  args: { image: captchaImage, onRefresh: nothing },
} satisfies StoryDefault<Partial<CaptchaFieldProps>>

const Template: Story<CaptchaFieldProps> = (args) => <CaptchaField {...args} />

export const Ready = Template.bind({})

export const Loading = Template.bind({})
Loading.args = { imageState: "loading" }

export const Failed = Template.bind({})
Failed.args = { imageState: "failed" }

export const Refused = Template.bind({})
Refused.args = { required: true, error: "The captcha is not correct. Please try again." }
