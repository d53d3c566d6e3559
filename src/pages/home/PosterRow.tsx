import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { hotGamesAtom } from "#atoms/games/games.ts"
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
  const hot = useAtomValue(hotGamesAtom)
  const expectsRecents = useAtomValue(expectsRecentsAtom)
  const isUnknown = expectsRecents && recent._tag === "Loading"
  const played = valueOf(recent) ?? noGames
  const isRecent = isUnknown || played.length > 0
  const tiles = useTiles((isRecent ? played : (valueOf(hot) ?? noGames)).slice(0, limits.posters))
  return (
    <GameStrip
      title={t(isRecent ? "recently_played" : "hot_games")}
      games={tiles}
      loading={isUnknown || (!isRecent && hot._tag === "Loading")}
    />
  )
}
