import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { Failure } from "#domain/Failure.ts"
import { circuitBreaker } from "#services/circuitBreaker.ts"
import { withRandom } from "#tests/support/services.ts"

interface Failed {
  readonly reason: Failure
}

/** A breaker around requests that fail with a reason, or succeed without one. */
const around = (isOnline = true) => {
  const { guard, watchRecovery } = circuitBreaker<Failed>(Effect.succeed(isOnline))
  const state: { sent: number; reason: Failure | undefined } = { sent: 0, reason: undefined }
  const request = Effect.suspend(() => {
    state.sent += 1
    return state.reason === undefined ? Effect.succeed("fine") : Effect.fail({ reason: state.reason })
  })
  return { state, watchRecovery, send: withRandom(0.5)(Effect.result(guard(request))) }
}

const times = <A>(count: number, effect: Effect.Effect<A>) =>
  Effect.forEach(Array.from({ length: count }), () => effect)

describe("the circuit breaker", () => {
  it.effect("the circuit breaker sends no request for the time that `Retry-After` names", () =>
    Effect.gen(function* () {
      const { state, send } = around()
      state.reason = Failure.Broken({ status: 429, retryAfter: 10_000 })
      yield* times(20, send)
      yield* TestClock.adjust("7 seconds")
      yield* times(20, send)
      assert.strictEqual(state.sent, 1)
      yield* TestClock.adjust("3 seconds")
      yield* send
      assert.strictEqual(state.sent, 2)
    }),
  )

  it.effect("the circuit breaker sends one test request after the pause; the others share its failure", () =>
    Effect.gen(function* () {
      const { state, send } = around()
      state.reason = Failure.Unreachable()
      yield* times(5, send)
      assert.strictEqual(state.sent, 5)
      const waiting = yield* Effect.forkChild(Effect.all([send, send, send], { concurrency: "unbounded" }), {
        startImmediately: true,
      })
      yield* TestClock.adjust("1200 millis")
      const results = yield* Fiber.join(waiting)
      assert.strictEqual(state.sent, 6)
      assert.deepStrictEqual(
        results.map(({ _tag }) => _tag),
        ["Failure", "Failure", "Failure"],
      )
    }),
  )

  it.effect("the circuit breaker allows requests again after a pause, and closes on the first success", () =>
    Effect.gen(function* () {
      const { state, send, watchRecovery } = around()
      let calls = 0
      watchRecovery(() => (calls += 1))
      state.reason = Failure.TimedOut()
      yield* times(5, send)
      yield* TestClock.adjust("1200 millis")
      assert.strictEqual(calls, 1)
      state.reason = undefined
      yield* times(3, send)
      assert.strictEqual(state.sent, 8)
      yield* TestClock.adjust("1 minute")
      assert.strictEqual(calls, 1)
    }),
  )

  it.effect("opens after responses that are not JSON", () =>
    Effect.gen(function* () {
      const { state, send } = around()
      state.reason = Failure.Malformed({ issue: "", isNotJson: true })
      yield* times(5, send)
      yield* Effect.forkChild(times(20, send), { startImmediately: true })
      assert.strictEqual(state.sent, 5)
    }),
  )

  it.effect(
    "the circuit breaker does not count refusals, malformed responses or a device without network",
    () =>
      Effect.gen(function* () {
        const online = around()
        online.state.reason = Failure.Malformed({ issue: "" })
        yield* times(20, online.send)
        assert.strictEqual(online.state.sent, 20)
        const offline = around(false)
        offline.state.reason = Failure.Unreachable()
        yield* times(20, offline.send)
        assert.strictEqual(offline.state.sent, 20)
      }),
  )
})
