import { Context, Effect, Layer } from "effect"

import * as BankCard from "#domain/BankCard.ts"
import type * as PaymentPassword from "#domain/PaymentPassword.ts"
import * as Security from "#domain/Security.ts"
import * as calls from "#gateway/calls/security.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"
import { loginKey } from "./loginKey.ts"
import { toTheEnd } from "./moneyMoves.ts"
import { Whitelabels } from "./Whitelabels.ts"

/** What guards a member's account and money. Changes are made once, and go on when whoever asked has left. */
export class SecurityDesk extends Context.Service<
  SecurityDesk,
  {
    readonly config: Effect.Effect<Security.SecurityConfig, GatewayError>
    /** The first payment password, or another one by the proof that the way asks for. */
    readonly keepPassword: (form: PaymentPassword.Form) => Effect.Effect<void, GatewayError>
    /** Numbers come masked. */
    readonly cards: Effect.Effect<ReadonlyArray<BankCard.BankCard>, GatewayError>
    /** The banks a card may be of. */
    readonly banks: Effect.Effect<ReadonlyArray<BankCard.WithdrawBank>, GatewayError>
    readonly addCard: (typed: BankCard.Typed) => Effect.Effect<void, GatewayError>
    /** The questions that the member has answered. */
    readonly ownQuestions: Effect.Effect<ReadonlyArray<Security.Question>, GatewayError>
    /** The questions to choose from. */
    readonly offeredQuestions: Effect.Effect<ReadonlyArray<Security.Question>, GatewayError>
    readonly answer: (answers: ReadonlyArray<Security.Answered>) => Effect.Effect<void, GatewayError>
  }
>()("h5/services/SecurityDesk") {
  static readonly layer = Layer.effect(
    SecurityDesk,
    Effect.gen(function* () {
      const backend = yield* Backend
      const known = loginKey(yield* Whitelabels)

      const keep = ({ way, typed: { proof, paymentPassword } }: PaymentPassword.Form) => {
        switch (way) {
          case "set":
            return backend.change(calls.setPaymentPassword, { paymentPassword })
          case "change":
            return backend.change(calls.setPaymentPassword, { oldPaymentPassword: proof, paymentPassword })
          case "reset":
            return backend.change(calls.resetPaymentPassword, { loginPassword: proof, paymentPassword })
        }
      }

      return SecurityDesk.of({
        config: backend.read(calls.securityConfig, {}),
        keepPassword: (form) => known.pipe(Effect.andThen(keep(form)), Effect.asVoid, toTheEnd),
        cards: backend.read(calls.bankCards, {}),
        banks: backend.read(calls.withdrawBanks, {}),
        addCard: (typed) =>
          backend.change(calls.addBankCard, BankCard.payload(typed)).pipe(Effect.asVoid, toTheEnd),
        ownQuestions: backend.read(calls.ownQuestions, {}),
        offeredQuestions: backend.read(calls.offeredQuestions, {}),
        answer: (answers) =>
          backend
            .change(calls.answerQuestions, Security.answersToSend(answers))
            .pipe(Effect.asVoid, toTheEnd),
      })
    }),
  )
}
