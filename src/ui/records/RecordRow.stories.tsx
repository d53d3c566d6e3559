import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing, padded } from "#ladle/samples.tsx"

import { RecordRow, type RecordRowProps } from "./RecordRow.tsx"
import { StateMark } from "./StateMark.tsx"

export default {
  title: "Components / Records / Record row",
  decorators: [padded],
  args: { title: "Golden Koi", caption: "2026-11-02 14:05", figure: "₱ 50.00" },
} satisfies StoryDefault<Partial<RecordRowProps>>

const Template: Story<RecordRowProps> = (args) => <RecordRow {...args} />

export const Plain = Template.bind({})

export const WithNote = Template.bind({})
WithNote.args = { note: <StateMark text="Won" tone="good" /> }

export const Pressable = Template.bind({})
Pressable.args = { note: "₱ 1,250.00", onPick: nothing }

export const LongText = Template.bind({})
LongText.args = { title: longText, caption: longText, note: longText, onPick: nothing }
