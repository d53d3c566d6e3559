import type { Story, StoryDefault } from "@ladle/react"

import { art, longText, nothing } from "#ladle/samples.tsx"

import { Ticker } from "#ui/frame/banner/Ticker.tsx"
import { HeaderTitle, TopBar, type TopBarMember, type TopBarProps } from "./TopBar.tsx"

const member: TopBarMember = {
  nickname: "Maria",
  balance: { state: "shown", currency: "₱", amount: 12480.5 },
  onRefresh: nothing,
  inbox: { href: "#inbox" },
  badge: "7",
}

export default {
  title: "Components / Frame / Top bar",
  args: { home: { href: "#home" }, onMenu: nothing },
} satisfies StoryDefault<Partial<TopBarProps>>

const Template: Story<TopBarProps> = (args) => <TopBar {...args} />

export const Guest = Template.bind({})
Guest.args = { guest: { login: { href: "#login" }, register: { href: "#register" } } }

export const GuestWithDownload = Template.bind({})
GuestWithDownload.args = {
  guest: { login: { href: "#login" }, register: { href: "#register" } },
  onDownload: nothing,
}

export const Member = Template.bind({})
Member.args = { member, onDownload: nothing }

export const NothingUnread = Template.bind({})
NothingUnread.args = { member: { ...member, badge: "" } }

export const Capped = Template.bind({})
Capped.args = { member: { ...member, badge: "99+" }, onDownload: nothing }

export const BalanceLoading = Template.bind({})
BalanceLoading.args = { member: { ...member, balance: { state: "loading" } } }

export const BalanceFailed = Template.bind({})
BalanceFailed.args = { member: { ...member, balance: { state: "failed" } } }

export const BalanceHidden = Template.bind({})
BalanceHidden.args = { member: { ...member, balance: { state: "hidden", currency: "₱", amount: 12480.5 } } }

export const Refreshing = Template.bind({})
Refreshing.args = { member: { ...member, refreshing: true } }

export const Scrolled = Template.bind({})
Scrolled.args = { member, scrolled: true }

export const WithTicker = Template.bind({})
WithTicker.args = { member, children: <Ticker titles={["Lantern Night Bonus is back"]} href="#notice" /> }

export const MerchantLogo = Template.bind({})
MerchantLogo.args = { member, logo: art(330, 96, 96) }

export const TitleAlone: Story = () => <TopBar title={<HeaderTitle>Login</HeaderTitle>} onBack={nothing} />

export const TitleWithoutBack: Story = () => <TopBar title={<HeaderTitle>First password</HeaderTitle>} />

export const LongTitle = Template.bind({})
LongTitle.args = {
  title: <HeaderTitle>{longText}</HeaderTitle>,
  home: undefined,
  onBack: nothing,
  member: { ...member, balance: { state: "shown", currency: "₱", amount: 1234567890 }, badge: "99+" },
}

export const LongText = Template.bind({})
LongText.args = {
  member: {
    ...member,
    nickname: longText,
    balance: { state: "shown", currency: "₱", amount: 1234567890 },
    badge: "99+",
  },
  onDownload: nothing,
}
