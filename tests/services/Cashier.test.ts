import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import * as Deposit from "#domain/Deposit.ts"
import type { Form } from "#domain/Withdrawal.ts"
import { depositBanks, depositPromos } from "#fixtures/data/payments.ts"
import { demoPaymentPassword } from "#fixtures/safes.ts"
import { makeWorld } from "#fixtures/world.ts"
import { Deposits } from "#services/Deposits.ts"
import { SecurityDesk } from "#services/SecurityDesk.ts"
import { Wallets } from "#services/Wallets.ts"
import { Withdrawals } from "#services/Withdrawals.ts"

import { openBench } from "../support/services.ts"
import { layerWorld } from "../support/world.ts"

/** A bench in front of a pretend gateway, as a persona. */
const openCashier = Effect.fnUntraced(function* (persona: string) {
  const world = yield* Effect.promise(() => makeWorld({}, { seed: "cashier" }))
  const session = yield* Effect.promise(() => world.signInAs(persona))
  const { context } = yield* openBench({
    transport: layerWorld(world),
    ...(session === undefined ? {} : { session }),
  })
  const balance = Wallets.use(({ mine }) => mine).pipe(
    Effect.map((wallet) => (wallet._tag === "Some" ? wallet.value.sumBalance : 0)),
    Effect.provide(context),
  )
  return {
    deposits: yield* Effect.service(Deposits).pipe(Effect.provide(Deposits.layer), Effect.provide(context)),
    withdrawals: yield* Effect.service(Withdrawals).pipe(
      Effect.provide(Withdrawals.layer),
      Effect.provide(context),
    ),
    desk: yield* Effect.service(SecurityDesk).pipe(
      Effect.provide(SecurityDesk.layer),
      Effect.provide(context),
    ),
    balance,
    asked: () => world.log.entries().map(({ method, path }) => `${method} ${path}`),
  }
})

const formFor = (method: Deposit.Method, change: Partial<Deposit.Form> = {}): Deposit.Form => ({
  bank: Deposit.banksOf(depositBanks, method)[0],
  amount: "1000",
  promo: undefined,
  payer: "",
  ...change,
})

describe("deposits", () => {
  it.effect("[CA-35] ask for banks and bonuses, claim one, and pay by the call of each method", () =>
    Effect.gen(function* () {
      const { deposits, asked } = yield* openCashier("0")
      assert.lengthOf(yield* deposits.banks, depositBanks.length)
      assert.deepStrictEqual(yield* deposits.promos, depositPromos)
      yield* deposits.accept(formFor("MANUAL", { promo: depositPromos[0] }))
      yield* deposits.accept(formFor("MANUAL"))
      for (const method of Deposit.methods) yield* deposits.pay(formFor(method), `id ${method}`)
      assert.deepStrictEqual(asked(), [
        "GET /wps/relay/MCS2_depositBanksByVendor",
        "GET /wps/relay/MCS2_depositPromoList",
        "POST /wps/relay/MCS2_acceptPromo",
        "POST /wps/relay/MCS2_depositManualTransfer",
        "POST /wps/relay/MCS2_DepositAlipay",
        "POST /wps/relay/MCS2_DepositQQ",
        "POST /wps/relay/MCS2_depositWechat",
        "POST /wps/relay/MCS2_depositPaymentGateway",
      ])
    }),
  )

  it.effect("raise the balance once, however often the same request is sent", () =>
    Effect.gen(function* () {
      const { deposits, balance } = yield* openCashier("0")
      const before = yield* balance
      const first = yield* deposits.pay(formFor("ALIPAY"), "one")
      const again = yield* deposits.pay(formFor("ALIPAY", { amount: "2000" }), "one")
      assert.strictEqual(again.reference, first.reference)
      assert.strictEqual(yield* balance, before + 1000)
      yield* deposits.pay(formFor("ALIPAY"), "two")
      assert.strictEqual(yield* balance, before + 2000)
    }),
  )

  it.effect("are not sent without a bank, and refused to trials", () =>
    Effect.gen(function* () {
      const { deposits, asked } = yield* openCashier("0")
      yield* Effect.flip(deposits.pay(formFor("MANUAL", { bank: undefined }), "id"))
      assert.isEmpty(asked())
      const trial = yield* openCashier("4")
      const { reason } = yield* Effect.flip(trial.deposits.pay(formFor("MANUAL"), "id"))
      assert.deepInclude(reason, { _tag: "Refused", code: "free_reject" })
    }),
  )
})

const withdrawal = (change: Partial<Form> = {}): Form => ({
  card: undefined,
  amount: "500",
  paymentPassword: demoPaymentPassword,
  balance: undefined,
  ...change,
})

