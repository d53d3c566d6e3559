import { assert, describe } from "@effect/vitest"
import { Effect, Fiber, Option } from "effect"
import { TestClock } from "effect/testing"

import { timings } from "#config/timings.ts"
import { logout } from "#gateway/calls/entry/account.ts"
import { ownerOf } from "#domain/Session.ts"
import { CurrentSession, type SessionChange } from "#services/CurrentSession.ts"
import { Members } from "#services/account/Members.ts"
import { playStateItem } from "#services/protection/storedPlayState.ts"
import { disownSession, signOut } from "#services/entry/signOut.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { type TestServicesOptions, openTestServices, sessionOf, settled } from "#tests/support/services.ts"
import { openBrowser } from "#tests/support/tabs.ts"
import { type ScriptedReply } from "#tests/support/gatewayClient.ts"

import { stored } from "./openLogin.ts"

const follow = (current: CurrentSession["Service"]) => {
  const changes: Array<SessionChange> = []
  current.watch((change) => changes.push(change))
  return { changes }
}

const ends = {
  "[SS-09] a sign-out": signOut,
  "a link that is not the player's": disownSession,
  "an expired session": CurrentSession.use(({ over }) => over),
  "a switch of the account": CurrentSession.use(({ start }) => start(sessionOf(1))),
}

describe("end of a session", () => {
  const common = { kind: "withdrawal", requestId: "r1", amount: "₱ 5.00", sentAt: 7, isRecordOpened: true }
  const own = { ...common, owner: ownerOf(sessionOf(0)) }
  const whole = { ...own, isPrepared: true, form: { payeeName: "Maria Santos", cardNumberMasked: "4821" } }
  const lists = {
    GAME_SEARCHES: '["koi"]',
    DEPOSIT_RECEIPTS: "[]",
    SETTLED_MOVES: "[]",
    [playStateItem.key]: "{}",
  }

  const endBy = Effect.fnUntraced(function* (end: (typeof ends)[keyof typeof ends]) {
    const { newTab } = openBrowser()
    const script = { [logout.path]: "never" } as const
    const cached = new Map([["/lgw/list", "{}"]])
    const stored = { ...lists, UNSETTLED_MOVES: JSON.stringify([whole]) }
    const [one, other] = [newTab(), newTab()]
    const services = yield* openTestServices({ session: sessionOf(0), ...one, script, stored, cached })
    yield* openTestServices(other)
    for (const { areas } of [one, other])
      areas.session.setItem("TAB_UNSETTLED_MOVES", JSON.stringify([whole]))
    yield* Effect.forkChild(Effect.provide(end, services.context))
    yield* settled
    yield* Effect.promise(() => import("#services/eraseDetails.ts"))
    yield* settled
    return { ...one, cached, tabs: [one, other] }
  })

  for (const [name, end] of Object.entries(ends)) {
    itEffect(`${name} erases searches, receipts, play permission and cached responses`, function* () {
      const { areas, cached } = yield* endBy(end)
      for (const key of Object.keys(lists)) assert.isNull(stored(areas, key), key)
      assert.strictEqual(cached.size, 0)
    })

    itEffect(`${name} erases payee and card of unsettled money moves in all tabs`, function* () {
      const { areas, tabs } = yield* endBy(end)
      const erased = JSON.stringify([{ ...own, isErased: true }])
      const texts = [areas.local, ...tabs.map((tab) => tab.areas.session)].map(
        (area) => area.getItem("UNSETTLED_MOVES") ?? area.getItem("TAB_UNSETTLED_MOVES") ?? "",
      )
      for (const text of texts) assert.sameDeepMembers(JSON.parse(text), JSON.parse(erased))
    })
  }
})

