import { Schema } from "effect"

import { BankCard, WithdrawBank } from "#domain/account/BankCard.ts"
import { list } from "#domain/Lenient.ts"
import * as Security from "#domain/account/Security.ts"
import * as Call from "#gateway/Call.ts"

/** Which security settings of the account are configured. */
export const securityConfig = Call.read({
  path: "/wps/member/securityConfig",
  input: Call.Nothing,
  output: Security.SecurityConfig,
})

/** Whether a payment password is set. */
export const hasPaymentPassword = Call.read({
  path: "/wps/member/hasWithdrawalPassword",
  input: Call.Nothing,
  output: Security.HasPassword,
})

/** Sets the payment password. The old one is omitted only when none is set. */
export const setPaymentPassword = Call.change("POST", {
  path: "/wps/member/paymentPassword",
  encrypted: true,
  input: Schema.Struct({
    oldPaymentPassword: Schema.optionalKey(Schema.String),
    paymentPassword: Schema.String,
  }),
  output: Call.Ignored,
})

/** Resets the payment password with the login password. */
export const resetPaymentPassword = Call.change("POST", {
  path: "/wps/member/paymentPassword/reset",
  encrypted: true,
  input: Schema.Struct({ loginPassword: Schema.String, paymentPassword: Schema.String }),
  output: Call.Ignored,
})

/** Adds a bank card. */
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

/** The member's bank cards, with masked numbers. */
export const bankCards = Call.read({
  path: "/wps/relay/MCS2_bankCards",
  input: Call.Nothing,
  output: list(BankCard),
})

/** The banks that withdrawals can be paid to. */
export const withdrawBanks = Call.read({
  path: "/wps/relay/MCS2_withdrawBanks",
  input: Call.Nothing,
  output: list(WithdrawBank),
})

/**
 * The questions that the member has answered. Assumed: `customer` in the path means the member, as in the
 * agent's calls.
 */
export const answeredSecurityQuestions = Call.read({
  path: "/wps/member/customerSecurityQuestions",
  input: Call.Nothing,
  output: list(Security.Question),
})

/** The available security questions. */
export const availableSecurityQuestions = Call.read({
  path: "/wps/member/securityQuestions",
  input: Call.Nothing,
  output: list(Security.Question),
})

/** Sets the answers to the security questions. */
export const answerQuestions = Call.change("POST", {
  path: "/wps/member/securityQuestions",
  secret: true,
  input: Schema.Array(Security.Answered),
  output: Call.Ignored,
})
