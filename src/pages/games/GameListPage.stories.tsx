import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { type GamesAddress, write } from "#domain/GamesAddress.ts"
import { gameSlots } from "#platform/gameSlots.ts"

import { empty, failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { GameListPage } from "./GameListPage.tsx"

export default { title: "pages / games / GameListPage" } satisfies StoryDefault

const told = storiesOf(<GameListPage />)

const list = (address: Partial<GamesAddress>) => write(paths.gameList, address)

const searches = {
  [gameSlots.searches.key]: JSON.stringify(["koi", "lantern", "a very long text ".repeat(9)]),
}

export const Slots = told({ path: list({ gameType: "RNG" }), persona: "0" })

export const OfATrial = told({ path: list({ gameType: "RNG" }), persona: "4" })

export const OfVendors = told({ path: list({ gameType: "RNG", vendors: ["KOIW", "MOTH"] }) })

export const Hot = told({ path: list({ gameType: "HOT" }) })

export const Found = told({ path: list({ gameType: "RNG", search: "koi" }) })

export const NothingIsFound = told({ path: list({ gameType: "RNG", search: "zzz" }), stored: searches })

export const NoHotGameIsFound = told({ path: list({ gameType: "HOT", search: "zzz" }), stored: searches })

export const Favourites = told({ path: list({ gameType: "FAV" }), persona: "0" })

export const NoFavourites = told({ path: list({ gameType: "FAV" }), persona: "4" })

export const FavouritesFailed = told({
  path: list({ gameType: "FAV" }),
  persona: "0",
  settings: failing("/wps/relay/MCSFE_getFavoriteGamesList"),
})

export const FurtherPageFailed = told({
  path: list({ gameType: "ELOTT" }),
  settings: failing("/wps/relay/GCSGAME_gameList?pageNo=2"),
})

export const Thousands = told({ path: list({ gameType: "RNG" }), settings: { scale: "thousands" } })

export const Empty = told({ path: list({ gameType: "RNG" }), ...empty })

export const Loading = told({ path: list({ gameType: "RNG" }), ...loading })

export const Failed = told({
  path: list({ gameType: "RNG" }),
  settings: failing("/wps/relay/GCSGAME_gameList"),
})

export const LongText = told({ path: list({ gameType: "RNG" }), persona: "0", longTexts: true })
