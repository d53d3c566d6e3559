import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"

import * as BankCard from "#domain/account/BankCard.ts"
import * as Decimal from "#domain/Decimal.ts"
import * as Decimals from "#domain/Decimals.ts"
import * as Deposit from "#domain/cashier/Deposit.ts"
import * as PaymentPassword from "#domain/account/PaymentPassword.ts"
import * as Security from "#domain/account/Security.ts"
import * as Withdrawal from "#domain/cashier/Withdrawal.ts"
import { bank, card, promo } from "#tests/domain/samples.ts"

const form: Deposit.Form = { method: bank.method, bank, amount: "1,000", promo: undefined, payer: "" }
const fieldsOf = (errors: object) => Object.keys(errors)

describe("the maximum withdrawal", () => {
  it("the maximum withdrawal is the balance to the cent, up to the limit", () => {
    const { min, max } = Withdrawal.limits
    fc.assert(
      fc.property(
        fc.integer({ min: min * 100, max: max * 100 }),
        fc.integer({ min: 0, max: 9 }),
        (cents, rest) => {
          const all = Decimal.of(cents / 100)
          assert.strictEqual(Withdrawal.most(cents / 100), all)
          const [whole, part = ""] = String(cents / 100).split(".")
          const finer = Decimal.of(`${whole}.${part.padEnd(2, "0")}${rest}`) ?? 0
          assert.strictEqual(Withdrawal.most(finer), Decimals.isAbove(finer, max) ? `${max}` : all)
        },
      ),
      { numRuns: 5000 },
    )
    assert.strictEqual(Withdrawal.most(128.14 + min * 100), `${128.14 + min * 100}`)
  })
})

