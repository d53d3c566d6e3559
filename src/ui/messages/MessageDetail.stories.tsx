import type { Story, StoryDefault } from "@ladle/react"

import { Button } from "#ui/button/Button.tsx"
import { longText, padded } from "#ladle/samples.tsx"

import { MessageDetail, type MessageDetailProps } from "./MessageDetail.tsx"

export default {
  title: "Components / Messages / Message detail",
  args: {
    title: "Lantern Night Bonus is back",
    time: "2026-11-02 09:05",
    html: "<p>Every first deposit of the week lights a lantern: <b>up to ₱5,000</b> on top.</p><ul><li>Until Sunday</li><li>Once a week</li></ul>",
  },
  decorators: [padded],
} satisfies StoryDefault<Partial<MessageDetailProps>>

const Template: Story<MessageDetailProps> = (args) => <MessageDetail {...args} />

export const Plain = Template.bind({})

export const WithAction = Template.bind({})
WithAction.args = { children: <Button wide>Delete</Button> }

export const WithoutTime = Template.bind({})
WithoutTime.args = { time: "" }

export const LongText = Template.bind({})
LongText.args = { title: longText, html: `<p>${longText}</p><p>${"1234567890".repeat(20)}</p>` }
