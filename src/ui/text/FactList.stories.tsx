import type { Story, StoryDefault } from "@ladle/react"

import { longText, padded } from "#ladle/samples.tsx"

import { FactList, type FactListProps } from "./FactList.tsx"

export default {
  title: "Components / Basic / Fact list",
  decorators: [padded],
  args: {
    facts: [
      { label: "Bank", value: "Jade Coin Bank" },
      { label: "Account number", value: "0048 2217 6053", copy: "0048 2217 6053" },
      { label: "You pay", value: "₱ 1,234.00", copy: "1234" },
    ],
    onCopy: () => {},
  },
} satisfies StoryDefault<FactListProps>

const Template: Story<FactListProps> = (args) => <FactList {...args} />

/** In a card: the touch targets extend into its padding. */
export const WithCopies: Story<FactListProps> = (args) => (
  <div className="padded">
    <FactList {...args} />
  </div>
)

export const Plain = Template.bind({})
Plain.args = { facts: [{ label: "Bank", value: "Old Bell Trust" }], onCopy: undefined }

export const LongText = Template.bind({})
LongText.args = { facts: [{ label: longText, value: longText }] }
