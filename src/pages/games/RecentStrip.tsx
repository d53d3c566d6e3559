import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { expectsRecentsAtom, recentGamesAtom } from "#atoms/games/recents.ts"
import { limits } from "#config/limits.ts"
import { type Category, isOf } from "#domain/games/Vendor.ts"
import { GameStrip } from "#ui/games/GameStrip.tsx"

import { useTiles } from "./useTiles.ts"

interface Props {
  /** Narrows the strip to a category's games. It then has no placeholder: few players have such games. */
  readonly category?: Category | undefined
}

/** The member's recent games; renders nothing without any (decision 118). */
export const RecentStrip = ({ category }: Props) => {
  const { t } = useTranslation()
  const remote = useAtomValue(recentGamesAtom)
  const isExpected = useAtomValue(expectsRecentsAtom) && category === undefined
  const recents = valueOf(remote) ?? []
  const games = category === undefined ? recents : recents.filter((game) => isOf(category, game))
  const tiles = useTiles(games.slice(0, limits.stripGames))
  return (
    <GameStrip title={t("recently_played")} games={tiles} loading={isExpected && remote._tag === "Loading"} />
  )
}
