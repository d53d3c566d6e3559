import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Schema } from "effect"
import { TestClock } from "effect/testing"

import { Failure } from "#domain/Failure.ts"
import * as Call from "#gateway/Call.ts"
import { freePlay } from "#gateway/calls/entry/account.ts"
import { vendors } from "#gateway/calls/games/games.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { memberWallet, merchantWallet } from "#gateway/calls/cashier/wallet.ts"
import { Backend } from "#services/Backend.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { Preferences } from "#services/Preferences.ts"
import * as sample from "#tests/domain/samples.ts"

import { registry, sampleOf } from "../gateway/registry.ts"
import { theLock } from "../gateway/lock.ts"
import { fork } from "../support/fork.ts"
import { itEffect } from "../support/itEffect.ts"
import { openTestServices, sessionOf, settled, withRandom } from "../support/services.ts"
import type { ScriptedReply } from "../support/gatewayClient.ts"

const path = memberInfo.path
const member = { value: { id: 1, userName: "neo", type: 0 } }
const wallet = { value: { currencySymbol: "₱", sumBalance: 5 } }

const openWith = (replies: ScriptedReply | ReadonlyArray<ScriptedReply>) =>
  openTestServices({ session: sessionOf(0), script: { [path]: replies, [memberWallet.path]: wallet } })

const passing: ReadonlyArray<ScriptedReply> = [
  "unreachable",
  { status: 502 },
  { status: 503 },
  { status: 504 },
]
const lasting: ReadonlyArray<ScriptedReply> = [
  { status: 429 },
  { status: 500 },
  { status: 401 },
  { status: 403 },
  { refused: "unknown_error" },
  { text: "<html>" },
]

const isChange = (call: Call.Call<unknown, unknown>): call is Call.ChangeCall<unknown, unknown> =>
  call.changes

describe("reads", () => {
  itEffect.each(passing)("[HA-05] are retried 300 and 900 ms after the response %j", function* (reply) {
    const { of, fake } = yield* openWith([reply, reply, member])
    const fiber = yield* fork(withRandom(0.5)(of(Backend).read(memberInfo, {})))
    yield* settled
    yield* TestClock.adjust("1200 millis")
    assert.strictEqual((yield* Fiber.join(fiber)).userName, "neo")
    assert.lengthOf(fake.requests, 3)
  })

  itEffect("a read that times out is sent at most three times", function* () {
    const { of, fake } = yield* openWith("never")
    const fiber = yield* fork(Effect.flip(of(Backend).read(memberInfo, {})))
    yield* TestClock.adjust("1 minute")
    assert.deepStrictEqual((yield* Fiber.join(fiber)).reason, Failure.TimedOut())
    assert.lengthOf(fake.requests, 3)
  })

  itEffect("each attempt of a read has a separate request id", function* () {
    const { of, fake } = yield* openWith(["unreachable", "unreachable", member])
    const fiber = yield* fork(of(Backend).read(memberInfo, {}))
    yield* TestClock.adjust("5 seconds")
    yield* Fiber.join(fiber)
    assert.lengthOf(new Set(fake.requests.map(({ headers }) => headers["X-Request-Id"])), 3)
  })

  itEffect("a read waits while the device is offline and continues when the device is online", function* () {
    const { of, fake, device } = yield* openWith(["unreachable", member])
    device.tell("offline")
    const fiber = yield* fork(of(Backend).read(memberInfo, {}))
    yield* TestClock.adjust("10 minutes")
    assert.lengthOf(fake.requests, 1)
    device.tell("online")
    assert.strictEqual((yield* Fiber.join(fiber)).userName, "neo")
    assert.lengthOf(fake.requests, 2)
  })

  itEffect("two reads of the same call share one request, two different calls do not", function* () {
    const slowly = (reply: ScriptedReply) => ({ after: "1 second", reply }) as const
    const { of, requestedPaths } = yield* openTestServices({
      session: sessionOf(0),
      script: { [path]: slowly(member), [memberWallet.path]: slowly(wallet) },
    })
    const { read } = of(Backend)
    const [one, two] = yield* Effect.all([fork(read(memberInfo, {})), fork(read(memberInfo, {}))])
    yield* fork(read(memberWallet, { type: "member" }))
    yield* fork(read(merchantWallet, { type: "merchant" }))
    yield* TestClock.adjust("1 second")
    assert.deepStrictEqual(yield* Fiber.join(one), yield* Fiber.join(two))
    assert.deepStrictEqual(requestedPaths(), [path, memberWallet.path, merchantWallet.path])
  })

  itEffect("a read does not share a request that another session or language started", function* () {
    const { of, fake } = yield* openTestServices({
      session: sessionOf(0),
      script: { [vendors.path]: { after: "1 second", reply: { value: { sorting: [], mapping: {} } } } },
    })
    const read = fork(of(Backend).read(vendors, { typeId: 1 }))
    yield* read
    yield* of(CurrentSession).start(sessionOf(3))
    yield* read
    yield* of(Preferences).chooseLanguage("TH")
    yield* read
    yield* read
    yield* settled
    assert.deepStrictEqual(
      fake.requests.map(({ headers }) => [headers["Authorization"], headers["Language"]]),
      [
        ["token-0", "EN"],
        ["token-3", "EN"],
        ["token-3", "TH"],
      ],
    )
  })
})

describe("changes", () => {
  const changes = registry.flatMap(({ name, call }) => (isChange(call) ? [{ name, call }] : []))

  itEffect.each(changes)("[HA-05] $name is sent exactly once, even when it fails", function* ({ call }) {
    const { loginKey } = yield* Effect.promise(theLock)
    for (const reply of [...passing, ...lasting, "never"] as const) {
      const { of, fake } = yield* openTestServices({
        session: sessionOf(0),
        stored: { WHITELABEL: JSON.stringify({ ...sample.bareWhitelabel, loginKey }) },
        script: { [call.path]: reply },
      })
      const input = (yield* sampleOf(call.input)) as object
      const fiber = yield* fork(Effect.flip(of(Backend).change(call, input)))
      // The platform encrypts outside Effect's clock.
      yield* Effect.promise(async () => {
        while (fake.requests.length === 0) await new Promise((resolve) => setImmediate(resolve))
      })
      yield* TestClock.adjust(call.timeout ?? "1 minute")
      yield* Fiber.join(fiber)
      assert.lengthOf(fake.requests, 1)
    }
  })

  itEffect.each(changes)("$name fails at once without a request while offline", function* ({ call }) {
    const { of, fake, device } = yield* openTestServices({
      session: sessionOf(0),
      script: { [call.path]: "never" },
    })
    device.tell("offline")
    const input = (yield* sampleOf(call.input)) as object
    const { reason } = yield* Effect.flip(of(Backend).change(call, input))
    assert.deepStrictEqual(reason, Failure.Unreachable())
    assert.lengthOf(fake.requests, 0)
  })

  itEffect("two equal changes send two requests", function* () {
    const { of, fake } = yield* openTestServices({ script: { [freePlay.path]: { value: { token: "T" } } } })
    const press = of(Backend).change(freePlay, { moduleId: "FREEPLAY3" })
    yield* Effect.all([press, press], { concurrency: 2 })
    assert.lengthOf(fake.requests, 2)
  })

  it("`Backend.read` does not accept a call that changes data", () => {
    const shape = { path: "/wps/x", input: Call.Nothing, output: Schema.Unknown }
    const change = Call.change("GET", shape)
    // @ts-expect-error A call that changes something is no read: it would be repeated.
    const wrong: Call.ReadCall<{}, unknown> = change
    assert.isTrue(wrong.changes)
  })
})
