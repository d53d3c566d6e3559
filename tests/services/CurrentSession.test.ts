import { assert, describe } from "@effect/vitest"
import { Effect, Fiber, Option } from "effect"
import { TestClock } from "effect/testing"

import { defaultDeployment } from "#config/deployment.ts"
import { accountOf, SessionToken } from "#domain/Session.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { logout } from "#gateway/calls/entry/account.ts"
import { systemStatus, whitelabel } from "#gateway/calls/frame/system.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { ActingAccount, CurrentSession, type SessionChange } from "#services/CurrentSession.ts"
import { Members } from "#services/account/Members.ts"
import { Backend } from "#services/Backend.ts"
import { storePageAfterLogin, takePageAfterLogin } from "#services/entry/pageAfterLogin.ts"
import { Whitelabels } from "#services/Whitelabels.ts"
import * as sample from "#tests/domain/samples.ts"

import { itEffect } from "../support/itEffect.ts"
import { type TestServicesOptions, openTestServices, sessionOf } from "../support/services.ts"
import { openBrowser } from "../support/tabs.ts"

const [fixedHost, fixedMerchant] = Object.entries(defaultDeployment.merchantByHost)[0] ?? ["", ""]

const script = { [whitelabel.path]: { value: sample.bareWhitelabel } }

const signOut = ({ leave, left }: CurrentSession["Service"]) => Effect.andThen(leave, left)

const follow = (current: CurrentSession["Service"]) => {
  const changes: Array<SessionChange> = []
  return { changes, stop: current.watch((change) => changes.push(change)) }
}

describe("session of the visitor", () => {
  itEffect("[SS-01] a visitor without session info is a guest, and with session info a member", function* () {
    const guest = yield* openTestServices()
    assert.isTrue(Option.isNone(yield* guest.of(CurrentSession).get))
    const member = yield* openTestServices({ stored: { MC_SESSION_INFO: JSON.stringify(sessionOf(0)) } })
    assert.deepStrictEqual(yield* member.of(CurrentSession).get, Option.some(sessionOf(0)))
  })

  itEffect("changes of the session are reported in order until the listener unsubscribes", function* () {
    const { of } = yield* openTestServices()
    const current = of(CurrentSession)
    const { changes, stop } = follow(current)
    yield* current.start(sessionOf(0))
    yield* signOut(current)
    yield* current.start(sessionOf(1))
    yield* current.over
    stop()
    yield* current.start(sessionOf(2))
    assert.deepStrictEqual(changes, ["started", "left", "started", "over"])
  })
})

describe("merchant of requests", () => {
  const merchantOf = Effect.fnUntraced(function* (options: TestServicesOptions) {
    const services = yield* openTestServices({ script, ...options })
    yield* services.of(Whitelabels).refresh
    return { ...services, sent: services.fake.requests[0]?.headers["Merchant"] }
  })

  itEffect("[GE-17, GE-18, GE-19] stores the site's merchant at the start and sends it", function* () {
    for (const [options, merchant] of [
      [{ host: fixedHost }, fixedMerchant],
      [{ stored: { TEST_MERCHANT: "trialsite" } }, "trialsite"],
      [{ stored: { MERCHANT: "stale" } }, defaultDeployment.merchant],
    ] as const) {
      const { areas, sent } = yield* merchantOf(options)
      assert.deepStrictEqual([areas.local.getItem("MERCHANT"), sent], [merchant, merchant])
    }
  })

  itEffect("a request sends the merchant of the session, or else the site's merchant", function* () {
    const { sent } = yield* merchantOf({ session: sessionOf(0, { merchantCode: "other" }) })
    assert.strictEqual(sent, "other")
    const without = yield* merchantOf({ session: sessionOf(0, { merchantCode: "" }) })
    assert.strictEqual(without.sent, defaultDeployment.merchant)
  })
})

describe("headers of a request", () => {
  itEffect("[GE-20] [GE-21] a request carries the platform mobile when nothing is stored", function* () {
    const { of, fake } = yield* openTestServices({ script })
    yield* of(Whitelabels).refresh
    assert.deepInclude(fake.requests[0]?.headers, { Platform: "3", Language: "EN" })
    assert.notProperty(fake.requests[0]?.headers, "Authorization")
  })
})

