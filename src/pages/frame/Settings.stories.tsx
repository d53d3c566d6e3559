import type { StoryDefault } from "@ladle/react"

import { loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { Settings } from "./Settings.tsx"

export default { title: "Frame / Settings of the device" } satisfies StoryDefault

const story = storiesOf(<Settings />)

export const EveryLanguage = story({})

export const TwoLanguages = story({ settings: { languages: ["EN", "TY"] } })

export const Loading = story(loading)
