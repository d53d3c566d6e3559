import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { type GamesAddress, write } from "#domain/games/GamesAddress.ts"
import { gameStorageItems } from "#platform/gameStorageItems.ts"
import { empty, failing, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { GameListPage } from "./GameListPage.tsx"

export default { title: "Games / Game list" } satisfies StoryDefault

const story = storiesOf(<GameListPage />)

const list = (address: Partial<GamesAddress>) => write(paths.gameList, address)

const searches = {
  [gameStorageItems.searches.key]: JSON.stringify(["koi", "lantern", "a very long text ".repeat(9)]),
}

export const Slots = story({ path: list({ gameType: "RNG" }), persona: "0" })

export const OfATrial = story({ path: list({ gameType: "RNG" }), persona: "4" })

export const OfVendors = story({ path: list({ gameType: "RNG", vendors: ["KOIW", "MOTH"] }) })

export const Hot = story({ path: list({ gameType: "HOT" }) })

export const Found = story({ path: list({ gameType: "RNG", search: "koi" }) })

export const NothingIsFound = story({ path: list({ gameType: "RNG", search: "zzz" }), stored: searches })

export const NoHotGameIsFound = story({ path: list({ gameType: "HOT", search: "zzz" }), stored: searches })

export const Favourites = story({ path: list({ gameType: "FAV" }), persona: "0" })

export const NoFavourites = story({ path: list({ gameType: "FAV" }), persona: "4" })

export const FavouritesFailed = story({
  path: list({ gameType: "FAV" }),
  persona: "0",
  settings: failing("/wps/relay/MCSFE_getFavoriteGamesList"),
})

export const FurtherPageFailed = story({
  path: list({ gameType: "ELOTT" }),
  settings: failing("/wps/relay/GCSGAME_gameList?pageNo=2"),
})

export const Thousands = story({ path: list({ gameType: "RNG" }), settings: { scale: "thousands" } })

export const Empty = story({ path: list({ gameType: "RNG" }), ...empty })

export const Loading = story({ path: list({ gameType: "RNG" }), ...loading })

export const Failed = story({
  path: list({ gameType: "RNG" }),
  settings: failing("/wps/relay/GCSGAME_gameList"),
})

export const Refused = story({
  path: list({ gameType: "RNG" }),
  settings: refusing("location_blocked", "/wps/relay/GCSGAME_gameList"),
})

export const LongText = story({ path: list({ gameType: "RNG" }), persona: "0", longTexts: true })
