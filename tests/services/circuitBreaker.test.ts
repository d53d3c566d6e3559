import { assert, describe } from "@effect/vitest"
import { type Duration, Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { Failure } from "#domain/Failure.ts"
import { MustReachGateway } from "#gateway/Transport.ts"
import { circuitBreaker } from "#services/circuitBreaker.ts"
import { type RequestPolicyEvent, RequestPolicyLog } from "#services/RequestPolicyLog.ts"
import { fork } from "#tests/support/fork.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { withClockSet, withRandom } from "#tests/support/services.ts"

interface Failed {
  readonly reason: Failure
}

interface State {
  sent: number
  reason: Failure | undefined
  takes: Duration.Input
  dead?: string
  readonly reached: Array<boolean>
}

const around = (isOnline = true, random = 0.5) => {
  const { guard, watchRecovery } = circuitBreaker<Failed>(Effect.succeed(isOnline))
  const state: State = { sent: 0, reason: undefined, takes: 0, reached: [] }
  const request = Effect.fnUntraced(function* (path: string) {
    state.sent += 1
    const reason = path === state.dead ? Failure.Unreachable() : state.reason
    state.reached.push(yield* MustReachGateway)
    yield* Effect.sleep(state.takes)
    return yield* reason === undefined ? Effect.succeed("fine") : Effect.fail({ reason })
  })
  const sendTo = (path: string) => withRandom(random)(Effect.result(guard(path, request(path))))
  return { state, watchRecovery, sendTo, send: sendTo("/one") }
}

const tags = (results: ReadonlyArray<{ readonly _tag: string }>) => results.map(({ _tag }) => _tag)
const times = <A>(count: number, effect: Effect.Effect<A>) => Effect.replicateEffect(effect, count)

describe("the circuit breaker", () => {
  itEffect("the start of a pause is logged with its length, and so is its end", function* () {
    const { state, send } = around()
    const events: Array<RequestPolicyEvent> = []
    const noted = Effect.provideService(send, RequestPolicyLog, (event) => events.push(event))
    state.reason = Failure.Unreachable()
    yield* times(5, noted)
    const [pause] = events
    assert.deepInclude(pause, { policy: "circuit-breaker", outcome: "waited", at: 0 })
    assert.strictEqual(events.length, 1)
    state.reason = undefined
    yield* TestClock.adjust(pause?.wait ?? 0)
    yield* noted
    assert.deepStrictEqual(
      events.map(({ outcome }) => outcome),
      ["waited", "ran"],
    )
  })

  itEffect("the circuit breaker sends no request during the time that `Retry-After` specifies", function* () {
    const { state, send } = around()
    state.reason = Failure.Broken({ status: 429, retryAfter: 10_000 })
    yield* times(20, send)
    yield* TestClock.adjust("7 seconds")
    yield* times(20, send)
    assert.strictEqual(state.sent, 1)
    yield* TestClock.adjust("4 seconds")
    yield* send
    assert.strictEqual(state.sent, 2)
  })

  itEffect("`Retry-After` in a response pauses only the path of that response", function* () {
    const { state, send, sendTo } = around()
    state.reason = Failure.Broken({ status: 429, retryAfter: 10_000 })
    yield* send
    state.reason = undefined
    assert.strictEqual((yield* send)._tag, "Failure")
    assert.strictEqual((yield* sendTo("/other"))._tag, "Success")
  })

  itEffect.each([0, 1])("pauses up to 20 % longer than `Retry-After` says (random %s)", function* (random) {
    const { state, send, watchRecovery } = around(true, random)
    let calls = 0
    watchRecovery(() => (calls += 1))
    state.reason = Failure.Broken({ status: 503, retryAfter: 30_000 })
    state.takes = "1 second"
    yield* fork(Effect.all([send, send, send, send], { concurrency: "unbounded" }))
    yield* TestClock.adjust("1 second")
    assert.strictEqual(state.sent, 4)
    state.reason = undefined
    yield* TestClock.adjust("29 seconds")
    assert.strictEqual(calls, 0)
    yield* TestClock.adjust("7 seconds")
    assert.strictEqual(calls, 1)
    yield* fork(send)
    assert.strictEqual(state.sent, 5)
  })

  itEffect("parallel failures of one outage cause a single pause, of the first length", function* () {
    const { state, send } = around()
    state.reason = Failure.Unreachable()
    state.takes = "100 millis"
    yield* fork(Effect.replicateEffect(send, 20, { concurrency: 20 }))
    yield* TestClock.adjust("100 millis")
    state.reason = undefined
    yield* TestClock.adjust("1 second")
    yield* fork(send)
    assert.strictEqual(state.sent, 21)
  })

  itEffect("notifies subscribers of a success during a pause, so that failed reads refetch", function* () {
    const { state, send, watchRecovery } = around()
    let calls = 0
    watchRecovery(() => (calls += 1))
    state.takes = "500 millis"
    yield* fork(send)
    state.takes = 0
    state.reason = Failure.Unreachable()
    yield* fork(Effect.all([send, send, send, send, send], { concurrency: 5 }))
    yield* TestClock.adjust("400 millis")
    assert.strictEqual(calls, 0)
    yield* TestClock.adjust("100 millis")
    assert.strictEqual(calls, 1)
    yield* TestClock.adjust("1 minute")
    assert.strictEqual(calls, 1)
  })

  itEffect("if a probe is interrupted, a waiting read becomes the next probe", function* () {
    const { state, send } = around()
    state.reason = Failure.Unreachable()
    yield* times(5, send)
    state.reason = undefined
    state.takes = "1 second"
    const first = yield* fork(send)
    const second = yield* fork(send)
    yield* TestClock.adjust("1200 millis")
    assert.strictEqual(state.sent, 6)
    yield* Fiber.interrupt(first)
    yield* TestClock.adjust("1 second")
    assert.strictEqual((yield* Fiber.join(second))._tag, "Success")
    assert.strictEqual(state.sent, 7)
  })

  itEffect("a single path that keeps failing does not delay requests to other paths", function* () {
    const { state, send, sendTo } = around()
    state.dead = "/dead"
    yield* times(5, sendTo("/dead"))
    const both = Effect.all([sendTo("/dead"), send], { concurrency: 2 })
    const first = yield* fork(both)
    yield* TestClock.adjust("1500 millis")
    assert.deepStrictEqual(tags(yield* Fiber.join(first)), ["Failure", "Failure"])
    yield* TestClock.adjust("1 second")
    const second = yield* fork(both)
    yield* TestClock.adjust("2 seconds")
    assert.deepStrictEqual(tags(yield* Fiber.join(second)), ["Failure", "Success"])
  })

  itEffect("no request uses a prefetched response after the circuit breaker has opened", function* () {
    const { state, send } = around()
    state.reason = Failure.Unreachable()
    yield* times(5, send)
    yield* TestClock.adjust("1200 millis")
    state.reason = undefined
    yield* times(2, send)
    assert.deepStrictEqual(state.reached, [false, false, false, false, false, true, true])
  })

  itEffect.each([-1, 1])("the pause ignores a clock change of the device by %s hours", function* (hours) {
    const { state, send } = around()
    state.reason = Failure.Unreachable()
    yield* times(5, send)
    state.reason = undefined
    const early = yield* fork(withClockSet(hours)(send))
    assert.strictEqual(state.sent, 5)
    yield* TestClock.adjust("1200 millis")
    assert.strictEqual((yield* Fiber.join(early))._tag, "Success")
  })

  itEffect("after the pause a single probe is sent, and the other requests share its failure", function* () {
    const { state, send } = around()
    state.reason = Failure.Unreachable()
    yield* times(5, send)
    assert.strictEqual(state.sent, 5)
    const waiting = yield* fork(Effect.all([send, send, send], { concurrency: "unbounded" }))
    yield* TestClock.adjust("1200 millis")
    const results = yield* Fiber.join(waiting)
    assert.strictEqual(state.sent, 6)
    assert.deepStrictEqual(tags(results), ["Failure", "Failure", "Failure"])
  })

  itEffect("after a pause, the first request that succeeds closes the circuit breaker", function* () {
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
  })

  itEffect("the circuit breaker opens after responses that are not JSON", function* () {
    const { state, send } = around()
    state.reason = Failure.Malformed({ issue: "", isNotJson: true })
    yield* times(5, send)
    yield* fork(times(20, send))
    assert.strictEqual(state.sent, 5)
  })

  itEffect("does not count malformed responses or failures of a device without network", function* () {
    const online = around()
    online.state.reason = Failure.Malformed({ issue: "" })
    yield* times(20, online.send)
    assert.strictEqual(online.state.sent, 20)
    const offline = around(false)
    offline.state.reason = Failure.Unreachable()
    yield* times(20, offline.send)
    assert.strictEqual(offline.state.sent, 20)
  })
})
