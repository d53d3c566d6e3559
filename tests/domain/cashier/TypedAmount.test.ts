import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"

import * as Decimal from "#domain/Decimal.ts"
import * as TypedAmount from "#domain/cashier/TypedAmount.ts"

/** Minor units of amounts that a form takes. */
const minor = fc.integer({ min: 0, max: 10 ** 12 - 1 })

/** An amount as decimal text, made without floating point. */
const textOf = (units: number): string => {
  const digits = String(units).padStart(3, "0")
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const grouped = (text: string): string => text.replace(/\B(?=(?:\d{3})+\.)/g, ",")
const fullWidth = (text: string): string =>
  text.replace(/[\d.,]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) + 0xfee0))

describe("any amount", () => {
  it("a typed amount is parsed from decimal text exactly, to the minor unit", () => {
    fc.assert(
      fc.property(minor, (units) => {
        assert.strictEqual(TypedAmount.read(textOf(units)), Decimal.of(units / 100))
      }),
    )
  })

  it("thousands separators, full-width digits, spaces and the currency sign do not change a typed amount", () => {
    fc.assert(
      fc.property(minor, (units) => {
        const text = grouped(textOf(units))
        const blanks = [" ", "\u00a0", "\u202f"].map((blank) => text.replaceAll(",", blank))
        for (const written of [text, fullWidth(text), ` ${text}\u00a0`, ...blanks])
          assert.strictEqual(TypedAmount.read(written), Decimal.of(units / 100))
        for (const sign of ["₱", "฿", "₫", "¥", "CNY"])
          for (const signed of [`${sign}${text}`, `${sign}\u00a0${text}`, `${text} ${sign}`])
            assert.strictEqual(TypedAmount.read(signed, sign), Decimal.of(units / 100))
      }),
    )
  })

  it("the balance that 'Withdraw all' fills in is parsed as the whole balance", () => {
    fc.assert(
      fc.property(minor, (units) => {
        const balance = units / 100
        assert.strictEqual(TypedAmount.read(Decimal.down(balance)), Decimal.of(balance))
      }),
    )
  })

  it("a typed text that is not a plain decimal number is not an amount", () => {
    const plain = /^₱?[0-9０-９.．,，\s\u200e\u200f\u202a-\u202e\u2066-\u2069]*₱?[\s\u200e\u200f]*$/
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        fc.pre(!plain.test(text))
        assert.isUndefined(TypedAmount.read(text))
      }),
    )
  })

  it.each([
    "0,500",
    "1,23",
    "12,34.5",
    "1.005",
    "9".repeat(19),
    "1²",
    "a5",
    "5a",
    "-1,000",
    "1,000a",
    "1e3",
    "0x10",
    "-5",
    "+5",
    "٣",
    "1.2.3",
    "1,2",
    ",100",
    ".",
    "∞",
    "NaN",
    "1 00",
    "1 000,000",
    "10 0000",
    "₱",
    "₱₱5",
    "€5",
    "₱-5",
  ])("the text %s is refused as an amount", (text) => {
    assert.isUndefined(TypedAmount.read(text))
    assert.deepStrictEqual(TypedAmount.check(text, { min: 1, max: 0 }), { key: "amount_format" })
  })

  it.each([
    ["₱500", "฿"],
    ["฿500", "₱"],
    ["₱500", ""],
    ["฿฿500", "฿"],
  ])("an amount written as %s is refused in a wallet of '%s'", (text, currency) => {
    assert.isUndefined(TypedAmount.read(text, currency))
  })

  it("the amount of a stored money move without a currency is in pesos", () => {
    assert.strictEqual(TypedAmount.read("₱ 500", undefined), "500")
  })
})

describe("an amount outside its limits", () => {
  it.each([
    ["5", "฿", "amount_out_of_range", { min: "฿\u00a010", max: "฿\u00a050,000" }],
    ["50001", "₫", "amount_out_of_range", { min: "₫\u00a010", max: "₫\u00a050,000" }],
    ["5", "¥", "amount_too_small", { min: "¥\u00a010" }],
    ["9.99", "", "amount_out_of_range", { min: "10", max: "50,000" }],
    ["50000.01", "", "amount_out_of_range", { min: "10", max: "50,000" }],
  ] as const)("is refused with its limits: %s in the currency '%s'", (typed, currency, key, values) => {
    const max = key === "amount_too_small" ? 0 : 50_000
    assert.deepStrictEqual(TypedAmount.check(typed, { min: 10, max }, currency), { key, values })
  })

  it("the message names a maximum only where one exists", () => {
    assert.deepStrictEqual(TypedAmount.limitsText({ min: 10, max: 500 }, "฿"), {
      key: "amount_between",
      values: { min: "฿\u00a010", max: "฿\u00a0500" },
    })
    assert.deepStrictEqual(TypedAmount.limitsText({ min: 10, max: 0 }, "฿"), {
      key: "amount_from",
      values: { min: "฿\u00a010" },
    })
  })

  it.each([
    ["", "enter_amount"],
    [" ", "enter_amount"],
    ["0", "amount_format"],
  ])("the amount '%s' has the error %s", (typed, key) => {
    assert.strictEqual(TypedAmount.check(typed, { min: 10, max: 500 })?.key, key)
  })

  it("an amount equal to a limit is accepted", () => {
    assert.isUndefined(TypedAmount.check("10", { min: 10, max: 500 }))
    assert.isUndefined(TypedAmount.check("500", { min: 10, max: 500 }))
    assert.isUndefined(TypedAmount.check("1,000,000", { min: 10, max: 0 }))
  })
})
