import type { StoryDefault } from "@ladle/react"

import { empty, failing, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { HomeBanners } from "./HomeBanners.tsx"

export default { title: "Home / Home banners" } satisfies StoryDefault

const story = storiesOf(<HomeBanners />)

export const Many = story({})

export const One = story({ settings: { scale: "few" } })

export const Empty = story(empty)

export const Loading = story(loading)

export const Failed = story({ settings: failing("/wps/relay/MCSFE_getListAnnouncements") })

export const LongText = story({ longTexts: true })
