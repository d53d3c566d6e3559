import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { leaveForGameAtom } from "#atoms/protection/realityCheck.ts"
import { gameShellAtom } from "#atoms/games/gameShell.ts"
import { iframeGameAtom } from "#atoms/games/launch.ts"
import { isolated } from "#domain/Name.ts"
import { PlayAlert } from "#ui/protection/PlayAlert.tsx"

export const LeaveNotice = () => {
  const { t } = useTranslation()
  const [game, setGame] = useAtom(iframeGameAtom)
  const leave = useSetAtom(leaveForGameAtom)
  const isStuck = useAtomValue(gameShellAtom)._tag !== "Closed"
  if (game?.isPage !== true) return null
  const stay = () => setGame(isStuck ? { ...game, isPage: false } : undefined)
  return (
    <PlayAlert
      open
      title={t("check_leaves", { name: isolated(game.name) })}
      lead={t("check_leaves_detail")}
      answers={[
        { label: t("open_game"), onPress: () => leave(game.url) },
        { label: t("cancel"), onPress: stay },
      ]}
      onEscape={stay}
    />
  )
}
