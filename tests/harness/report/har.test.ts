import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import * as account from "#gateway/calls/entry/account.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { harOf } from "#harness/report/har.ts"
import { makeReport } from "#harness/report/harnessLog.ts"
import { origin, connectAs } from "#tests/support/gatewayClient.ts"

describe("the log exported as HAR", () => {
  it.effect("contains an entry for each call, with decrypted bodies", () =>
    Effect.gen(function* () {
      const { send, caller, world } = yield* connectAs("0")
      caller.set({ loginKey: (yield* send(whitelabel, {})).loginKey })
      yield* send(memberInfo, {})
      yield* Effect.exit(send(account.login, { username: "member0", password: "wrong000", type: "username" }))
      const har = harOf(makeReport(world.log).lines(), origin)
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
})
