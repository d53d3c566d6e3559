import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { recentGamesAtom } from "#atoms/games/recents.ts"
import { limits } from "#config/limits.ts"
import { type Category, isOf } from "#domain/games/Vendor.ts"
import { GameStrip } from "#ui/games/list/GameStrip.tsx"

import { useTiles } from "#pages/games/useTiles.ts"

export const RecentStrip = ({ category }: { readonly category: Category }) => {
  const { t } = useTranslation()
  const remote = useAtomValue(recentGamesAtom)
  const games = (valueOf(remote) ?? []).filter((game) => isOf(category, game))
  const tiles = useTiles(games.slice(0, limits.stripGames))
  // Few players have recent games of the category, so the strip has no placeholder (open point 118).
  return <GameStrip title={t("recently_played")} games={tiles} />
}
