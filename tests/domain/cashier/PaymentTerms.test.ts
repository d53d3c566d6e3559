import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import * as Deposit from "#domain/cashier/Deposit.ts"
import * as Funds from "#domain/cashier/Funds.ts"
import * as PaymentTerms from "#domain/cashier/PaymentTerms.ts"
import * as sample from "#tests/domain/samples.ts"

const bank: Deposit.Bank = { ...sample.bank, accountName: "", accountNumber: "" }

describe("the terms of a deposit or withdrawal", () => {
  it.each([
    [{}, undefined],
    [{ minutes: 0 }, { key: "arrives_at_once" }],
    [{ minutes: 0.5 }, { key: "arrives_in_minutes", values: { number: 1 } }],
    [{ minutes: 90 }, { key: "arrives_in_minutes", values: { number: 90 } }],
    [{ minutes: 91 }, { key: "arrives_in_hours", values: { number: 2 } }],
  ] as const)("the payment terms %j show the arrival time %j", (terms, message) =>
    assert.deepStrictEqual(PaymentTerms.arrivalOf(terms, "afterLabel"), message),
  )

  it("a payment method shows a fee or a duration only if all its banks have the same value", () => {
    assert.deepStrictEqual(
      PaymentTerms.commonTerms([
        { fee: 0, minutes: 0 },
        { fee: 0, minutes: 5 },
      ]),
      { fee: 0, minutes: undefined },
    )
    assert.deepStrictEqual(PaymentTerms.commonTerms([{ fee: 0 }, {}]), { fee: undefined, minutes: undefined })
    assert.deepStrictEqual(PaymentTerms.commonTerms([]), { fee: undefined, minutes: undefined })
  })

  it("missing, malformed and negative payment terms of a bank are dropped, and the bank is kept", () => {
    const decode = Schema.decodeUnknownSync(Deposit.Bank)
    assert.deepStrictEqual(decode({ ...bank, fee: 15, minutes: 0, recommended: 1 }), {
      ...bank,
      fee: 15,
      minutes: 0,
      recommended: true,
    })
    assert.deepStrictEqual(decode(bank), bank)
    assert.deepStrictEqual(decode({ ...bank, fee: -1, minutes: "soon", recommended: [] }), {
      ...bank,
      fee: undefined,
      minutes: undefined,
      recommended: undefined,
    })
  })

  it("the target of a deposit shows the last four digits of the account number", () => {
    assert.strictEqual(Deposit.bankTitle(bank), "Jade Coin Bank")
    assert.strictEqual(
      Deposit.bankTitle({ ...bank, accountNumber: "0048 2217 6053" }),
      "Jade Coin Bank •••• 6053",
    )
    assert.strictEqual(Deposit.bankTitle({ ...bank, bankName: "" }), "J1")
  })

  it("the required stake of a bonus is the promotion's multiple of deposit plus bonus", () => {
    assert.strictEqual(Deposit.stakeOf(1_000, { ...sample.promo, wager: 8 }), 10_000)
    assert.strictEqual(Deposit.stakeOf("1000.1", { ...sample.promo, wager: 3 }), 3750.39)
    assert.isUndefined(Deposit.stakeOf(1_000, sample.promo))
    assert.isUndefined(Deposit.stakeOf(999, { ...sample.promo, wager: 8 }))
    assert.isUndefined(Deposit.stakeOf(1_000, undefined))
    assert.isUndefined(Deposit.stakeOf(1_000, { ...sample.promo, wager: Number.MAX_VALUE }), "no amount")
  })
})

describe("the wallets of a transfer", () => {
  const wallets = [
    { vassalage: "MAIN", displayName: "Main wallet", balance: 500.1 },
    { vassalage: "JADE", displayName: "", balance: "9007199254740993.05" as const },
    { vassalage: "KOI", displayName: "Koi", balance: undefined },
    { vassalage: "OWES", displayName: "Owes", balance: -5 },
  ]
  const draft = (from: string, to: string) => ({ typed: { from, to, amount: "0.2" }, wallets })

  it("a transfer lowers the balance of one wallet and raises the other, exact to the cent", () => {
    assert.deepStrictEqual(Funds.changeOf(draft("MAIN", "JADE"), "from"), {
      name: "Main wallet",
      before: 500.1,
      after: "499.9",
    })
    assert.deepStrictEqual(Funds.changeOf(draft("MAIN", "JADE"), "to"), {
      name: "JADE",
      before: "9007199254740993.05",
      after: "9007199254740993.25",
    })
  })

  it("a wallet whose balance is unknown or negative shows no balance after the transfer", () => {
    for (const code of ["KOI", "OWES", "GONE"])
      assert.isUndefined(Funds.changeOf(draft("MAIN", code), "to").after, code)
  })
})
