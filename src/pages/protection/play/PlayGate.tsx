import { useAtomValue } from "jotai"
import { type ReactNode, useState } from "react"
import { useLocation } from "wouter"

import { restrictionAtom, isPermissionAwaitedAtom } from "#atoms/protection/protection.ts"
import { isGameOverAtom, playSessionEndAtom } from "#atoms/protection/sessionLimit.ts"
import * as Pages from "#domain/frame/Pages.ts"
import type { PlayRestriction } from "#domain/protection/PlayPermission.ts"
import type { Ended } from "#domain/protection/PlaySession.ts"
import { SkeletonList } from "#ui/state/SkeletonList.tsx"
import { Page } from "#ui/frame/page/Page.tsx"

import { PlayClosed } from "./PlayClosed.tsx"
import { ProtectionLink } from "#pages/protection/ProtectionLink.tsx"

const Closed = ({ restriction }: { readonly restriction: PlayRestriction | Ended }) => (
  <Page bottom={64}>
    <PlayClosed restriction={restriction} />
    <ProtectionLink />
  </Page>
)

interface Props {
  readonly children?: ReactNode
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
  const [path] = useLocation()
  switch (Pages.at(path).name) {
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
  if (restriction !== undefined) return <Closed restriction={restriction} />
  if (!isAwaited) return <PlaySessionGate>{children}</PlaySessionGate>
  return (
    <Page bottom={64}>
      <SkeletonList count={4} />
    </Page>
  )
}
