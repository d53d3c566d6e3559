import type { StoryDefault } from "@ladle/react"

import { hotSearchAtoms } from "#atoms/games/hotGames.ts"
import { hotGames } from "#gateway/calls/games/games.ts"
import { empty, failing, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { HotGamesBlock } from "./HotGamesBlock.tsx"

export default { title: "Home / Hot games" } satisfies StoryDefault

const story = storiesOf(<HotGamesBlock />)

export const Few = story({ settings: { scale: "few" } })

export const Many = story({ persona: "0" })

export const NotFound = story({
  before: (store) => {
    store.sub(hotSearchAtoms.page, () => {})
    store.set(hotSearchAtoms.page, { by: "set", text: "zzz" })
  },
})

export const Empty = story(empty)

export const NothingYet = story(loading)

export const NothingFailed = story({ settings: failing(hotGames.path) })

export const LongText = story({ settings: { scale: "few" }, longTexts: true })
