import type { StoryDefault } from "@ladle/react"

import { storiesOf } from "#ladle/PageStory.tsx"

import { DepositFacts } from "./DepositFacts.tsx"

export default { title: "Player protection / Net deposits" } satisfies StoryDefault

const story = storiesOf(<DepositFacts />)

export const Usual = story({ persona: "0" })

export const LongText = story({ persona: "0", longTexts: true })
