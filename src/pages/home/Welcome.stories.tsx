import type { StoryDefault } from "@ladle/react"

import { failed, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { Welcome } from "./Welcome.tsx"

export default { title: "Home / Welcome offer" } satisfies StoryDefault

const story = storiesOf(<Welcome />)

export const WithBonus = story({})

export const WithoutBonus = story({ settings: { signupBonus: false } })

export const Loading = story(loading)

export const Failed = story(failed)
