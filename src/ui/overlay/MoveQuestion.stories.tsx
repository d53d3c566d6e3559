import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing } from "../../../.ladle/samples.tsx"
import { MoveQuestion, type MoveQuestionProps } from "./MoveQuestion.tsx"

export default {
  title: "ui / overlay / MoveQuestion",
  args: {
    step: "confirming",
    text: "Do you want to exchange your points?",
    detail: "Paper lantern, red: 120 points",
    confirmLabel: "Exchange",
    onConfirm: nothing,
    onCancel: nothing,
    onRetry: nothing,
    onLeave: nothing,
  },
} satisfies StoryDefault<MoveQuestionProps>

const Template: Story<MoveQuestionProps> = (args) => <MoveQuestion {...args} />

export const Confirming = Template.bind({})

export const Sending = Template.bind({})
Sending.args = { step: "sending" }

export const Unsure = Template.bind({})
Unsure.args = { step: "unsure" }

export const AskingAgain = Template.bind({})
AskingAgain.args = { step: "asking" }

export const LongText = Template.bind({})
LongText.args = { text: longText, detail: longText }
