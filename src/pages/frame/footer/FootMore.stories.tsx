import type { StoryDefault } from "@ladle/react"

import { homeAnnouncements } from "#gateway/calls/messages/announcements.ts"
import { helpTopics } from "#gateway/calls/help/help.ts"
import { empty, failing, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { FootMore } from "./FootMore.tsx"

export default { title: "Frame / Lazy component of the footer" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <FootMore />
  </div>,
)

export const Filled = story({})

export const WithoutVideosAndTopics = story(empty)

export const Loading = story(loading)

export const HelpFailed = story({ settings: failing(helpTopics.path) })

export const VideosFailed = story({ settings: failing(homeAnnouncements.path) })

export const LongText = story({ longTexts: true })
