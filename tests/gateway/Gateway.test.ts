import { assert, describe } from "@effect/vitest"
import { Effect, Fiber, Schema } from "effect"
import { TestClock } from "effect/testing"

import { Failure } from "#domain/Failure.ts"
import { list } from "#domain/Lenient.ts"
import * as Call from "#gateway/Call.ts"
import { Gateway } from "#gateway/Gateway.ts"

import { itEffect } from "../support/itEffect.ts"
import { logsOf } from "../support/services.ts"
import {
  layerGateway,
  makeCaller,
  makeFake,
  notLoggedIn,
  type ScriptedReply,
} from "../support/gatewayClient.ts"

const Thing = Schema.Struct({ count: Schema.Finite })
const readThing = Call.read({ path: "/wps/thing", input: Call.Nothing, output: Thing })
const changeThing = Call.change("POST", { path: "/wps/thing", input: Thing, output: Call.Ignored })
const readList = Call.read({
  path: "/wps/thing",
  input: Call.Nothing,
  output: Schema.Struct({ list: list(Thing) }),
})

const open = (reply: ScriptedReply, caller = makeCaller({ token: "T" })) => {
  const fake = makeFake({ "/wps/thing": reply })
  const send = <I, O>(call: Call.Call<I, O>, input: I) =>
    Gateway.use((gateway) => gateway.send(call, input)).pipe(Effect.provide(layerGateway(fake.layer, caller)))
  return { fake, caller, send }
}

const failing = (reply: ScriptedReply) =>
  Effect.map(Effect.flip(open(reply).send(readThing, {})), (error) => {
    assert.strictEqual(error.call, "/wps/thing")
    return error.reason
  })

const refused = (code: string, captcha = false) => Failure.Refused({ code, captcha })
const text = (value: unknown) => JSON.stringify(value)
const refusal = (message?: string) => text({ success: false, message })

describe("successful responses", () => {
  itEffect("a successful response decodes to its value", function* () {
    const { send } = open({ value: { count: 7, more: "is ignored" } })
    assert.deepStrictEqual(yield* send(readThing, {}), { count: 7 })
  })

  itEffect("a change without output accepts a response without a value", function* () {
    for (const body of [
      { success: true },
      { success: true, value: null },
      { success: true, message: null },
      { success: true, message: 0 },
    ]) {
      yield* open({ text: text(body) }).send(changeThing, { count: 1 })
    }
  })

  itEffect.each([
    ["7", undefined, 7000],
    ["Thu, 01 Jan 1970 00:00:09 GMT", undefined, 9000],
    // The response's own date counts, not the device's clock.
    ["Thu, 01 Jan 2026 00:00:09 GMT", "Thu, 01 Jan 2026 00:00:00 GMT", 9000],
    ["soon", undefined, undefined],
    ["0", undefined, undefined],
  ] as const)("with Retry-After %s and Date %s give a pause of %s ms", function* ([retryAfter, date, pause]) {
    const reply = { status: 429, retryAfter, ...(date === undefined ? {} : { date }) }
    const expected = { status: 429, ...(pause === undefined ? {} : { retryAfter: pause }) }
    assert.deepStrictEqual(yield* failing(reply), Failure.Broken(expected))
  })

  itEffect("an invalid entry of a list is dropped and logged", function* () {
    const { send } = open({ value: { list: [{ count: 1 }, { count: "two" }, { count: 3 }] } })
    assert.deepStrictEqual(yield* send(readList, {}), { list: [{ count: 1 }, { count: 3 }] })
    assert.match((yield* logsOf(send(readList, {}))).join("\n"), /^Warn.*A list entry was dropped/)
  })
})

