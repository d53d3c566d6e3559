import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { expectsRecentsAtom, recentGamesAtom } from "#atoms/games/recents.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { limits } from "#config/limits.ts"
import type { Game } from "#domain/games/Game.ts"
import { GameStrip } from "#ui/games/list/GameStrip.tsx"

import { useTiles } from "../games/useTiles.ts"

const noGames: ReadonlyArray<Game> = []

export const PosterRow = () => {
  const { t } = useTranslation()
  const recent = useAtomValue(recentGamesAtom)
  const isExpected = useAtomValue(expectsRecentsAtom)
  const tiles = useTiles((valueOf(recent) ?? noGames).slice(0, limits.posters))
  return (
    <GameStrip title={t("recently_played")} games={tiles} loading={isExpected && recent._tag === "Loading"} />
  )
}
