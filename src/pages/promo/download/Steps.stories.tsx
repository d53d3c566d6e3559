import type { Story, StoryDefault } from "@ladle/react"

import { longText, padded } from "#ladle/samples.tsx"

import { Steps } from "./Steps.tsx"

interface Props {
  readonly title: string
  readonly steps: ReadonlyArray<string>
}

export default {
  title: "Promotions / Numbered steps",
  decorators: [padded],
  args: { title: "Paper lanterns", steps: ["Fold the paper", "Light the candle", "Let it rise"] },
} satisfies StoryDefault<Props>

const Template: Story<Props> = (args) => <Steps {...args} />

export const Many = Template.bind({})

export const One = Template.bind({})
One.args = { steps: ["Fold the paper"] }

export const LongText = Template.bind({})
LongText.args = { title: longText, steps: [longText, "Fold the paper"] }
