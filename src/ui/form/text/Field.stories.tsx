import type { Story, StoryDefault } from "@ladle/react"

import { longText, padded } from "#ladle/samples.tsx"

import box from "./Box.module.css"
import { Field, type FieldProps } from "./Field.tsx"

export default {
  title: "Components / Forms / Field",
  decorators: [padded],
  args: { label: "Username" },
} satisfies StoryDefault<Partial<FieldProps>>

const Template: Story<FieldProps> = (args) => (
  <Field {...args}>
    {(control) => (
      <div className={box["box"]}>
        <input {...control} className={box["control"]} />
      </div>
    )}
  </Field>
)

export const Plain = Template.bind({})

export const HiddenLabel = Template.bind({})
HiddenLabel.args = { labelHidden: true }

export const Required = Template.bind({})
Required.args = { required: true, hint: "6 to 16 letters and digits" }

export const Optional = Template.bind({})
Optional.args = { optional: true, error: "E-mail format incorrect" }

export const Refused = Template.bind({})
Refused.args = { required: true, rules: "6 to 16 letters and digits", error: "Account format incorrect" }

export const LongText = Template.bind({})
LongText.args = { label: longText, hint: longText, error: longText }
