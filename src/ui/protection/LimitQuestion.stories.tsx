import type { StoryDefault } from "@ladle/react"

import { nothing } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"

import { LimitQuestion } from "./LimitQuestion.tsx"

export default { title: "Player protection / Question before the first deposit" } satisfies StoryDefault

const story = storiesOf(<LimitQuestion onSet={nothing} onDecline={nothing} />)

export const Usual = story({ persona: "0" })

export const LongText = story({ persona: "0", longTexts: true })
