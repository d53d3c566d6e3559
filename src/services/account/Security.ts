import { Context, Effect, Layer } from "effect"

import * as BankCard from "#domain/account/BankCard.ts"
import type * as PaymentPassword from "#domain/account/PaymentPassword.ts"
import * as Domain from "#domain/account/Security.ts"
import * as calls from "#gateway/calls/account/security.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { Backend } from "#services/Backend.ts"
import { toTheEnd } from "#services/requestPolicy.ts"
import { Whitelabels } from "#services/Whitelabels.ts"

export class Security extends Context.Service<
  Security,
  {
    readonly keepPassword: (form: PaymentPassword.Form) => Effect.Effect<void, GatewayError>
    readonly addCard: (typed: BankCard.Typed) => Effect.Effect<void, GatewayError>
    readonly answer: (answers: ReadonlyArray<Domain.Answered>) => Effect.Effect<void, GatewayError>
  }
>()("h5/services/Security") {
  static readonly layer = Layer.effect(
    Security,
    Effect.gen(function* () {
      const backend = yield* Backend
      const { untilKeyKnown } = yield* Whitelabels

      const keep = ({ purpose, typed: { currentPassword, paymentPassword } }: PaymentPassword.Form) => {
        switch (purpose) {
          case "set":
            return backend.change(calls.setPaymentPassword, { paymentPassword })
          case "change":
            return backend.change(calls.setPaymentPassword, {
              oldPaymentPassword: currentPassword,
              paymentPassword,
            })
          case "reset":
            return backend.change(calls.resetPaymentPassword, {
              loginPassword: currentPassword,
              paymentPassword,
            })
        }
      }

      return Security.of({
        keepPassword: (form) => untilKeyKnown.pipe(Effect.andThen(keep(form)), Effect.asVoid, toTheEnd),
        addCard: (typed) =>
          backend.change(calls.addBankCard, BankCard.payload(typed)).pipe(Effect.asVoid, toTheEnd),
        answer: (answers) =>
          backend.change(calls.answerQuestions, Domain.answersToSend(answers)).pipe(Effect.asVoid, toTheEnd),
      })
    }),
  )
}
