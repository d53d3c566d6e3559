import { assert, describe } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { slowReads } from "#services/slowReads.ts"

import { fork } from "../support/fork.ts"
import { itEffect } from "../support/itEffect.ts"
import { settled } from "../support/services.ts"

/** A read whose first run never completes; the second one succeeds. */
const start = Effect.fnUntraced(function* () {
  const slow = slowReads()
  const states: Array<boolean> = []
  slow.watchSlow(() => states.push(Effect.runSync(slow.isSlow)))
  let runs = 0
  const read = Effect.suspend(() => {
    runs += 1
    return runs === 1 ? Effect.delay(Effect.succeed("late"), "12 seconds") : Effect.succeed("second")
  })
  const fiber = yield* fork(slow.retried(read))
  return { slow, states, fiber, runs: () => runs }
})

describe("a read that takes long", () => {
  itEffect("a read is slow from 8 s after its start until its response arrives", function* () {
    const { slow, states, fiber } = yield* start()
    yield* TestClock.adjust("7999 millis")
    assert.isFalse(yield* slow.isSlow)
    yield* TestClock.adjust("1 millis")
    assert.isTrue(yield* slow.isSlow)
    yield* TestClock.adjust("4 seconds")
    assert.strictEqual(yield* Fiber.join(fiber), "late")
    yield* settled
    assert.isFalse(yield* slow.isSlow)
    assert.deepStrictEqual(states, [true, false])
  })

  itEffect("a slow read can be refetched, and its caller receives the response of the refetch", function* () {
    const { slow, fiber, runs } = yield* start()
    yield* TestClock.adjust("8 seconds")
    yield* slow.refetchSlow
    assert.strictEqual(yield* Fiber.join(fiber), "second")
    assert.strictEqual(runs(), 2)
    assert.isFalse(yield* slow.isSlow)
  })

  itEffect("a read that is not slow is not refetched", function* () {
    const { slow, fiber, runs } = yield* start()
    yield* TestClock.adjust("7 seconds")
    yield* slow.refetchSlow
    yield* TestClock.adjust("5 seconds")
    assert.strictEqual(yield* Fiber.join(fiber), "late")
    assert.strictEqual(runs(), 1)
  })
})
