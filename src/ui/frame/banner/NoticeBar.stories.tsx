import type { Story, StoryDefault } from "@ladle/react"

import { longText } from "#ladle/samples.tsx"

import { NoticeBar, type NoticeBarProps } from "./NoticeBar.tsx"

export default {
  title: "Components / Frame / Notice bar",
  args: {
    text: "A new version is ready.",
    actionLabel: "Update",
    onAction: () => {},
    onClose: () => {},
  },
} satisfies StoryDefault<NoticeBarProps>

const Template: Story<NoticeBarProps> = (args) => <NoticeBar {...args} />

export const Closable = Template.bind({})

export const NotClosable = Template.bind({})
NotClosable.args = { onClose: undefined }

export const LongText = Template.bind({})
LongText.args = { text: longText }
