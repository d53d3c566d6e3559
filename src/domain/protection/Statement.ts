import type { Value } from "#domain/Decimal.ts"
import * as Decimals from "#domain/Decimals.ts"
import * as ExactMoney from "#domain/ExactMoney.ts"
import * as Money from "#domain/Money.ts"
import type { Message } from "#i18n/messages.ts"

/** The periods of the statement in days, each of which ends today. */
export const spans = [1, 7, 30, 365] as const
export type Span = (typeof spans)[number]

interface Moved {
  readonly deposit: Value | undefined
  readonly withdraw: Value | undefined
}

/** An amount with every digit, without decimals if it is whole. */
export const exactMoney = (amount: Value, currency: string): string =>
  Money.withCurrency(ExactMoney.format(amount), currency).replace(/[.,]00$/, "")

export const netText = (net: Value, currency: string): Message => {
  if (Number(net) === 0) return { key: "net_even" }
  const values = { amount: exactMoney(Decimals.absolute(net), currency) }
  return { key: Decimals.isNegative(net) ? "net_lost" : "net_won", values }
}

/** Deposits less withdrawals. A limit on deposits does not use this figure (gateway §11). */
export const netDeposits = ({ deposit, withdraw }: Moved): Value | undefined =>
  deposit === undefined ||
  withdraw === undefined ||
  Decimals.isNegative(deposit) ||
  Decimals.isNegative(withdraw)
    ? undefined
    : Decimals.difference(deposit, withdraw)
