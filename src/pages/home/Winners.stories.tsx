import type { StoryDefault } from "@ladle/react"

import { empty, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { Winners } from "./Winners.tsx"

export default { title: "Home / Winners" } satisfies StoryDefault

const story = storiesOf(<Winners />)

export const Few = story({ settings: { scale: "few" } })

export const Many = story({})

export const Empty = story(empty)

export const NothingYet = story(loading)

export const LongText = story({ longTexts: true })
