import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as PlayLimit from "#domain/account/PlayLimit.ts"
import { cancelLimit, confirmLimit, setLimit } from "#gateway/calls/account/protection.ts"
import { Backend } from "#services/Backend.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import { notifySaved, sentForm } from "#atoms/sentForm.ts"

import { protectionAtom } from "./protection.ts"

/** The form of a limit. A change without a response may have taken effect, so the limits are refetched. */
export const limitForm = sentForm<PlayLimit.Form, PlayLimit.Field>({
  rules: { fields: PlayLimit.fields, check: PlayLimit.check, fieldOf: PlayLimit.fieldOf },
  send: (form) => Backend.change(setLimit, PlayLimit.payload(form)),
  onSent: notifySaved("limit_saved"),
  onOutcome: ({ set }) => set(protectionAtom.refetchAtom),
  message: PlayLimit.messageOf,
})

interface Settling extends PlayLimit.Place {
  readonly how: "confirm" | "cancel"
}

const settleAtom = actionAtom({
  run: ({ how, kind, period }: Settling) =>
    Backend.change(how === "confirm" ? confirmLimit : cancelLimit, { kind, period }),
  waits: timings.loader,
  saved: { message: { key: "limit_saved" } },
  message: PlayLimit.messageOf,
})

export const isSettlingAtom = settleAtom.isRunningAtom

/** Confirms or cancels a pending change, and refetches the limits after any outcome. */
export const settleLimitAtom = atom(null, async (_get, set, settling: Settling) => {
  await set(settleAtom, settling)
  set(protectionAtom.refetchAtom)
})
