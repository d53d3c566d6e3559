import { Schema } from "effect"

import { type DateRange, daysOf } from "./DateRange.ts"
import { listOrNone, orElse, text } from "./Lenient.ts"

const amount = orElse(Schema.Finite, 0)

/** The sums of a profit and loss, in the order they are shown (decision 9). */
export const sums = ["deposit", "withdraw", "stake", "win", "bonus", "net"] as const

const Totals = Schema.Struct({
  deposit: amount,
  withdraw: amount,
  stake: amount,
  win: amount,
  bonus: amount,
  net: amount,
})

/** What was staked and won at one type of game. */
export const TypeSums = Schema.Struct({ gameType: text, stake: amount, win: amount, net: amount })
export type TypeSums = typeof TypeSums.Type

export const DayNet = Schema.Struct({ date: Schema.String, net: amount })
export type DayNet = typeof DayNet.Type

/** A member's profit and loss over some days, gateway §4. */
export const ProfitLoss = Schema.Struct({
  totals: orElse(Totals, { deposit: 0, withdraw: 0, stake: 0, win: 0, bonus: 0, net: 0 }),
  byType: listOrNone(TypeSums),
  daily: listOrNone(DayNet),
})
export type ProfitLoss = typeof ProfitLoss.Type

/** Whether nothing was moved on these days. */
export const isEmpty = ({ totals, byType }: ProfitLoss): boolean =>
  byType.length === 0 && sums.every((name) => totals[name] === 0)

/** A day of the picture: its height is from -1 to 1, of the day that moved most. */
export interface Bar extends DayNet {
  readonly height: number
}

/**
 * The days of a range with what they brought, first to last; a day that the answer does not name brought nothing.
 *
 * Assumed: of a longer range the last 31 days are drawn, as more would be too narrow to read.
 */
export const barsOf = (range: DateRange, daily: ReadonlyArray<DayNet>): ReadonlyArray<Bar> => {
  const nets = new Map(daily.map(({ date, net }) => [date, net]))
  const days = daysOf(range).slice(-mostBars)
  const most = Math.max(...days.map((date) => Math.abs(nets.get(date) ?? 0)))
  return days.map((date) => {
    const net = nets.get(date) ?? 0
    return { date, net, height: most === 0 ? 0 : net / most }
  })
}

const mostBars = 31