describe("an expired session", () => {
  const over = { after: "1 second", reply: { status: 401 } } as const

  itEffect("is cleared, and is reported once however many calls fail", function* () {
    const { of, areas } = yield* openTestServices({
      session: sessionOf(0),
      stored: { TOKEN: "token-0" },
      script: {
        [memberInfo.path]: over,
        [memberWallet.path]: { after: "1 second", reply: { refused: "logged_out" } },
        [systemStatus.path]: over,
      },
    })
    const { changes } = follow(of(CurrentSession))
    areas.session.setItem("trialName", "trial77")
    const { renew } = of(Members)
    const calls = yield* Effect.forkChild(
      Effect.all(
        [
          Effect.exit(renew),
          Effect.exit(of(Backend).read(memberWallet, { type: "member" })),
          Effect.exit(renew),
        ],
        {
          concurrency: "unbounded",
        },
      ),
    )
    yield* TestClock.adjust("1 second")
    const exits = yield* Fiber.join(calls)
    assert.isTrue(exits.every(({ _tag }) => _tag === "Failure"))
    assert.deepStrictEqual(changes, ["over"])
    for (const key of ["MC_SESSION_INFO", "TOKEN"]) assert.isNull(areas.local.getItem(key))
    assert.isNull(areas.session.getItem("trialName"))
  })

  itEffect("a 401 for an earlier session does not end a newer session", function* () {
    const { of } = yield* openTestServices({ session: sessionOf(0), script: { [memberInfo.path]: over } })
    const { changes } = follow(of(CurrentSession))
    const call = yield* Effect.forkChild(Effect.exit(of(Members).renew))
    yield* TestClock.adjust("500 millis")
    yield* of(CurrentSession).start(sessionOf(1))
    yield* TestClock.adjust("500 millis")
    yield* Fiber.join(call)
    assert.deepStrictEqual(changes, ["started"])
    assert.deepStrictEqual(yield* of(CurrentSession).get, Option.some(sessionOf(1)))
  })
})

describe("a switch to another account", () => {
  itEffect("a request that the previous account confirmed is not sent for another account", function* () {
    const { newTab } = openBrowser()
    const script = { [memberInfo.path]: { value: {} }, [logout.path]: { value: null } }
    const one = yield* openTestServices({ session: sessionOf(0), ...newTab(), script })
    const other = yield* openTestServices({ ...newTab() })
    const { read, change } = one.of(Backend)
    const asMember0 = Effect.provideService(ActingAccount, accountOf(sessionOf(0)))
    yield* asMember0(read(memberInfo, {}))
    yield* other.of(CurrentSession).start(sessionOf(1))
    for (const request of [Effect.asVoid(read(memberInfo, {})), Effect.asVoid(change(logout, {}))]) {
      const { reason } = yield* Effect.flip(asMember0(request))
      assert.deepInclude(reason, { _tag: "Refused", code: "not_logged_in" })
    }
    yield* signOut(other.of(CurrentSession))
    yield* Effect.flip(asMember0(read(memberInfo, {})))
    assert.deepStrictEqual(
      one.fake.requests.map(({ headers }) => headers["Authorization"]),
      ["token-0"],
    )
  })

  itEffect("a guest's request has no token, even when another tab has just stored a token", function* () {
    const { newTab } = openBrowser()
    const one = yield* openTestServices({ ...newTab(), script: { [memberInfo.path]: { value: {} } } })
    const other = yield* openTestServices({ ...newTab() })
    const asGuest = Effect.provideService(one.of(Backend).read(memberInfo, {}), ActingAccount, "")
    yield* asGuest
    yield* other.of(CurrentSession).start(sessionOf(1, { merchantCode: "other" }))
    yield* asGuest
    const [before, after] = one.fake.requests.map(({ headers }) => [
      headers["Authorization"],
      headers["Merchant"],
    ])
    assert.isUndefined(before?.[0])
    assert.deepStrictEqual(after, before)
  })

  itEffect("a retry of a read is not sent after another account has logged in", function* () {
    const { of, fake } = yield* openTestServices({
      session: sessionOf(0),
      script: { [memberInfo.path]: "unreachable" },
    })
    const reading = yield* Effect.forkChild(Effect.exit(of(Members).renew))
    yield* TestClock.adjust("100 millis")
    yield* of(CurrentSession).start(sessionOf(1))
    yield* TestClock.adjust("10 seconds")
    yield* Fiber.join(reading)
    assert.lengthOf(fake.requests, 3)
    assert.isTrue(fake.requests.every(({ headers }) => headers["Authorization"] === "token-0"))
  })

  itEffect("clears the session storage when another account logs in in any tab", function* () {
    const { newTab } = openBrowser()
    const tab = newTab()
    const { areas } = tab
    const { of } = yield* openTestServices({ session: sessionOf(0), ...tab })
    const other = yield* openTestServices({ ...newTab() })
    const fill = () => areas.session.setItem("CLUB_LABEL", "Gold")
    const emptied = () => areas.session.getItem("CLUB_LABEL") === null
    fill()
    yield* of(CurrentSession).start(sessionOf(0, { token: SessionToken.make("token-new") }))
    assert.isFalse(emptied())
    yield* of(CurrentSession).start(sessionOf(1))
    assert.isTrue(emptied())
    fill()
    yield* other.of(CurrentSession).start(sessionOf(2))
    assert.isTrue(emptied())
    fill()
    areas.local.setItem("MC_SESSION_INFO", JSON.stringify(sessionOf(3)))
    yield* openTestServices({ areas })
    assert.isTrue(emptied())
  })

  itEffect("the page on which a session expired opens after a login of the same account only", function* () {
    for (const [type, expected] of [
      [0, "/m/deposit"],
      [1, ""],
    ] as const) {
      const { of, context } = yield* openTestServices({ session: sessionOf(0) })
      yield* of(CurrentSession).over
      yield* Effect.provide(storePageAfterLogin("/m/deposit"), context)
      yield* of(CurrentSession).start(sessionOf(type))
      assert.strictEqual(yield* Effect.provide(takePageAfterLogin, context), expected)
    }
  })
})
