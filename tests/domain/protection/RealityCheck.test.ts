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

describe("when a reality check is due", () => {
  it("a check is due at each multiple of the chosen time, until it was seen", () => {
    assert.isFalse(due(14.99))
    assert.isTrue(due(15))
    assert.isTrue(due(20))
    assert.isFalse(due(20, 16))
    assert.isFalse(due(29.9, 16))
    assert.isTrue(due(30, 16))
  })

  it("several missed checks are one: after a sleep of two hours one shows", () => {
    assert.isTrue(due(120, 15))
    assert.isFalse(due(121, 120))
  })

  it("a check that was seen in another play session does not count, nor does one of an earlier time", () => {
    assert.isTrue(due(15, -10))
    assert.isFalse(due(-5))
    assert.isFalse(due(-5, -20))
  })

  it("the operator's longest time is kept", () => {
    const check = { minutes: 60, max: 30 }
    assert.isTrue(due(30, undefined, check))
    assert.isFalse(due(29, undefined, check))
  })
})

describe("the choice of a reality check", () => {
  it("without a longest time all are offered; with one neither 'off' nor longer ones", () => {
    assert.deepStrictEqual(offered(undefined), [null, 15, 30, 60])
    assert.deepStrictEqual(offered({ minutes: 30 }), [null, 15, 30, 60])
    assert.deepStrictEqual(offered({ minutes: 30, max: 30 }), [15, 30])
  })

  it("a malformed check reads as none, a malformed longest time as no longest time", () => {
    const decode = Schema.decodeUnknownSync(Protection)
    for (const realityCheck of [null, "x", {}, { minutes: 0 }, { minutes: "15" }])
      assert.isUndefined(decode({ now: 1, realityCheck }).realityCheck)
    assert.strictEqual(decode({ now: 1, realityCheck: { minutes: 15, max: "x" } }).realityCheck?.minutes, 15)
  })

  it("a missing or malformed figure is unknown, never 0", () => {
    const { staked, won, net } = Schema.decodeUnknownSync(Activity)({ won: "x", net: null })
    assert.deepStrictEqual([staked, won, net], [undefined, undefined, undefined])
  })

  it("the address of a break asks for its form", () => {
    assert.isTrue(isBreakAskedIn(new URL(breakAddress, "http://localhost").search))
    assert.isFalse(isBreakAskedIn("?limit=deposit"))
  })
})
