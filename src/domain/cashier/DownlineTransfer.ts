import type { Message } from "#i18n/messages.ts"
import * as Decimal from "#domain/Decimal.ts"
import * as Decimals from "#domain/Decimals.ts"

import * as TypedAmount from "./TypedAmount.ts"

export interface Typed {
  readonly account: string
  readonly typed: string
  readonly currency?: string
}

export const amountOf = ({ typed, currency }: Omit<Typed, "account">): Decimal.Decimal | undefined => {
  const amount = TypedAmount.read(typed, currency)
  return amount === "0" ? undefined : amount
}

export const check = (typed: ReadonlyArray<Typed>): Readonly<Record<string, Message>> =>
  typed.length > 0 && typed.every((each) => amountOf(each) !== undefined)
    ? {}
    : { amounts: { key: "transfer_amount_wrong" } }

export const transfers = (typed: ReadonlyArray<Typed>) =>
  typed.map((each) => ({ account: each.account, amount: amountOf(each) ?? ("0" as const) }))

export const total = (typed: ReadonlyArray<Typed>): Decimal.Decimal =>
  typed.reduce<Decimal.Decimal>((sum, each) => Decimals.plus(sum, amountOf(each) ?? 0), "0")
