import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"

import * as Deposit from "#domain/cashier/Deposit.ts"
import type { Form } from "#domain/cashier/Withdrawal.ts"
import { depositBanks, depositPromos } from "#fixtures/data/cashier/payments.ts"
import { demoPaymentPassword } from "#fixtures/logic/cashier/securitySettings.ts"
import { makeWorld } from "#fixtures/world.ts"
import { Deposits } from "#services/cashier/Deposits.ts"
import { Security } from "#services/account/Security.ts"
import * as security from "#gateway/calls/account/security.ts"
import * as depositCalls from "#gateway/calls/cashier/deposits.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { Backend } from "#services/Backend.ts"
import { Whitelabels } from "#services/Whitelabels.ts"
import { Withdrawals } from "#services/cashier/Withdrawals.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { openTestServices } from "#tests/support/services.ts"
import { layerWorld } from "#tests/support/gatewayClient.ts"

const openCashier = Effect.fnUntraced(function* (persona: string) {
  let time = Date.UTC(2026, 10, 2)
  const world = yield* Effect.promise(() => makeWorld({}, { seed: "cashier", now: () => time }))
  const session = yield* Effect.promise(() => world.signInAs(persona))
  const { context, of } = yield* openTestServices({
    transport: layerWorld(world),
    ...(session === undefined ? {} : { session }),
  })
  const { read } = of(Backend)
  return {
    deposits: yield* Effect.service(Deposits).pipe(Effect.provide(Deposits.layer), Effect.provide(context)),
    withdrawals: yield* Effect.service(Withdrawals).pipe(
      Effect.provide(Withdrawals.layer),
      Effect.provide(context),
    ),
    desk: yield* Effect.service(Security).pipe(Effect.provide(Security.layer), Effect.provide(context)),
    read,
    untilKeyKnown: of(Whitelabels).untilKeyKnown,
    balance: Effect.map(read(memberWallet, { type: "member" }), ({ sumBalance }) => Number(sumBalance)),
    wait: (duration: number) => void (time += duration),
    requests: () => world.log.entries().map(({ method, path }) => `${method} ${path}`),
  }
})

const formFor = (method: Deposit.Method, change: Partial<Deposit.Form> = {}): Deposit.Form => ({
  method,
  bank: Deposit.banksOf(depositBanks, method)[0],
  amount: "1000",
  promo: undefined,
  payer: "",
  ...change,
})

describe("deposits", () => {
  itEffect("[CA-35] fetch banks and bonuses, claim a bonus, and pay by each method's call", function* () {
    const { deposits, read, requests } = yield* openCashier("0")
    assert.lengthOf(yield* read(depositCalls.depositBanks, {}), depositBanks.length)
    assert.deepStrictEqual(yield* read(depositCalls.depositPromos, {}), depositPromos)
    yield* deposits.accept(formFor("MANUAL", { promo: depositPromos[0] }))
    yield* deposits.accept(formFor("MANUAL"))
    for (const method of Deposit.methods) yield* deposits.pay(formFor(method), `id ${method}`)
    assert.deepStrictEqual(requests(), [
      "GET /wps/relay/MCS2_depositBanksByVendor",
      "GET /wps/relay/MCS2_depositPromoList",
      "POST /wps/relay/MCS2_acceptPromo",
      "POST /wps/relay/MCS2_depositManualTransfer",
      "POST /wps/relay/MCS2_DepositAlipay",
      "POST /wps/relay/MCS2_DepositQQ",
      "POST /wps/relay/MCS2_depositWechat",
      "POST /wps/relay/MCS2_depositPaymentGateway",
    ])
  })

  itEffect("raise the balance only when they are paid", function* () {
    const { deposits, balance, wait } = yield* openCashier("0")
    const before = yield* balance
    for (const method of Deposit.methods) yield* deposits.pay(formFor(method), `id ${method}`)
    assert.strictEqual(yield* balance, before)
    wait(300_000)
    assert.strictEqual(yield* balance, before + 5000)
  })

  itEffect("deposits without a bank are not sent, and deposits of trial members are refused", function* () {
    const { deposits, requests } = yield* openCashier("0")
    yield* Effect.flip(deposits.pay(formFor("MANUAL", { bank: undefined }), "id"))
    assert.isEmpty(requests())
    const trial = yield* openCashier("4")
    const { reason } = yield* Effect.flip(trial.deposits.pay(formFor("MANUAL"), "id"))
    assert.deepInclude(reason, { _tag: "Refused", code: "free_reject" })
  })
})

const withdrawal = (change: Partial<Form> = {}): Form => ({
  card: undefined,
  amount: "500",
  paymentPassword: demoPaymentPassword,
  balance: undefined,
  ...change,
})

