import type { Story, StoryDefault } from "@ladle/react"

import { Target } from "lucide-react"

import { longText, padded } from "#ladle/samples.tsx"

import { TaskCard, type TaskCardProps } from "./TaskCard.tsx"

export default {
  title: "Components / Promotions / Task card",
  decorators: [padded],
  args: {
    icon: <Target />,
    title: "Place 20 bets this week",
    progress: "12 / 20",
    share: 0.6,
    reward: "₱ 20.00",
    state: { text: "In progress", tone: "open" },
  },
} satisfies StoryDefault<TaskCardProps>

const Template: Story<TaskCardProps> = (args) => <TaskCard {...args} />

export const Running = Template.bind({})

export const NotStarted = Template.bind({})
NotStarted.args = { progress: "0 / 20", share: 0 }

export const Completed = Template.bind({})
Completed.args = {
  progress: "20 / 20",
  share: 1,
  state: { text: "Completed", tone: "good" },
  hint: "Target reached. The reward has not been paid yet.",
}

export const Paid = Template.bind({})
Paid.args = { progress: "20 / 20", share: 1, state: { text: "Reward paid", tone: "good" } }

export const LongText = Template.bind({})
LongText.args = { title: longText, reward: longText, progress: longText }
