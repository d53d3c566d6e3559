import { Context, Effect, Layer } from "effect"

import { Failure } from "#domain/Failure.ts"
import * as Withdrawal from "#domain/Withdrawal.ts"
import { bankCards, hasWithdrawalPassword } from "#gateway/calls/security.ts"
import { withdraw } from "#gateway/calls/withdrawals.ts"
import { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"
import { loginKey } from "./loginKey.ts"
import { Whitelabels } from "./Whitelabels.ts"

/** How members take money out. */
export class Withdrawals extends Context.Service<
  Withdrawals,
  {
    /** What one needs to withdraw: whether there is a payment password, and the cards that can be paid to. */
    readonly means: Effect.Effect<Withdrawal.Means, GatewayError>
    /** Takes money out; asked once, a repeat is the player's and has the same id. */
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
      const known = loginKey(yield* Whitelabels)

      const means = Effect.all(
        { password: backend.read(hasWithdrawalPassword, {}), cards: backend.read(bankCards, {}) },
        { concurrency: 2 },
      ).pipe(Effect.map(({ password, cards }) => ({ hasPassword: password.has, cards })))

      const take = Effect.fnUntraced(function* (form: Withdrawal.Form, requestId: string) {
        const payload = Withdrawal.payload(form, requestId)
        const { card } = form
        if (payload === undefined || card === undefined) return yield* Effect.fail(incomplete)
        yield* known
        const { reference } = yield* backend.change(withdraw, payload)
        return { reference, amount: payload.amount, card }
      })

      return Withdrawals.of({ means, take })
    }),
  )
}

/** Nothing is sent of a form that was not looked at. */
const incomplete = new GatewayError({
  call: withdraw.path,
  reason: Failure.Refused({ code: "unknown_error", captcha: false }),
})