describe("withdrawals", () => {
  itEffect("[CA-33] withdrawals fetch password state and cards, and are each sent once", function* () {
    const { withdrawals, balance, requests, untilKeyKnown } = yield* openCashier("0")
    yield* untilKeyKnown
    const { hasPassword, cards } = yield* withdrawals.means
    assert.isTrue(hasPassword)
    const [card] = cards
    const before = yield* balance
    const first = yield* withdrawals.take(withdrawal({ card }), "one")
    const again = yield* withdrawals.take(withdrawal({ card }), "one")
    assert.strictEqual(again.reference, first.reference)
    assert.deepStrictEqual({ ...first, reference: "" }, { reference: "", amount: "500", card })
    assert.strictEqual(yield* balance, before - 500)
    assert.include(requests(), "POST /wps/transaction/withdraw")
  })

  itEffect("withdrawals without a card or with an amount that is not a number are not sent", function* () {
    const { withdrawals, requests } = yield* openCashier("0")
    const [card] = (yield* withdrawals.means).cards
    const before = requests().length
    yield* Effect.flip(withdrawals.take(withdrawal(), "a"))
    yield* Effect.flip(withdrawals.take(withdrawal({ card, amount: "much" }), "b"))
    assert.lengthOf(requests(), before)
  })
})

describe("withdrawal safeguards", () => {
  itEffect("[CA-23, CA-24] fetch their state, and set and reset the payment password", function* () {
    const { desk, read, withdrawals, requests } = yield* openCashier("2")
    assert.isFalse((yield* read(security.securityConfig, {})).paymentPassword)
    assert.isFalse((yield* withdrawals.means).hasPassword)
    const typed = { currentPassword: "", paymentPassword: "135790", confirmPassword: "135790" }
    const rules = { patterns: {} }
    yield* desk.keepPassword({ purpose: "set", typed, rules })
    assert.isTrue((yield* read(security.securityConfig, {})).paymentPassword)
    const other = { ...typed, paymentPassword: "246800" }
    const wrong = yield* Effect.flip(desk.keepPassword({ purpose: "change", typed: other, rules }))
    assert.deepInclude(wrong.reason, { code: "payment_password_wrong" })
    yield* desk.keepPassword({ purpose: "change", typed: { ...other, currentPassword: "135790" }, rules })
    yield* desk.keepPassword({ purpose: "reset", typed: { ...typed, currentPassword: "lantern123" }, rules })
    const paths = requests()
    for (const path of [
      "GET /wps/member/securityConfig",
      "GET /wps/member/hasWithdrawalPassword",
      "POST /wps/member/paymentPassword",
      "POST /wps/member/paymentPassword/reset",
    ])
      assert.include(paths, path)
  })

  itEffect("[CA-25, CA-27] list cards and banks, and add a card that later lists mask", function* () {
    const { desk, read, requests } = yield* openCashier("1")
    assert.isEmpty(yield* read(security.bankCards, {}))
    const [bank] = yield* read(security.withdrawBanks, {})
    yield* desk.addCard({
      bankCode: bank?.bankCode ?? "",
      cardNumber: "6222 0000 1111 9876",
      payeeName: " Jun Reyes ",
      paymentPassword: demoPaymentPassword,
    })
    const [card] = yield* read(security.bankCards, {})
    assert.deepInclude(card, { cardNumberMasked: "•••• 9876", payeeName: "Jun Reyes" })
    assert.deepStrictEqual(requests(), [
      "GET /wps/relay/MCS2_bankCards",
      "GET /wps/relay/MCS2_withdrawBanks",
      "POST /wps/member/bankCard",
      "GET /wps/relay/MCS2_bankCards",
    ])
  })

  itEffect("[CA-26] fetch the questions, and set and change their answers", function* () {
    const { desk, read, requests } = yield* openCashier("1")
    assert.isEmpty(yield* read(security.answeredSecurityQuestions, {}))
    const chosen = (yield* read(security.availableSecurityQuestions, {})).slice(0, 2)
    const answers = chosen.map(({ questionId }) => ({ questionId, answer: " lantern " }))
    yield* desk.answer(answers)
    assert.deepStrictEqual(yield* read(security.answeredSecurityQuestions, {}), chosen)
    yield* desk.answer(answers.slice(1))
    assert.deepStrictEqual(yield* read(security.answeredSecurityQuestions, {}), chosen.slice(1))
    assert.deepStrictEqual(requests().slice(0, 3), [
      "GET /wps/member/customerSecurityQuestions",
      "GET /wps/member/securityQuestions",
      "POST /wps/member/securityQuestions",
    ])
  })
})
