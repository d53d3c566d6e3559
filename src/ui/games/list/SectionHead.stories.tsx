import type { Story, StoryDefault } from "@ladle/react"

import { nothing } from "#ladle/samples.tsx"

import { SectionHead } from "./SectionHead.tsx"

export default { title: "Components / Games / Section head" } satisfies StoryDefault

export const WithoutLink: Story = () => <SectionHead id="whole" title="Live rooms" />

export const WithLink: Story = () => (
  <SectionHead id="begun" title="Recently played" more={{ href: "#all", onPress: nothing }} />
)

export const LongTitle: Story = () => (
  <SectionHead
    id="long"
    title="Games that were played by you and your friends in the last few days of this month"
    more={{ href: "#all", onPress: nothing }}
  />
)
