import { Schema } from "effect"

import * as Deposit from "#domain/cashier/Deposit.ts"
import { list } from "#domain/Lenient.ts"
import * as Call from "#gateway/Call.ts"

/** The deposit targets of every method. */
export const depositBanks = Call.read({
  path: "/wps/relay/MCS2_depositBanksByVendor",
  input: Call.Nothing,
  output: list(Deposit.Bank),
})

/** The bonuses that a deposit may claim. */
export const depositPromos = Call.read({
  path: "/wps/relay/MCS2_depositPromoList",
  input: Call.Nothing,
  output: list(Deposit.Promo),
})

/** Claims a bonus for the next deposit. */
export const acceptPromo = Call.change("POST", {
  path: "/wps/relay/MCS2_acceptPromo",
  input: Schema.Struct({ promoId: Schema.String }),
  output: Call.Ignored,
})

const depositBy = (path: string) =>
  Call.change("POST", { path, input: Deposit.Payload, output: Deposit.DepositResponse })

/** A deposit by each method. The paths follow the specification (CA-35); gateway §4 writes Wechat with a capital. */
export const depositManual = depositBy("/wps/relay/MCS2_depositManualTransfer")
export const depositAlipay = depositBy("/wps/relay/MCS2_DepositAlipay")
export const depositQq = depositBy("/wps/relay/MCS2_DepositQQ")
export const depositWechat = depositBy("/wps/relay/MCS2_depositWechat")
export const depositGateway = depositBy("/wps/relay/MCS2_depositPaymentGateway")
