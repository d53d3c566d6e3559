import { Context, Effect, Layer } from "effect"

import * as Deposit from "#domain/cashier/Deposit.ts"
import type { ChangeCall } from "#gateway/Call.ts"
import * as calls from "#gateway/calls/cashier/deposits.ts"
import { type GatewayError, incomplete } from "#gateway/GatewayError.ts"
import { Backend } from "#services/Backend.ts"

const callOf: Readonly<Record<Deposit.Method, ChangeCall<Deposit.Payload, Deposit.DepositResponse>>> = {
  MANUAL: calls.depositManual,
  ALIPAY: calls.depositAlipay,
  QQ: calls.depositQq,
  WECHAT: calls.depositWechat,
  GATEWAY: calls.depositGateway,
}

export class Deposits extends Context.Service<
  Deposits,
  {
    readonly accept: (form: Deposit.Form) => Effect.Effect<void, GatewayError>
    readonly pay: (form: Deposit.Form, requestId: string) => Effect.Effect<Deposit.Receipt, GatewayError>
  }
>()("h5/services/Deposits") {
  static readonly layer = Layer.effect(
    Deposits,
    Effect.map(Backend, (backend) => ({
      accept: ({ promo }) =>
        promo === undefined
          ? Effect.void
          : Effect.asVoid(backend.change(calls.acceptPromo, { promoId: promo.promoId })),
      pay: (form, requestId) => {
        const payload = Deposit.payload(form, requestId)
        const { bank } = form
        return payload === undefined || bank === undefined
          ? Effect.fail(incomplete(calls.depositManual))
          : Effect.map(backend.change(callOf[bank.method], payload), (response) =>
              Deposit.receiptOf(response, {
                bank,
                amount: payload.amount,
                bonus: Deposit.bonusOf(payload.amount, form.promo),
              }),
            )
      },
    })),
  )
}
