import { Context, Effect, Layer } from "effect"

import * as Withdrawal from "#domain/cashier/Withdrawal.ts"
import { bankCards, hasPaymentPassword } from "#gateway/calls/account/security.ts"
import { withdraw } from "#gateway/calls/cashier/withdrawals.ts"
import { type GatewayError, incomplete } from "#gateway/GatewayError.ts"
import { Backend } from "#services/Backend.ts"

export class Withdrawals extends Context.Service<
  Withdrawals,
  {
    readonly means: Effect.Effect<Withdrawal.Means, GatewayError>
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

      const means = Effect.all(
        { password: backend.read(hasPaymentPassword, {}), cards: backend.read(bankCards, {}) },
        { concurrency: 2 },
      ).pipe(Effect.map(({ password, cards }) => ({ hasPassword: password.has, cards })))

      const take = Effect.fnUntraced(function* (form: Withdrawal.Form, requestId: string) {
        const payload = Withdrawal.payload(form, requestId)
        const { card } = form
        if (payload === undefined || card === undefined) return yield* Effect.fail(incomplete(withdraw))
        const { reference } = yield* backend.change(withdraw, payload)
        return { reference, amount: payload.amount, card }
      })

      return Withdrawals.of({ means, take })
    }),
  )
}
