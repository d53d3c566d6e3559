import type { StoryDefault } from "@ladle/react"

import { storiesOf } from "#ladle/PageStory.tsx"
import { sentDeposit } from "#ladle/sentDeposit.ts"

import { UnsettledDeposit } from "./UnsettledDeposit.tsx"

export default { title: "Cashier / Unsettled deposit" } satisfies StoryDefault

const story = storiesOf(<UnsettledDeposit />)

export const MayBeRepeated = story({ persona: "0", before: sentDeposit(Date.now()) })
