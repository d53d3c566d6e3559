import type { StoryDefault } from "@ladle/react"

import { storiesOf } from "#ladle/PageStory.tsx"

import { Held } from "./Held.tsx"

export default { title: "Cashier / Amount held in a wallet" } satisfies StoryDefault

const story = (amount: number | undefined) => storiesOf(<Held amount={amount} />)

export const Known = story(1234.5)({ persona: "0" })

export const NothingKnown = story(undefined)({ persona: "0" })

export const Hidden = story(1234.5)({ persona: "0", stored: { BALANCE_HIDDEN: "1" } })
