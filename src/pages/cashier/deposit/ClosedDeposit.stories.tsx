import type { StoryDefault } from "@ladle/react"

import { storiesOf } from "#ladle/PageStory.tsx"
import { sentDeposit } from "#ladle/sentDeposit.ts"

import { ClosedDeposit } from "./ClosedDeposit.tsx"

export default { title: "Cashier / Unsettled deposit on a closed page" } satisfies StoryDefault

const story = storiesOf(<ClosedDeposit />)

export const MayBeRepeated = story({ persona: "0", before: sentDeposit(Date.now()) })

export const OnlyTheRecord = story({ persona: "0", before: sentDeposit(Date.UTC(2026, 10, 2, 9, 30)) })

export const NothingUnsettled = story({ persona: "0" })
