import { Duration, Effect, Option } from "effect"
import { atom } from "jotai"

import { millis } from "#config/millis.ts"
import { protectionTimings } from "#config/protectionTimings.ts"
import { timings } from "#config/timings.ts"
import { savedText } from "#domain/protection/PlayLimit.ts"
import * as PlaySession from "#domain/protection/PlaySession.ts"
import * as SessionLimitForm from "#domain/protection/SessionLimitForm.ts"
import {
  cancelSessionLimit,
  confirmSessionLimit,
  setSessionLimit,
} from "#gateway/calls/protection/sessionLimit.ts"
import { Backend } from "#services/Backend.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { monotonic } from "#services/monotonic.ts"
import { Protections } from "#services/protection/Protections.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { notifyAtom } from "#atoms/kernel/toasts.ts"
import { notifySaved, sentForm } from "#atoms/sentForm.ts"

import { resolvedText } from "./limits.ts"
import { knownAtom, protectionAtom, protectionNowAtom } from "./protection.ts"

const withProtections = lazyService(Protections)

export const playSessionAtom = atom((get) => {
  get(knownAtom)
  return get(runtimeAtom).runSync(withProtections(({ session }) => session))
})

export const playSessionEndAtom = atom((get) => {
  const session = get(playSessionAtom)
  return session._tag === "ended" ? session : undefined
})

/** Milliseconds until the open game closes. Undefined unless the play session has ended. */
export const gameClosesInAtom = atom((get) => {
  const end = get(playSessionEndAtom)
  return end === undefined ? undefined : Math.max(0, PlaySession.gameClosesAt(end) - get(protectionNowAtom))
})

export const isGameOverAtom = atom((get) => get(gameClosesInAtom) === 0)

export const playSessionWarningAtom = atom<{ readonly percent: number; readonly endsAt: number }>()

// A hidden tab shows no warning, so an overdue warning is checked again after `sessionLeast`.
const untilDue = (at: number) =>
  Effect.flatMap(
    withProtections(({ now }) => now),
    (now) =>
      Effect.sleep(
        at > now
          ? Duration.min(Duration.millis(at - now), protectionTimings.sessionLook)
          : protectionTimings.sessionLeast,
      ),
  )

// A response may say that the play session has not ended. The clock then decides again only after a while.
const nextLookAtom = atom(0)

interface Watched {
  readonly session: PlaySession.PlaySession
  readonly isVisible: () => boolean
}

/** Warns about the end of the play session, and refetches to confirm the end. Returns a stop function. */
export const watchPlaySessionAtom = atom(null, (get, set, { session, isVisible }: Watched) => {
  const dueAt = PlaySession.nextAt(session)
  if (dueAt === undefined) return () => {}
  const look = Effect.gen(function* () {
    yield* Effect.sleep(Duration.millis(get(nextLookAtom) - (yield* monotonic)))
    const changed = yield* withProtections(({ pass }) => pass(isVisible()))
    if (changed?._tag === "warned")
      set(playSessionWarningAtom, { percent: changed.notice, endsAt: changed.endsAt })
    if (changed?._tag === "ended") {
      set(nextLookAtom, (yield* monotonic) + millis(protectionTimings.refetchLeast))
      set(protectionAtom.refetchAtom, "isRunning")
    }
    yield* untilDue(dueAt)
  })
  return get(runtimeAtom).runCallback(Effect.forever(look))
})

// A change without a response may have taken effect, so any outcome refetches.
export const sessionLimitForm = sentForm<SessionLimitForm.Form, SessionLimitForm.Field>({
  rules: { fields: SessionLimitForm.fields, check: SessionLimitForm.check, fieldOf: () => undefined },
  send: (form) => Backend.change(setSessionLimit, SessionLimitForm.payload(form)),
  onSent: (tools, form) => notifySaved(savedText(form.before, SessionLimitForm.payload(form).minutes))(tools),
  onOutcome: ({ set }) => set(protectionAtom.refetchAtom),
})

const resolveAtom = actionAtom({
  run: (how: "confirm" | "cancel") =>
    Backend.change(how === "confirm" ? confirmSessionLimit : cancelSessionLimit, {}),
  waits: timings.loader,
})

export const isResolvingSessionLimitAtom = resolveAtom.isRunningAtom

export const resolveSessionLimitAtom = atom(null, async (_get, set, how: "confirm" | "cancel") => {
  if (Option.isSome(await set(resolveAtom, how)))
    set(notifyAtom, { message: { key: resolvedText[how] }, tone: "good" })
  set(protectionAtom.refetchAtom)
})
