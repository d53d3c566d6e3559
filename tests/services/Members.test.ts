import { assert, describe, it } from "@effect/vitest"
import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"

import { memberInfo } from "#gateway/calls/member.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { Members } from "#services/Members.ts"

import { openBench, sessionOf } from "../support/services.ts"

const member = { id: 9, type: 0, nickname: "Neo", account: "neo", userName: "neo", merchantCode: "lantern" }

describe("renewing the member", () => {
  it.effect("[CA-21] asks for member info, and what is known is what came last", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openBench({
        session: sessionOf(0),
        script: { [memberInfo.path]: [{ value: member }, { value: { ...member, nickname: "Trinity" } }] },
      })
      const names = [yield* of(Members).renew, yield* of(Members).renew].map(
        (known) => Option.getOrThrow(known).nickname,
      )
      assert.deepStrictEqual(names, ["Neo", "Trinity"])
      assert.deepStrictEqual(
        fake.requests.map(({ method, path }) => `${method} ${path}`),
        ["GET /wps/member/info", "GET /wps/member/info"],
      )
    }),
  )

  it.effect("[HP-07] a guest is nobody, without a call", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openBench()
      assert.deepStrictEqual(yield* of(Members).renew, Option.none())
      assert.isEmpty(fake.requests)
    }),
  )
})

describe("a session token in the address", () => {
  const open = (address: string, options: Parameters<typeof openBench>[0] = {}) =>
    openBench({ address, script: { [memberInfo.path]: { value: { ...member, type: 3 } } }, ...options })

  it.effect("[EN-02] is stored, and out of the address at once", () =>
    Effect.gen(function* () {
      const { of, areas, address } = yield* open("/m/home?a=1&token=T-1")
      yield* of(Members).adoptFromAddress
      const session = Option.getOrThrow(yield* of(CurrentSession).get)
      assert.strictEqual(session.token, "T-1")
      assert.strictEqual(areas.local.getItem("TOKEN"), "T-1")
      assert.deepStrictEqual(address.history, ["/m/home?a=1"])
    }),
  )

  it.effect("[EN-03] the member is renewed with it, and is the session's", () =>
    Effect.gen(function* () {
      const { of, fake, areas } = yield* open("/m/home?token=T-1")
      yield* of(Members).adoptFromAddress
      const [request] = fake.requestsTo("/wps/member/info")
      assert.strictEqual(request?.headers["Authorization"], "T-1")
      assert.deepStrictEqual(JSON.parse(areas.local.getItem("MC_SESSION_INFO") ?? ""), {
        token: "T-1",
        merchantCode: "lantern",
        id: "9",
        userName: "neo",
        type: 3,
        firstTimeLogin: false,
      })
    }),
  )

  it.effect("takes the place of the session that was there", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* open("/m/home?token=T-1", { session: sessionOf(1) })
      yield* of(Members).adoptFromAddress
      assert.strictEqual(Option.getOrThrow(yield* of(CurrentSession).get).token, "T-1")
      assert.isTrue(fake.requests.every(({ headers }) => headers["Authorization"] === "T-1"))
    }),
  )

  it.effect("that the backend does not know leaves a guest, in a clean address", () =>
    Effect.gen(function* () {
      const { of, address } = yield* open("/m/home?token=T-1", {
        script: { [memberInfo.path]: { status: 401 } },
      })
      yield* of(Members).adoptFromAddress
      assert.deepStrictEqual(yield* of(CurrentSession).get, Option.none())
      assert.deepStrictEqual(address.history, ["/m/home"])
    }),
  )

  it.effect("is out of the address even while nothing answers", () =>
    Effect.gen(function* () {
      const { of, address } = yield* open("/m/home?token=T-1", { script: { [memberInfo.path]: "never" } })
      yield* Effect.forkChild(of(Members).adoptFromAddress)
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(address.history, ["/m/home"])
    }),
  )

  it.effect("that is not there, or empty, changes nothing", () =>
    Effect.gen(function* () {
      for (const start of ["/m/home", "/m/home?token=", "/m/home?tokens=T-1"]) {
        const { of, fake } = yield* open(start, { session: sessionOf(1) })
        yield* of(Members).adoptFromAddress
        assert.strictEqual(Option.getOrThrow(yield* of(CurrentSession).get).token, "token-1")
        assert.isEmpty(fake.requests)
      }
    }),
  )
})
