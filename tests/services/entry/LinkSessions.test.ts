import { assert, describe } from "@effect/vitest"
import { Effect, Fiber, Option } from "effect"
import { TestClock } from "effect/testing"

import type { Session } from "#domain/Session.ts"
import { logout } from "#gateway/calls/entry/account.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { Address } from "#platform/Address.ts"
import { CurrentSession, type SessionChange } from "#services/CurrentSession.ts"
import { LinkSessions } from "#services/entry/LinkSessions.ts"
import { bareWhitelabel } from "#tests/domain/samples.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { type OpenTestServices, openTestServices, sessionOf, settled } from "#tests/support/services.ts"

const member = { id: 9, type: 3, nickname: "Neo", account: "neo", userName: "neo", merchantCode: "lantern" }

const stored = (site: Readonly<Record<string, unknown>> = {}) => ({
  WHITELABEL: JSON.stringify({ ...bareWhitelabel, ...site }),
})

const open = (address: string, options: Parameters<typeof openTestServices>[0] = {}) =>
  openTestServices({
    address,
    stored: stored(),
    script: { [memberInfo.path]: { value: member } },
    ...options,
  })

const adoptFrom = Effect.fnUntraced(function* ({ of }: OpenTestServices) {
  const found = yield* of(Address).take("token")
  return found === "" ? undefined : yield* of(LinkSessions).adopt(found)
})

const sessionIn = ({ areas }: OpenTestServices) => areas.local.getItem("MC_SESSION_INFO")

