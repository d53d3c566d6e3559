import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { launchAtom } from "#atoms/launch.ts"
import { imageCdnAtom } from "#atoms/system.ts"
import { winnersAtom } from "#atoms/winners.ts"
import * as GameLaunch from "#domain/GameLaunch.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import { formatWin } from "#domain/Winner.ts"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { WinnerBoard } from "#ui/game/WinnerBoard.tsx"

/** The latest winner board, spec §2: nothing at all without winners. */
export const WinnerSection = () => {
  const { t } = useTranslation()
  const remote = useAtomValue(winnersAtom)
  const retry = useSetAtom(winnersAtom)
  const launch = useSetAtom(launchAtom)
  const cdn = useAtomValue(imageCdnAtom)
  const winners = valueOf(remote) ?? []
  if (remote._tag === "Failed" && winners.length === 0) {
    return (
      <FailedState
        compact
        text={`${t("winners_failed")} ${t(remote.message.key, { ...remote.message.values })}`}
        onRetry={() => retry()}
      />
    )
  }
  const rows = winners.map((winner, index) => ({
    key: `${index} ${winner.recordId}`,
    game: winner.gameName,
    player: winner.customerName,
    win: formatWin(winner.winAmount),
    icon: ImageCdn.addressOf(winner.iconUrl, cdn),
  }))
  const pick = (index: number) => {
    const winner = winners[index]
    if (winner !== undefined) void launch(GameLaunch.ofWinner(winner))
  }
  return <WinnerBoard winners={rows} loading={remote._tag === "Loading"} onPick={pick} />
}
