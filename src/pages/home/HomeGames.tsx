import { useAtomValue } from "jotai"
import { Star } from "lucide-react"
import { useId, useMemo } from "react"
import { useTranslation } from "react-i18next"

import { hasStarsAtom, homeFavouritesAtom, stillFavouriteAtom } from "#atoms/games/favourites.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { isMemberAtom } from "#atoms/session.ts"
import { limits } from "#config/limits.ts"
import { paths } from "#config/paths.ts"
import * as GamesAddress from "#domain/games/GamesAddress.ts"
import { GameStrip } from "#ui/games/list/GameStrip.tsx"
import { SectionHead } from "#ui/games/list/SectionHead.tsx"

import { EmptyList } from "#pages/view/EmptyList.tsx"
import { useEnter } from "#pages/view/useEnter.ts"
import { HotNews } from "../games/HotNews.tsx"
import { useTiles } from "../games/useTiles.ts"
import { HotGamesBlock } from "./HotGamesBlock.tsx"

const NoFavourites = () => {
  const { t } = useTranslation()
  const heading = useId()
  const hasStars = useAtomValue(hasStarsAtom)
  return (
    <section aria-labelledby={heading}>
      <SectionHead id={heading} title={t("category_FAV")} />
      <EmptyList
        icon={Star}
        text={hasStars ? "favourites_none" : "no_stars"}
        hint={hasStars ? "no_favourites" : undefined}
        next={[paths.games]}
      />
    </section>
  )
}

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
  const tiles = useTiles(games)
  if (all !== undefined && games.length === 0) return <NoFavourites />
  return (
    <GameStrip
      title={t("category_FAV")}
      games={tiles}
      more={enter(GamesAddress.write(paths.gameList, { gameType: "FAV" }))}
      loading={remote._tag === "Loading"}
    />
  )
}

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