describe("a deposit", () => {
  it("a deposit offers the methods that have a bank, in the product's order, with the last used method first", () => {
    const wallets = { ...bank, method: "GATEWAY" } as const
    assert.deepStrictEqual(Deposit.methodsOf([wallets, bank, wallets]), ["MANUAL", "GATEWAY"])
    assert.deepStrictEqual(Deposit.methodsOf([wallets, bank], "GATEWAY"), ["GATEWAY", "MANUAL"])
    assert.deepStrictEqual(Deposit.methodsOf([wallets, bank], "QQ"), ["MANUAL", "GATEWAY"])
    assert.deepStrictEqual(Deposit.banksOf([wallets, bank], "MANUAL"), [bank])
    assert.isEmpty(Deposit.banksOf([bank], undefined))
  })

  it("a deposit has quick amounts within the limits of its bank or method", () => {
    assert.deepStrictEqual(Deposit.quickAmounts(Deposit.limitsOf(bank)), [100, 200, 500, 1000, 2000, 5000])
    assert.deepStrictEqual(Deposit.quickAmounts({ min: 20_000, max: 0 }), [20_000, 50_000])
  })

  it.each([
    [
      [
        { min: 100, max: 500 },
        { min: 50, max: 300 },
      ],
      { min: 50, max: 500 },
    ],
    [
      [
        { min: 100, max: 500 },
        { min: 200, max: 0 },
      ],
      { min: 100, max: 0 },
    ],
    [[], { min: 0.01, max: 0 }],
  ])("a deposit method whose banks have the limits %j has the limits %j", (limits, all) => {
    assert.deepStrictEqual(Deposit.limitsOver(limits.map((each) => ({ ...bank, ...each }))), all)
  })

  it("a deposit is invalid without a bank, outside its limits, below its bonus, or with an unreadable payer", () => {
    assert.isEmpty(fieldsOf(Deposit.check(form)))
    assert.deepStrictEqual(fieldsOf(Deposit.check({ ...form, bank: undefined })), ["bank"])
    assert.deepStrictEqual(fieldsOf(Deposit.check({ ...form, amount: "5001" })), ["amount"])
    assert.deepStrictEqual(Deposit.check({ ...form, amount: "฿999", promo, currency: "฿" }), {
      promo: { key: "promo_from", values: { min: "฿\u00a01,000.00" } },
    })
    assert.isEmpty(fieldsOf(Deposit.check({ ...form, amount: "1000", promo })))
    assert.deepStrictEqual(fieldsOf(Deposit.check({ ...form, amount: "", promo })), ["amount"])
    assert.deepStrictEqual(Deposit.check({ ...form, payer: "a\nb" }), { payer: { key: "check_name" } })
  })

  it("a change of a deposit's bank or amount validates the fields that depend on that value again", () => {
    assert.deepStrictEqual(Deposit.fields.map(Deposit.touchedBy), [
      ["bank", "amount"],
      ["amount", "promo"],
      ["promo"],
      ["payer"],
    ])
  })

  it("a deposit requires a payment channel when the method has no bank", () => {
    const missing = (method: Deposit.Method) => Deposit.check({ ...form, method, bank: undefined })["bank"]
    assert.deepStrictEqual(missing("MANUAL"), { key: "choose_bank" })
    assert.deepStrictEqual(missing("ALIPAY"), { key: "choose_channel" })
    assert.strictEqual(Deposit.bankTexts("GATEWAY").label, "payment_channel")
    assert.strictEqual(Deposit.bankTexts("MANUAL").label, "bank")
  })

  it("a deposit shows its bonus when the amount is sufficient", () => {
    assert.strictEqual(Deposit.bonusOf(1_000, promo), 250)
    assert.strictEqual(Deposit.bonusOf(999.99, promo), 0)
    assert.strictEqual(Deposit.bonusOf(1_000, undefined), 0)
    assert.strictEqual(Deposit.bonusOf(1_000, { ...promo, rate: -25 }), 0, "no rate takes money away")
    assert.strictEqual(Deposit.bonusOf(1_000, { ...promo, rate: Number.MAX_VALUE }), 0)
  })

  it("a deposit's bonus is rounded to the cent in decimal", () => {
    assert.strictEqual(Deposit.bonusOf(128.14, { ...promo, minAmount: 0 }), 32.04)
  })

  it("a deposit shows the amount to pay and the amount to receive once the amount is valid and the bonus has a rate", () => {
    const payAndGet = (more: Partial<Deposit.Form>) => Deposit.payAndGet({ ...form, promo, ...more })
    assert.deepStrictEqual(payAndGet({}), { pay: "1000", get: "1250" })
    assert.deepStrictEqual(payAndGet({ bank: undefined }), { pay: "1000", get: "1250" })
    for (const amount of ["", "abc", "999.99", "5000.01"]) assert.isUndefined(payAndGet({ amount }), amount)
    assert.isUndefined(payAndGet({ promo: undefined }))
    assert.isUndefined(payAndGet({ promo: { ...promo, rate: 0 } }))
    const costly = form.bank && { ...form.bank, fee: 25 }
    assert.deepStrictEqual(payAndGet({ bank: costly }), { pay: "1025", get: "1250" }, "with the fee")
  })

  it("a deposit sends the amount as a decimal, and the payer for manual transfers only", () => {
    assert.deepStrictEqual(Deposit.payload({ ...form, promo, payer: " Maria " }, "id"), {
      vendor: "JADE",
      bankCode: "J1",
      amount: "1000",
      requestId: "id",
      promoId: "9",
      payer: "Maria",
    })
    const elsewhere = Deposit.payload({ ...form, bank: { ...bank, method: "QQ" }, payer: "Maria" }, "id")
    assert.notProperty(elsewhere, "payer")
    assert.notProperty(Deposit.payload({ ...form, payer: " " }, "id"), "payer")
    assert.isUndefined(Deposit.payload({ ...form, amount: "x" }, "id"))
    assert.isUndefined(Deposit.payload({ ...form, bank: undefined }, "id"))
  })

  it("a deposit response without payment page and QR code gives a receipt without them", () => {
    assert.deepStrictEqual(Deposit.receiptOf({ reference: "D1" }, { bank, amount: 5 }), {
      reference: "D1",
      amount: 5,
      bank,
      payUrl: "",
      qr: "",
    })
  })

  it.each([
    ["https://pay.example/1", "https://pay.example/1"],
    ["http://pay.example/1", ""],
    ["javascript:alert(1)", ""],
    ["", ""],
  ])("the payment page '%s' gives a receipt with the payment page '%s'", (payUrl, followed) => {
    assert.strictEqual(Deposit.receiptOf({ reference: "D1", payUrl }, { bank, amount: 5 }).payUrl, followed)
  })
})

