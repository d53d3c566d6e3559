import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"

import * as Decimal from "#domain/Decimal.ts"
import * as Decimals from "#domain/Decimals.ts"

/** Whole units of one millionth, as text: an integer without the help of floating point. */
const units = fc.bigInt({ min: 0n, max: 10n ** 24n })
const signed = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n })

const decimalOf = (amount: bigint): Decimal.Decimal => {
  const digits = String(amount < 0n ? -amount : amount).padStart(7, "0")
  const text = `${amount < 0n ? "-" : ""}${digits.slice(0, -6)}.${digits.slice(-6)}`
  return Decimal.of(text) ?? "0"
}

describe("decimals", () => {
  it.each([
    [0.1, "0.1"],
    ["0012.500", "12.5"],
    [-0, "0"],
    ["-0.00", "0"],
    [1e-7, "0.0000001"],
    [-2.5e-8, "-0.000000025"],
    [1e21, "1000000000000000000000"],
    [1.5e22, "15000000000000000000000"],
    ["9007199254740993.00", "9007199254740993"],
    [100, "100"],
  ])("the value %s is parsed as the decimal %s", (value, decimal) => {
    assert.strictEqual(Decimal.of(value), decimal)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, "", ".5", "5.", "1,000", "0x10", "1e9999"])(
    "the value %s is not a decimal",
    (value) => assert.isUndefined(Decimal.of(value)),
  )

  it.each([
    ["1.005", "1", "1.01"],
    ["19.999", "19.99", "20"],
    ["519.999", "519.99", "520"],
    ["9007199254740993.00", "9007199254740993", "9007199254740993"],
    ["9007199254740993.999", "9007199254740993.99", "9007199254740994"],
    ["128.125", "128.12", "128.13"],
    ["-519.999", "-520", "-520"],
    ["-0.001", "-0.01", "0"],
    ["0.009", "0", "0.01"],
    ["5", "5", "5"],
  ] as const)("the amount %s is %s rounded down and %s rounded half up", (value, down, rounded) => {
    assert.strictEqual(Decimal.down(value), down)
    assert.strictEqual(Decimal.rounded(value), rounded)
  })

  it("two decimals are compared exactly, whatever their number of digits", () => {
    fc.assert(
      fc.property(signed, signed, (one, other) => {
        assert.strictEqual(Decimals.isAbove(decimalOf(one), decimalOf(other)), one > other)
        assert.isFalse(Decimals.isAbove(decimalOf(one), decimalOf(one)))
      }),
    )
  })

  it("the sum of two decimals is exact", () => {
    fc.assert(
      fc.property(units, units, (one, other) => {
        assert.strictEqual(Decimals.plus(decimalOf(one), decimalOf(other)), decimalOf(one + other))
      }),
    )
  })

  it("the difference of two decimals plus the second decimal equals the first", () => {
    fc.assert(
      fc.property(units, units, (one, other) => {
        const sum = decimalOf(one + other)
        assert.strictEqual(Decimals.minus(sum, decimalOf(other)), decimalOf(one))
      }),
    )
  })

  it("a value rounded down to cents is never above the value, and less than one cent below", () => {
    fc.assert(
      fc.property(signed, (amount) => {
        const down = decimalOf(amount - (((amount % 10_000n) + 10_000n) % 10_000n))
        assert.strictEqual(Decimal.down(decimalOf(amount)), down)
      }),
    )
  })

  it("a decimal made from a number converts back to the same number", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        assert.strictEqual(Number(Decimal.of(number)), number === 0 ? 0 : number)
      }),
    )
  })

  it.each([
    ["9007199254740993", true],
    ["-9007199254740993", true],
    ["9007199254740993.00", true],
    ["4503599627370497.55", true],
    ["90071992547409.93", true],
    ["12345678901234.5", false],
    ["9007199254740991", false],
    ["1000000000000000.00", false],
    ["3.3000000000000003", false],
    ["1e21", false],
    ["1234567890123.4567", false],
  ])("a JavaScript number loses digits of %s: %s", (token, loses) => {
    assert.strictEqual(Decimal.isBeyondNumber(token), loses)
  })
})
