import { useAtomValue, useSetAtom } from "jotai"
import { type ComponentType, type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"

import {
  restrictionAtom,
  isPermissionAwaitedAtom,
  isPlayOpenAtom,
  protectionAtom,
} from "#atoms/protection/protection.ts"
import { isPending } from "#atoms/kernel/Remote.ts"
import { isGameOverAtom, playSessionEndAtom } from "#atoms/protection/sessionLimit.ts"
import { incompleteMovesAtom } from "#atoms/cashier/unsettled.ts"
import { exchangeAtom } from "#atoms/promo/mall.ts"
import { pageKindOf } from "#domain/cashier/StoredMoves.ts"
import * as Pages from "#domain/frame/Pages.ts"
import type { PlayRestriction } from "#domain/protection/PlayPermission.ts"
import type { Ended } from "#domain/protection/PlaySession.ts"
import { FailedState } from "#ui/state/FailedState.tsx"
import { SkeletonList } from "#ui/state/SkeletonList.tsx"
import { Page } from "#ui/frame/page/Page.tsx"

import { Deferred } from "#pages/view/Deferred.tsx"
import { PlayClosed } from "./PlayClosed.tsx"
import { ProtectionLink } from "#pages/view/ProtectionLink.tsx"

interface Props {
  readonly children?: ReactNode
}

interface ClosedProps extends Props {
  readonly restriction: PlayRestriction | Ended
}

const Closed = ({ restriction, children }: ClosedProps) => (
  <Page bottom={64}>
    {children}
    <PlayClosed restriction={restriction} />
    <ProtectionLink />
  </Page>
)

const Awaited = () => (
  <Page bottom={64}>
    <SkeletonList count={4} />
  </Page>
)

// An exchange that was sent stays on its page, which offers no other exchange meanwhile.
const MallGate = ({ restriction, children }: ClosedProps) => {
  const { _tag } = useAtomValue(exchangeAtom)
  const isIncomplete = useAtomValue(incompleteMovesAtom).some((move) => pageKindOf(move) === "exchange")
  const isSent = _tag === "Sending" || _tag === "Unsettled" || _tag === "Done"
  return isSent || isIncomplete ? children : <Closed restriction={restriction} />
}

// After a play session ends, an open lottery stays open for a grace period, but no other lottery can be opened.
const OpenLottery = ({ children }: Props) => {
  const end = useAtomValue(playSessionEndAtom)
  const isOver = useAtomValue(isGameOverAtom)
  const [isLate, setLate] = useState(end !== undefined)
  if (end === undefined && isLate) setLate(false)
  return end !== undefined && (isLate || isOver) ? <Closed restriction={end} /> : children
}

export interface PlayGateProps extends Props {
  /** An unsettled deposit, which shows above the notice of the closed deposit page. */
  readonly loadDeposit: () => Promise<ComponentType>
}

// A lottery makes no launch call that the gateway could refuse. It opens only with a permission of this visit, and then
// stays open while a later call fails.
const LotteryGate = ({ children }: Props) => {
  const { t } = useTranslation()
  const isPermitted = useAtomValue(isPlayOpenAtom)
  const remote = useAtomValue(protectionAtom)
  const retry = useSetAtom(protectionAtom.refetchAtom)
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && isPermitted && remote._tag === "Loaded") setOpen(true)
  if (isOpen) return <OpenLottery>{children}</OpenLottery>
  if (remote._tag === "Loading") return <Awaited />
  return (
    <Page bottom={64}>
      <FailedState text={t("protection_failed")} busy={isPending(remote)} onRetry={() => retry()} />
    </Page>
  )
}

/** Replaces a page during a break or a self-exclusion, and after a play session (gateway §11). */
export const PlayGate = ({ loadDeposit, children }: PlayGateProps) => {
  const [path] = useLocation()
  const { name } = Pages.at(path)
  const restriction = useAtomValue(restrictionAtom)
  const end = useAtomValue(playSessionEndAtom)
  const isAwaited = useAtomValue(isPermissionAwaitedAtom)
  if (restriction === undefined && isAwaited) return <Awaited />
  // Pages with lists of games stay open after a play session, because each launch of a game is refused.
  const closed = restriction ?? (name === "deposit" ? end : undefined)
  if (closed === undefined) return name === "lotteryIframe" ? <LotteryGate>{children}</LotteryGate> : children
  if (name === "pointsMall") return <MallGate restriction={closed}>{children}</MallGate>
  return <Closed restriction={closed}>{name === "deposit" && <Deferred load={loadDeposit} />}</Closed>
}
