import { Schema } from "effect"

import { BankCard, WithdrawBank } from "#domain/account/BankCard.ts"
import { list } from "#domain/Lenient.ts"
import * as Security from "#domain/account/Security.ts"
import * as Call from "#gateway/Call.ts"

export const securityConfig = Call.plainRead({
  path: "/wps/member/securityConfig",
  output: Security.SecurityConfig,
})

export const hasPaymentPassword = Call.plainRead({
  path: "/wps/member/hasWithdrawalPassword",
  output: Security.HasPassword,
})

export const setPaymentPassword = Call.change("POST", {
  path: "/wps/member/paymentPassword",
  encrypted: true,
  input: Schema.Struct({
    oldPaymentPassword: Schema.optionalKey(Schema.String),
    paymentPassword: Schema.String,
  }),
  output: Call.Ignored,
})

export const resetPaymentPassword = Call.change("POST", {
  path: "/wps/member/paymentPassword/reset",
  encrypted: true,
  input: Schema.Struct({ loginPassword: Schema.String, paymentPassword: Schema.String }),
  output: Call.Ignored,
})

export const addBankCard = Call.change("POST", {
  path: "/wps/member/bankCard",
  secret: true,
  input: Schema.Struct({
    bankCode: Schema.String,
    cardNumber: Schema.String,
    payeeName: Schema.String,
    paymentPassword: Schema.String,
  }),
  output: Call.Ignored,
})

export const bankCards = Call.plainRead({
  path: "/wps/relay/MCS2_bankCards",
  output: list(BankCard),
})

export const withdrawBanks = Call.plainRead({
  path: "/wps/relay/MCS2_withdrawBanks",
  output: list(WithdrawBank),
})

// Assumed: `customer` in the path means the member, as in the agent's calls.
export const answeredSecurityQuestions = Call.plainRead({
  path: "/wps/member/customerSecurityQuestions",
  output: list(Security.Question),
})

export const availableSecurityQuestions = Call.plainRead({
  path: "/wps/member/securityQuestions",
  output: list(Security.Question),
})

export const answerQuestions = Call.change("POST", {
  path: "/wps/member/securityQuestions",
  secret: true,
  input: Schema.Array(Security.Answered),
  output: Call.Ignored,
})
