import type { StoryDefault } from "@ladle/react"

import { empty, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { Jackpot } from "./Jackpot.tsx"

export default { title: "Games / Jackpot" } satisfies StoryDefault

const story = storiesOf(<Jackpot />)

export const One = story({})

export const Empty = story(empty)

export const NothingWhileLoading = story(loading)
