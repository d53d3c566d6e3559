import { useAtomValue, useSetAtom } from "jotai"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { launchAtom } from "#atoms/games/launch.ts"
import { imageCdnAtom } from "#atoms/system/imageCdn.ts"
import { winnersAtom } from "#atoms/home/winners.ts"
import * as Launchable from "#domain/games/Launchable.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import * as Money from "#domain/Money.ts"
import { WinnerBoard } from "#ui/home/WinnerBoard.tsx"

export const Winners = () => {
  const winners = valueOf(useAtomValue(winnersAtom)) ?? []
  const launch = useSetAtom(launchAtom)
  const cdn = useAtomValue(imageCdnAtom)
  const rows = winners.map((winner, index) => ({
    key: `${index} ${winner.recordId}`,
    game: winner.gameName,
    player: winner.customerName,
    win: Money.formatWin(winner.winAmount),
    icon: ImageCdn.addressOf(winner.iconUrl, cdn),
  }))
  const pick = (index: number) => {
    const winner = winners[index]
    if (winner !== undefined) void launch(Launchable.ofWinner(winner))
  }
  return <WinnerBoard winners={rows} onPick={pick} />
}
