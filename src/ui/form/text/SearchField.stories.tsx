import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing, padded } from "#ladle/samples.tsx"

import { SearchField, type SearchFieldProps } from "./SearchField.tsx"

export default {
  title: "Components / Forms / Search field",
  decorators: [padded],
  args: { value: "", onChange: nothing, onSubmit: nothing, onClear: nothing },
} satisfies StoryDefault<Partial<SearchFieldProps>>

const Template: Story<SearchFieldProps> = (args) => <SearchField {...args} />

export const Unfilled = Template.bind({})

export const Filled = Template.bind({})
Filled.args = { value: "Golden Koi" }

export const Busy = Template.bind({})
Busy.args = { value: "Golden Koi", busy: true }

export const LongText = Template.bind({})
LongText.args = { value: longText }
