import type { StoryDefault } from "@ladle/react"

import { empty, failed, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { HotNews } from "./HotNews.tsx"

export default { title: "Games / Hot news" } satisfies StoryDefault

const story = storiesOf(<HotNews />)

export const Many = story({})

export const One = story({ settings: { scale: "few" } })

export const Empty = story(empty)

export const NothingYet = story(loading)

export const NothingFailed = story(failed)

export const LongText = story({ longTexts: true })
