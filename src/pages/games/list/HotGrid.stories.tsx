import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { hotGames } from "#gateway/calls/games/games.ts"
import { empty, failing, loading } from "#ladle/storyOptions.ts"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"
import { EmptyState } from "#ui/state/EmptyState.tsx"

import { HotGrid } from "./HotGrid.tsx"

export default { title: "Games / Hot games" } satisfies StoryDefault

const story = (options: StoryOptions, text = "", vendors: ReadonlyArray<string> = []) =>
  storiesOf(
    <div className="padded">
      <HotGrid address={paths.hot} vendors={vendors} text={text} empty={<EmptyState />} />
    </div>,
  )({ path: paths.hot, persona: "0", ...options })

export const Few = story({ settings: { scale: "few" } })

export const Many = story({})

export const OfVendors = story({}, "", ["KOIW", "MOTH"])

export const NotFound = story({}, "zzz")

export const Empty = story(empty)

export const Loading = story(loading)

export const Failed = story({ settings: failing(hotGames.path) })

export const LongText = story({ longTexts: true })
