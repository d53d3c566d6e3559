import { Equal, Option } from "effect"
import { atom } from "jotai"
import { selectAtom } from "jotai/utils"

import { timings } from "#config/timings.ts"
import { leastLeft } from "#domain/protection/LimitLeft.ts"
import {
  isUnknown,
  type Kind,
  knownLimits,
  limitAt,
  type LimitKey,
  savedText,
} from "#domain/protection/PlayLimit.ts"
import * as PlayLimitForm from "#domain/protection/PlayLimitForm.ts"
import { cancelLimit, confirmLimit, reviewSeen, setLimit } from "#gateway/calls/protection/limits.ts"
import { Backend } from "#services/Backend.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import { notifyAtom } from "#atoms/kernel/toasts.ts"
import { notifySaved, sentForm } from "#atoms/sentForm.ts"

import { hasProtectionTextsAtom } from "./limitOffer.ts"
import { awaitEndAtom, protectionAtom, protectionNowAtom, restrictionAtom } from "./protection.ts"

// A change without a response may have taken effect, so any outcome refetches the limits.
export const limitForm = sentForm<PlayLimitForm.Form, PlayLimitForm.Field>({
  rules: { fields: PlayLimitForm.fields, check: PlayLimitForm.check, fieldOf: PlayLimitForm.fieldOf },
  send: (form) => Backend.change(setLimit, PlayLimitForm.payload(form)),
  onSent: (tools, form) =>
    notifySaved(savedText(limitAt(form.limits, form)?.amount, PlayLimitForm.payload(form).amount))(tools),
  onOutcome: ({ set }) => set(protectionAtom.refetchAtom),
  message: PlayLimitForm.messageOf,
})

interface Resolution extends LimitKey {
  readonly how: "confirm" | "cancel"
}

export const resolvedText = { confirm: "limit_saved", cancel: "limit_change_cancelled" } as const

const resolveAtom = actionAtom({
  run: ({ how, kind, period }: Resolution) =>
    Backend.change(how === "confirm" ? confirmLimit : cancelLimit, { kind, period }),
  waits: timings.loader,
  message: PlayLimitForm.messageOf,
})

export const isResolvingLimitAtom = resolveAtom.isRunningAtom

export const resolveLimitAtom = atom(null, async (_get, set, resolution: Resolution) => {
  if (Option.isSome(await set(resolveAtom, resolution)))
    set(notifyAtom, { message: { key: resolvedText[resolution.how] }, tone: "good" })
  set(protectionAtom.refetchAtom)
})

const askedAtom = atom<ReadonlyArray<Kind>>([])

/** The limit that the player must set. Setting this atom marks the form of the limit as opened in this visit. */
export const requiredLimitAtom = atom(
  (get) => valueOf(get(protectionAtom))?.required?.find((kind) => !get(askedAtom).includes(kind)),
  (_get, set, kind: Kind) => set(askedAtom, (asked) => [...asked, kind]),
)

const limitsAtom = atom((get) => valueOf(get(protectionAtom))?.limits ?? [])

export const isDepositLimitUnknownAtom = atom((get) => isUnknown(get(limitsAtom), "deposit"))

export const depositLeftAtom = selectAtom(
  atom((get) => leastLeft(get(limitsAtom), "deposit", get(protectionNowAtom))),
  (left) => left,
  Equal.equals,
)

const nextResetAtom = atom((get) => {
  const resets = knownLimits(get(limitsAtom)).map((limit) => limit.resets)
  return resets.length === 0 ? undefined : Math.min(...resets)
})

const awaitResetAtom = atom((get) => {
  const resets = get(nextResetAtom)
  const waitAtom = atom(null, (_get, set) => (resets === undefined ? undefined : set(awaitEndAtom, resets)))
  waitAtom.onMount = (start) => start()
  return waitAtom
})

/** Refetches when a limit resets, while mounted. */
export const followResetsAtom = atom((get) => void get(get(awaitResetAtom)))

const endedReviewAtom = atom<number>()

/** The time since which a review of the limits is due. Undefined if none is due. */
export const reviewDueAtom = atom((get) => {
  const { reviewDue = Infinity } = valueOf(get(protectionAtom)) ?? {}
  const isShown = get(hasProtectionTextsAtom) && get(restrictionAtom) === undefined
  return isShown && reviewDue <= get(protectionNowAtom) && reviewDue !== get(endedReviewAtom)
    ? reviewDue
    : undefined
})

// A failure shows no toast: the reminder shows again after the next start of the app.
const reviewSeenAtom = actionAtom({ run: () => Backend.change(reviewSeen, {}), isSilent: true })

export const endReviewAtom = atom(null, async (_get, set, due: number) => {
  set(endedReviewAtom, due)
  await set(reviewSeenAtom, undefined)
  set(protectionAtom.refetchAtom)
})
