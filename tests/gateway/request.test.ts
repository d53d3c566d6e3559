import { assert, describe, it, vi } from "@effect/vitest"
import { Effect, Schema } from "effect"

import * as account from "#gateway/calls/entry/account.ts"
import { walletTransfer } from "#gateway/calls/cashier/funds.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { setPaymentPassword } from "#gateway/calls/account/security.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import * as Call from "#gateway/Call.ts"
import { type Caller } from "#gateway/Caller.ts"
import { Gateway } from "#gateway/Gateway.ts"

import { itEffect } from "../support/itEffect.ts"
import { layerGateway, makeCaller, makeFake } from "../support/gatewayClient.ts"
import { theLock } from "./lock.ts"

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const fields = { username: "neo", password: "secret1", type: "username" } as const

const requestOf = <I, O>(call: Call.Call<I, O>, input: I, caller: Partial<Caller> = {}) =>
  Effect.gen(function* () {
    const fake = makeFake({ [call.path]: { value: {} } })
    yield* Gateway.use((gateway) => gateway.send(call, input)).pipe(
      Effect.result,
      Effect.provide(layerGateway(fake.layer, makeCaller(caller))),
    )
    assert.isAtMost(fake.requests.length, 1)
    return fake.requests[0]
  })

describe("request headers", () => {
  itEffect("contain merchant, language, platform and request id for a guest", function* () {
    const request = yield* requestOf(whitelabel, {}, { merchant: "goldlantern", language: "TH" })
    const { "X-Request-Id": id, ...rest } = request?.headers ?? {}
    assert.deepStrictEqual(rest, { Merchant: "goldlantern", Language: "TH", Platform: "3" })
    assert.match(id ?? "", uuid)
  })

  itEffect("a member's request also contains the token", function* () {
    const request = yield* requestOf(memberInfo, {}, { token: "T-1" })
    assert.strictEqual(request?.headers["Authorization"], "T-1")
  })

  itEffect("each request has a unique id", function* () {
    const requests = yield* Effect.replicateEffect(requestOf(whitelabel, {}), 50)
    assert.lengthOf(new Set(requests.map((request) => request?.headers["X-Request-Id"])), 50)
  })
})

describe("request bodies", () => {
  const input = Schema.Struct({
    id: Schema.String,
    page: Schema.Finite,
    more: Schema.optionalKey(Schema.String),
  })
  const list = Call.read({ path: "/wps/list", input, output: Call.Ignored })
  const launch = Call.change("GET", { path: "/wps/launch", input, output: Call.Ignored })
  const remove = Call.change("DELETE", { path: "/wps/remove", input, output: Call.Ignored })

  itEffect("a GET sends its input as query, without a body", function* () {
    for (const call of [list, launch]) {
      const request = yield* requestOf<typeof input.Type, unknown>(call, { id: "a&b", page: 2 })
      assert.deepStrictEqual(request?.query, [
        ["id", "a&b"],
        ["page", "2"],
      ])
      assert.isUndefined(request?.body)
      assert.notProperty(request?.headers, "Content-Type")
    }
  })

  itEffect("a request with a method other than GET sends its input as UTF-8 JSON", function* () {
    const request = yield* requestOf(remove, { id: "ü", page: 2, more: "x" })
    assert.strictEqual(request?.method, "DELETE")
    assert.deepStrictEqual(request?.query, [])
    assert.strictEqual(request?.body, '{"id":"ü","page":2,"more":"x"}')
    assert.strictEqual(request?.headers["Content-Type"], "application/json; charset=utf-8")
  })
})

