import { Schema } from "effect"

import { type DateRange, daysOf as datesOf } from "#domain/DateRange.ts"
import { amount, list, text } from "#domain/Lenient.ts"

/** The totals of profit and loss, in display order (decision 9). */
export const sums = ["deposit", "withdraw", "stake", "win", "bonus", "net"] as const

const Totals = Schema.Struct({
  deposit: amount,
  withdraw: amount,
  stake: amount,
  win: amount,
  bonus: amount,
  net: amount,
})

/** Stake and win of one game type. */
export const TypeSums = Schema.Struct({ gameType: text, stake: amount, win: amount, net: amount })
export type TypeSums = typeof TypeSums.Type

export const DayNet = Schema.Struct({ date: Schema.String, net: amount })
export type DayNet = typeof DayNet.Type

/** A member's profit and loss over a date range (gateway §4). */
export const ProfitLoss = Schema.Struct({
  totals: Totals,
  byType: list(TypeSums),
  daily: list(DayNet),
})
export type ProfitLoss = typeof ProfitLoss.Type

/** Whether all totals are zero. */
export const isEmpty = ({ totals, byType }: ProfitLoss): boolean =>
  byType.length === 0 && sums.every((name) => totals[name] === 0)

/** The most bars that a chart shows: more would be too narrow. */
export const mostBars = 31

/**
 * The net result of every day of a range, in order. Days that the response omits are 0.
 *
 * Assumed: a longer range shows its last 31 days.
 */
export const daysOf = (range: DateRange, daily: ReadonlyArray<DayNet>): ReadonlyArray<DayNet> => {
  const nets = new Map(daily.map(({ date, net }) => [date, net]))
  return datesOf(range)
    .slice(-mostBars)
    .map((date) => ({ date, net: nets.get(date) ?? 0 }))
}
