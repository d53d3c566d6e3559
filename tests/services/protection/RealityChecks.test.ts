import { assert, describe } from "@effect/vitest"
import { Context, Effect, Layer } from "effect"

import { realityCheckSeen } from "#gateway/calls/protection/realityCheck.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { RealityChecks } from "#services/protection/RealityChecks.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { type TestServicesOptions, openTestServices, sessionOf } from "#tests/support/services.ts"
import { openBrowser } from "#tests/support/tabs.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"

const accepted: ScriptedReply = { value: { now: 1 } }

const start = Effect.fnUntraced(function* (options: TestServicesOptions = {}) {
  const services = yield* openTestServices({
    session: sessionOf(0),
    ...options,
    script: { [realityCheckSeen.path]: accepted, ...options.script },
  })
  const built = yield* Effect.provideContext(Layer.build(RealityChecks.layer), services.context)
  const sent = () => services.fake.requestsTo(realityCheckSeen.path).map(({ body = "" }) => JSON.parse(body))
  return { ...services, checks: Context.get(built, RealityChecks), sent }
})

describe("reality checks that the player has seen", () => {
  itEffect("a check that the player has seen is stored at once, and reported once", function* () {
    const { checks, sent } = yield* start()
    assert.isUndefined(yield* checks.seenAt)
    yield* checks.see(900, "continue")
    assert.strictEqual(yield* checks.seenAt, 900)
    yield* checks.report
    yield* checks.report
    assert.deepStrictEqual(sent(), [{ at: 900, choice: "continue" }])
  })

  itEffect("a check whose report failed stays marked as seen, and is reported again", function* () {
    const { checks, sent, fake } = yield* start({ script: { [realityCheckSeen.path]: { status: 500 } } })
    yield* checks.see(900, "break")
    yield* checks.report
    assert.strictEqual(yield* checks.seenAt, 900)
    fake.respondWith(realityCheckSeen.path, accepted)
    yield* checks.report
    yield* checks.report
    assert.deepStrictEqual(sent(), [
      { at: 900, choice: "break" },
      { at: 900, choice: "break" },
    ])
  })

  itEffect("a check seen in one tab is reported to the other tabs", function* () {
    const browser = openBrowser()
    const one = yield* start(browser.newTab())
    const other = yield* start(browser.newTab())
    let changes = 0
    other.checks.watch(() => {
      changes += 1
    })
    yield* one.checks.see(900, "continue")
    assert.strictEqual(changes, 1)
    assert.strictEqual(yield* other.checks.seenAt, 900)
  })

  itEffect("a check seen by one account does not count for another account", function* () {
    const { checks, of } = yield* start()
    yield* checks.see(900, "continue")
    yield* of(CurrentSession).start(sessionOf(1))
    assert.isUndefined(yield* checks.seenAt)
  })

  itEffect("a tab that opened a game's own page counts as returned only once", function* () {
    const { checks } = yield* start()
    assert.isFalse(yield* checks.isBack)
    yield* checks.leave
    assert.isTrue(yield* checks.isBack)
    assert.isFalse(yield* checks.isBack)
  })
})
