import { Context, Effect, Layer } from "effect"

import * as Deposit from "#domain/Deposit.ts"
import { Failure } from "#domain/Failure.ts"
import type { ChangeCall } from "#gateway/Call.ts"
import * as calls from "#gateway/calls/deposits.ts"
import { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"

/** The call by which each method is paid. */
const callOf: Readonly<Record<Deposit.Method, ChangeCall<Deposit.Payload, Deposit.Answer>>> = {
  MANUAL: calls.depositManual,
  ALIPAY: calls.depositAlipay,
  QQ: calls.depositQq,
  WECHAT: calls.depositWechat,
  GATEWAY: calls.depositGateway,
}

/** How members pay in. */
export class Deposits extends Context.Service<
  Deposits,
  {
    /** Where deposits can be paid to. */
    readonly banks: Effect.Effect<ReadonlyArray<Deposit.Bank>, GatewayError>
    /** The bonuses that a deposit may claim. */
    readonly promos: Effect.Effect<ReadonlyArray<Deposit.Promo>, GatewayError>
    /** Claims the bonus of a deposit, if one is chosen; no money moves by it. */
    readonly accept: (form: Deposit.Form) => Effect.Effect<void, GatewayError>
    /** Pays in; asked once, a repeat is the player's and has the same id. */
    readonly pay: (form: Deposit.Form, requestId: string) => Effect.Effect<Deposit.Receipt, GatewayError>
  }
>()("h5/services/Deposits") {
  static readonly layer = Layer.effect(
    Deposits,
    Effect.map(Backend, (backend) => ({
      banks: backend.read(calls.depositBanks, {}),
      promos: backend.read(calls.depositPromos, {}),
      accept: ({ promo }) =>
        promo === undefined
          ? Effect.void
          : Effect.asVoid(backend.change(calls.acceptPromo, { promoId: promo.promoId })),
      pay: (form, requestId) => {
        const payload = Deposit.payload(form, requestId)
        const { bank } = form
        return payload === undefined || bank === undefined
          ? Effect.fail(incomplete)
          : Effect.map(backend.change(callOf[bank.method], payload), (answer) =>
              Deposit.receiptOf(answer, bank, payload.amount),
            )
      },
    })),
  )
}

/** Nothing is sent of a form that was not looked at. */
const incomplete = new GatewayError({
  call: calls.depositBanks.path,
  reason: Failure.Refused({ code: "unknown_error", captcha: false }),
})