describe("a session token in the address", () => {
  itEffect("[EN-02] a guest's token in the address is stored and removed from the address", function* () {
    const services = yield* open("/m/home?a=1&token=T-1")
    yield* adoptFrom(services)
    const session = Option.getOrThrow(yield* services.of(CurrentSession).get)
    assert.strictEqual(session.token, "T-1")
    assert.strictEqual(services.areas.local.getItem("TOKEN"), "T-1")
    assert.deepStrictEqual(services.address.history, ["/m/home?a=1"])
  })

  itEffect(
    "[EN-03] stores the member info of the new token in an unconfirmed session, instead of an earlier one",
    function* () {
      const unconfirmed = sessionOf(3, { isUnconfirmed: true })
      const services = yield* open("/m/home?token=T-1", { session: unconfirmed })
      assert.isUndefined(yield* adoptFrom(services))
      const [request] = services.fake.requestsTo(memberInfo.path)
      assert.strictEqual(request?.headers["Authorization"], "T-1")
      assert.deepStrictEqual(JSON.parse(sessionIn(services) ?? ""), {
        token: "T-1",
        merchantCode: "lantern",
        id: "9",
        userName: "neo",
        type: 3,
        firstTimeLogin: false,
        isUnconfirmed: true,
      })
    },
  )

  itEffect.each<Partial<Session>>([
    { userName: "neo" },
    { userName: "other name" },
    { userName: "neo", id: "" },
    { merchantCode: "" },
    { type: 9 },
    { firstTimeLogin: true },
  ])("replaces only the token and the type in the current account's session %j", function* (change) {
    const session = sessionOf(3, { id: "9", userName: "neo", ...change })
    const services = yield* open("/m/home?token=T-1", { session })
    if (change.merchantCode === "")
      services.fake.respondWith(memberInfo.path, {
        value: { ...member, merchantCode: services.of(CurrentSession).siteMerchant },
      })
    assert.isUndefined(yield* adoptFrom(services))
    assert.deepStrictEqual(JSON.parse(sessionIn(services) ?? ""), { ...session, token: "T-1", type: 3 })
    yield* settled
    const ended = services.fake.requestsTo(logout.path).map(({ body }) => body)
    assert.deepStrictEqual(ended, [`{"token":"${session.token}"}`])
  })

  itEffect.each([
    ["id", { id: "8" }],
    ["id, with an equal name of another member", { id: "8", userName: "neo" }],
    ["merchant, with an equal id and name", { merchantCode: "other" }],
    ["kind of account, with an equal id and name", { type: 0 }],
    ["name, without an id", { id: "", userName: "trinity" }],
  ] as const)("a token with another %s requires confirmation", function* ([_difference, change]) {
    const session = sessionOf(3, { id: "9", userName: "neo", ...change })
    const services = yield* open("/m/home?token=T-1", { session })
    const before = sessionIn(services)
    const adopted = yield* adoptFrom(services)
    assert.deepStrictEqual([adopted?.current.userName, adopted?.other.id], [session.userName, "9"])
    assert.strictEqual(sessionIn(services), before)
    assert.deepStrictEqual(
      services.fake.requests.map(({ path, headers }) => [path, headers["Authorization"]]),
      [[memberInfo.path, "T-1"]],
    )
  })

  itEffect.each([
    ["RO-13", "member", 9, "not_member"],
    ["RO-14", "agent", 0, "not_agent"],
  ] as const)("[%s] on a %s site, type %s is refused", function* ([_row, siteAccountType, type, code]) {
    for (const session of [undefined, sessionOf(1)])
      for (const known of [{ stored: stored({ siteAccountType }) }, { stored: {} }]) {
        const services = yield* open("/m/home?token=T-1", {
          ...(session === undefined ? {} : { session }),
          ...known,
          script: {
            [memberInfo.path]: { value: { ...member, type } },
            [whitelabel.path]: { value: { ...bareWhitelabel, siteAccountType } },
          },
        })
        const before = sessionIn(services)
        const { reason } = yield* Effect.flip(adoptFrom(services))
        assert.deepInclude(reason, { _tag: "Refused", code })
        assert.strictEqual(sessionIn(services), before)
      }
  })

  itEffect.each([
    { status: 401 },
    { refused: "logged_out" },
    { refused: "no_permission" },
    { status: 500 },
    { text: "<html>" },
    { value: {} },
    "unreachable",
    "never",
  ] as const)("fails after one request with %j, and keeps the current session", function* (reply) {
    for (const session of [undefined, sessionOf(1)]) {
      const services = yield* open("/m/home?token=T-1", {
        ...(session === undefined ? {} : { session }),
        script: { [memberInfo.path]: reply },
      })
      const { fake, areas, address, of } = services
      const before = [sessionIn(services), areas.local.getItem("TOKEN")]
      const changes: Array<SessionChange> = []
      of(CurrentSession).watch((change) => changes.push(change))
      const adopting = yield* Effect.forkChild(Effect.flip(adoptFrom(services)))
      yield* TestClock.adjust("1 minute")
      yield* Fiber.join(adopting)
      assert.deepStrictEqual([sessionIn(services), areas.local.getItem("TOKEN")], before)
      assert.isEmpty(changes)
      assert.lengthOf(fake.requests, 1)
      assert.deepStrictEqual(address.history, ["/m/home"])
    }
  })

  itEffect("is refused without a request when it is malformed or too long", function* () {
    for (const token of ["T 1", "<img>", "T\n1", "https://evil.example/?a", "tök", "T".repeat(1025)]) {
      const services = yield* open(`/m/home?token=${encodeURIComponent(token)}`)
      const { reason } = yield* Effect.flip(adoptFrom(services))
      assert.deepInclude(reason, { _tag: "Refused", code: "login_failed" })
      assert.isNull(sessionIn(services))
      assert.isEmpty(services.fake.requests)
    }
  })

  itEffect("a missing or empty token in the address changes nothing", function* () {
    for (const start of ["/m/home", "/m/home?token=", "/m/home?tokens=T-1"]) {
      const services = yield* open(start, { session: sessionOf(1) })
      yield* adoptFrom(services)
      assert.strictEqual(Option.getOrThrow(yield* services.of(CurrentSession).get).token, "token-1")
      assert.isEmpty(services.fake.requests)
    }
  })
})
