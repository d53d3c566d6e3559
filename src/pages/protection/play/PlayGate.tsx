import { useAtomValue } from "jotai"
import { type ReactNode, useState } from "react"
import { useLocation } from "wouter"

import { restrictionAtom, isPermissionAwaitedAtom } from "#atoms/protection/protection.ts"
import { isGameOverAtom, playSessionEndAtom } from "#atoms/protection/sessionLimit.ts"
import { exchangeAtom } from "#atoms/promo/mall.ts"
import * as Pages from "#domain/frame/Pages.ts"
import type { PlayRestriction } from "#domain/protection/PlayPermission.ts"
import type { Ended } from "#domain/protection/PlaySession.ts"
import { SkeletonList } from "#ui/state/SkeletonList.tsx"
import { Page } from "#ui/frame/page/Page.tsx"

import { isUnsettled } from "#pages/cashier/unsettled/isUnsettled.ts"
import { useIncomplete } from "#pages/cashier/unsettled/useIncomplete.ts"
import { Deferred } from "#pages/view/Deferred.tsx"
import { PlayClosed } from "./PlayClosed.tsx"
import { ProtectionLink } from "#pages/protection/ProtectionLink.tsx"

interface Props {
  readonly children?: ReactNode
}

const closedDeposit = () =>
  import("#pages/cashier/deposit/ClosedDeposit.tsx").then(({ ClosedDeposit }) => ClosedDeposit)

const usePageName = () => {
  const [path] = useLocation()
  return Pages.at(path).name
}

const Closed = ({ restriction }: { readonly restriction: PlayRestriction | Ended }) => (
  <Page bottom={64}>
    {usePageName() === "deposit" && <Deferred load={closedDeposit} />}
    <PlayClosed restriction={restriction} />
    <ProtectionLink />
  </Page>
)

// An unsettled exchange stays on its page, which offers no other exchange meanwhile.
const MallGate = ({ restriction, children }: Props & { readonly restriction: PlayRestriction }) => {
  const state = useAtomValue(exchangeAtom)
  const isIncomplete = useIncomplete("exchange") !== undefined
  const isOpen = isIncomplete || isUnsettled(state) || state._tag === "Done"
  return isOpen ? children : <Closed restriction={restriction} />
}

const DepositGate = ({ children }: Props) => {
  const end = useAtomValue(playSessionEndAtom)
  return end === undefined ? children : <Closed restriction={end} />
}

// After a play session ends, an open lottery stays open for a grace period, but no other lottery can be opened.
const LotteryGate = ({ children }: Props) => {
  const end = useAtomValue(playSessionEndAtom)
  const isOver = useAtomValue(isGameOverAtom)
  const [isLate, setLate] = useState(end !== undefined)
  if (end === undefined && isLate) setLate(false)
  return end !== undefined && (isLate || isOver) ? <Closed restriction={end} /> : children
}

// Pages with lists of games stay open after a play session, because each launch of a game is refused.
const PlaySessionGate = ({ children }: Props) => {
  switch (usePageName()) {
    case "deposit":
      return <DepositGate>{children}</DepositGate>
    case "lotteryIframe":
      return <LotteryGate>{children}</LotteryGate>
    default:
      return children
  }
}

/** Replaces a page during a break or a self-exclusion, and after a play session (gateway §11). */
export const PlayGate = ({ children }: Props) => {
  const restriction = useAtomValue(restrictionAtom)
  const isAwaited = useAtomValue(isPermissionAwaitedAtom)
  const isMall = usePageName() === "pointsMall"
  if (restriction !== undefined)
    return isMall ? (
      <MallGate restriction={restriction}>{children}</MallGate>
    ) : (
      <Closed restriction={restriction} />
    )
  if (!isAwaited) return <PlaySessionGate>{children}</PlaySessionGate>
  return (
    <Page bottom={64}>
      <SkeletonList count={4} />
    </Page>
  )
}
