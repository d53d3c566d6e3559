import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { favouriteGames, gameList } from "#gateway/calls/games/gameLists.ts"
import { empty, failing, loading } from "#ladle/storyOptions.ts"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"
import { ButtonLink } from "#ui/button/Button.tsx"
import { EmptyState } from "#ui/state/EmptyState.tsx"

import { PagedGames } from "./PagedGames.tsx"

export default { title: "Games / Paged games" } satisfies StoryDefault

type Props = Parameters<typeof PagedGames>[0]

const slots: Props = {
  source: "games",
  gameType: "RNG",
  vassalage: "",
  gameName: "",
  address: paths.gameList,
  empty: <EmptyState />,
}

const story = (props: Partial<Props>, options: StoryOptions = {}) =>
  storiesOf(
    <div className="padded">
      <PagedGames {...slots} {...props} />
    </div>,
  )({ path: paths.gameList, persona: "0", ...options })

export const Few = story({}, { settings: { scale: "few" } })

export const Many = story({})

export const FirstPage = story({ rest: <ButtonLink href="#rest">Lantern</ButtonLink> })

export const Favourites = story({ source: "favourites", gameType: "" })

export const FavouritesFailed = story(
  { source: "favourites", gameType: "" },
  { settings: failing(favouriteGames.path) },
)

export const Empty = story({}, empty)

export const NotFound = story({ gameName: "zzz" })

export const Loading = story({}, loading)

export const Failed = story({}, { settings: failing(gameList.path) })

export const MoreFailed = story({ gameType: "ELOTT" }, { settings: failing(`${gameList.path}?pageNo=2`) })

export const LongText = story({}, { longTexts: true })
