import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"

import { makeCallLog } from "#fixtures/callLog.ts"
import * as account from "#gateway/calls/entry/account.ts"
import { addBankCard } from "#gateway/calls/account/security.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { gameList } from "#gateway/calls/games/gameLists.ts"
import { harOf } from "#harness/har.ts"
import { makeReport } from "#harness/report.ts"
import { origin, stage, type Stage } from "#tests/support/world.ts"

const Pairs = Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String }))

const Message = {
  httpVersion: Schema.String,
  cookies: Schema.Array(Schema.Unknown),
  headers: Pairs,
  headersSize: Schema.Int,
  bodySize: Schema.Int,
}

/** The required fields of HAR 1.2. */
const Har = Schema.Struct({
  log: Schema.Struct({
    version: Schema.Literal("1.2"),
    creator: Schema.Struct({ name: Schema.NonEmptyString, version: Schema.String }),
    entries: Schema.Array(
      Schema.Struct({
        startedDateTime: Schema.String.check(Schema.isPattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
        time: Schema.Finite,
        request: Schema.Struct({
          ...Message,
          method: Schema.NonEmptyString,
          url: Schema.String.check(Schema.isPattern(/^http:\/\/localhost\//)),
          queryString: Pairs,
          postData: Schema.optionalKey(
            Schema.Struct({
              mimeType: Schema.NonEmptyString,
              params: Schema.Array(Schema.Unknown),
              text: Schema.String,
            }),
          ),
        }),
        response: Schema.Struct({
          ...Message,
          status: Schema.Int,
          statusText: Schema.String,
          content: Schema.Struct({ size: Schema.Int, mimeType: Schema.NonEmptyString, text: Schema.String }),
          redirectURL: Schema.String,
        }),
        cache: Schema.Struct({}),
        timings: Schema.Struct({ send: Schema.Finite, wait: Schema.Finite, receive: Schema.Finite }),
      }),
    ),
  }),
})

const harIn = ({ world }: Stage): string => JSON.stringify(harOf(makeReport(world.log).lines(), origin))

const read = (text: string) => Schema.decodeSync(Schema.fromJsonString(Har))(text).log.entries

const password = "plantedsecret1"
const cardNumber = "4929123456781234"

/** A member with calls that send and get secrets. */
const acted = Effect.gen(function* () {
  const staged = yield* stage("0")
  const { send, caller } = staged
  caller.set({ loginKey: (yield* send(whitelabel, {})).loginKey })
  const { token } = yield* send(memberInfo, {})
  yield* Effect.exit(send(account.login, { username: "member0", password, type: "username" }))
  const card = { bankCode: "JADEBANK", cardNumber, payeeName: "Maria Santos", paymentPassword: "246810" }
  yield* send(addBankCard, card)
  return { staged, token }
})

describe("a log as HAR", () => {
  it.effect("each call is an entry with the fields that HAR 1.2 requires, bodies decrypted", () =>
    Effect.gen(function* () {
      const { staged } = yield* acted
      const entries = read(harIn(staged))
      assert.deepStrictEqual(
        entries.map(({ request, response }) => [
          request.method,
          new URL(request.url).pathname,
          response.status,
        ]),
        staged.world.log.entries().map(({ method, path, status }) => [method, path, status]),
      )
      const login = entries.find(({ request }) => request.url.endsWith(account.login.path))
      assert.include(login?.request.postData?.text, '"username":"member0"')
      assert.deepInclude(login?.response, { statusText: "login_failed" })
    }),
  )

  it.effect("no password, token or card number is in any part of a HAR", () =>
    Effect.gen(function* () {
      const { staged, token } = yield* acted
      const text = harIn(staged)
      assert.isAbove(token.length, 10)
      for (const secret of [password, token, cardNumber, "246810"]) assert.notInclude(text, secret)
      const [first] = read(text).filter(({ request }) => request.url.endsWith(memberInfo.path))
      const authorization = first?.request.headers.find(({ name }) => name === "authorization")
      assert.strictEqual(authorization?.value, "•••")
    }),
  )

  it("a query is in the address, a call without a response has the status 0, and other lines are left out", () => {
    const calls = makeCallLog()
    const asked = { method: "GET", path: gameList.path, names: [], query: { gameType: "RNG", x: "a b" } }
    const id = calls.begin({ ...asked, headers: {}, body: undefined, startedAt: 0 })
    const failure = "injected: timeout"
    calls.end(id, { status: 0, response: undefined, duration: undefined, failure })
    const report = makeReport(calls)
    report.note({ policy: "unread", outcome: "ran", at: 0 })
    const [entry, ...others] = read(JSON.stringify(harOf(report.lines(), origin)))
    assert.lengthOf(others, 0)
    assert.strictEqual(entry?.request.url, `${origin}${gameList.path}?gameType=RNG&x=a+b`)
    assert.deepStrictEqual(entry?.request.queryString[1], { name: "x", value: "a b" })
    assert.deepInclude(entry?.response, { status: 0, statusText: failure })
    assert.strictEqual(entry?.time, 0)
  })
})
