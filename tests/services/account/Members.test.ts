import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Option } from "effect"
import { TestClock } from "effect/testing"

import { memberInfo } from "#gateway/calls/account/member.ts"
import { CurrentSession, type SessionChange } from "#services/CurrentSession.ts"
import { Members } from "#services/account/Members.ts"
import { openBench, sessionOf } from "#tests/support/services.ts"

const member = { id: 9, type: 0, nickname: "Neo", account: "neo", userName: "neo", merchantCode: "lantern" }

/** The changes that a session reports. */
const follow = (current: CurrentSession["Service"]) => {
  const changes: Array<SessionChange> = []
  current.watch((change) => changes.push(change))
  return { changes }
}

describe("renewing the member", () => {
  it.effect("[CA-21] renewing fetches the member info and stores the last one", () =>
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

  it.effect("[HP-07] renewing returns no member for a guest, without a request", () =>
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

  it.effect("[EN-02] a token in the address is stored and removed from the address at once", () =>
    Effect.gen(function* () {
      const { of, areas, address } = yield* open("/m/home?a=1&token=T-1")
      yield* of(Members).adoptFromAddress
      const session = Option.getOrThrow(yield* of(CurrentSession).get)
      assert.strictEqual(session.token, "T-1")
      assert.strictEqual(areas.local.getItem("TOKEN"), "T-1")
      assert.deepStrictEqual(address.history, ["/m/home?a=1"])
    }),
  )

  it.effect("[EN-03] the member is renewed with the token of the address and belongs to its session", () =>
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

  it.effect("a token of the current account replaces its older token", () =>
    Effect.gen(function* () {
      const { of } = yield* open("/m/home?token=T-1", { session: sessionOf(3, { userName: "neo" }) })
      assert.strictEqual((yield* of(Members).adoptFromAddress)._tag, "Stored")
      assert.strictEqual(Option.getOrThrow(yield* of(CurrentSession).get).token, "T-1")
    }),
  )

  it.effect("a token of another account is verified by its own call, and the current session stays", () =>
    Effect.gen(function* () {
      const { of, fake, areas } = yield* open("/m/home?token=T-1", { session: sessionOf(1) })
      const before = areas.local.getItem("MC_SESSION_INFO")
      const adopted = yield* of(Members).adoptFromAddress
      assert.deepStrictEqual(
        adopted._tag === "OfAnother" && [adopted.current.userName, adopted.other.userName],
        ["member1", "neo"],
      )
      assert.strictEqual(areas.local.getItem("MC_SESSION_INFO"), before)
      assert.deepStrictEqual(
        fake.requests.map(({ path, headers }) => [path, headers["Authorization"]]),
        [[memberInfo.path, "T-1"]],
      )
    }),
  )

  it.effect.each([
    { status: 401 },
    { refused: "logged_out" },
    { refused: "no_permission" },
    { status: 500 },
    { text: "<html>" },
    { value: {} },
    "unreachable",
    "never",
  ] as const)(
    "a token with the response %j fails after one request, and the current session stays",
    (reply) =>
      Effect.gen(function* () {
        for (const session of [undefined, sessionOf(1)]) {
          const { of, fake, areas, address } = yield* open("/m/home?token=T-1", {
            ...(session === undefined ? {} : { session }),
            script: { [memberInfo.path]: reply },
          })
          const before = [areas.local.getItem("MC_SESSION_INFO"), areas.local.getItem("TOKEN")]
          const { changes } = follow(of(CurrentSession))
          const adopting = yield* Effect.forkChild(Effect.flip(of(Members).adoptFromAddress))
          yield* TestClock.adjust("1 minute")
          yield* Fiber.join(adopting)
          assert.deepStrictEqual(
            [areas.local.getItem("MC_SESSION_INFO"), areas.local.getItem("TOKEN")],
            before,
          )
          assert.isEmpty(changes)
          assert.lengthOf(fake.requests, 1)
          assert.deepStrictEqual(address.history, ["/m/home"])
        }
      }),
  )

  it.effect("a token with invalid characters or too many is refused without a request", () =>
    Effect.gen(function* () {
      for (const token of ["T 1", "<img>", "T\n1", "https://evil.example/?a", "tök", "T".repeat(1025)]) {
        const { of, fake, areas } = yield* open(`/m/home?token=${encodeURIComponent(token)}`)
        const { reason } = yield* Effect.flip(of(Members).adoptFromAddress)
        assert.deepInclude(reason, { _tag: "Refused", code: "login_failed" })
        assert.isNull(areas.local.getItem("MC_SESSION_INFO"))
        assert.isEmpty(fake.requests)
      }
    }),
  )

  it.effect("a token is removed from the address even when no response arrives", () =>
    Effect.gen(function* () {
      const { of, address } = yield* open("/m/home?token=T-1", { script: { [memberInfo.path]: "never" } })
      yield* Effect.forkChild(of(Members).adoptFromAddress)
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(address.history, ["/m/home"])
    }),
  )

  it.effect("a missing or empty token changes nothing", () =>
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
