import type { Story, StoryDefault } from "@ladle/react"

import { nothing } from "#ladle/samples.tsx"

import { WelcomeCard } from "./WelcomeCard.tsx"

export default { title: "Components / Home / Welcome card" } satisfies StoryDefault

const register = { href: "#register", onPress: nothing }

export const Bonus: Story = () => (
  <WelcomeCard offer="Register and get a bonus of ₱ 888" register={register} />
)

export const LongOffer: Story = () => (
  <WelcomeCard offer="Register today and get a welcome bonus of ₱ 888,888,888.00" register={register} />
)
