import { Schema } from "effect"

import * as Deposit from "#domain/cashier/Deposit.ts"
import { list } from "#domain/Lenient.ts"
import * as Call from "#gateway/Call.ts"

export const depositBanks = Call.plainRead({
  path: "/wps/relay/MCS2_depositBanksByVendor",
  output: list(Deposit.Bank),
})

export const depositPromos = Call.plainRead({
  path: "/wps/relay/MCS2_depositPromoList",
  output: list(Deposit.Promo),
})

export const acceptPromo = Call.change("POST", {
  path: "/wps/relay/MCS2_acceptPromo",
  input: Schema.Struct({ promoId: Schema.String }),
  output: Call.Ignored,
})

const depositBy = (path: string) =>
  Call.change("POST", { path, input: Deposit.Payload, output: Deposit.DepositResponse })

// CA-35 defines these paths. Gateway §4 spells the path of Wechat with a capital letter.
export const depositManual = depositBy("/wps/relay/MCS2_depositManualTransfer")
export const depositAlipay = depositBy("/wps/relay/MCS2_DepositAlipay")
export const depositQq = depositBy("/wps/relay/MCS2_DepositQQ")
export const depositWechat = depositBy("/wps/relay/MCS2_depositWechat")
export const depositGateway = depositBy("/wps/relay/MCS2_depositPaymentGateway")
