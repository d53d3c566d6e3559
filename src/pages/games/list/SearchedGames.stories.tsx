import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { write } from "#domain/games/GamesAddress.ts"
import { hotGames, vendors } from "#gateway/calls/games/games.ts"
import { gameList } from "#gateway/calls/games/gameLists.ts"
import { empty, failing, loading } from "#ladle/storyOptions.ts"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { SearchedGames } from "./SearchedGames.tsx"

export default { title: "Games / Searched games" } satisfies StoryDefault

const story = (gameType: string, options: StoryOptions = {}, search = "") =>
  storiesOf(
    <div className="padded">
      <SearchedGames gameType={gameType} />
    </div>,
  )({ path: write(paths.gameList, { gameType, search }), persona: "0", ...options })

export const Few = story("RNG", { settings: { scale: "few" } })

export const Many = story("RNG")

export const Hot = story("HOT")

export const Found = story("RNG", {}, "koi")

export const NotFound = story("RNG", {}, "zzz")

export const NotFoundInHot = story("HOT", {}, "zzz")

export const NotFoundInAll = story("", {}, "zzz")

export const Empty = story("RNG", empty)

export const Loading = story("RNG", loading)

export const Failed = story("RNG", { settings: failing(gameList.path) })

export const HotFailed = story("HOT", { settings: failing(hotGames.path) })

export const VendorsFailed = story("RNG", { settings: failing(vendors.path) })

export const LongText = story("RNG", { longTexts: true })
