import type { StoryDefault } from "@ladle/react"

import { empty, failed, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { MissionProgress } from "./MissionProgress.tsx"

export default { title: "Account / Mission progress" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <MissionProgress />
  </div>,
)

export const Running = story({ persona: "0" })

export const NothingRunning = story({ persona: "0", ...empty })

export const Loading = story({ persona: "0", ...loading })

export const NothingFailed = story({ persona: "0", ...failed })

export const LongText = story({ persona: "0", longTexts: true })
