import { Duration, Effect } from "effect"
import { atom } from "jotai"

import { accessTimings } from "#config/accessTimings.ts"
import { timings } from "#config/timings.ts"
import { helpLinks } from "#domain/account/helpLinks.ts"
import * as PlayAccess from "#domain/account/PlayAccess.ts"
import * as SelfExclusion from "#domain/account/SelfExclusion.ts"
import * as Failure from "#domain/Failure.ts"
import type { Message } from "#i18n/messages.ts"
import { Protections } from "#services/account/Protections.ts"
import { Backend } from "#services/Backend.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { gameShellAtom } from "#atoms/games/gameShell.ts"
import { iframeGameAtom } from "#atoms/games/launch.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { identityAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"
import { whitelabelAtom } from "#atoms/frame/system.ts"
import { notifySaved, sentForm } from "#atoms/sentForm.ts"

const withProtections = lazyService(Protections)

/** The break, the self-exclusion and the previous login of the member (gateway §11). */
export const protectionAtom = queryAtom(() => withProtections(({ refresh }) => refresh), { ofMember: true })

/** Where players find help. */
export const helpLinksAtom = atom((get) => helpLinks(get(whitelabelAtom)?.help))

const changesAtom = atom(0)

const followAtom = atom(null, (get, set) =>
  get(runtimeAtom).runCallback(
    withProtections(({ watch }) =>
      Effect.callback<never>(() => {
        const stop = watch(() => set(changesAtom, (changes) => changes + 1))
        return Effect.sync(stop)
      }),
    ),
  ),
)
followAtom.onMount = (follow) => {
  const stop = follow()
  return () => stop()
}

/** The last known access of the account. It follows the other tabs. */
const accessAtom = atom((get) => {
  get(followAtom)
  get(changesAtom)
  get(identityAtom)
  return get(runtimeAtom).runSync(withProtections(({ access }) => access))
})

/** Why games and deposits are closed, or undefined. */
export const closureAtom = atom((get) => PlayAccess.closureOf(get(accessAtom)))

/** Whether the last response says that the account may play. */
export const isPlayOpenAtom = atom((get) => get(accessAtom)._tag === "open")

const isLateAtom = atom(false)

const lateAtom = atom(null, (get, set) =>
  get(runtimeAtom).runCallback(
    Effect.andThen(
      Effect.sleep(accessTimings.wait),
      Effect.sync(() => set(isLateAtom, true)),
    ),
  ),
)
lateAtom.onMount = (start) => {
  const stop = start()
  return () => stop()
}

/** Whether a page waits for the first response about an account without a stored access. */
export const isAccessAwaitedAtom = atom((get) => {
  get(lateAtom)
  const isUnknown = get(accessAtom)._tag === "unknown" && get(closureAtom) === undefined
  return get(protectionAtom)._tag === "Loading" && isUnknown && !get(isLateAtom)
})

/** Refetches at the end of a closure, or at intervals where it has none. Returns a stop function. */
export const awaitEndAtom = atom(null, (get, set, until: number | null) => {
  const wait = Effect.gen(function* () {
    const now = yield* Backend.now
    const left = until === null ? accessTimings.refetchLongest : Duration.millis(Math.max(0, until - now))
    yield* Effect.sleep(
      Duration.clamp(left, { minimum: accessTimings.refetchLeast, maximum: accessTimings.refetchLongest }),
    )
    set(protectionAtom.refetchAtom)
  })
  const stop = get(runtimeAtom).runCallback(Effect.forever(wait))
  return () => stop()
})

/** Closes an open game. */
export const closeGameAtom = atom(null, (get, set) => {
  if (get(gameShellAtom)._tag === "Closed") set(iframeGameAtom, undefined)
  else set(gameShellAtom, { _tag: "ClosePressed" })
})

/** Takes a break of some hours. */
export const takeBreakAtom = actionAtom({
  run: (hours: number) => withProtections(({ takeBreak }) => takeBreak(hours)),
  waits: timings.loader,
  saved: { message: { key: "break_begun" } },
})

/** Assumed: the gateway reports a wrong login password with the code of a failed login. */
const messageOf = (failure: Failure.Failure): Message =>
  failure._tag === "Refused" && failure.code === "login_failed"
    ? { key: "login_password_wrong" }
    : Failure.message(failure)

/** The form of a self-exclusion. */
export const exclusionForm = sentForm<SelfExclusion.Form, SelfExclusion.Field>({
  rules: {
    fields: SelfExclusion.fields,
    check: SelfExclusion.check,
    fieldOf: SelfExclusion.fieldOf,
  },
  send: (form) => withProtections(({ exclude }) => exclude(form)),
  onSent: notifySaved("excluded_now"),
  message: messageOf,
})
