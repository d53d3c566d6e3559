import type { Story, StoryDefault } from "@ladle/react"
import { Download } from "lucide-react"

import { nothing, padded, longText } from "#ladle/samples.tsx"

import { Button, ButtonLink, type ButtonProps } from "./Button.tsx"

export default {
  title: "Components / Basic / Button",
  decorators: [padded],
  args: { children: "Deposit", onPress: nothing },
} satisfies StoryDefault<Partial<ButtonProps>>

const Template: Story<ButtonProps> = (args) => <Button {...args} />

export const Primary = Template.bind({})
Primary.args = { variant: "primary" }

export const Secondary = Template.bind({})

export const Quiet = Template.bind({})
Quiet.args = { variant: "quiet" }

export const Danger = Template.bind({})
Danger.args = { variant: "danger", children: "Sign out" }

export const Small = Template.bind({})
Small.args = { variant: "primary", size: "small" }

export const Wide = Template.bind({})
Wide.args = { variant: "primary", wide: true }

export const WithIcon = Template.bind({})
WithIcon.args = { icon: <Download />, children: "Download" }

export const Busy = Template.bind({})
Busy.args = { variant: "primary", busy: true, wide: true }

export const Disabled = Template.bind({})
Disabled.args = { disabled: true, wide: true }

export const LongText = Template.bind({})
LongText.args = { variant: "primary", children: longText }

export const AsLink: Story = () => (
  <ButtonLink href="#deposit" variant="primary" onPress={nothing}>
    Deposit
  </ButtonLink>
)
