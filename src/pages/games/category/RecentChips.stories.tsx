import type { StoryDefault } from "@ladle/react"

import { empty, failing, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { RecentChips } from "./RecentChips.tsx"

export default { title: "Games / Recent games as chips" } satisfies StoryDefault

const story = storiesOf(<RecentChips />)

export const Many = story({ persona: "0" })

export const Few = story({ persona: "0", settings: { scale: "few" } })

export const Empty = story({ persona: "0", ...empty })

export const Loading = story({ persona: "0", ...loading })

export const NothingForATrial = story({ persona: "4", ...loading })

export const NothingWhenItFailed = story({ persona: "0", settings: failing("/wps/relay/GCS_recentGame") })

export const LongText = story({ persona: "0", longTexts: true })
