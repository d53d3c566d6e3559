import { useAtomValue } from "jotai"

import { tickerTitlesAtom } from "#atoms/home/announcements.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { paths } from "#config/paths.ts"
import { Ticker } from "#ui/frame/Ticker.tsx"

import { useEnter } from "../frame/useEnter.ts"

/** The titles of the announcements. The banners of the same call show a failure, so the ticker does not. */
export const HomeTicker = () => {
  const enter = useEnter()
  return <Ticker titles={valueOf(useAtomValue(tickerTitlesAtom))} {...enter(paths.notice)} />
}
