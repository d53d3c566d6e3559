import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { slowReads } from "#services/slowReads.ts"

import { settled } from "../support/services.ts"

/** A read that is answered by its second run alone, unless it is let. */
const start = Effect.fnUntraced(function* () {
  const slow = slowReads()
  const told: Array<boolean> = []
  slow.watchSlow(() => told.push(Effect.runSync(slow.isSlow)))
  let runs = 0
  const read = Effect.suspend(() => {
    runs += 1
    return runs === 1 ? Effect.delay(Effect.succeed("late"), "12 seconds") : Effect.succeed("anew")
  })
  const fiber = yield* Effect.forkChild(slow.patient(read), { startImmediately: true })
  return { slow, told, fiber, runs: () => runs }
})

describe("a read that takes long", () => {
  it.effect("is slow after 8 s, not before, and no more when it has come", () =>
    Effect.gen(function* () {
      const { slow, told, fiber } = yield* start()
      yield* TestClock.adjust("7999 millis")
      assert.isFalse(yield* slow.isSlow)
      yield* TestClock.adjust("1 millis")
      assert.isTrue(yield* slow.isSlow)
      yield* TestClock.adjust("4 seconds")
      assert.strictEqual(yield* Fiber.join(fiber), "late")
      yield* settled
      assert.isFalse(yield* slow.isSlow)
      assert.deepStrictEqual(told, [true, false])
    }),
  )

  it.effect("is asked for anew, and its reader gets what comes then", () =>
    Effect.gen(function* () {
      const { slow, fiber, runs } = yield* start()
      yield* TestClock.adjust("8 seconds")
      yield* slow.askAgain
      assert.strictEqual(yield* Fiber.join(fiber), "anew")
      assert.strictEqual(runs(), 2)
      assert.isFalse(yield* slow.isSlow)
    }),
  )

  it.effect("is left alone as long as it is not slow", () =>
    Effect.gen(function* () {
      const { slow, fiber, runs } = yield* start()
      yield* TestClock.adjust("7 seconds")
      yield* slow.askAgain
      yield* TestClock.adjust("5 seconds")
      assert.strictEqual(yield* Fiber.join(fiber), "late")
      assert.strictEqual(runs(), 1)
    }),
  )
})
