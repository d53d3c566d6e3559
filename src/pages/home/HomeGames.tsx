import { useAtomValue } from "jotai"
import { useMemo } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { homeFavouritesAtom, stillFavouriteAtom } from "#atoms/favourites.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { isMemberAtom } from "#atoms/menus.ts"
import { limits } from "#config/limits.ts"
import { paths } from "#config/paths.ts"
import * as GamesAddress from "#domain/GamesAddress.ts"
import { GameStrip } from "#ui/game/GameStrip.tsx"

import { useEnter } from "../frame/useEnter.ts"
import { HotNews } from "../games/HotNews.tsx"
import { RecentStrip } from "../games/RecentStrip.tsx"
import { useTiles } from "../games/useTiles.ts"
import { HotGamesBlock } from "./HotGamesBlock.tsx"

/** The member's favourites; nothing without any (spec §2 "Favourites"). */
const Favourites = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  const remote = useAtomValue(homeFavouritesAtom)
  const isStill = useAtomValue(stillFavouriteAtom)
  const all = valueOf(remote)
  const games = useMemo(
    () => (all ?? []).filter(({ nodeId }) => isStill(nodeId)).slice(0, limits.stripGames),
    [all, isStill],
  )
  return (
    <GameStrip
      title={t("category_FAV")}
      {...useTiles(games)}
      more={enter(GamesAddress.write(paths.gameList, { gameType: "FAV" }))}
      loading={remote._tag === "Loading"}
    />
  )
}

/** What home offers to play, below the winners: what is hot, and what the member likes and has played. */
export const HomeGames = () => {
  const isMember = useAtomValue(isMemberAtom)
  return (
    <>
      <HotGamesBlock />
      {isMember && <Favourites />}
      {isMember && <RecentStrip />}
      <HotNews />
    </>
  )
}