describe("a withdrawal", () => {
  const good: Withdrawal.Form = { card, amount: "500", paymentPassword: "246810", balance: 800 }

  it("a withdrawal is invalid above the balance, outside its limits, or without card or password", () => {
    assert.isEmpty(fieldsOf(Withdrawal.check(good)))
    assert.deepStrictEqual(Withdrawal.check({ ...good, amount: "800.01" }), {
      amount: { key: "insufficient_balance" },
    })
    assert.deepStrictEqual(Withdrawal.check({ ...good, amount: "99" })["amount"]?.key, "amount_out_of_range")
    assert.deepStrictEqual(Withdrawal.check({ ...good, paymentPassword: "" }), {
      paymentPassword: { key: "enter_payment_password" },
    })
    assert.isEmpty(fieldsOf(Withdrawal.check({ ...good, amount: "800" })))
    assert.deepStrictEqual(Withdrawal.check({ ...good, balance: undefined }), {
      amount: { key: "withdraw_needs_balance" },
    })
    assert.deepStrictEqual(Withdrawal.check({ ...good, card: undefined }), { card: { key: "choose_card" } })
    assert.deepStrictEqual(
      fieldsOf(Withdrawal.check({ ...good, card: undefined, amount: "", paymentPassword: "" })),
      ["card", "amount", "paymentPassword"],
    )
  })

  it("a withdrawal sends the card, the amount as a decimal and the payment password", () => {
    assert.deepStrictEqual(Withdrawal.payload({ ...good, amount: "1,500.5" }, "id"), {
      cardId: "c1",
      amount: "1500.5",
      paymentPassword: "246810",
      requestId: "id",
    })
    assert.isUndefined(Withdrawal.payload({ ...good, amount: "x" }, "id"))
    assert.isUndefined(Withdrawal.payload({ ...good, card: undefined }, "id"))
  })

  it("a refused withdrawal shows the reason at the field that the gateway names", () => {
    assert.strictEqual(Withdrawal.fieldOf({ key: "insufficient_balance" }), "amount")
    assert.strictEqual(Withdrawal.fieldOf({ key: "payment_password_wrong" }), "paymentPassword")
    assert.isUndefined(Withdrawal.fieldOf({ key: "network_slow" }))
  })

  it.each([
    [19.999, undefined],
    [Withdrawal.limits.min - 0.01, undefined],
    [100.005, "100"],
    [519.999, "519.99"],
    ["9007199254740993.00", "100000"],
  ] as const)("a withdrawal of the whole balance of %s requests the amount %s", (balance, amount) => {
    assert.strictEqual(Withdrawal.most(balance), amount)
  })

  it("a withdrawal of the whole balance is reduced by the fee", () => {
    assert.strictEqual(Withdrawal.most(800, 15), "785")
    assert.isUndefined(Withdrawal.most(10, 15))
  })

  it("a withdrawal without a payment password requires the password first, then a card", () => {
    assert.strictEqual(Withdrawal.lackOf({ hasPassword: false, cards: [] }), "paymentPassword")
    assert.strictEqual(Withdrawal.lackOf({ hasPassword: true, cards: [] }), "card")
    assert.isUndefined(Withdrawal.lackOf({ hasPassword: true, cards: [card] }))
  })
})

