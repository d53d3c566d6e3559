import type { Story, StoryDefault } from "@ladle/react"
import { KeyRound, Settings } from "lucide-react"

import { longText, nothing, padded } from "#ladle/samples.tsx"

import { LinkList } from "./LinkList.tsx"

export default { title: "Components / Basic / Link list", decorators: [padded] } satisfies StoryDefault

const password = { label: "Change password", Icon: KeyRound, href: "#password", onPress: nothing }
const settings = { label: "Settings", Icon: Settings, href: "#settings" }

export const One: Story = () => <LinkList links={[password]} />

export const Many: Story = () => <LinkList links={[password, settings]} />

export const WithBadges: Story = () => (
  <LinkList
    links={[
      { ...password, badge: "7", meaning: "7 unread" },
      { ...settings, badge: "99+", meaning: "120 unread" },
    ]}
  />
)

export const WithDetails: Story = () => (
  <LinkList
    links={[
      { ...password, detail: "Keeps others out of your account." },
      { ...settings, detail: longText, time: "Nov 26, 2026, 09:00", badge: "3", meaning: "3 unread" },
    ]}
  />
)

export const Buttons: Story = () => (
  <LinkList links={[{ label: "Live chat", Icon: KeyRound, onPress: nothing }, settings]} />
)

export const WithDanger: Story = () => <LinkList links={[settings, { ...password, isDanger: true }]} />

export const LongText: Story = () => (
  <LinkList links={[{ ...password, label: longText, badge: "99+", meaning: "120 unread" }, settings]} />
)
