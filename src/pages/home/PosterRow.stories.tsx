import type { StoryDefault } from "@ladle/react"

import { empty, failed, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { PosterRow } from "./PosterRow.tsx"

export default { title: "Home / Poster row" } satisfies StoryDefault

const story = storiesOf(<PosterRow />)

export const RecentlyPlayed = story({ persona: "0" })

export const NothingWithoutHistory = story({ persona: "4" })

export const Empty = story(empty)

export const Loading = story({ persona: "0", ...loading })

export const NothingWhenItFailed = story({ persona: "0", ...failed })

export const LongText = story({ persona: "0", longTexts: true })
