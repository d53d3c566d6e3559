import type { StoryDefault } from "@ladle/react"

import { empty, failed, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { PosterSection } from "./PosterSection.tsx"

export default { title: "Home / Poster section" } satisfies StoryDefault

const story = storiesOf(<PosterSection />)

export const Member = story({ persona: "0" })

export const Empty = story(empty)

export const Loading = story({ persona: "0", ...loading })

export const NothingWhenItFailed = story({ persona: "0", ...failed })
