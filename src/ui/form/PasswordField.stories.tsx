import type { Story, StoryDefault } from "@ladle/react"
import { padded } from "../../../.ladle/samples.tsx"
import { PasswordField, type PasswordFieldProps } from "./PasswordField.tsx"

export default {
  title: "ui / form / PasswordField",
  decorators: [padded],
  args: { label: "Password", name: "password" },
} satisfies StoryDefault<Partial<PasswordFieldProps>>

const Template: Story<PasswordFieldProps> = (args) => <PasswordField {...args} />

export const Empty = Template.bind({})

export const Filled = Template.bind({})
Filled.args = { defaultValue: "nine lanterns" }

export const Refused = Template.bind({})
Refused.args = { required: true, error: "Please enter the username and password" }
