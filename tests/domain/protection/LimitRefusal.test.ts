import { describe, expect, it } from "vitest"

import {
  addressToSet,
  depositMessage,
  isReached,
  requiredIn,
  requiredOf,
} from "#domain/protection/LimitRefusal.ts"
import { Failure } from "#domain/Failure.ts"

const formats = { money: (amount: unknown) => `P${String(amount)}`, time: (epoch: number) => `T${epoch}` }
const refused = (code: string, value?: unknown) =>
  depositMessage(Failure.Refused({ code, captcha: false, value }), formats)

const value = { kind: "deposit", period: "week", left: 200, resets: 9 }

describe("the message for a deposit that a limit refuses", () => {
  it("names the limit, the amount left and the time of the reset", () => {
    expect(refused("limit_reached", value)).toEqual({
      key: "deposit_limit_leaves_week",
      values: { amount: "P200", time: "T9" },
    })
  })

  it.each([
    undefined,
    null,
    "week",
    {},
    { ...value, period: "year" },
    { ...value, left: "many" },
    { ...value, resets: null },
    { ...value, kind: "stake" },
  ])("names no limit when the gateway sends the value %j", (given) => {
    expect(refused("limit_reached", given)).toEqual({ key: "limit_reached" })
  })

  it("has a separate text for a required limit, and the usual text for other failures", () => {
    expect(refused("limit_required", { kind: "deposit" })).toEqual({ key: "limit_required" })
    expect(refused("limit_required", { kind: "loss" })).toEqual({ key: "limit_required_loss" })
    expect(refused("limit_required", { kind: "time" })).toEqual({ key: "limit_required" })
    expect(refused("no_permission", value)).toEqual({ key: "no_permission" })
    expect(depositMessage(Failure.TimedOut(), formats)).toEqual({ key: "network_slow" })
  })

  it("names the time until which deposits stay closed after a play session, if the gateway sends that time", () => {
    expect(refused("session_limit", { closedUntil: 7 })).toEqual({
      key: "session_limit_until",
      values: { time: "T7" },
    })
    for (const given of [undefined, null, {}, { closedUntil: null }, { closedUntil: "soon" }])
      expect(refused("session_limit", given)).toEqual({ key: "session_limit" })
  })

  it.each(["deposit", "stake", "loss"] as const)("a required %s limit links to its form", (kind) => {
    expect(requiredOf(refused("limit_required", { kind }))).toBe(kind)
    expect(requiredIn(addressToSet(kind).replace(/^.*\?/, ""))).toBe(kind)
    expect(requiredOf(refused("limit_reached"))).toBeUndefined()
    expect(requiredIn("limit=time")).toBeUndefined()
  })

  it("shows at the amount field only for a limit that is reached", () => {
    expect(isReached(refused("limit_reached", value))).toBe(true)
    expect(isReached(refused("limit_reached"))).toBe(true)
    expect(isReached(refused("limit_required"))).toBe(false)
  })
})
