import type { Story, StoryDefault } from "@ladle/react"

import { nothing } from "#ladle/samples.tsx"

import { BottomMenu, type BottomMenuProps } from "./BottomMenu.tsx"

export default {
  title: "Components / Frame / Bottom menu",
  args: { active: "home", onService: nothing, onPick: (_place, event) => event.preventDefault() },
} satisfies StoryDefault<Partial<BottomMenuProps>>

const Template: Story<BottomMenuProps> = (args) => <BottomMenu {...args} />

export const Home = Template.bind({})

export const Promotion = Template.bind({})
Promotion.args = { active: "promotion" }

export const Deposit = Template.bind({})
Deposit.args = { active: "deposit" }

export const Member = Template.bind({})
Member.args = { active: "member" }

export const WithoutActivePage = Template.bind({})
WithoutActivePage.args = { active: undefined }

export const SomethingUnread = Template.bind({})
SomethingUnread.args = { serviceDot: true }

export const DepositClosed = Template.bind({})
DepositClosed.args = { isDepositClosed: true }