describe("signing out", () => {
  const fill = { autoLogin: "1", remPass: "[]", TOKEN: "token-0", theme: "light", language: "TH" }
  const leave = Effect.fnUntraced(function* (reply: ScriptedReply, options: TestServicesOptions = {}) {
    const services = yield* openTestServices({
      session: sessionOf(0),
      stored: fill,
      script: { [logout.path]: reply },
      ...options,
    })
    services.areas.session.setItem("trialName", "trial77")
    services.areas.session.setItem("FOREIGN", "x")
    const fiber = yield* Effect.forkChild(Effect.provide(signOut, services.context))
    yield* settled
    yield* TestClock.adjust(timings.loaderUntilDone)
    yield* Fiber.join(fiber)
    return services
  })

  itEffect("[SS-09] [CA-04] signing out sends the token by DELETE, once", function* () {
    const { fake } = yield* leave({ value: null })
    assert.lengthOf(fake.requests, 1)
    const [request] = fake.requests
    assert.strictEqual(request?.method, "DELETE")
    assert.strictEqual(request?.path, logout.path)
    assert.deepStrictEqual(JSON.parse(request?.body ?? ""), { token: "token-0" })
  })

  itEffect("[SS-09] the sign-out request is completed even if the page closes", function* () {
    const { fake } = yield* leave("never")
    assert.deepStrictEqual(
      fake.requests.map(({ outlivesPage }) => outlivesPage),
      [true],
    )
  })

  itEffect.each([
    { value: null },
    "unreachable",
    "never",
    { status: 500 },
    { status: 401 },
    { text: "<html>" },
  ] as const)("[SS-10, SS-11] sets auto-login to '0' and clears member data after %j", function* (reply) {
    const { areas, of, fake } = yield* leave(reply)
    assert.strictEqual(stored(areas, "autoLogin"), "0")
    for (const key of ["MC_SESSION_INFO", "TOKEN", "remPass"]) assert.isNull(stored(areas, key), key)
    for (const key of ["trialName", "FOREIGN"]) assert.isNull(areas.session.getItem(key), key)
    assert.deepStrictEqual(yield* of(CurrentSession).get, Option.none())
    assert.deepStrictEqual(yield* of(Members).renew, Option.none())
    assert.strictEqual(stored(areas, "theme"), "light")
    assert.strictEqual(stored(areas, "language"), "TH")
    assert.lengthOf(fake.requests, 1)
  })

  itEffect("clears token and remembered login before the response, and reports afterwards", function* () {
    const { of, areas, context } = yield* openTestServices({
      session: sessionOf(0),
      stored: fill,
      script: { [logout.path]: "never" },
    })
    const { changes } = follow(of(CurrentSession))
    const leaving = yield* Effect.forkChild(Effect.provide(signOut, context))
    yield* settled
    for (const key of ["MC_SESSION_INFO", "TOKEN", "remPass"]) assert.isNull(stored(areas, key), key)
    assert.strictEqual(stored(areas, "autoLogin"), "0")
    yield* TestClock.adjust("9998 seconds")
    assert.isEmpty(changes)
    yield* TestClock.adjust("1 second")
    yield* Fiber.join(leaving)
    assert.deepStrictEqual(changes, ["left"])
  })

  itEffect("signs out all other tabs at once, and clears their session storage", function* () {
    const { newTab } = openBrowser()
    const script = { [logout.path]: "never" } as const
    const one = yield* openTestServices({ session: sessionOf(0), ...newTab(), script })
    const other = yield* openTestServices({ ...newTab(), script })
    other.areas.session.setItem("CLUB_LABEL", "Gold")
    const { changes } = follow(other.of(CurrentSession))
    yield* Effect.forkChild(Effect.provide(signOut, one.context))
    yield* settled
    assert.deepStrictEqual(changes, ["elsewhere"])
    assert.deepStrictEqual(yield* other.of(CurrentSession).get, Option.none())
    assert.isNull(other.areas.session.getItem("CLUB_LABEL"))
  })

  itEffect("signing out keeps a session that another tab starts meanwhile", function* () {
    const { newTab } = openBrowser()
    const late = { after: "10 seconds", reply: { value: null } } as const
    const one = yield* openTestServices({
      session: sessionOf(0),
      ...newTab(),
      script: { [logout.path]: late },
    })
    const other = yield* openTestServices({ ...newTab() })
    const { changes } = follow(one.of(CurrentSession))
    const leaving = yield* Effect.forkChild(Effect.provide(signOut, one.context))
    yield* settled
    yield* other.of(CurrentSession).start(sessionOf(1))
    yield* TestClock.adjust("10 seconds")
    yield* Fiber.join(leaving)
    assert.deepStrictEqual(yield* one.of(CurrentSession).get, Option.some(sessionOf(1)))
    assert.deepStrictEqual(changes, ["elsewhere"])
    const [request] = one.fake.requestsTo(logout.path)
    assert.strictEqual(request?.headers["Authorization"], "token-0")
  })

  itEffect("[EN-35] signing out sends no request for a guest", function* () {
    const { context, fake, areas } = yield* openTestServices({ stored: { autoLogin: "1" } })
    yield* Effect.provide(signOut, context)
    assert.isEmpty(fake.requests)
    assert.strictEqual(stored(areas, "autoLogin"), "0")
  })
})
