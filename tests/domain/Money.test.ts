import { assert, describe, it } from "@effect/vitest"

import * as ExactMoney from "#domain/ExactMoney.ts"
import * as Money from "#domain/Money.ts"
import * as NetChange from "#domain/records/NetChange.ts"

describe("amounts", () => {
  it.each([
    [1234.5, "1,234.50"],
    [0, "0.00"],
    [1234567.891, "1,234,567.89"],
    [1234, "1,234.00"],
    [999, "999.00"],
    [1000, "1,000.00"],
    [999_999.995, "1,000,000.00"],
    [0.005, "0.01"],
    [1.005, "1.01"],
    [0.1 + 0.2, "0.30"],
    [-1234.5, "-1,234.50"],
    [-0.001, "0.00"],
    [-0, "0.00"],
    [1e-7, "0.00"],
    [123_456_789_012.34, "123,456,789,012.34"],
  ])("[HH-05] the amount %d is formatted as %s", (amount, text) => {
    assert.strictEqual(Money.format(amount), text)
  })

  it.each([
    [519.999, "519.99"],
    [1.005, "1.00"],
    [-519.999, "-520.00"],
    [12_480.5, "12,480.50"],
    [-0, "0.00"],
    ["9007199254740993.00", "9,007,199,254,740,993.00"],
    ["4503599627370497.559", "4,503,599,627,370,497.55"],
  ] as const)("[HH-05] the balance %s is formatted as %s, rounded down", (balance, text) => {
    assert.strictEqual(Money.formatBalance(balance), text)
  })

  it("an invalid amount is formatted as 0.00", () => {
    for (const odd of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      assert.strictEqual(Money.format(odd), "0.00")
    }
  })

  it("a formatted amount can use another decimal mark, and omits the currency", () => {
    assert.strictEqual(Money.format(1234.5, { currency: "EUR", decimalMark: "·" }), "1,234·50")
    assert.match(Money.format(1234.5), /^[\d,.]+$/)
  })

  it.each([
    [12, "₱", "+₱\u00a012.00"],
    [-1234.5, "₱", "−₱\u00a01,234.50"],
    [0, "₱", "₱\u00a00.00"],
    [-0.001, "₱", "₱\u00a00.00"],
    [0.1 + 0.2 - 0.3, "", "0.00"],
    [3, "", "+3.00"],
    [Number.NaN, "₱", "₱\u00a00.00"],
  ])("a gain or loss of %d in '%s' is formatted as %s", (amount, currency, text) => {
    assert.strictEqual(NetChange.format(amount, currency), text)
  })

  it.each([
    ["-0.004", "−0.004"],
    ["1234.5678", "+1,234.5678"],
    [12.5, "+12.50"],
    [0, "0.00"],
  ] as const)("a net result of %s shows every digit where nothing is rounded: %s", (amount, text) => {
    assert.strictEqual(NetChange.format(amount, "", ExactMoney.format), text)
  })

  it.each([
    [1000, "₱", "₱\u00a01,000.00"],
    [-10, "₱", "−₱\u00a010.00"],
    [-10, "", "−10.00"],
    [-0.001, "₱", "₱\u00a00.00"],
  ])("an amount of %d in '%s' is formatted as %s", (amount, currency, text) => {
    assert.strictEqual(Money.inCurrency(amount, currency), text)
  })

  it("[LW-05] a win of the winners' board is formatted with a peso sign and thousands separators", () => {
    assert.strictEqual(Money.formatWin(1234567), "₱\u00a01,234,567.00")
    assert.strictEqual(Money.formatWin(0), "₱\u00a00.00")
    assert.strictEqual(Money.formatCount(1234567), "1,234,567")
    assert.strictEqual(Money.formatCount(0), "0")
  })
})
