import { Clock, Context, Duration, Effect, Fiber, Random } from "effect"

import { timings } from "#config/timings.ts"

import { type Area, browserAreas } from "./Storage.ts"

/** Another tab held the lock for the whole wait. The effect did not run. */
export interface TabBusy {
  readonly _tag: "TabBusy"
}

const busy: TabBusy = { _tag: "TabBusy" }

export type InOneTab = (
  name: string,
) => <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E | TabBusy, R>

type Release = Effect.Effect<void>

const noRelease: Release = Effect.void

// A page with an opaque origin has no locks, but also shares its storage with no other tab.
const hasNoTabs = (error: unknown) => error instanceof DOMException && error.name === "SecurityError"

const request = (locks: LockManager, name: string, signal: AbortSignal) =>
  Effect.callback<Release, TabBusy>((resume) => {
    const hold = () => new Promise<void>((release) => resume(Effect.succeed(Effect.sync(release))))
    locks
      .request(name, { signal }, hold)
      .catch((error: unknown) => resume(hasNoTabs(error) ? Effect.succeed(noRelease) : Effect.fail(busy)))
  })

const lock = Effect.fnUntraced(function* (locks: LockManager, name: string) {
  const controller = new AbortController()
  const limit = Effect.andThen(
    Effect.sleep(timings.tabLockWait),
    // Aborting rejects only a request that still waits. A granted lock is not affected and is released later.
    Effect.sync(() => controller.abort()),
  )
  const timer = yield* Effect.forkChild(limit)
  return yield* Effect.ensuring(request(locks, name, controller.signal), Fiber.interrupt(timer))
})

const monotonic = Effect.map(Clock.monotonicTimeNanos, (nanos) => Number(nanos) / 1_000_000)

// Without Web Locks, an item in storage is the lock. Its holder renews the item, and an item without renewal expires.
const claims = (area: Area) => {
  // Tabs have no common monotonic clock, so each tab measures how long an item stays the same.
  const seen = new Map<string, { readonly item: string; readonly since: number }>()

  const isHeld = Effect.fnUntraced(function* (key: string) {
    const item = area.getItem(key)
    const now = yield* monotonic
    const last = seen.get(key)
    if (item === null) return false
    if (last?.item === item) return now - last.since < Duration.toMillis(timings.tabClaim)
    seen.set(key, { item, since: now })
    return true
  })

  const hold = Effect.fnUntraced(function* (key: string, id: string) {
    const isOwn = () => area.getItem(key)?.startsWith(id) === true
    const renew = (count: number): Effect.Effect<void> =>
      Effect.andThen(
        Effect.sleep(timings.tabClaimRenewal),
        Effect.suspend(() => {
          if (!isOwn()) return Effect.void
          area.setItem(key, `${id}${count}`)
          return renew(count + 1)
        }),
      )
    const renewal = yield* Effect.forkDetach(renew(1))
    const release = Effect.sync(() => {
      if (isOwn()) area.removeItem(key)
    })
    return Effect.andThen(Fiber.interrupt(renewal), release)
  })

  return Effect.fnUntraced(function* (name: string) {
    const key = `CLAIM ${name}`
    const id = `${yield* Random.nextInt} `
    const last = (yield* monotonic) + Duration.toMillis(timings.tabLockWait)
    while (true) {
      if (!(yield* isHeld(key))) {
        area.setItem(key, id)
        yield* Effect.sleep(timings.tabClaimCheck)
        // If two tabs write at the same time, only the tab that wrote last reads its own id here.
        if (area.getItem(key) === id) return yield* hold(key, id)
      }
      if ((yield* monotonic) >= last) return yield* Effect.fail(busy)
      yield* Effect.sleep(timings.tabClaimCheck)
    }
  })
}

export const tabLock = (area: Area, locks: LockManager | undefined): InOneTab => {
  const claim = claims(area)
  return (name) => (effect) =>
    Effect.acquireUseRelease(
      locks === undefined ? claim(name) : lock(locks, name),
      () => effect,
      (release) => release,
    )
}

export const TabLock = Context.Reference<InOneTab>("h5/platform/TabLock", {
  defaultValue: () => tabLock(browserAreas().local, "locks" in navigator ? navigator.locks : undefined),
})
