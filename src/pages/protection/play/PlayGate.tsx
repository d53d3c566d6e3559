import { useAtomValue, useSetAtom } from "jotai"
import { type ReactNode, useState } from "react"
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
import * as Pages from "#domain/frame/Pages.ts"
import type { PlayRestriction } from "#domain/protection/PlayPermission.ts"
import type { Ended } from "#domain/protection/PlaySession.ts"
import { FailedState } from "#ui/state/FailedState.tsx"
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

const Awaited = () => (
  <Page bottom={64}>
    <SkeletonList count={4} />
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
const OpenLottery = ({ children }: Props) => {
  const end = useAtomValue(playSessionEndAtom)
  const isOver = useAtomValue(isGameOverAtom)
  const [isLate, setLate] = useState(end !== undefined)
  if (end === undefined && isLate) setLate(false)
  return end !== undefined && (isLate || isOver) ? <Closed restriction={end} /> : children
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
  return <Awaited />
}
