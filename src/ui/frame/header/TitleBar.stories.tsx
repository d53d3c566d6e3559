import type { Story, StoryDefault } from "@ladle/react"
import { Search } from "lucide-react"

import { longText, nothing } from "#ladle/samples.tsx"

import { IconButton } from "#ui/button/IconButton.tsx"
import { TitleBar, type TitleBarProps } from "./TitleBar.tsx"

export default {
  title: "Components / Frame / Title bar",
  args: { title: "Announcement", onBack: nothing },
} satisfies StoryDefault<Partial<TitleBarProps>>

const Template: Story<TitleBarProps> = (args) => <TitleBar {...args} />

export const WithBack = Template.bind({})

export const WithControl = Template.bind({})
WithControl.args = {
  children: (
    <IconButton label="Search games" onPress={nothing}>
      <Search />
    </IconButton>
  ),
}

export const LongText = Template.bind({})
LongText.args = { title: longText }

export const WithoutBack: Story = () => <TitleBar title="Change password" />
