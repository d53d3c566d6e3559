import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing, padded } from "#ladle/samples.tsx"

import { Button } from "#ui/button/Button.tsx"
import { MemberRow, type MemberRowProps } from "./MemberRow.tsx"

export default {
  title: "Components / Agents / Member row",
  decorators: [padded],
  args: {
    account: "player1001",
    caption: "Rosa · Member",
    balance: { label: "Balance", text: "₱ 1,204.50" },
    choice: { label: "Transfer player1001", checked: false, onChange: nothing },
    moreLabel: "More player1001",
    onMore: nothing,
    actions: (
      <Button size="small" onPress={nothing}>
        See members below
      </Button>
    ),
  },
} satisfies StoryDefault<MemberRowProps>

const Template: Story<MemberRowProps> = (args) => <MemberRow {...args} />

export const Open = Template.bind({})

export const Chosen = Template.bind({})
Chosen.args = { choice: { label: "Transfer player1001", checked: true, onChange: nothing } }

export const WithoutChoice = Template.bind({})
WithoutChoice.args = { choice: undefined, caption: "", actions: undefined }

export const LongText = Template.bind({})
LongText.args = {
  account: longText,
  caption: longText,
  balance: { label: "Balance", text: "₱ 999,999,999,999.00" },
}
