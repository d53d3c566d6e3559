import type { StoryDefault } from "@ladle/react"

import { empty, failing, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { RecentStrip } from "./RecentStrip.tsx"

export default { title: "Games / Recent games as a strip" } satisfies StoryDefault

const story = storiesOf(
  <RecentStrip category={{ gameType: "FISH", vendors: [{ vassalage: "TIDE", accountTypeName: "" }] }} />,
)

export const Many = story({ persona: "0" })

export const NothingForFew = story({ persona: "0", settings: { scale: "few" } })

export const Empty = story({ persona: "0", ...empty })

export const NothingWhileLoading = story({ persona: "0", ...loading })

export const NothingWhenItFailed = story({ persona: "0", settings: failing("/wps/relay/GCS_recentGame") })

export const LongText = story({ persona: "0", longTexts: true })
