import { Schema } from "effect"
import { describe, expect, it } from "vitest"

import { leastLeft } from "#domain/protection/LimitLeft.ts"
import {
  canConfirm,
  isUnknown,
  knownLimits,
  type PlayLimit,
  savedText,
  usedShare,
} from "#domain/protection/PlayLimit.ts"
import { caution, check, fieldOf, type Form, messageOf, payload } from "#domain/protection/PlayLimitForm.ts"
import { Protection } from "#domain/protection/Protection.ts"
import { Failure } from "#domain/Failure.ts"

const limit = (period: PlayLimit["period"], amount: PlayLimit["amount"]): PlayLimit => ({
  kind: "deposit",
  period,
  amount,
  used: 0,
  resets: 1,
  setBy: "player",
})

const form = (amount: string | null, change: Partial<Form> = {}): Form => ({
  kind: "deposit",
  period: "day",
  amount,
  limits: [],
  currency: "₱",
  ...change,
})

const keyOf = (checked: Form): string | undefined => check(checked)["amount"]?.key

describe("the form of a play limit", () => {
  it.each(["1", "0.01", "99.5", "1,200", "₱ 500"])("accepts the amount %j", (amount) => {
    expect(check(form(amount))).toEqual({})
  })

  it.each([
    ["", "enter_amount"],
    ["0", "amount_format"],
    ["0.00", "amount_format"],
    ["-5", "amount_format"],
    ["abc", "amount_format"],
    ["1.234", "amount_format"],
  ])("refuses the amount %j and shows %s at the amount field", (amount, key) => {
    expect(keyOf(form(amount))).toBe(key)
  })

  it("requires no amount to remove a limit", () => {
    expect(check(form(null))).toEqual({})
    expect(payload(form(null))).toEqual({ kind: "deposit", period: "day", amount: null })
  })

  it.each([
    ["day", "1001", "above_week_limit"],
    ["day", "1000", undefined],
    ["week", "5001", "above_month_limit"],
    ["week", "99", "below_day_limit"],
    ["week", "100", undefined],
    ["month", "999.99", "below_week_limit"],
    ["month", "5001", undefined],
  ] as const)(
    "a limit per %s of %s, next to limits for other periods, asks %s and may be sent",
    (period, amount, key) => {
      const limits = [limit("day", 100), limit("week", 1000), limit("month", 5000)]
      expect(caution(form(amount, { period, limits }))?.key).toBe(key)
      expect(keyOf(form(amount, { period, limits }))).toBeUndefined()
    },
  )

  it("allows limits of different kinds to differ freely", () => {
    expect(check(form("9000", { kind: "loss", limits: [limit("week", 1000)] }))).toEqual({})
  })

  it("allows the player to lower a limit that the operator set, but not to raise it", () => {
    const limits = [{ ...limit("day", 500), setBy: "operator" as const }]
    expect(keyOf(form("501", { limits }))).toBe("operator_limit")
    expect(check(form("499", { limits }))).toEqual({})
  })

  it("sends the amount without currency sign and thousands separators", () => {
    expect(Number(payload(form("₱ 1,200")).amount)).toBe(1200)
  })

  it("shows a conflict that the gateway reports at the amount field", () => {
    const refused = { code: "limit_conflict", captcha: false }
    const value = { period: "week", amount: 1000 }
    const message = messageOf(Failure.Refused({ ...refused, value }))
    expect(message).toEqual({ key: "limit_conflict_week", values: { amount: "1,000" } })
    expect(messageOf(Failure.Refused(refused))).toEqual({ key: "limit_conflict" })
    expect(fieldOf(message)).toBe("amount")
    expect(fieldOf(messageOf(Failure.TimedOut()))).toBeUndefined()
  })
})

