import { assert, describe, it } from "@effect/vitest"

import * as BankCard from "#domain/BankCard.ts"
import * as Deposit from "#domain/Deposit.ts"
import * as PaymentPassword from "#domain/PaymentPassword.ts"
import * as Security from "#domain/Security.ts"
import * as TypedAmount from "#domain/TypedAmount.ts"
import * as Withdrawal from "#domain/Withdrawal.ts"

describe("a typed amount", () => {
  it.each([
    ["500", 500],
    [" 99.50 ", 99.5],
    ["1,234,567.8", 1_234_567.8],
    ["５００", 500],
    ["0.01", 0.01],
  ])("%s means %d", (typed, amount) => assert.strictEqual(TypedAmount.read(typed), amount))

  it.each(["", "abc", "-5", "1e3", "1.005", "1,23", "12,34.5", "0x10", "Infinity", "5 00", "9".repeat(13)])(
    "%s means none",
    (typed) => assert.isUndefined(TypedAmount.read(typed)),
  )

  it("is told what is wrong with it", () => {
    const limits = { min: 100, max: 500 }
    const key = (typed: string) => TypedAmount.check(typed, limits)?.key
    assert.deepStrictEqual(["", " ", "x", "0", "99.99", "100", "500", "500.01"].map(key), [
      "enter_amount",
      "enter_amount",
      "amount_format",
      "amount_format",
      "amount_between",
      undefined,
      undefined,
      "amount_between",
    ])
    assert.deepStrictEqual(TypedAmount.check("5", { min: 10, max: 0 }), {
      key: "amount_from",
      values: { min: "10.00" },
    })
  })
})

const bank: Deposit.Bank = {
  method: "MANUAL",
  vendor: "JADE",
  bankCode: "J1",
  bankName: "Jade Coin Bank",
  icon: "",
  min: 100,
  max: 5_000,
}
const promo: Deposit.Promo = { promoId: "9", title: "Festival", rate: 25, minAmount: 1_000 }
const form: Deposit.Form = { bank, amount: "1,000", promo: undefined, payer: "" }
const fieldsOf = (errors: object) => Object.keys(errors)

describe("a deposit", () => {
  it("offers the methods that have a bank, in the product's order", () => {
    const wallets = { ...bank, method: "GATEWAY" } as const
    assert.deepStrictEqual(Deposit.methodsOf([wallets, bank, wallets]), ["MANUAL", "GATEWAY"])
    assert.deepStrictEqual(Deposit.banksOf([wallets, bank], "MANUAL"), [bank])
    assert.isEmpty(Deposit.banksOf([bank], undefined))
  })

  it("has quick amounts within the limits of its bank", () => {
    assert.deepStrictEqual(Deposit.quickAmounts(bank), [100, 200, 500, 1000, 2000, 5000])
    assert.deepStrictEqual(Deposit.quickAmounts({ ...bank, min: 20_000, max: 0 }), [20_000, 50_000])
  })

  it("is refused without a bank, outside of its limits, below its bonus, by a payer nobody can read", () => {
    assert.isEmpty(fieldsOf(Deposit.check(form)))
    assert.deepStrictEqual(fieldsOf(Deposit.check({ ...form, bank: undefined })), ["bank"])
    assert.deepStrictEqual(fieldsOf(Deposit.check({ ...form, amount: "5001" })), ["amount"])
    assert.deepStrictEqual(fieldsOf(Deposit.check({ ...form, amount: "999", promo })), ["promo"])
    assert.deepStrictEqual(fieldsOf(Deposit.check({ ...form, payer: "a\nb" })), ["payer"])
  })

  it("promises the bonus of an amount that is enough", () => {
    assert.strictEqual(Deposit.bonusOf(1_000, promo), 250)
    assert.strictEqual(Deposit.bonusOf(999.99, promo), 0)
    assert.strictEqual(Deposit.bonusOf(1_000, undefined), 0)
  })

  it("sends the amount as a number, and the payer of transfers by hand alone", () => {
    assert.deepStrictEqual(Deposit.payload({ ...form, promo, payer: " Maria " }, "id"), {
      vendor: "JADE",
      bankCode: "J1",
      amount: 1000,
      requestId: "id",
      promoId: "9",
      payer: "Maria",
    })
    const elsewhere = Deposit.payload({ ...form, bank: { ...bank, method: "QQ" }, payer: "Maria" }, "id")
    assert.notProperty(elsewhere, "payer")
    assert.isUndefined(Deposit.payload({ ...form, amount: "x" }, "id"))
  })

  it.each([
    ["https://pay.example/1", "https://pay.example/1"],
    ["http://pay.example/1", ""],
    ["javascript:alert(1)", ""],
    ["", ""],
  ])("leads on to %s by %s", (payUrl, followed) => {
    assert.strictEqual(Deposit.receiptOf({ reference: "D1", payUrl }, bank, 5).payUrl, followed)
  })
})

