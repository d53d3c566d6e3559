import { Clock, Context, Duration, Effect, Random } from "effect"

import { timings } from "#config/timings.ts"

import { type Area, browserAreas } from "./Storage.ts"

/** Runs an effect while no other tab runs one of the same name. */
export type InOneTab = (name: string) => <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>

type Release = () => void

const lock = (locks: LockManager, name: string): Effect.Effect<Release> =>
  Effect.promise(
    () =>
      new Promise((resolve) => {
        const hold = () => new Promise<void>((release) => resolve(release))
        // An opaque origin has no locks, and no other tab shares its storage.
        locks.request(name, hold).catch(() => resolve(() => {}))
      }),
  )

/** Writes a claim and reads it again later: of two tabs that claim at once, the second one holds it. */
const claim = Effect.fnUntraced(function* (area: Area, name: string) {
  const key = `CLAIM ${name}`
  const id = String(yield* Random.nextInt)
  while (true) {
    const now = yield* Clock.currentTimeMillis
    const [, end = "0"] = area.getItem(key)?.split(" ") ?? []
    if (Number(end) <= now) {
      const mine = `${id} ${now + Duration.toMillis(timings.tabClaim)}`
      area.setItem(key, mine)
      yield* Effect.sleep(timings.tabClaimCheck)
      if (area.getItem(key) === mine) return () => area.removeItem(key)
    }
    yield* Effect.sleep(timings.tabClaimCheck)
  }
})

/** By the Web Locks of the browser; in browsers without them, by a claim in local storage. */
export const tabLock =
  (area: Area, locks: LockManager | undefined): InOneTab =>
  (name) =>
  (effect) =>
    Effect.acquireUseRelease(
      locks === undefined ? claim(area, name) : lock(locks, name),
      () => effect,
      (release) => Effect.sync(release),
    )

/** The lock between the tabs of the browser; a reference, so that the first load does without it. */
export const TabLock = Context.Reference<InOneTab>("h5/platform/TabLock", {
  defaultValue: () => tabLock(browserAreas().local, "locks" in navigator ? navigator.locks : undefined),
})
