import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import { leastLeft } from "#domain/protection/LimitLeft.ts"
import type { Kind, Place } from "#domain/protection/PlayLimit.ts"
import * as PlayLimitForm from "#domain/protection/PlayLimitForm.ts"
import { cancelLimit, confirmLimit, setLimit } from "#gateway/calls/protection/limits.ts"
import { Backend } from "#services/Backend.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import { notifySaved, sentForm } from "#atoms/sentForm.ts"

import { protectionAtom } from "./protection.ts"

/** The form of a limit. A change without a response may have taken effect, so the limits are refetched. */
export const limitForm = sentForm<PlayLimitForm.Form, PlayLimitForm.Field>({
  rules: { fields: PlayLimitForm.fields, check: PlayLimitForm.check, fieldOf: PlayLimitForm.fieldOf },
  send: (form) => Backend.change(setLimit, PlayLimitForm.payload(form)),
  onSent: notifySaved("limit_saved"),
  onOutcome: ({ set }) => set(protectionAtom.refetchAtom),
  message: PlayLimitForm.messageOf,
})

interface Settling extends Place {
  readonly how: "confirm" | "cancel"
}

const settleAtom = actionAtom({
  run: ({ how, kind, period }: Settling) =>
    Backend.change(how === "confirm" ? confirmLimit : cancelLimit, { kind, period }),
  waits: timings.loader,
  saved: { message: { key: "limit_saved" } },
  message: PlayLimitForm.messageOf,
})

export const isSettlingAtom = settleAtom.isRunningAtom

/** Confirms or cancels a pending change, and refetches the limits after any outcome. */
export const settleLimitAtom = atom(null, async (_get, set, settling: Settling) => {
  await set(settleAtom, settling)
  set(protectionAtom.refetchAtom)
})

/** The kinds of required limits whose forms a deposit has opened in this visit. */
const askedAtom = atom<ReadonlyArray<Kind>>([])

/** A limit that the gateway requires before a deposit. Setting it notes that its form has opened, which happens once. */
export const requiredLimitAtom = atom(
  (get) => valueOf(get(protectionAtom))?.required?.find((kind) => !get(askedAtom).includes(kind)),
  (_get, set, kind: Kind) => set(askedAtom, (asked) => [...asked, kind]),
)

/** The deposit limit that leaves least; undefined without one. */
export const depositLeftAtom = atom((get) => leastLeft(valueOf(get(protectionAtom))?.limits ?? [], "deposit"))
