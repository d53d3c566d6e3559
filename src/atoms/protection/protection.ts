import { Clock, Duration, Effect } from "effect"
import { atom } from "jotai"

import { accessTimings } from "#config/accessTimings.ts"
import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import { helpLinks } from "#domain/protection/helpLinks.ts"
import * as PlayAccess from "#domain/protection/PlayAccess.ts"
import * as SelfExclusion from "#domain/protection/SelfExclusion.ts"
import * as Failure from "#domain/Failure.ts"
import type { Message } from "#i18n/messages.ts"
import { Protections } from "#services/protection/Protections.ts"
import { Device } from "#platform/Device.ts"
import { Backend } from "#services/Backend.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { monotonic } from "#services/monotonic.ts"
import { nowAtom } from "#atoms/clock.ts"
import { gameShellAtom } from "#atoms/games/gameShell.ts"
import { iframeGameAtom } from "#atoms/games/launch.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { identityAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"
import { whitelabelAtom } from "#atoms/frame/system.ts"
import { notifySaved, sentForm } from "#atoms/sentForm.ts"

import { changeCountAtom } from "./changeCount.ts"

const withProtections = lazyService(Protections)

/**
 * What protects the member (gateway §11). `receivedAt` is when the response came, in milliseconds that a change of the
 * device's clock does not reach.
 */
export const protectionAtom = queryAtom(
  () =>
    withProtections(({ refresh }) => refresh).pipe(
      Effect.zipWith(monotonic, (protection, receivedAt) => ({ ...protection, receivedAt })),
    ),
  { ofMember: true },
)

/**
 * Milliseconds of the session of play, updated every second; undefined while unknown. They are the gateway's until its
 * response, and count on from there.
 */
export const sessionTimeAtom = atom((get) => {
  get(nowAtom)
  const { now, since, receivedAt } = valueOf(get(protectionAtom)) ?? {}
  if (now === undefined || since === undefined || receivedAt === undefined) return undefined
  return Math.max(0, now - since + get(runtimeAtom).runSync(monotonic) - receivedAt)
})

/** Whether games and lotteries offer a break of 24 hours. */
export const hasQuickBreakAtom = atom((get) => valueOf(get(protectionAtom))?.quickBreak === true)

/** How far the device's clock is ahead of the time that only goes forward. It grows while the device sleeps. */
const sleepOf = Effect.zipWith(Clock.currentTimeMillis, monotonic, (now, passed) => now - passed)

/** Refetches when the player returns to the tab, and after the device has slept, which the session time does not count. */
const awakeAtom = atom(null, (get, set) => {
  const runtime = get(runtimeAtom)
  const refetch = () => set(protectionAtom.refetchAtom, "isRunning")
  const unwatch = runtime.runSync(Effect.service(Device)).watch((event) => event === "shown" && refetch())
  const look = Effect.fnUntraced(function* (slept: number) {
    yield* Effect.sleep(accessTimings.sleepLook)
    const now = yield* sleepOf
    if (Math.abs(now - slept) > millis(accessTimings.sleepLeast)) refetch()
    return now
  })
  const stop = runtime.runCallback(
    Effect.gen(function* () {
      let slept = yield* sleepOf
      while (true) slept = yield* look(slept)
    }),
  )
  return () => {
    unwatch()
    stop()
  }
})
awakeAtom.onMount = (start) => start()

/** While it is mounted, the access follows the device's sleep. */
export const followSleepAtom = atom((get) => void get(awakeAtom))

/** Where players find help. */
export const helpLinksAtom = atom((get) => helpLinks(get(whitelabelAtom)?.help))

const changesAtom = changeCountAtom((listener) =>
  withProtections(({ watch }) => Effect.sync(() => watch(listener))),
)

/** Changes with the account, and with what is known about it in this tab or another. */
export const knownAtom = atom((get) => `${get(changesAtom)} ${get(identityAtom)}`)

/** The last known access of the account. It follows the other tabs. */
const accessAtom = atom((get) => {
  get(knownAtom)
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
