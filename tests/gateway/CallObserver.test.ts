import { assert, describe } from "@effect/vitest"
import { Effect, Exit, Schema } from "effect"

import * as Call from "#gateway/Call.ts"
import { CallObserver, type CallReport } from "#gateway/CallObserver.ts"
import { Gateway } from "#gateway/Gateway.ts"

import { itEffect } from "../support/itEffect.ts"
import { layerGateway, makeCaller, makeFake, type ScriptedReply } from "../support/gatewayClient.ts"

const readThing = Call.read({
  path: "/wps/thing",
  input: Schema.Struct({ name: Schema.String }),
  output: Schema.Struct({ owner: Schema.Struct({ balance: Schema.Finite }) }),
})

const reported = Effect.fnUntraced(function* (reply: ScriptedReply) {
  const fake = makeFake({ "/wps/thing": reply })
  const reports: Array<CallReport> = []
  const exit = yield* Gateway.use((gateway) => gateway.send(readThing, { name: "Maria Santos" })).pipe(
    Effect.provide(layerGateway(fake.layer, makeCaller({ token: "secret" }))),
    Effect.provideService(CallObserver, (report) => reports.push(report)),
    Effect.exit,
  )
  assert.lengthOf(reports, 1)
  return { report: reports[0], exit, headers: fake.requests[0]?.headers ?? {} }
})

describe("the report of a gateway call", () => {
  itEffect("contains path, status, request id and duration, but no query and no token", function* () {
    const { report, headers } = yield* reported({ value: { owner: { balance: 1 } } })
    assert.deepInclude(report, { method: "GET", path: "/wps/thing", status: 200, failure: undefined })
    assert.strictEqual(report?.requestId, headers["X-Request-Id"])
    assert.notMatch(JSON.stringify(report), /Maria|secret/)
  })

  itEffect("contains the names of malformed fields in a response, but not their values", function* () {
    const { report, exit, headers } = yield* reported({ value: { owner: { balance: "Maria Santos" } } })
    assert.deepInclude(report, { failure: "Malformed", status: 200 })
    assert.deepStrictEqual(report?.fields, [`["owner"]["balance"]`])
    assert.notInclude(JSON.stringify(report), "Maria")
    assert.isTrue(Exit.isFailure(exit))
    const error = Exit.isFailure(exit) ? JSON.stringify(exit.cause) : ""
    assert.include(error, headers["X-Request-Id"] ?? "no id")
  })

  itEffect("a refusal is reported by its refusal code", function* () {
    const { report } = yield* reported({
      text: JSON.stringify({ success: false, message: "login_failed" }),
    })
    assert.strictEqual(report?.failure, "login_failed")
  })
})
