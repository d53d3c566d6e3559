import { useAtomValue, useSetAtom } from "jotai"

import { priceCurrencyAtom } from "#atoms/cashier/wallet.ts"
import { imageCdnAtom } from "#atoms/system/imageCdn.ts"
import { hotGamesAtom } from "#atoms/games/games.ts"
import { launchAtom } from "#atoms/games/launch.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { title } from "#domain/games/Game.ts"
import * as HotGames from "#domain/games/HotGames.ts"
import * as Launchable from "#domain/games/Launchable.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import * as Money from "#domain/Money.ts"
import { JackpotStrip } from "#ui/games/list/JackpotStrip.tsx"

export const Jackpot = () => {
  const game = HotGames.largestJackpot(valueOf(useAtomValue(hotGamesAtom)) ?? [])
  const cdn = useAtomValue(imageCdnAtom)
  const currency = useAtomValue(priceCurrencyAtom)
  const launch = useSetAtom(launchAtom)
  if (game === undefined) return null
  return (
    <JackpotStrip
      name={title(game)}
      image={ImageCdn.addressOf(game.iconUrl, cdn)}
      spareImage={ImageCdn.addressOf(game.iconUrl, "")}
      amount={game.jackpot}
      format={(amount) => Money.inCurrency(amount, currency)}
      onPick={() => void launch(Launchable.ofGame(game))}
    />
  )
}
