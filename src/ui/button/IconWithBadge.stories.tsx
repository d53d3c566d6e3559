import type { Story, StoryDefault } from "@ladle/react"
import { Mail } from "lucide-react"

import { nothing, padded } from "#ladle/samples.tsx"

import { IconWithBadge, type IconWithBadgeProps } from "./IconWithBadge.tsx"

export default {
  title: "Components / Basic / Icon with badge",
  decorators: [padded],
  args: { label: "Inbox", badge: "", onPress: nothing, children: <Mail /> },
} satisfies StoryDefault<Partial<IconWithBadgeProps>>

const Template: Story<IconWithBadgeProps> = (args) => <IconWithBadge {...args} />

export const Empty = Template.bind({})

export const One = Template.bind({})
One.args = { badge: "1", description: "1 unread" }

export const Capped = Template.bind({})
Capped.args = { badge: "99+", description: "99+ unread" }

export const AsLink = Template.bind({})
AsLink.args = { badge: "7", href: "#inbox" }
