import type { StoryDefault } from "@ladle/react"

import { empty, failing, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { WinnerSection } from "./WinnerSection.tsx"

export default { title: "Home / Latest winners" } satisfies StoryDefault

const story = storiesOf(<WinnerSection />)

export const Many = story({})

export const AtRest = story({ settings: { scale: "few" } })

export const Empty = story(empty)

export const Loading = story(loading)

export const Failed = story({ settings: failing("/wps/relay/ODSFE2_getWinnerBoard") })

export const LongText = story({ longTexts: true })