describe("withdrawal safeguards", () => {
  const rules = { patterns: { paymentPassword: "^[0-9]{6}$" } }
  const typed = { currentPassword: "246810", paymentPassword: "135790", confirmPassword: "135790" }
  const check = (purpose: PaymentPassword.Purpose, change: Partial<PaymentPassword.Typed> = {}) =>
    PaymentPassword.check({ purpose, typed: { ...typed, ...change }, rules })

  it.each([
    ["^[0-9]{6}$", 6],
    ["^\\d{4}$", 4],
    ["^[0-9]{4,6}$", undefined],
    ["^[A-Za-z0-9]{6}$", undefined],
    [undefined, undefined],
  ])("the pattern %s of a payment password allows exactly %s digits", (pattern, digits) => {
    const patterns = pattern === undefined ? {} : { paymentPassword: pattern }
    assert.strictEqual(PaymentPassword.digitsOf({ patterns }), digits)
    const { paymentPassword } = PaymentPassword.check({
      purpose: "set",
      typed: { ...typed, paymentPassword: "\n" },
      rules: { patterns },
    })
    assert.strictEqual(
      paymentPassword?.key,
      digits === undefined ? "payment_password_format" : "payment_password_digits",
    )
  })

  it.each([
    ["^[0-9]{6}$", true],
    ["^\\d{4,8}$", true],
    ["^[0-9]+$", true],
    ["[0-9]{6}", false],
    ["^[A-Za-z0-9]{6}$", false],
    ["^[0-9]{6}|[a-z]+$", false],
    [undefined, false],
  ])("the pattern %s of a payment password accepts digits only: %s", (pattern, isNumeric) => {
    const patterns = pattern === undefined ? {} : { paymentPassword: pattern }
    assert.strictEqual(PaymentPassword.isNumeric({ patterns }), isNumeric)
  })

  it("a payment password must follow the server's pattern, be repeated, and differ from the old one", () => {
    assert.isEmpty(fieldsOf(check("change")))
    assert.isEmpty(fieldsOf(check("set", { currentPassword: "" })))
    assert.deepStrictEqual(fieldsOf(check("reset", { currentPassword: "" })), ["currentPassword"])
    assert.deepStrictEqual(check("set", { paymentPassword: "abc", confirmPassword: "abc" }), {
      paymentPassword: { key: "payment_password_digits", values: { count: 6 } },
    })
    assert.deepStrictEqual(check("change", { currentPassword: "" }), {
      currentPassword: { key: "enter_payment_password" },
    })
    assert.deepStrictEqual(check("reset", { currentPassword: "" }), {
      currentPassword: { key: "enter_password" },
    })
    assert.deepStrictEqual(check("set", { confirmPassword: "1" }), {
      confirmPassword: { key: "confirmation_mismatch" },
    })
    assert.deepStrictEqual(check("change", { paymentPassword: "246810", confirmPassword: "246810" }), {
      paymentPassword: { key: "same_password" },
    })
  })

  it("a bank card needs a bank, a number of 8 to 20 digits, a name and the payment password", () => {
    const good = { bankCode: "J1", cardNumber: "6222 0000-1111", payeeName: "Maria", paymentPassword: "1" }
    assert.isEmpty(fieldsOf(BankCard.check(good)))
    assert.strictEqual(BankCard.payload(good).cardNumber, "622200001111")
    for (const cardNumber of ["", "1234567", "1".repeat(21), "62a2000011"])
      assert.deepStrictEqual(fieldsOf(BankCard.check({ ...good, cardNumber })), ["cardNumber"])
    assert.lengthOf(fieldsOf(BankCard.check(BankCard.nothing)), 4)
  })

  it("each security question requires an answer, and can be chosen only once", () => {
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

  it("each section of the security centre has its own address", () => {
    assert.strictEqual(Security.partIn(Security.partAddress("bankCard").split("?")[1] ?? ""), "bankCard")
    assert.isUndefined(Security.partIn("part=else"))
  })
})
