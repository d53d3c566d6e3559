import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { expectsRecentsAtom, recentGamesAtom } from "#atoms/games/recents.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { limits } from "#config/limits.ts"
import type { Game } from "#domain/games/Game.ts"
import { GameChips } from "#ui/games/list/GameChips.tsx"

import { useTiles } from "#pages/games/useTiles.ts"

const noGames: ReadonlyArray<Game> = []

export const RecentChips = () => {
  const { t } = useTranslation()
  const remote = useAtomValue(recentGamesAtom)
  const isExpected = useAtomValue(expectsRecentsAtom)
  const tiles = useTiles((valueOf(remote) ?? noGames).slice(0, limits.stripGames))
  return (
    <GameChips title={t("recently_played")} games={tiles} loading={isExpected && remote._tag === "Loading"} />
  )
}
