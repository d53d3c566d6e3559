import type { StoryDefault } from "@ladle/react"

import { empty, failing, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { HotGamesSide } from "./HotGamesSide.tsx"

export default { title: "Home / Hot games in the menu" } satisfies StoryDefault

const story = storiesOf(<HotGamesSide />)

export const Few = story({ settings: { scale: "few" } })

export const Many = story({ persona: "0" })

export const Empty = story(empty)

export const NothingWhileLoading = story(loading)

export const NothingWhenItFailed = story({ settings: failing("/wps/relay/GCSGAME_hotGamesV2") })

export const LongText = story({ settings: { scale: "few" }, longTexts: true })