const card: BankCard.BankCard = {
  cardId: "1",
  bankCode: "J1",
  bankName: "Jade",
  cardNumberMasked: "•••• 1234",
  payeeName: "Maria",
}

describe("a withdrawal", () => {
  const good: Withdrawal.Form = { card, amount: "500", paymentPassword: "246810", balance: 800 }

  it("is refused above the balance, outside of its limits, without card or password", () => {
    assert.isEmpty(fieldsOf(Withdrawal.check(good)))
    assert.deepStrictEqual(Withdrawal.check({ ...good, amount: "800.01" }), {
      amount: { key: "insufficient_balance" },
    })
    assert.deepStrictEqual(Withdrawal.check({ ...good, amount: "99" })["amount"]?.key, "amount_between")
    assert.isEmpty(fieldsOf(Withdrawal.check({ ...good, amount: "900", balance: undefined })))
    assert.deepStrictEqual(
      fieldsOf(Withdrawal.check({ ...good, card: undefined, amount: "", paymentPassword: "" })),
      ["card", "amount", "paymentPassword"],
    )
  })

  it("says refusals at the field that they are about", () => {
    assert.strictEqual(Withdrawal.fieldOf({ key: "insufficient_balance" }), "amount")
    assert.strictEqual(Withdrawal.fieldOf({ key: "payment_password_wrong" }), "paymentPassword")
    assert.isUndefined(Withdrawal.fieldOf({ key: "network_slow" }))
  })

  it("offers all one owns, as far as one withdrawal takes it", () => {
    assert.strictEqual(Withdrawal.most(800.009), 800)
    assert.strictEqual(Withdrawal.most(1_000_000), Withdrawal.limits.max)
    assert.isUndefined(Withdrawal.most(Withdrawal.limits.min - 0.01))
  })

  it("asks for the payment password first, for a card then", () => {
    assert.strictEqual(Withdrawal.lackOf({ hasPassword: false, cards: [] }), "paymentPassword")
    assert.strictEqual(Withdrawal.lackOf({ hasPassword: true, cards: [] }), "card")
    assert.isUndefined(Withdrawal.lackOf({ hasPassword: true, cards: [card] }))
  })
})

describe("what guards the money", () => {
  const rules = { patterns: { paymentPassword: "^[0-9]{6}$" } }
  const typed = { proof: "246810", paymentPassword: "135790", confirmPassword: "135790" }
  const check = (way: PaymentPassword.Way, change: Partial<PaymentPassword.Typed> = {}) =>
    PaymentPassword.check({ way, typed: { ...typed, ...change }, rules })

  it("a payment password follows the server's pattern, is repeated, and is another one", () => {
    assert.isEmpty(fieldsOf(check("change")))
    assert.isEmpty(fieldsOf(check("set", { proof: "" })))
    assert.deepStrictEqual(fieldsOf(check("reset", { proof: "" })), ["proof"])
    assert.deepStrictEqual(check("set", { paymentPassword: "abc", confirmPassword: "abc" }), {
      paymentPassword: { key: "payment_password_format" },
    })
    assert.deepStrictEqual(check("set", { confirmPassword: "1" }), {
      confirmPassword: { key: "confirmation_mismatch" },
    })
    assert.deepStrictEqual(check("change", { paymentPassword: "246810", confirmPassword: "246810" }), {
      paymentPassword: { key: "same_password" },
    })
  })

  it("a card needs a bank, a number of 8 to 20 digits, a name and the payment password", () => {
    const good = { bankCode: "J1", cardNumber: "6222 0000-1111", payeeName: "Maria", paymentPassword: "1" }
    assert.isEmpty(fieldsOf(BankCard.check(good)))
    assert.strictEqual(BankCard.payload(good).cardNumber, "622200001111")
    for (const cardNumber of ["", "1234567", "1".repeat(21), "62a2000011"])
      assert.deepStrictEqual(fieldsOf(BankCard.check({ ...good, cardNumber })), ["cardNumber"])
    assert.lengthOf(fieldsOf(BankCard.check(BankCard.nothing)), 4)
  })

  it("no two answers are to the same question, and each question has one", () => {
    const offered = ["1", "2", "3"].map((questionId) => ({ questionId, question: questionId }))
    const answers = [
      { questionId: "1", answer: "a" },
      { questionId: "", answer: " " },
    ]
    assert.lengthOf(Security.unanswered(offered), 2)
    assert.deepStrictEqual(
      Security.choicesAt(offered, answers, 1).map(({ questionId }) => questionId),
      ["2", "3"],
    )
    assert.deepStrictEqual(fieldsOf(Security.checkAnswers(answers)), ["question1", "answer1"])
  })

  it("its parts are addresses", () => {
    assert.strictEqual(Security.partIn(Security.partAddress("bankCard").split("?")[1] ?? ""), "bankCard")
    assert.isUndefined(Security.partIn("part=else"))
  })
})
