import type { StoryDefault } from "@ladle/react"

import { padded } from "#ladle/samples.tsx"

import { BalanceAmount } from "./BalanceAmount.tsx"

export default { title: "Components / Basic / Balance amount", decorators: [padded] } satisfies StoryDefault

export const Shown = () => <BalanceAmount currency="₱" text="12,480.50" />

export const Hidden = () => <BalanceAmount hidden currency="₱" text="12,480.50" />
