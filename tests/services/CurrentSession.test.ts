import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Option } from "effect"
import { TestClock } from "effect/testing"

import { defaultMerchant, merchantByHost } from "#config/product.ts"
import { memberInfo } from "#gateway/calls/member.ts"
import { systemStatus, whitelabel } from "#gateway/calls/system.ts"
import { memberWallet } from "#gateway/calls/wallet.ts"
import { CurrentSession, type SessionChange } from "#services/CurrentSession.ts"
import { Members } from "#services/Members.ts"
import { Preferences } from "#services/Preferences.ts"
import { Wallets } from "#services/Wallets.ts"
import { Whitelabels } from "#services/Whitelabels.ts"

import { openBench, sessionOf } from "../support/services.ts"

const [fixedHost, fixedMerchant] = Object.entries(merchantByHost)[0] ?? ["", ""]

/** The changes a session tells of. */
const follow = (current: CurrentSession["Service"]) => {
  const changes: Array<SessionChange> = []
  return { changes, stop: current.watch((change) => changes.push(change)) }
}

describe("who the visitor is", () => {
  it.effect("[SS-01] without session info a guest, with it a member", () =>
    Effect.gen(function* () {
      const guest = yield* openBench()
      assert.isTrue(Option.isNone(yield* guest.of(CurrentSession).get))
      const member = yield* openBench({ stored: { MC_SESSION_INFO: JSON.stringify(sessionOf(0)) } })
      assert.deepStrictEqual(yield* member.of(CurrentSession).get, Option.some(sessionOf(0)))
    }),
  )

  it.effect("[EN-01] broken session info is no session", () =>
    Effect.gen(function* () {
      for (const broken of ["{broken", "{}", "null", '{"token":""}']) {
        const { of } = yield* openBench({ stored: { MC_SESSION_INFO: broken } })
        assert.isTrue(Option.isNone(yield* of(CurrentSession).get))
      }
    }),
  )

  it.effect("a session outlives a reload", () =>
    Effect.gen(function* () {
      const { of, areas } = yield* openBench()
      yield* of(CurrentSession).start(sessionOf(3))
      const reloaded = yield* openBench({ areas })
      assert.deepStrictEqual(yield* reloaded.of(CurrentSession).get, Option.some(sessionOf(3)))
    }),
  )

  it.effect("changes are told in their order, until one stops listening", () =>
    Effect.gen(function* () {
      const { of } = yield* openBench()
      const current = of(CurrentSession)
      const { changes, stop } = follow(current)
      yield* current.start(sessionOf(0))
      yield* current.end("left")
      yield* current.start(sessionOf(1))
      yield* current.end("over")
      stop()
      yield* current.start(sessionOf(2))
      assert.deepStrictEqual(changes, ["started", "left", "started", "over"])
    }),
  )

  it.effect("whoever listens finds the new state already there", () =>
    Effect.gen(function* () {
      const { of } = yield* openBench()
      const current = of(CurrentSession)
      const seen: Array<boolean> = []
      current.watch(() => seen.push(Option.isSome(Effect.runSync(current.get))))
      yield* current.start(sessionOf(0))
      yield* current.end("left")
      assert.deepStrictEqual(seen, [true, false])
    }),
  )
})

