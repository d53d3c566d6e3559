import type { Story, StoryDefault } from "@ladle/react"

import { padded } from "#ladle/samples.tsx"

import { Refusal } from "./Refusal.tsx"

export default { title: "Components / Forms / Refusal", decorators: [padded] } satisfies StoryDefault

export const Refused: Story = () => <Refusal message={{ key: "something_failed" }} />

export const LongText: Story = () => <Refusal message={{ key: "trial_money" }} />