describe("login and other encrypted requests", () => {
  itEffect("an amount is sent as a JSON number with the digits of its decimal", function* () {
    const texts = ["128.14", "500", "9007199254740993", "4503599627370497.55", "0.1"] as const
    for (const amount of texts) {
      const order = { from: '{"\u0000":"1"}', to: "b", amount, requestId: "r" }
      const request = yield* requestOf(walletTransfer, order)
      const from = JSON.stringify(order.from)
      assert.strictEqual(request?.body, `{"from":${from},"to":"b","amount":${amount},"requestId":"r"}`)
    }
  })

  itEffect("[CA-03] [EN-28] the login encrypts its body and sends the wrapped key in a header", function* () {
    const lock = yield* Effect.promise(theLock)
    const request = yield* requestOf(account.login, fields, { loginKey: lock.loginKey })
    assert.strictEqual(request?.method, "POST")
    assert.strictEqual(request?.path, "/wps/session/login")
    assert.match(request?.body ?? "", /^\{"payload":"[A-Za-z0-9+/]+=*"\}$/)
    const sent = JSON.stringify(request)
    for (const word of ["secret1", "neo", btoa("secret1")]) assert.notInclude(sent, word)
    assert.deepStrictEqual(yield* Effect.promise(() => lock.read(request)), fields)
  })

  itEffect("[EN-29] an encrypted call other than the login sends no device header", function* () {
    const { loginKey } = yield* Effect.promise(theLock)
    const input = { paymentPassword: "Lantern123" }
    const request = yield* requestOf(setPaymentPassword, input, { loginKey, isStandalone: true })
    assert.property(request?.headers, "Encryption-Key")
    assert.notProperty(request?.headers, "Device")
  })

  itEffect("free play sends neither the device nor an encryption key", function* () {
    const request = yield* requestOf(account.freePlay, { moduleId: "FREEPLAY3" }, { isStandalone: true })
    assert.notProperty(request?.headers, "Device")
    assert.notProperty(request?.headers, "Encryption-Key")
  })

  it.effect("the login sends no request outside a secure context or without the gateway's key", () =>
    Effect.gen(function* () {
      const { loginKey } = yield* Effect.promise(theLock)
      assert.isUndefined(yield* requestOf(account.login, fields, { loginKey: "" }))
      vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) })
      assert.isUndefined(yield* requestOf(account.login, fields, { loginKey }))
    }).pipe(Effect.ensuring(Effect.sync(() => vi.unstubAllGlobals()))),
  )
})

describe("login payload", () => {
  const decode = Schema.decodeUnknownResult(account.login.input)
  const encode = Schema.encodeSync(account.login.input)

  it("[EN-26] the login payload for username, SMS code and Firebase has its type and fields", () => {
    const rows: ReadonlyArray<typeof account.login.input.Type> = [
      { username: "neo", password: "secret1", captcha: "ab12", type: "username" },
      { username: "9171234567", password: "123456", type: "sms", countryDialingCode: "63" },
      {
        username: "9171234567",
        password: "123456",
        type: "firebase",
        firebaseChannel: "sms",
        firebaseIdToken: "id-token",
        firebaseMobileNo: "+639171234567",
        countryDialingCode: "63",
      },
    ]
    for (const row of rows) assert.deepStrictEqual(encode(row), row)
    assert.deepStrictEqual(
      rows.map(({ type }) => type),
      ["username", "sms", "firebase"],
    )
  })

  it("[EN-26] the login payload rejects other types and missing username or password", () => {
    for (const odd of [{ ...fields, type: "email" }, { type: "sms" }, { ...fields, password: 7 }]) {
      assert.strictEqual(decode(odd)._tag, "Failure")
    }
  })
})

describe("login response", () => {
  it("[EN-30] the login response contains token, userName, type and firstTimeLogin", () => {
    const read = Schema.decodeUnknownSync(account.login.output)
    const response = {
      token: "T",
      userName: "neo",
      type: 0,
      firstTimeLogin: true,
      id: 7,
      merchantCode: "lantern",
    }
    assert.deepInclude<object>(read(response), { token: "T", userName: "neo", type: 0, firstTimeLogin: true })
    assert.isFalse(read({ token: "T", userName: "neo", type: "1" }).firstTimeLogin)
    for (const firstTimeLogin of [1, "1", "true"])
      assert.isTrue(read({ ...response, firstTimeLogin }).firstTimeLogin)
    assert.throws(() => read({ userName: "neo", type: 0 }))
  })
})
