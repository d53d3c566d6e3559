import type { StoryDefault } from "@ladle/react"

import { empty, failed, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { LiveRooms } from "./LiveRooms.tsx"

export default { title: "Games / Live rooms" } satisfies StoryDefault

const story = storiesOf(<LiveRooms />)

export const Many = story({ persona: "0", settings: { scale: "thousands" } })

export const Guest = story({})

export const Few = story({ persona: "0", settings: { scale: "few" } })

export const Loading = story(loading)

export const NothingOnAir = story(empty)

export const NothingFailed = story(failed)
