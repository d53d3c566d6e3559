import { useAtom, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { leaveForGameAtom } from "#atoms/protection/realityCheck.ts"
import { iframeGameAtom } from "#atoms/games/launch.ts"
import { isolated } from "#domain/Name.ts"
import { ConfirmDialog } from "#ui/overlay/ConfirmDialog.tsx"

/** Before a game leaves the app as a page of its own: reality checks show on return. */
export const LeaveNotice = () => {
  const { t } = useTranslation()
  const [game, setGame] = useAtom(iframeGameAtom)
  const leave = useSetAtom(leaveForGameAtom)
  if (game?.isPage !== true) return null
  return (
    <ConfirmDialog
      open
      text={t("check_leaves", { name: isolated(game.name) })}
      detail={t("check_leaves_detail")}
      confirmLabel={t("open_game")}
      onCancel={() => setGame(undefined)}
      onConfirm={() => leave(game.url)}
    />
  )
}