describe("withdrawals", () => {
  it.effect("[CA-33] ask for password and cards, and take the money out once", () =>
    Effect.gen(function* () {
      const { withdrawals, balance, asked } = yield* openCashier("0")
      const { hasPassword, cards } = yield* withdrawals.means
      assert.isTrue(hasPassword)
      const [card] = cards
      const before = yield* balance
      const first = yield* withdrawals.take(withdrawal({ card }), "one")
      const again = yield* withdrawals.take(withdrawal({ card }), "one")
      assert.strictEqual(again.reference, first.reference)
      assert.strictEqual(yield* balance, before - 500)
      assert.include(asked(), "POST /wps/transaction/withdraw")
    }),
  )

  it.effect("are refused by a wrong payment password and above the balance", () =>
    Effect.gen(function* () {
      const { withdrawals } = yield* openCashier("0")
      const [card] = (yield* withdrawals.means).cards
      const refusal = (change: Partial<Form>, id: string) =>
        Effect.flip(withdrawals.take(withdrawal({ card, ...change }), id))
      assert.deepInclude((yield* refusal({ paymentPassword: "000000" }, "a")).reason, {
        code: "payment_password_wrong",
      })
      assert.deepInclude((yield* refusal({ amount: "90000" }, "b")).reason, { code: "insufficient_balance" })
    }),
  )
})

describe("what guards the money", () => {
  it.effect("[CA-23, CA-24] tells its state, and sets and resets the payment password", () =>
    Effect.gen(function* () {
      const { desk, withdrawals, asked } = yield* openCashier("2")
      assert.isFalse((yield* desk.config).paymentPassword)
      assert.isFalse((yield* withdrawals.means).hasPassword)
      const typed = { proof: "", paymentPassword: "135790", confirmPassword: "135790" }
      const rules = { patterns: {} }
      yield* desk.keepPassword({ way: "set", typed, rules })
      assert.isTrue((yield* desk.config).paymentPassword)
      const other = { ...typed, paymentPassword: "246800" }
      const wrong = yield* Effect.flip(desk.keepPassword({ way: "change", typed: other, rules }))
      assert.deepInclude(wrong.reason, { code: "payment_password_wrong" })
      yield* desk.keepPassword({ way: "change", typed: { ...other, proof: "135790" }, rules })
      yield* desk.keepPassword({ way: "reset", typed: { ...typed, proof: "lantern123" }, rules })
      const paths = asked()
      for (const path of [
        "GET /wps/member/securityConfig",
        "GET /wps/member/hasWithdrawalPassword",
        "POST /wps/member/paymentPassword",
        "POST /wps/member/paymentPassword/reset",
      ])
        assert.include(paths, path)
    }),
  )

  it.effect("[CA-25, CA-27] lists cards and banks, and adds a card that is masked from then on", () =>
    Effect.gen(function* () {
      const { desk, asked } = yield* openCashier("1")
      assert.isEmpty(yield* desk.cards)
      const [bank] = yield* desk.banks
      yield* desk.addCard({
        bankCode: bank?.bankCode ?? "",
        cardNumber: "6222 0000 1111 9876",
        payeeName: " Jun Reyes ",
        paymentPassword: demoPaymentPassword,
      })
      const [card] = yield* desk.cards
      assert.deepInclude(card, { cardNumberMasked: "•••• 9876", payeeName: "Jun Reyes" })
      assert.deepStrictEqual(asked(), [
        "GET /wps/relay/MCS2_bankCards",
        "GET /wps/relay/MCS2_withdrawBanks",
        "POST /wps/member/bankCard",
        "GET /wps/relay/MCS2_bankCards",
      ])
    }),
  )

  it.effect("[CA-26] reads the questions and sets their answers, once", () =>
    Effect.gen(function* () {
      const { desk, asked } = yield* openCashier("1")
      assert.isEmpty(yield* desk.ownQuestions)
      const chosen = (yield* desk.offeredQuestions).slice(0, 2)
      const answers = chosen.map(({ questionId }) => ({ questionId, answer: " lantern " }))
      yield* desk.answer(answers)
      assert.deepStrictEqual(yield* desk.ownQuestions, chosen)
      const { reason } = yield* Effect.flip(desk.answer(answers))
      assert.deepInclude(reason, { code: "no_permission" })
      assert.deepStrictEqual(asked().slice(0, 3), [
        "GET /wps/member/customerSecurityQuestions",
        "GET /wps/member/securityQuestions",
        "POST /wps/member/securityQuestions",
      ])
    }),
  )
})
