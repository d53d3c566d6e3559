import { useAtomValue } from "jotai"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"

import { homeFavouritesAtom, stillFavouriteAtom } from "#atoms/games/favourites.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { isMemberAtom } from "#atoms/session.ts"
import { limits } from "#config/limits.ts"
import { paths } from "#config/paths.ts"
import * as GamesAddress from "#domain/games/GamesAddress.ts"
import { GameStrip } from "#ui/games/GameStrip.tsx"

import { useEnter } from "../frame/useEnter.ts"
import { HotNews } from "../games/HotNews.tsx"
import { useTiles } from "../games/useTiles.ts"
import { HotGamesBlock } from "./HotGamesBlock.tsx"

/** The member's favourites; renders nothing without any (spec §2 "Favourites"). */
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

/** Home's games below the winners: hot and favourite ones. */
export const HomeGames = () => {
  const isMember = useAtomValue(isMemberAtom)
  return (
    <>
      <HotGamesBlock />
      {isMember && <Favourites />}
      <HotNews />
    </>
  )
}
