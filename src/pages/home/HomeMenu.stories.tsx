import type { StoryDefault } from "@ladle/react"

import { empty, failing, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { HomeMenu } from "./HomeMenu.tsx"

export default { title: "Home / Home menu" } satisfies StoryDefault

const story = storiesOf(<HomeMenu />)

export const Guest = story({})

export const Member = story({ persona: "0" })

export const Trial = story({ persona: "4" })

export const Empty = story(empty)

export const Loading = story(loading)

export const Failed = story({ settings: failing("/wps/relay/GCSGAME_getVassGameType") })

export const WithoutHotGames = story({ settings: failing("/wps/relay/GCSGAME_hotGamesV2") })
