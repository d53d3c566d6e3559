import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { longText, nothing } from "#ladle/samples.tsx"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"
import { gameStorageItems } from "#platform/gameStorageItems.ts"

import type { ListSearch } from "./useListSearch.ts"
import { GameSearch, Ideas } from "./GameSearch.tsx"

export default { title: "Games / Game search" } satisfies StoryDefault

const search: ListSearch = { typed: "", isPending: false, type: nothing, submit: nothing }

const story = (change: Partial<ListSearch> = {}, options: StoryOptions = {}) =>
  storiesOf(
    <div className="padded">
      <GameSearch search={{ ...search, ...change }} suggestions={["Golden Koi", "Rooster Ring"]} />
    </div>,
  )({ path: paths.gameList, ...options })

const ideas = (recent: ReadonlyArray<string>, suggestions: ReadonlyArray<string>) =>
  storiesOf(
    <div className="padded">
      <Ideas suggestions={suggestions} onPick={nothing} />
    </div>,
  )({ path: paths.gameList, stored: { [gameStorageItems.searches.key]: JSON.stringify(recent) } })

export const Empty = story()

export const Typed = story({ typed: "koi" })

export const Searching = story({ typed: "koi", isPending: true })

export const LongText = story({ typed: longText })

export const Suggestions = ideas([], ["Golden Koi", "Rooster Ring"])

export const RecentSearches = ideas(["koi", "lantern"], ["Golden Koi", "Rooster Ring"])

export const LongSearches = ideas([longText], [longText])
