import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"

import { Select } from "#ui/form/text/Select.tsx"
import { SideMenu, type SideMenuEntry, type SideMenuMember, type SideMenuProps } from "./SideMenu.tsx"
import { ThemeSwitch } from "./ThemeSwitch.tsx"

const entries: ReadonlyArray<SideMenuEntry> = [
  { key: "account", label: "My account", icon: "account", href: "#account" },
  { key: "deposit", label: "Deposit", icon: "deposit", href: "#deposit" },
  { key: "withdraw", label: "Withdraw", icon: "withdraw", href: "#withdraw" },
  { key: "bets", label: "Betting record", icon: "bets", href: "#bets" },
  { key: "records", label: "Account record", icon: "records", href: "#records" },
  { key: "profit", label: "Profit and loss", icon: "profit", href: "#profit" },
  { key: "reward", label: "Reward center", icon: "reward", href: "#reward", badge: "2" },
  { key: "vip", label: "VIP", icon: "vip", href: "#vip" },
  { key: "security", label: "Security center", icon: "security", href: "#security" },
  { key: "download", label: "App download", icon: "download", onPress: nothing },
  { key: "mall", label: "Point mall", icon: "mall", href: "#mall" },
  { key: "task", label: "Task", icon: "task", href: "#task" },
]

const member: SideMenuMember = {
  greeting: "Good evening",
  nickname: "Maria",
  vipLabel: "Gold",
  balance: { state: "shown", currency: "₱", amount: 12480.5 },
  balanceHidden: false,
  onHideBalance: nothing,
  onAvatar: nothing,
}

const settings = (
  <>
    <Select label="Language" options={[{ value: "EN", label: "English" }]} />
    <ThemeSwitch dark onChange={nothing} />
  </>
)

export default {
  title: "Components / Frame / Side menu",
  args: { open: true, onClose: nothing, entries, children: settings },
} satisfies StoryDefault<Partial<SideMenuProps>>

const Template: Story<SideMenuProps> = (args) => <SideMenu {...args} />

export const Guest = Template.bind({})
Guest.args = {
  guest: { login: { href: "#login" }, register: { href: "#register" } },
  folded: [{ key: "tasks", label: "Task", icon: "task", href: "#task" }],
}

export const Member = Template.bind({})
Member.args = { member, onSignOut: nothing }

export const BalanceHidden = Template.bind({})
BalanceHidden.args = {
  member: { ...member, balance: { state: "hidden", currency: "₱", amount: 12480.5 }, balanceHidden: true },
  onSignOut: nothing,
}

export const BalanceLoading = Template.bind({})
BalanceLoading.args = { member: { ...member, balance: { state: "loading" } }, onSignOut: nothing }

export const BalanceFailed = Template.bind({})
BalanceFailed.args = { member: { ...member, balance: { state: "failed" } }, onSignOut: nothing }

export const LongText = Template.bind({})
LongText.args = {
  member: {
    ...member,
    nickname: longText,
    vipLabel: longText,
    balance: { state: "shown", currency: "₱", amount: 1234567890 },
  },
  entries: [{ key: "long", label: longText, icon: "reward", href: "#long", badge: "99+" }],
  onSignOut: nothing,
}
