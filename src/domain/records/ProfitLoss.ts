import { Schema } from "effect"

import { type DateRange, daysOf as datesOf } from "#domain/DateRange.ts"
import { amount, balance, list, text } from "#domain/Lenient.ts"

export const sums = ["deposit", "withdraw", "stake", "win", "bonus", "net"] as const

const Totals = Schema.Struct({
  deposit: balance,
  withdraw: balance,
  stake: balance,
  win: balance,
  bonus: balance,
  net: balance,
})

export const TypeSums = Schema.Struct({ gameType: text, stake: amount, win: amount, net: amount })
export type TypeSums = typeof TypeSums.Type

export const DayNet = Schema.Struct({ date: Schema.String, net: amount })
export type DayNet = typeof DayNet.Type

export const ProfitLoss = Schema.Struct({
  totals: Totals,
  byType: list(TypeSums),
  daily: list(DayNet),
})
export type ProfitLoss = typeof ProfitLoss.Type

export const isEmpty = ({ totals, byType }: ProfitLoss): boolean =>
  byType.length === 0 && sums.every((name) => totals[name] === 0)

// With more bars, each bar of the chart would be too narrow.
export const mostBars = 31

/** Days that the response omits are 0. Assumed: a longer range shows only its last days. */
export const daysOf = (range: DateRange, daily: ReadonlyArray<DayNet>): ReadonlyArray<DayNet> => {
  const nets = new Map(daily.map(({ date, net }) => [date, net]))
  return datesOf(range)
    .slice(-mostBars)
    .map((date) => ({ date, net: nets.get(date) ?? 0 }))
}
