import { useAtomValue } from "jotai"
import { type ReactNode, useState } from "react"
import { useLocation } from "wouter"

import { closureAtom, isAccessAwaitedAtom } from "#atoms/protection/protection.ts"
import { isGameOverAtom, sessionEndAtom } from "#atoms/protection/sessionLimit.ts"
import * as Pages from "#domain/frame/Pages.ts"
import type { Closure } from "#domain/protection/PlayPermission.ts"
import type { Ended } from "#domain/protection/PlaySession.ts"
import { SkeletonList } from "#ui/state/SkeletonList.tsx"
import { Page } from "#ui/frame/page/Page.tsx"

import { PlayClosed } from "./PlayClosed.tsx"
import { ProtectionLink } from "#pages/protection/ProtectionLink.tsx"

const Closed = ({ closure }: { readonly closure: Closure | Ended }) => (
  <Page bottom={64}>
    <PlayClosed closure={closure} />
    <ProtectionLink />
  </Page>
)

interface Props {
  readonly children?: ReactNode
}

const DepositGate = ({ children }: Props) => {
  const end = useAtomValue(sessionEndAtom)
  return end === undefined ? children : <Closed closure={end} />
}

// An open lottery stays open for a grace period after the play session; no lottery opens after the end.
const LotteryGate = ({ children }: Props) => {
  const end = useAtomValue(sessionEndAtom)
  const isOver = useAtomValue(isGameOverAtom)
  const [isLate, setLate] = useState(end !== undefined)
  if (end === undefined && isLate) setLate(false)
  return end !== undefined && (isLate || isOver) ? <Closed closure={end} /> : children
}

// A list of games stays open, because its launches are refused.
const SessionGate = ({ children }: Props) => {
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

/** Replaces a page during a break, a self-exclusion and after a play session (gateway §11). */
export const PlayGate = ({ children }: Props) => {
  const closure = useAtomValue(closureAtom)
  const isAwaited = useAtomValue(isAccessAwaitedAtom)
  if (closure !== undefined) return <Closed closure={closure} />
  if (!isAwaited) return <SessionGate>{children}</SessionGate>
  return (
    <Page bottom={64}>
      <SkeletonList count={4} />
    </Page>
  )
}
