import { useAtomValue, useSetAtom } from "jotai"
import { type ComponentProps, useEffect } from "react"
import { useLocation } from "wouter"

import {
  awaitEndAtom,
  closeGameAtom,
  restrictionAtom,
  followSleepAtom,
  isPermissionAwaitedAtom,
  protectionAtom,
} from "#atoms/protection/protection.ts"
import { hasProtectionTextsAtom } from "#atoms/protection/limitOffer.ts"
import {
  endReturnAtom,
  isBackAtom,
  isReturnOverAtom,
  reportSeenAtom,
} from "#atoms/protection/realityCheck.ts"
import { isPlayClosedAtom } from "#atoms/merchant.ts"
import { iframeGameAtom } from "#atoms/games/launch.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { paths } from "#config/paths.ts"
import { Deferred } from "#pages/view/Deferred.tsx"

import { GameEnd } from "./GameEnd.tsx"
import { useLoginToast } from "./useLoginToast.ts"
import { usePlaySessionWatch } from "./usePlaySessionWatch.ts"

interface Props {
  /** Loads the reality check for a return from a game's own page. Games and lotteries in an iframe load their own. */
  readonly loadCheck: ComponentProps<typeof Deferred>["load"]
}

// If reporting a seen reality check has failed, the app repeats the report after the gateway's next response.
const useChecksAfterReturn = () => {
  const protection = valueOf(useAtomValue(protectionAtom))
  const isReturnOver = useAtomValue(isReturnOverAtom)
  const endReturn = useSetAtom(endReturnAtom)
  const reportSeen = useSetAtom(reportSeenAtom)
  useEffect(() => {
    if (isReturnOver) endReturn()
  }, [isReturnOver, endReturn])
  useEffect(() => {
    if (protection !== undefined) reportSeen()
  }, [protection, reportSeen])
}

// Records that the texts of player protection are loaded, because this chunk contains the texts.
const useTextsNoted = () => {
  const note = useSetAtom(hasProtectionTextsAtom)
  useEffect(() => note(true), [note])
}

export const ProtectionWatch = ({ loadCheck }: Props) => {
  const [path] = useLocation()
  const isBack = useAtomValue(isBackAtom)
  useAtomValue(followSleepAtom)
  const restriction = useAtomValue(restrictionAtom)
  const game = useAtomValue(iframeGameAtom)
  const closeGame = useSetAtom(closeGameAtom)
  const awaitEnd = useSetAtom(awaitEndAtom)
  const isAwaited = useAtomValue(isPermissionAwaitedAtom)
  const report = useSetAtom(isPlayClosedAtom)
  const isClosed = restriction !== undefined
  const until = restriction?.until ?? null
  useEffect(() => {
    report(isAwaited ? undefined : isClosed)
    return () => report(undefined)
  }, [isAwaited, isClosed, report])
  useEffect(() => {
    if (isClosed && game !== undefined) closeGame()
  }, [isClosed, game, closeGame])
  useEffect(() => (isClosed ? awaitEnd(until) : undefined), [isClosed, until, awaitEnd])
  useTextsNoted()
  useLoginToast()
  usePlaySessionWatch()
  useChecksAfterReturn()
  return (
    <>
      <GameEnd />
      {isBack && game === undefined && path !== paths.lotteryH5 && <Deferred load={loadCheck} />}
    </>
  )
}
