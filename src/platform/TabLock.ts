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

type Release = () => void

// A page with an opaque origin has no locks, but also shares its storage with no other tab.
const hasNoTabs = (error: unknown) => error instanceof DOMException && error.name === "SecurityError"

const request = (locks: LockManager, name: string, signal: AbortSignal) =>
  Effect.callback<Release, TabBusy>((resume) => {
    const hold = () => new Promise<void>((release) => resume(Effect.succeed(release)))
    locks
      .request(name, { signal }, hold)
      .catch((error: unknown) => resume(hasNoTabs(error) ? Effect.succeed(() => {}) : Effect.fail(busy)))
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

const claim = Effect.fnUntraced(function* (area: Area, name: string) {
  const key = `CLAIM ${name}`
  const id = String(yield* Random.nextInt)
  const last = (yield* Clock.currentTimeMillis) + Duration.toMillis(timings.tabLockWait)
  while (true) {
    const now = yield* Clock.currentTimeMillis
    const [, end = "0"] = area.getItem(key)?.split(" ") ?? []
    if (Number(end) <= now) {
      const mine = `${id} ${now + Duration.toMillis(timings.tabClaim)}`
      area.setItem(key, mine)
      yield* Effect.sleep(timings.tabClaimCheck)
      // If two tabs write at the same time, only the tab that wrote last reads its own id here.
      if (area.getItem(key) === mine) return () => area.removeItem(key)
    }
    if (now >= last) return yield* Effect.fail(busy)
    yield* Effect.sleep(timings.tabClaimCheck)
  }
})

export const tabLock =
  (area: Area, locks: LockManager | undefined): InOneTab =>
  (name) =>
  (effect) =>
    Effect.acquireUseRelease(
      locks === undefined ? claim(area, name) : lock(locks, name),
      () => effect,
      (release) => Effect.sync(release),
    )

export const TabLock = Context.Reference<InOneTab>("h5/platform/TabLock", {
  defaultValue: () => tabLock(browserAreas().local, "locks" in navigator ? navigator.locks : undefined),
})
