import type { Story, StoryDefault } from "@ladle/react"
import { useEffect, useRef } from "react"

import { padded } from "#ladle/samples.tsx"

import { PasswordField, type PasswordFieldProps } from "./PasswordField.tsx"

export default {
  title: "Components / Forms / Password field",
  decorators: [padded],
  args: { label: "Password", name: "password" },
} satisfies StoryDefault<Partial<PasswordFieldProps>>

const Template: Story<PasswordFieldProps> = (args) => <PasswordField {...args} />

export const Empty = Template.bind({})

export const Filled = Template.bind({})
Filled.args = { defaultValue: "nine lanterns" }

export const Refused = Template.bind({})
Refused.args = { required: true, error: "Please enter the username and password" }

/** The field after an interaction. */
const after =
  (deed: (field: HTMLElement) => void): Story<PasswordFieldProps> =>
  (args) => {
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (place.current !== null) deed(place.current)
    }, [])
    return (
      <div ref={place}>
        <PasswordField {...args} defaultValue="nine lanterns" />
      </div>
    )
  }

export const Shown = after((field) => field.querySelector("button")?.click())

export const CapsLock = after((field) =>
  field
    .querySelector("input")
    ?.dispatchEvent(new KeyboardEvent("keydown", { key: "A", bubbles: true, modifierCapsLock: true })),
)
