import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { favouriteGames } from "#gateway/calls/games/gameLists.ts"
import { failing, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { FavouriteGames } from "./FavouriteGames.tsx"

export default { title: "Games / Favourite games" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <FavouriteGames />
  </div>,
)
const page = { path: `${paths.gameList}?gameType=FAV`, persona: "0" }

export const Many = story(page)

export const NoFavourites = story({ ...page, persona: "4" })

export const Guest = story({ ...page, persona: "guest" })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(favouriteGames.path) })

export const LongText = story({ ...page, longTexts: true })
