import type { StoryDefault } from "@ladle/react"

import { empty, failing, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { HomeTicker } from "./HomeTicker.tsx"

export default { title: "Home / Home ticker" } satisfies StoryDefault

const story = storiesOf(<HomeTicker />)

export const Few = story({ settings: { scale: "few" } })

export const Many = story({})

export const Empty = story(empty)

export const Loading = story(loading)

export const NothingWhenItFailed = story({ settings: failing("/wps/relay/MCSFE_getListAnnouncements") })

export const LongText = story({ settings: { scale: "few" }, longTexts: true })