describe("the merchant", () => {
  const merchantOf = (options: Parameters<typeof openBench>[0]) =>
    Effect.gen(function* () {
      const bench = yield* openBench({ script: { [whitelabel.path]: { value: {} } }, ...options })
      yield* bench.of(Whitelabels).refresh
      return { ...bench, sent: bench.fake.requests[0]?.headers["Merchant"] }
    })

  it.effect("[GE-17] calls carry the stored test-mode value, before the host's", () =>
    Effect.gen(function* () {
      const { sent } = yield* merchantOf({ stored: { TEST_MERCHANT: "trialsite" }, host: fixedHost })
      assert.strictEqual(sent, "trialsite")
    }),
  )

  it.effect("[GE-18] one host fixes it; on any other it is the default", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* merchantOf({ host: fixedHost })).sent, fixedMerchant)
      assert.strictEqual((yield* merchantOf({ host: "m.other.example" })).sent, defaultMerchant)
      assert.notStrictEqual(fixedMerchant, defaultMerchant)
    }),
  )

  it.effect("[GE-19] after the start the resolved one is stored", () =>
    Effect.gen(function* () {
      for (const [options, merchant] of [
        [{ host: fixedHost }, fixedMerchant],
        [{ stored: { TEST_MERCHANT: "trialsite" } }, "trialsite"],
        [{ stored: { MERCHANT: "stale" } }, defaultMerchant],
      ] as const) {
        const { areas } = yield* openBench(options)
        assert.strictEqual(areas.local.getItem("MERCHANT"), merchant)
      }
    }),
  )

  it.effect("a session's own merchant goes before the site's", () =>
    Effect.gen(function* () {
      const { sent } = yield* merchantOf({ session: sessionOf(0, { merchantCode: "other" }) })
      assert.strictEqual(sent, "other")
      const without = yield* merchantOf({ session: sessionOf(0, { merchantCode: "" }) })
      assert.strictEqual(without.sent, defaultMerchant)
    }),
  )
})

describe("the caller of requests", () => {
  it.effect("[GE-20] [GE-21] with nothing stored the platform is mobile, and every request says so", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openBench({ script: { [whitelabel.path]: { value: {} } } })
      yield* of(Whitelabels).refresh
      assert.deepInclude(fake.requests[0]?.headers, { Platform: "3", Language: "EN" })
      assert.notProperty(fake.requests[0]?.headers, "Authorization")
    }),
  )

  it.effect("is who it is at the moment of the request", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openBench({ script: { [whitelabel.path]: { value: {} } } })
      const refresh = of(Whitelabels).refresh
      yield* refresh
      yield* of(CurrentSession).start(sessionOf(3))
      yield* of(Preferences).chooseLanguage("VI")
      yield* refresh
      yield* of(CurrentSession).end("left")
      yield* refresh
      assert.deepStrictEqual(
        fake.requests.map(({ headers }) => [headers["Authorization"], headers["Language"]]),
        [
          [undefined, "EN"],
          ["token-3", "VI"],
          [undefined, "VI"],
        ],
      )
    }),
  )
})

describe("a session that is over", () => {
  const over = { after: "1 second", reply: { status: 401 } } as const

  it.effect("is told once, however many calls fail at once, and all of it is forgotten", () =>
    Effect.gen(function* () {
      const { of, areas } = yield* openBench({
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
        Effect.all([Effect.exit(renew), Effect.exit(of(Wallets).mine), Effect.exit(renew)], {
          concurrency: "unbounded",
        }),
      )
      yield* TestClock.adjust("1 second")
      const exits = yield* Fiber.join(calls)
      assert.isTrue(exits.every(({ _tag }) => _tag === "Failure"))
      assert.deepStrictEqual(changes, ["over"])
      for (const key of ["MC_SESSION_INFO", "TOKEN"]) assert.isNull(areas.local.getItem(key))
      assert.isNull(areas.session.getItem("trialName"))
    }),
  )

  it.effect("does not end the session that began meanwhile", () =>
    Effect.gen(function* () {
      const { of } = yield* openBench({ session: sessionOf(0), script: { [memberInfo.path]: over } })
      const { changes } = follow(of(CurrentSession))
      const call = yield* Effect.forkChild(Effect.exit(of(Members).renew))
      yield* TestClock.adjust("500 millis")
      yield* of(CurrentSession).start(sessionOf(1))
      yield* TestClock.adjust("500 millis")
      yield* Fiber.join(call)
      assert.deepStrictEqual(changes, ["started"])
      assert.deepStrictEqual(yield* of(CurrentSession).get, Option.some(sessionOf(1)))
    }),
  )
})
