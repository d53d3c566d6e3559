import { useAtomValue } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { expectsRecentsAtom, recentGamesAtom } from "#atoms/recents.ts"
import { limits } from "#config/limits.ts"
import { GameStrip } from "#ui/game/GameStrip.tsx"

import { useTiles } from "./useTiles.ts"

/** The member's recent games; nothing without any (decision 118). */
export const RecentStrip = () => {
  const { t } = useTranslation()
  const remote = useAtomValue(recentGamesAtom)
  const isExpected = useAtomValue(expectsRecentsAtom)
  const tiles = useTiles((valueOf(remote) ?? []).slice(0, limits.stripGames))
  return (
    <GameStrip title={t("recently_played")} {...tiles} loading={isExpected && remote._tag === "Loading"} />
  )
}
