import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import * as account from "#gateway/calls/entry/account.ts"
import { addBankCard } from "#gateway/calls/account/security.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { harOf } from "#harness/report/har.ts"
import { makeReport } from "#harness/report/harnessLog.ts"
import { origin, connectAs } from "#tests/support/gatewayClient.ts"

const password = "plantedsecret1"
const cardNumber = "4929123456781234"

/** The HAR of a member with calls that send and get secrets. */
const acted = Effect.gen(function* () {
  const { send, caller, world } = yield* connectAs("0")
  caller.set({ loginKey: (yield* send(whitelabel, {})).loginKey })
  const { token } = yield* send(memberInfo, {})
  yield* Effect.exit(send(account.login, { username: "member0", password, type: "username" }))
  const card = { bankCode: "JADEBANK", cardNumber, payeeName: "Maria Santos", paymentPassword: "246810" }
  yield* send(addBankCard, card)
  return { world, token, har: harOf(makeReport(world.log).lines(), origin) }
})

describe("a log as HAR", () => {
  it.effect("has an entry for each call, with decrypted bodies", () =>
    Effect.gen(function* () {
      const { world, har } = yield* acted
      assert.strictEqual(har.log.version, "1.2")
      assert.deepStrictEqual(
        har.log.entries.map(({ request, response }) => [
          request.method,
          new URL(request.url).pathname,
          response.status,
        ]),
        world.log.entries().map(({ method, path, status }) => [method, path, status]),
      )
      const login = har.log.entries.find(({ request }) => request.url.endsWith(account.login.path))
      assert.include(JSON.stringify(login?.request), String.raw`\"username\":\"member0\"`)
      assert.deepInclude(login?.response, { statusText: "login_failed" })
    }),
  )

  it.effect("has no password, token or card number in any part", () =>
    Effect.gen(function* () {
      const { har, token } = yield* acted
      const text = JSON.stringify(har)
      assert.isAbove(token.length, 10)
      for (const secret of [password, token, cardNumber, "246810"]) assert.notInclude(text, secret)
      assert.include(text, '{"name":"authorization","value":"•••"}')
    }),
  )
})
