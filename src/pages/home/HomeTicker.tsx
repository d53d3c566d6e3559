import { useAtomValue } from "jotai"

import { isPlayClosedAtom } from "#atoms/merchant.ts"
import { tickerTitlesAtom } from "#atoms/home/announcements.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { paths } from "#config/paths.ts"
import { Ticker } from "#ui/frame/banner/Ticker.tsx"

import { useEnter } from "#pages/view/useEnter.ts"

export const HomeTicker = () => {
  const enter = useEnter()
  const remote = useAtomValue(tickerTitlesAtom)
  const titles = valueOf(remote)
  // If the call fails, the ticker renders nothing, because the banners use the same call and show the failure.
  if (useAtomValue(isPlayClosedAtom) || (remote._tag === "Failed" && titles === undefined)) return null
  return <Ticker titles={titles} {...enter(paths.notice)} />
}
