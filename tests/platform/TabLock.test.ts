import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect, Exit, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { memoryAreas } from "#platform/Storage.ts"
import { tabLock } from "#platform/TabLock.ts"

import { itEffect } from "../support/itEffect.ts"
import { fakeLocks } from "../support/fakeLocks.ts"
import { settled } from "../support/services.ts"

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

const lockKinds: ReadonlyArray<readonly [string, () => LockManager | undefined]> = [
  ["with Web Locks", fakeLocks],
  ["without Web Locks", () => undefined],
]

describe("a lock between tabs", () => {
  itEffect("two tabs get a lock one after the other in a browser without Web Locks", function* () {
    const { local } = memoryAreas()
    const { log } = yield* compete([tabLock(local, undefined), tabLock(local, undefined)])
    yield* TestClock.adjust("3 seconds")
    inTurn(log)
  })

  itEffect("the lock of a closed tab expires in a browser without Web Locks", function* () {
    const { local } = memoryAreas()
    local.setItem("CLAIM move", "dead")
    const lock = tabLock(local, undefined)
    const { log } = yield* compete([lock])
    yield* TestClock.adjust("70 seconds")
    assert.isEmpty(log)
    const later = yield* compete([lock])
    yield* TestClock.adjust("2 seconds")
    assert.deepStrictEqual(later.log, ["0 begins", "0 ends"])
  })

  itEffect(
    "a lock without Web Locks lasts until its work ends, whatever the device's clock shows",
    function* () {
      const { local } = memoryAreas()
      const other = tabLock(local, undefined)
      const holder = yield* Effect.forkChild(tabLock(local, undefined)("move")(Effect.sleep("5 minutes")))
      yield* TestClock.adjust("1 second")
      const clock = yield* Clock.Clock
      const currentTimeMillis = Effect.map(clock.currentTimeMillis, (now) => now + 1e9)
      const ahead: Clock.Clock = Object.assign(Object.create(clock), { currentTimeMillis })
      for (let wait = 0; wait < 4; wait += 1) {
        const waiting = other("move")(Effect.void).pipe(
          Effect.provideService(Clock.Clock, ahead),
          Effect.flip,
        )
        const second = yield* Effect.forkChild(waiting)
        yield* TestClock.adjust("31 seconds")
        assert.deepStrictEqual(yield* Fiber.join(second), { _tag: "TabBusy" })
      }
      yield* TestClock.adjust("5 minutes")
      yield* Fiber.join(holder)
      assert.isNull(local.getItem("CLAIM move"))
    },
  )

  itEffect("a tab without Web Locks does not release the lock of another tab", function* () {
    const { local } = memoryAreas()
    const holder = yield* Effect.forkChild(tabLock(local, undefined)("move")(Effect.sleep("1 minute")))
    yield* TestClock.adjust("1 second")
    // The browser suspended the first tab, so the second tab took the lock over.
    local.setItem("CLAIM move", "second")
    yield* TestClock.adjust("1 minute")
    yield* Fiber.join(holder)
    assert.strictEqual(local.getItem("CLAIM move"), "second")
  })

  itEffect.each(lockKinds)("a waiting tab gives up after 30 seconds, %s", function* ([, locksOf]) {
    const { local } = memoryAreas()
    const locks = locksOf()
    const log: Array<string> = []
    const hold = tabLock(local, locks)("move")(Effect.sleep("60 seconds"))
    const holder = yield* Effect.forkChild(hold)
    yield* settled
    yield* TestClock.adjust("1 second")
    const second = yield* Effect.forkChild(
      Effect.flip(tabLock(local, locks)("move")(Effect.sync(() => log.push("sent")))),
    )
    yield* settled
    yield* TestClock.adjust("29 seconds")
    yield* settled
    assert.isUndefined(second.pollUnsafe())
    yield* TestClock.adjust("2 seconds")
    assert.deepStrictEqual(yield* Fiber.join(second), { _tag: "TabBusy" })
    assert.isEmpty(log)
    yield* TestClock.adjust("40 seconds")
    yield* Fiber.join(holder)
    yield* tabLock(local, fakeLocks())("move")(Effect.sync(() => log.push("sent")))
    assert.deepStrictEqual(log, ["sent"])
  })

  it.live("a lock that the browser refuses is granted only in an opaque origin", () =>
    Effect.gen(function* () {
      const refusing = (name: string) =>
        ({ request: () => Promise.reject(new DOMException("Refused", name)) }) as unknown as LockManager
      const use = (name: string) =>
        Effect.exit(tabLock(memoryAreas().local, refusing(name))("move")(Effect.succeed("sent")))
      assert.isTrue(Exit.isSuccess(yield* use("SecurityError")))
      assert.isTrue(Exit.isFailure(yield* use("InvalidStateError")))
    }),
  )

  it.live(
    "a lock between tabs is a Web Lock if the browser supports Web Locks, and an interruption releases the lock",
    () =>
      Effect.gen(function* () {
        const held: Array<string> = []
        const request = async (name: string, _options: LockOptions, hold: () => Promise<void>) => {
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
