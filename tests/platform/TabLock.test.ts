import { assert, describe, it } from "@effect/vitest"
import { Duration, Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { timings } from "#config/timings.ts"
import { memoryAreas } from "#platform/Storage.ts"
import { tabLock } from "#platform/TabLock.ts"

/** Two tabs that want the same lock for a second each; `log` is what they did. */
const compete = Effect.fnUntraced(function* (locks: ReadonlyArray<ReturnType<typeof tabLock>>) {
  const log: Array<string> = []
  const work = (tab: number) =>
    Effect.gen(function* () {
      log.push(`${tab} begins`)
      yield* Effect.sleep("1 second")
      log.push(`${tab} ends`)
    })
  const fibers = yield* Effect.all(locks.map((lock, tab) => Effect.forkChild(lock("move")(work(tab)))))
  return { log, fibers }
})

const inTurn = (log: ReadonlyArray<string>) => {
  assert.lengthOf(log, 4)
  assert.strictEqual(log[1], log[0]?.replace("begins", "ends"))
  assert.strictEqual(log[3], log[2]?.replace("begins", "ends"))
}

describe("a lock between tabs", () => {
  it.effect("without Web Locks, one tab after the other holds the lock", () =>
    Effect.gen(function* () {
      const { local } = memoryAreas()
      const { log } = yield* compete([tabLock(local, undefined), tabLock(local, undefined)])
      yield* TestClock.adjust("3 seconds")
      inTurn(log)
    }),
  )

  it.effect("without Web Locks, the lock of a closed tab expires", () =>
    Effect.gen(function* () {
      const { local } = memoryAreas()
      local.setItem("CLAIM move", `dead ${Duration.toMillis(timings.tabClaim)}`)
      const { log } = yield* compete([tabLock(local, undefined)])
      yield* TestClock.adjust("60 seconds")
      assert.isEmpty(log)
      yield* TestClock.adjust("12 seconds")
      assert.deepStrictEqual(log, ["0 begins", "0 ends"])
    }),
  )

  it.live("the lock is a Web Lock where the browser has them, and an interruption releases it", () =>
    Effect.gen(function* () {
      const held: Array<string> = []
      const request = async (name: string, hold: () => Promise<void>) => {
        held.push(name)
        await hold()
        held.pop()
      }
      // The part of a lock manager that is used.
      const locks = { request } as unknown as LockManager
      const fiber = yield* Effect.forkChild(tabLock(memoryAreas().local, locks)("move")(Effect.never))
      yield* Effect.sleep("5 millis")
      assert.deepStrictEqual(held, ["move"])
      yield* Fiber.interrupt(fiber)
      yield* Effect.sleep("5 millis")
      assert.isEmpty(held)
    }),
  )
})
