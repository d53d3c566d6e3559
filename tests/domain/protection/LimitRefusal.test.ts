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

describe("the refusal of a deposit above a limit", () => {
  it("the limit, what it leaves and when it resets are named", () => {
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
  ])("the value %j leaves the message without a limit", (given) => {
    expect(refused("limit_reached", given)).toEqual({ key: "limit_reached" })
  })

  it("a required limit has a text of its own, and other failures have theirs", () => {
    expect(refused("limit_required", { kind: "deposit" })).toEqual({ key: "limit_required" })
    expect(refused("limit_required", { kind: "loss" })).toEqual({ key: "limit_required_loss" })
    expect(refused("limit_required", { kind: "time" })).toEqual({ key: "limit_required" })
    expect(refused("no_permission", value)).toEqual({ key: "no_permission" })
    expect(depositMessage(Failure.TimedOut(), formats)).toEqual({ key: "network_slow" })
  })

  it("the end of a play session says until when deposits are closed, where the gateway does", () => {
    expect(refused("session_limit", { closedUntil: 7 })).toEqual({
      key: "session_limit_until",
      values: { time: "T7" },
    })
    for (const given of [undefined, null, {}, { closedUntil: null }, { closedUntil: "soon" }])
      expect(refused("session_limit", given)).toEqual({ key: "session_limit" })
  })

  it.each(["deposit", "stake", "loss"] as const)("a required limit of the kind %s opens its form", (kind) => {
    expect(requiredOf(refused("limit_required", { kind }))).toBe(kind)
    expect(requiredIn(addressToSet(kind).replace(/^.*\?/, ""))).toBe(kind)
    expect(requiredOf(refused("limit_reached"))).toBeUndefined()
    expect(requiredIn("limit=time")).toBeUndefined()
  })

  it("only a reached limit belongs to the amount", () => {
    expect(isReached(refused("limit_reached", value))).toBe(true)
    expect(isReached(refused("limit_reached"))).toBe(true)
    expect(isReached(refused("limit_required"))).toBe(false)
  })
})
