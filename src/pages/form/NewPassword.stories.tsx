import type { Story, StoryDefault } from "@ladle/react"

import { nothing, padded } from "#ladle/samples.tsx"

import { NewPassword } from "./NewPassword.tsx"

interface Props {
  readonly typed: string
  readonly error: string
}

export default {
  title: "Components / Forms / New password",
  decorators: [padded],
  args: { typed: "", error: "" },
} satisfies StoryDefault<Props>

const Template: Story<Props> = ({ typed, error }) => (
  <NewPassword
    typed={typed}
    field={(name) => ({
      name,
      value: typed,
      onChange: nothing,
      error: name === "confirmPassword" ? error : "",
    })}
  />
)

export const NotTyped = Template.bind({})

export const Weak = Template.bind({})
Weak.args = { typed: "lantern" }

export const Strong = Template.bind({})
Strong.args = { typed: "Lantern-2026-lobby" }

export const Wrong = Template.bind({})
Wrong.args = { typed: "lantern", error: "Paper lantern: not the same password" }
