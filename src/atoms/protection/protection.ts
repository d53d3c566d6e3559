import { Clock, Duration, Effect } from "effect"
import { atom } from "jotai"

import { protectionTimings } from "#config/protectionTimings.ts"
import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import { helpLinks } from "#domain/protection/helpLinks.ts"
import * as PlayPermission from "#domain/protection/PlayPermission.ts"
import * as SelfExclusion from "#domain/protection/SelfExclusion.ts"
import * as Failure from "#domain/Failure.ts"
import type { Message } from "#i18n/messages.ts"
import { Protections } from "#services/protection/Protections.ts"
import { Device } from "#platform/Device.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { monotonic } from "#services/monotonic.ts"
import { nowAtom } from "#atoms/clock.ts"
import { gameShellAtom, playedAtom } from "#atoms/games/gameShell.ts"
import { iframeGameAtom } from "#atoms/games/launch.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { identityAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"
import { whitelabelAtom } from "#atoms/system/whitelabel.ts"
import { notifySaved, sentForm } from "#atoms/sentForm.ts"

import { changeCountAtom } from "./changeCount.ts"

const withProtections = lazyService(Protections)

export const protectionAtom = queryAtom(() => withProtections(({ refresh }) => refresh), { ofMember: true })

const protectionNow = withProtections(({ now }) => now)

/** The gateway's time by the responses about player protection, updated every second (gateway §11). */
export const protectionNowAtom = atom((get) => {
  get(nowAtom)
  get(protectionAtom)
  return get(runtimeAtom).runSync(protectionNow)
})

/** Length of the play session in milliseconds, updated every second. Undefined until a response has arrived. */
export const playSessionTimeAtom = atom((get) => {
  const { since } = valueOf(get(protectionAtom)) ?? {}
  return since === undefined ? undefined : Math.max(0, get(protectionNowAtom) - since)
})

export const hasQuickBreakAtom = atom((get) => valueOf(get(protectionAtom))?.quickBreak === true)

// The difference of the two clocks grows while the device sleeps, because the monotonic clock stops.
const sleepOf = Effect.zipWith(Clock.currentTimeMillis, monotonic, (now, passed) => now - passed)

// Refetches after the device has slept, because the app does not count the sleep as time of the play session.
const awakeAtom = atom(null, (get, set) => {
  const runtime = get(runtimeAtom)
  const refetch = () => set(protectionAtom.refetchAtom, "isRunning")
  const unwatch = runtime.runSync(Effect.service(Device)).watch((event) => event === "shown" && refetch())
  const look = Effect.fnUntraced(function* (slept: number) {
    yield* Effect.sleep(protectionTimings.sleepLook)
    const now = yield* sleepOf
    if (Math.abs(now - slept) > millis(protectionTimings.sleepLeast)) refetch()
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

export const followSleepAtom = atom((get) => void get(awakeAtom))

export const helpLinksAtom = atom((get) => helpLinks(get(whitelabelAtom)?.help))

const changesAtom = changeCountAtom((listener) =>
  withProtections(({ watch }) => Effect.sync(() => watch(listener))),
)

/** Changes when the account or its stored permission changes, also if another tab changes the permission. */
export const knownAtom = atom((get) => `${get(changesAtom)} ${get(identityAtom)}`)

const permissionAtom = atom((get) => {
  get(knownAtom)
  return get(runtimeAtom).runSync(withProtections(({ permission }) => permission))
})

export const restrictionAtom = atom((get) => PlayPermission.restrictionOf(get(permissionAtom)))

export const isPlayOpenAtom = atom((get) => get(permissionAtom)._tag === "open")

const isLateAtom = atom(false)

const lateAtom = atom(null, (get, set) =>
  get(runtimeAtom).runCallback(
    Effect.andThen(
      Effect.sleep(protectionTimings.wait),
      Effect.sync(() => set(isLateAtom, true)),
    ),
  ),
)
lateAtom.onMount = (start) => start()

/** True while an account without a stored permission waits for the first response. */
export const isPermissionAwaitedAtom = atom((get) => {
  get(lateAtom)
  const isUnknown = get(permissionAtom)._tag === "unknown" && get(restrictionAtom) === undefined
  return get(protectionAtom)._tag === "Loading" && isUnknown && !get(isLateAtom)
})

/** Refetches at the end of the restriction, or at intervals if it has no end. Returns a stop function. */
export const awaitEndAtom = atom(null, (get, set, until: number | null) => {
  const wait = Effect.gen(function* () {
    const now = yield* protectionNow
    const left = until === null ? protectionTimings.refetchLongest : Duration.millis(Math.max(0, until - now))
    yield* Effect.sleep(
      Duration.clamp(left, {
        minimum: protectionTimings.refetchLeast,
        maximum: protectionTimings.refetchLongest,
      }),
    )
    set(protectionAtom.refetchAtom)
  })
  return get(runtimeAtom).runCallback(Effect.forever(wait))
})

export const closeGameAtom = atom(null, (get, set) => {
  if (get(gameShellAtom)._tag === "Closed") set(iframeGameAtom, undefined)
  else set(gameShellAtom, { _tag: "ClosePressed" })
})

export const gameEndAtom = atom<{
  readonly name: string
  readonly played: number
  readonly until: number | null
}>()

/** Closes the open game after the end of the play session, and says why. */
export const endGameAtom = atom(null, (get, set, until: number | null) => {
  const shell = get(gameShellAtom)
  if (shell._tag !== "Closed") set(gameEndAtom, { name: shell.play.name, played: get(playedAtom), until })
  set(closeGameAtom)
})

export const takeBreakAtom = actionAtom({
  run: (hours: number) => withProtections(({ takeBreak }) => takeBreak(hours)),
  waits: timings.loader,
  saved: { message: { key: "break_begun" } },
})

// Assumed: the gateway reports a wrong login password with the error code of a failed login.
const messageOf = (failure: Failure.Failure): Message =>
  failure._tag === "Refused" && failure.code === "login_failed"
    ? { key: "login_password_wrong" }
    : Failure.message(failure)

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
