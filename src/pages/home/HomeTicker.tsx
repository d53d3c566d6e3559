import { useAtomValue } from "jotai"

import { tickerTitlesAtom } from "#atoms/announcements.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { paths } from "#config/paths.ts"
import { Ticker } from "#ui/frame/Ticker.tsx"

import { useEnter } from "../frame/useEnter.ts"

/** The titles of the player notices. That they failed to load is said once, by the banners of the same call. */
export const HomeTicker = () => {
  const enter = useEnter()
  return <Ticker titles={valueOf(useAtomValue(tickerTitlesAtom))} {...enter(paths.notice)} />
}
