import type { Story, StoryDefault } from "@ladle/react"
import { longText, nothing } from "../../../.ladle/samples.tsx"
import { Question, type QuestionProps } from "./Question.tsx"

export default {
  title: "ui / overlay / Question",
  args: {
    open: true,
    text: "Do you want to sign out?",
    confirmLabel: "Sign out",
    onCancel: nothing,
    onConfirm: nothing,
  },
} satisfies StoryDefault<Partial<QuestionProps>>

const Template: Story<QuestionProps> = (args) => <Question {...args} />

export const SignOut = Template.bind({})

export const WithDetail = Template.bind({})
WithDetail.args = {
  text: "You have a daily salary contract to answer.",
  detail: "It waits until Friday.",
  confirmLabel: "Go",
}

export const Danger = Template.bind({})
Danger.args = { text: "Remove this card?", confirmLabel: "Remove", danger: true }

export const Busy = Template.bind({})
Busy.args = { busy: true }

export const LongText = Template.bind({})
LongText.args = { text: longText, confirmLabel: "Register now" }