describe("failures", () => {
  const inferred = Failure.Refused({ code: "no_permission", captcha: false, isInferred: true })
  const rows: ReadonlyArray<readonly [name: string, reply: ScriptedReply, failure: Failure]> = [
    ["no answer", "unreachable", Failure.Unreachable()],
    ...[429, 500, 502, 503, 504].map((status): readonly [string, ScriptedReply, Failure] => [
      `status ${status}`,
      { status, body: text({ success: true, value: { count: 1 } }) },
      Failure.Broken({ status }),
    ]),
    ["401", { status: 401, body: refusal() }, Failure.SessionOver()],
    ["401 and an HTML page", { status: 401, body: "<html>" }, inferred],
    ["logged_out", { refused: "logged_out" }, Failure.SessionOver()],
    ["a refusal", { refused: "login_failed" }, refused("login_failed")],
    ["an unknown code", { refused: "E-4711" }, refused("E-4711")],
    ["no code", { text: text({ success: false }) }, refused("")],
    ["403", { status: 403, body: refusal() }, inferred],
    ["403 and a code", { status: 403, body: refusal("user_disabled") }, refused("user_disabled")],
    ["403 and an HTML page", { status: 403, body: "<html>" }, inferred],
    ["404 and a code", { status: 404, body: refusal("unknown_error") }, refused("unknown_error")],
  ]
  itEffect.each(rows)("a response with %s gives the expected failure", function* ([, reply, failure]) {
    assert.deepStrictEqual(yield* failing(reply), failure)
  })

  itEffect("[EN-31] a rejection reports whether a captcha is required", function* () {
    assert.deepStrictEqual(yield* failing({ refused: "login_failed", captcha: true }), {
      ...refused("login_failed", true),
      value: { captcha: true },
    })
    for (const value of [undefined, null, {}, { captcha: false }, { captcha: 1 }, "captcha"]) {
      const body = text({ success: false, message: "login_failed", value })
      assert.deepStrictEqual(yield* failing({ text: body }), {
        ...refused("login_failed", false),
        ...(value === undefined ? {} : { value }),
      })
    }
  })

  itEffect.each([
    ["a page of HTML", "<!doctype html><title>Login</title>"],
    ["an empty body", ""],
    ["no envelope", text({ value: { count: 1 } })],
    ["a list", text([1, 2])],
    ["null", "null"],
    ["success as text", text({ success: "true", value: { count: 1 } })],
    ["a value of another type", text({ success: true, value: { count: "7" } })],
    ["a value that is missing", text({ success: true })],
    ["a truncated body", '{"success":true,"value":{"cou'],
  ] as const)('the response "%s" is Malformed', function* ([, body]) {
    assert.strictEqual((yield* failing({ text: body }))._tag, "Malformed")
    assert.strictEqual((yield* failing({ status: 404, body }))._tag, "Malformed")
  })

  itEffect("a Malformed failure does not contain the response", function* () {
    for (const value of [{ count: "secret-1" }, "secret-1", { token: "secret-1" }]) {
      assert.notInclude(text(yield* failing({ text: text({ success: true, value }) })), "secret-1")
    }
    assert.notInclude(text(yield* failing({ text: "<html>secret-1" })), "secret-1")
  })
})

describe("timeouts of calls", () => {
  itEffect.each([
    { name: "a read after 15 s", call: "read", wait: "14999 millis" },
    { name: "a change after 30 s", call: "change", wait: "29999 millis" },
  ] as const)("$name fails with TimedOut exactly when its timeout ends", function* ({ call, wait }) {
    const { send } = open("never")
    const sent = call === "read" ? send(readThing, {}) : send(changeThing, { count: 1 })
    const fiber = yield* Effect.forkChild(Effect.flip(sent))
    yield* TestClock.adjust(wait)
    assert.isUndefined(fiber.pollUnsafe())
    yield* TestClock.adjust("1 millis")
    assert.deepStrictEqual((yield* Fiber.join(fiber)).reason, Failure.TimedOut())
  })
})

describe("ended sessions", () => {
  itEffect("an ended session is reported with the token that the request sent", function* () {
    for (const reply of [{ status: 401 }, { refused: "logged_out" }]) {
      const { send, caller } = open(reply)
      yield* Effect.flip(send(readThing, {}))
      assert.deepStrictEqual(caller.over, ["T"])
    }
  })

  itEffect(`[ER-16] a guest's 401 is "not logged in"; only ended sessions are reported`, function* () {
    const guest = open({ status: 401 }, makeCaller())
    assert.deepStrictEqual((yield* Effect.flip(guest.send(readThing, {}))).reason, notLoggedIn)
    assert.isEmpty(guest.caller.over)
    for (const reply of [
      "unreachable",
      { status: 403 },
      { status: 500 },
      { refused: "not_logged_in" },
    ] as const) {
      const { send, caller } = open(reply)
      yield* Effect.flip(send(readThing, {}))
      assert.isEmpty(caller.over)
    }
  })

  itEffect("report the token that the request sent, even when another session has started", function* () {
    const { send, caller } = open({ after: "1 second", reply: { status: 401 } })
    const fiber = yield* Effect.forkChild(Effect.flip(send(readThing, {})))
    yield* TestClock.adjust("500 millis")
    caller.set({ token: "newer" })
    yield* TestClock.adjust("500 millis")
    yield* Fiber.join(fiber)
    assert.deepStrictEqual(caller.over, ["T"])
  })
})
