import { made, partsOf, type Value } from "#domain/Decimal.ts"
import * as Decimals from "#domain/Decimals.ts"
import * as Money from "#domain/Money.ts"
import type { Message } from "#i18n/messages.ts"

/** The periods of the statement in days, each of which ends today. */
export const spans = [1, 7, 30, 365] as const
export type Span = (typeof spans)[number]

interface Moved {
  readonly deposit: Value | undefined
  readonly withdraw: Value | undefined
}

/** Shows every digit, because a rounded amount could hide a part of a loss. */
export const exactMoney = (amount: Value, currency: string): string => {
  const [sign, whole, part] = partsOf(amount)
  if (part.length <= 2) return Money.rounded(amount, currency)
  return Money.withCurrency(`${sign}${Money.format(made("", whole, "")).slice(0, -2)}${part}`, currency)
}

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