describe("a play limit in force", () => {
  it.each([
    [undefined, 100, "limit_saved"],
    [100, 99.5, "limit_saved"],
    [100, 100, "limit_saved"],
    ["100.10", 100.2, "limit_requested"],
    [100, null, "limit_requested"],
  ] as const)("a change from %s to %s shows %s", (before, after, text) => {
    expect(savedText(before, after)).toBe(text)
  })

  it.each([
    [0, 100, 0],
    [50, 100, 0.5],
    [150, 100, 1],
    [-5, 100, 0],
    [0, 0, 1],
  ])("%d used of the limit %d is the share %d", (used, amount, share) => {
    expect(usedShare({ used, amount })).toBe(share)
  })

  it.each([
    [99, false],
    [100, true],
    [199, true],
    [200, false],
  ])("a change pending from 100 to 200 can at the time %d be confirmed: %s", (now, can) => {
    expect(canConfirm({ pending: { amount: null, from: 100, until: 200 } }, now)).toBe(can)
    expect(canConfirm({}, now)).toBe(false)
  })
})

describe("the amount that play limits leave", () => {
  const used = (period: PlayLimit["period"], amount: PlayLimit["amount"], of: PlayLimit["amount"]) => ({
    ...limit(period, of),
    used: amount,
  })

  it("the limit that leaves the least determines the amount, whatever its period", () => {
    const limits = [
      used("day", 800, 2000),
      used("week", 4100, 5000),
      used("month", 0, 9000),
      { ...limit("day", 1), kind: "loss" as const },
    ]
    expect(leastLeft(limits, "deposit", 0)).toEqual({
      kind: "deposit",
      period: "week",
      left: "900",
      resets: 1,
    })
    expect(leastLeft(limits, "stake", 0)).toBeUndefined()
  })

  it("if several limits leave the same amount, the last of them to reset determines the period", () => {
    const limits = [
      { ...used("day", 0, 100), resets: 5 },
      { ...used("week", 0, 100), resets: 9 },
    ]
    expect(leastLeft(limits, "deposit", 0)?.period).toBe("week")
    expect(leastLeft(limits.toReversed(), "deposit", 0)?.period).toBe("week")
  })

  it("a limit counts until its reset, whatever it left", () => {
    expect(leastLeft([used("day", 100, 100)], "deposit", 0)?.left).toBe("0")
    expect(leastLeft([used("day", 100, 100)], "deposit", 1)).toBeUndefined()
  })

  it.each([
    [150, 100, "0"],
    [100, 100, "0"],
    [99.99, 100, "0.01"],
    [-5, 100, "100"],
    [0, "12345678901234567.89" as const, "12345678901234567.89"],
  ])("%s used of the limit %s leaves %s", (amount, of, left) => {
    expect(String(leastLeft([used("day", amount, of as PlayLimit["amount"])], "deposit", 0)?.left)).toBe(left)
  })
})

describe("the limits of a response", () => {
  const stated = (...limits: ReadonlyArray<unknown>) =>
    Schema.decodeUnknownSync(Protection)({ now: 1, limits }).limits ?? []

  it.each([
    [{ amount: "x" }, "day"],
    [{ used: null }, "day"],
    [{ resets: undefined, setBy: "friend" }, "day"],
    [{ period: "year" }, undefined],
  ])("an entry changed by %j is unknown, and the other limits are known", (change, period) => {
    const limits = stated({ ...limit("day", 100), ...change }, limit("week", 500))
    expect(isUnknown(limits, "deposit")).toBe(true)
    expect(isUnknown(limits, "deposit", "day")).toBe(true)
    expect(isUnknown(limits, "deposit", "month")).toBe(period === undefined)
    expect(isUnknown(limits, "stake")).toBe(false)
    expect(knownLimits(limits)).toEqual([limit("week", 500)])
  })

  it("an entry without a readable kind is dropped, and a malformed pending change alone is ignored", () => {
    expect(stated({ ...limit("day", 100), kind: "time" }, "x")).toEqual([])
    expect(stated({ ...limit("day", 100), pending: 1 })).toEqual([limit("day", 100)])
  })
})
