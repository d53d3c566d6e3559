import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import { Activity, isBreakAskedIn, breakAddress, isDue, offered } from "#domain/protection/RealityCheck.ts"
import { Protection } from "#domain/protection/Protection.ts"

const minute = 60_000
const since = Date.UTC(2026, 10, 2)

const due = (after: number, seen?: number, check = { minutes: 15 }) =>
  isDue(check, {
    since,
    now: since + after * minute,
    seenAt: seen === undefined ? undefined : since + seen * minute,
  })

describe("due time of a reality check", () => {
  it("a check is due at each multiple of the chosen interval, until the player has seen it", () => {
    assert.isFalse(due(14.99))
    assert.isTrue(due(15))
    assert.isTrue(due(20))
    assert.isFalse(due(20, 16))
    assert.isFalse(due(29.9, 16))
    assert.isTrue(due(30, 16))
  })

  it("several missed checks show as a single check, for example after the device has slept for two hours", () => {
    assert.isTrue(due(120, 15))
    assert.isFalse(due(121, 120))
  })

  it("a check seen in an earlier play session does not count, and no check is due before the session starts", () => {
    assert.isTrue(due(15, -10))
    assert.isFalse(due(-5))
    assert.isFalse(due(-5, -20))
  })

  it("the operator's maximum interval overrides a longer interval of the player", () => {
    const check = { minutes: 60, max: 30 }
    assert.isTrue(due(30, undefined, check))
    assert.isFalse(due(29, undefined, check))
  })
})

describe("the intervals of a reality check", () => {
  it("all intervals and 'off' are offered without a maximum, and with a maximum only intervals up to it", () => {
    assert.deepStrictEqual(offered(undefined), [null, 15, 30, 60])
    assert.deepStrictEqual(offered({ minutes: 30 }), [null, 15, 30, 60])
    assert.deepStrictEqual(offered({ minutes: 30, max: 30 }), [15, 30])
  })

  it("a malformed reality check is unknown, and a malformed maximum interval is ignored", () => {
    const decode = Schema.decodeUnknownSync(Protection)
    for (const realityCheck of [null, "x", {}, { minutes: 0 }, { minutes: "15" }])
      assert.isNull(decode({ now: 1, realityCheck }).realityCheck)
    for (const max of ["x", 0, -5])
      assert.deepStrictEqual(decode({ now: 1, realityCheck: { minutes: 15, max } }).realityCheck, {
        minutes: 15,
        max: undefined,
      })
  })

  it("a missing or malformed amount of the play activity is unknown, never 0", () => {
    const { staked, won, net } = Schema.decodeUnknownSync(Activity)({ won: "x", net: null })
    assert.deepStrictEqual([staked, won, net], [undefined, undefined, undefined])
  })

  it("the link to a break opens the form for the break", () => {
    assert.isTrue(isBreakAskedIn(new URL(breakAddress, "http://localhost").search))
    assert.isFalse(isBreakAskedIn("?limit=deposit"))
  })
})
