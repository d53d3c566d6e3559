import { assert, describe } from "@effect/vitest"
import { Clock, Duration, Effect, Exit, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { MustReachGateway } from "#gateway/Transport.ts"
import type { DeviceEvent } from "#platform/Device.ts"
import { makeListeners } from "#platform/listeners.ts"
import { throttled } from "#services/throttled.ts"
import { coalesced, oncePer, retryRead, debounced, whileOnline } from "#services/requestPolicy.ts"
import { type RequestPolicyEvent, RequestPolicyLog } from "#services/RequestPolicyLog.ts"

import { fork } from "../support/fork.ts"
import { itEffect } from "../support/itEffect.ts"
import { settled as atRest, withClockSet, withLateTimers, withRandom } from "../support/services.ts"

const makeRun = (takes: Duration.Input = 0, failures = 0) => {
  const starts: Array<number> = []
  let interrupted = 0
  const run = Effect.gen(function* () {
    const number = starts.push(yield* Clock.currentTimeMillis)
    yield* Effect.sleep(takes)
    return yield* number <= failures ? Effect.fail(`failure ${number}`) : Effect.succeed(number)
  }).pipe(Effect.onInterrupt(() => Effect.sync(() => void interrupted++)))
  return { run, starts, interrupted: () => interrupted }
}

const listen = <A, E, R>(effect: Effect.Effect<A, E, R>) => {
  const log: Array<RequestPolicyEvent> = []
  const outcomes = () => log.map(({ policy, outcome, at }) => `${policy} ${outcome} ${at}`)
  return { outcomes, run: Effect.provideService(effect, RequestPolicyLog, (event) => void log.push(event)) }
}

describe("retried reads", () => {
  const always = retryRead(() => true, Effect.void)

  itEffect.each([
    { random: 0, starts: [0, 240, 240 + 720] },
    { random: 0.5, starts: [0, 300, 300 + 900] },
    { random: 1, starts: [0, 360, 360 + 1080] },
  ])("[HA-05] are sent after 300 and 900 ms, plus or minus 20 %: $starts", function* ({ random, starts }) {
    const read = makeRun(0, 2)
    const fiber = yield* fork(withRandom(random)(always(read.run)))
    yield* TestClock.adjust("2 seconds")
    assert.strictEqual(yield* Fiber.join(fiber), 3)
    assert.deepStrictEqual(read.starts, starts)
  })

  itEffect("[HA-05] a read is not retried after a permanent failure", function* () {
    const read = makeRun(0, 9)
    const first = retryRead((error: string) => error !== "failure 2", Effect.void)
    const fiber = yield* fork(Effect.flip(first(read.run)))
    yield* TestClock.adjust("10 seconds")
    assert.strictEqual(yield* Fiber.join(fiber), "failure 2")
    assert.lengthOf(read.starts, 2)
  })

  itEffect("the retry of a read uses no prefetched response", function* () {
    const reached: Array<boolean> = []
    const read = Effect.flatMap(Effect.service(MustReachGateway), (must) => Effect.fail(reached.push(must)))
    const fiber = yield* fork(Effect.flip(always(read)))
    yield* TestClock.adjust("10 seconds")
    yield* Fiber.join(fiber)
    assert.deepStrictEqual(reached, [false, true, true])
  })

  itEffect("an interrupted read is not retried", function* () {
    const read = makeRun(0, 9)
    const fiber = yield* fork(always(read.run))
    yield* TestClock.adjust("100 millis")
    yield* Fiber.interrupt(fiber)
    yield* TestClock.adjust("10 seconds")
    assert.lengthOf(read.starts, 1)
  })
})

describe("calls that a player waits for", () => {
  itEffect("end when the device goes offline, so that nothing follows once it is online again", function* () {
    const { notify, watch } = makeListeners<DeviceEvent>()
    const call = makeRun("1 minute")
    const fiber = yield* fork(
      whileOnline({ isOnline: Effect.succeed(true), watch }, { path: "/key" })(call.run),
    )
    notify("input")
    assert.strictEqual(call.interrupted(), 0)
    notify("offline")
    assert.isTrue(Exit.isFailure(yield* Fiber.await(fiber)))
    assert.strictEqual(call.interrupted(), 1)
  })
})

describe("runs limited to one per time window", () => {
  itEffect("[HA-02] five triggers within 250 ms start one run and share its result", function* () {
    const once = yield* oncePer<number, string, never>("count", Duration.millis(250))
    const { run, starts } = makeRun("10 millis")
    const log = listen(once("key", run))
    const fibers: Array<Fiber.Fiber<number, string>> = []
    for (const wait of [0, 62, 62, 62, 63]) {
      yield* TestClock.adjust(wait)
      fibers.push(yield* fork(log.run))
    }
    assert.strictEqual(yield* Clock.currentTimeMillis, 249)
    const responses = yield* Effect.forEach(fibers, (fiber) => Fiber.join(fiber))
    assert.deepStrictEqual(responses, [1, 1, 1, 1, 1])
    assert.deepStrictEqual(starts, [0])
    yield* TestClock.adjust("1 millis")
    const last = yield* fork(log.run)
    yield* TestClock.adjust("10 millis")
    assert.strictEqual(yield* Fiber.join(last), 2)
    assert.deepStrictEqual(starts, [0, 250])
    assert.deepStrictEqual(log.outcomes(), [
      "count ran 0",
      "count dropped 62",
      "count dropped 124",
      "count dropped 186",
      "count dropped 249",
      "count ran 250",
    ])
  })

  itEffect(
    "a trigger after a failure starts a new run, so that a recovery within the window is seen",
    function* () {
      const once = yield* oncePer<number, string, never>("count", Duration.millis(250))
      const { run } = makeRun(0, 1)
      assert.isTrue(Exit.isFailure(yield* Effect.exit(once("key", run))))
      assert.strictEqual(yield* once("key", run), 2)
    },
  )

  itEffect("an interrupted first trigger does not interrupt the run that other triggers share", function* () {
    const once = yield* oncePer<number, string, never>("count", Duration.millis(250))
    const { run, interrupted } = makeRun("100 millis")
    const first = yield* fork(once("key", run))
    const second = yield* fork(once("key", run))
    yield* Fiber.interrupt(first)
    yield* TestClock.adjust("100 millis")
    assert.strictEqual(yield* Fiber.join(second), 1)
    assert.strictEqual(interrupted(), 0)
  })
})

describe("throttled runs", () => {
  itEffect("wait from the actual start of the previous run, even when a timer fires late", function* () {
    const pace = yield* throttled("mark", Duration.millis(150))
    const { run, starts } = makeRun()
    yield* pace(run)
    yield* fork(withLateTimers(Duration.millis(100))(pace(run)))
    yield* fork(pace(run))
    yield* TestClock.adjust("1 second")
    assert.deepStrictEqual(starts, [0, 250, 400])
  })

  itEffect.each([-1, 1])("are not affected when the device's clock is set by %s hours", function* (hours) {
    const pace = yield* throttled("mark", Duration.millis(150))
    const { run, starts } = makeRun()
    yield* pace(run)
    yield* fork(withClockSet(hours)(pace(Effect.andThen(Effect.void, run))))
    yield* TestClock.adjust("149 millis")
    assert.lengthOf(starts, 1)
    yield* TestClock.adjust("1 millis")
    assert.lengthOf(starts, 2)
  })

  itEffect("[HA-03] throttled runs start every 150 ms, in order, and no run is lost", function* () {
    const pace = yield* throttled("mark", Duration.millis(150))
    const started: Array<string> = []
    const mark = (name: string) =>
      pace(Effect.flatMap(Clock.currentTimeMillis, (at) => Effect.sync(() => started.push(`${name} ${at}`))))
    const log = listen(Effect.forEach(["a", "b", "c"], (name) => fork(mark(name))))
    yield* log.run
    yield* TestClock.adjust("149 millis")
    assert.deepStrictEqual(started, ["a 0"])
    yield* TestClock.adjust("1 millis")
    assert.deepStrictEqual(started, ["a 0", "b 150"])
    yield* fork(mark("d"))
    yield* TestClock.adjust("1 second")
    assert.deepStrictEqual(started, ["a 0", "b 150", "c 300", "d 450"])
  })

  itEffect("[HA-84, HA-97] a throttled run that waited is logged a second time when it starts", function* () {
    const pace = yield* throttled("mark", Duration.millis(150))
    const log = listen(Effect.forEach(["a", "b", "c"], () => fork(pace(Effect.void))))
    yield* log.run
    yield* TestClock.adjust("1 second")
    assert.deepStrictEqual(log.outcomes(), [
      "mark ran 0",
      "mark waited 0",
      "mark waited 0",
      "mark ran 150",
      "mark ran 300",
    ])
  })
})

describe("coalesced reads", () => {
  itEffect("two concurrent reads with the same key share one run and its result", function* () {
    const share = coalesced<number, string>()
    const { run, starts } = makeRun("100 millis")
    const log = listen(Effect.all([fork(share("key", run)), fork(share("key", run))]))
    const fibers = yield* log.run
    yield* TestClock.adjust("100 millis")
    assert.deepStrictEqual(yield* Effect.forEach(fibers, (fiber) => Fiber.join(fiber)), [1, 1])
    assert.lengthOf(starts, 1)
    assert.deepStrictEqual(log.outcomes(), ["coalescing dropped 0"])
  })

  itEffect("two concurrent reads with the same key share a failure, which is not cached", function* () {
    const share = coalesced<number, string>()
    const { run } = makeRun("100 millis", 1)
    const fibers = yield* Effect.all([fork(share("key", run)), fork(share("key", run))])
    yield* TestClock.adjust("100 millis")
    for (const fiber of fibers) assert.deepStrictEqual(yield* Fiber.await(fiber), Exit.fail("failure 1"))
    const later = yield* fork(share("key", run))
    yield* TestClock.adjust("100 millis")
    assert.strictEqual(yield* Fiber.join(later), 2)
  })

  itEffect.each([0, 1])("continue for the other caller when caller %d is interrupted", function* (leaver) {
    const share = coalesced<number, string>()
    const { run, interrupted } = makeRun("100 millis")
    const fibers = yield* Effect.all([fork(share("key", run)), fork(share("key", run))])
    yield* atRest
    yield* Effect.forEach(fibers, (fiber, place) => (place === leaver ? Fiber.interrupt(fiber) : Effect.void))
    yield* TestClock.adjust("100 millis")
    const [first, second] = yield* Effect.forEach(fibers, (fiber) => Fiber.await(fiber))
    assert.deepStrictEqual(leaver === 0 ? second : first, Exit.succeed(1))
    assert.strictEqual(interrupted(), 0)
  })

  itEffect("stop when the last caller is interrupted, and the next caller starts a new run", function* () {
    const share = coalesced<number, string>()
    const { run, starts, interrupted } = makeRun("100 millis")
    const fibers = yield* Effect.all([fork(share("key", run)), fork(share("key", run))])
    yield* atRest
    yield* Fiber.interruptAll(fibers)
    assert.strictEqual(interrupted(), 1)
    const next = yield* fork(share("key", run))
    yield* TestClock.adjust("100 millis")
    assert.strictEqual(yield* Fiber.join(next), 2)
    assert.lengthOf(starts, 2)
  })

  itEffect("return no outdated result to a caller that joins during an interruption", function* () {
    const share = coalesced<number, string>()
    const { run } = makeRun("100 millis")
    const old = yield* fork(share("key", run))
    yield* TestClock.adjust("50 millis")
    old.interruptUnsafe()
    const next = yield* fork(share("key", run))
    yield* TestClock.adjust("100 millis")
    assert.strictEqual(yield* Fiber.join(next), 2)
  })
})

describe("debounced runs", () => {
  itEffect("[HA-84, HA-97] a debounced run that a newer trigger cancels is logged as replaced", function* () {
    const log = listen(debounced("search", Duration.millis(400))(Effect.void))
    const old = yield* fork(log.run)
    yield* TestClock.adjust("399 millis")
    yield* Fiber.interrupt(old)
    yield* fork(log.run)
    yield* TestClock.adjust("1 second")
    assert.deepStrictEqual(log.outcomes(), [
      "search waited 0",
      "search replaced 399",
      "search waited 399",
      "search ran 799",
    ])
  })
})
