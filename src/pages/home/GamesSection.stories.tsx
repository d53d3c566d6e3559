import type { StoryDefault } from "@ladle/react"

import { empty, failed, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { GamesSection } from "./GamesSection.tsx"

export default { title: "Home / Games near the screen" } satisfies StoryDefault

const story = storiesOf(<GamesSection />)

export const Guest = story({})

export const Member = story({ persona: "0" })

export const Empty = story({ persona: "0", ...empty })

export const Loading = story({ persona: "0", ...loading })

export const NothingWhenItFailed = story({ persona: "0", ...failed })
