import { Context, Effect, Layer } from "effect"

import * as Withdrawal from "#domain/cashier/Withdrawal.ts"
import { bankCards, hasPaymentPassword } from "#gateway/calls/account/security.ts"
import { withdraw } from "#gateway/calls/cashier/withdrawals.ts"
import { type GatewayError, incomplete } from "#gateway/GatewayError.ts"
import { Backend } from "#services/Backend.ts"
import { Whitelabels } from "#services/Whitelabels.ts"

/** Withdrawals of members. */
export class Withdrawals extends Context.Service<
  Withdrawals,
  {
    /** The data that a withdrawal requires: whether a payment password exists, and the bank cards. */
    readonly means: Effect.Effect<Withdrawal.Means, GatewayError>
    /** Withdraws. Sends one request; a retry is the player's and has the same id. */
    readonly take: (
      form: Withdrawal.Form,
      requestId: string,
    ) => Effect.Effect<Withdrawal.Receipt, GatewayError>
  }
>()("h5/services/Withdrawals") {
  static readonly layer = Layer.effect(
    Withdrawals,
    Effect.gen(function* () {
      const backend = yield* Backend
      const { untilKeyKnown } = yield* Whitelabels

      const means = Effect.all(
        { password: backend.read(hasPaymentPassword, {}), cards: backend.read(bankCards, {}) },
        { concurrency: 2 },
      ).pipe(Effect.map(({ password, cards }) => ({ hasPassword: password.has, cards })))

      const take = Effect.fnUntraced(function* (form: Withdrawal.Form, requestId: string) {
        const payload = Withdrawal.payload(form, requestId)
        const { card } = form
        if (payload === undefined || card === undefined) return yield* Effect.fail(incomplete(withdraw))
        yield* untilKeyKnown
        const { reference } = yield* backend.change(withdraw, payload)
        return { reference, amount: payload.amount, card }
      })

      return Withdrawals.of({ means, take })
    }),
  )
}
