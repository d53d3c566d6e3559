/**
 * The spans of a record that can be chosen (decisions 7, 8 and 9).
 *
 * Assumed: these five; the specification has only 'date range'.
 */
export const periods = ["today", "yesterday", "week", "month", "own"] as const
export type Period = (typeof periods)[number]

/** Days of the player's own calendar as `YYYY-MM-DD`, both within the range. */
export interface DateRange {
  readonly period: Period
  readonly startDate: string
  readonly endDate: string
}

/** Assumed: what a record shows when nothing was chosen. */
const usual: Period = "week"

const shape = /^(\d{4})-(\d{2})-(\d{2})$/

/** A day so many days later. Days have no clock here, so no hour of summer time is lost or won. */
const shifted = (day: string, days: number): string => {
  const [, year, month, date] = shape.exec(day) ?? []
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(date) + days)).toISOString().slice(0, 10)
}

/** Whether a text is a day that the calendar has. */
const isDay = (day: string): boolean => shape.test(day) && shifted(day, 0) === day

/** Whether two days make a range: both exist, and the first is not after the last. */
export const isRange = (startDate: string, endDate: string): boolean =>
  isDay(startDate) && isDay(endDate) && startDate <= endDate

/** The range of a period, seen from today; one's own begins as today. */
export const of = (period: Period, today: string): DateRange => {
  switch (period) {
    case "today":
    case "own":
      return { period, startDate: today, endDate: today }
    case "yesterday":
      return { period, startDate: shifted(today, -1), endDate: shifted(today, -1) }
    case "week":
      return { period, startDate: shifted(today, -6), endDate: today }
    case "month":
      return { period, startDate: `${today.slice(0, 8)}01`, endDate: today }
  }
}

/** The range that the query of an address names; the usual one where it names none. */
export const read = (query: string, today: string): DateRange => {
  const parameters = new URLSearchParams(query)
  const [startDate, endDate] = [parameters.get("startDate") ?? "", parameters.get("endDate") ?? ""]
  if (isRange(startDate, endDate)) return { period: "own", startDate, endDate }
  const named = parameters.get("period")
  return of(periods.find((period) => period !== "own" && period === named) ?? usual, today)
}

/** What of a range stands in an address: a period keeps up with the calendar, one's own range keeps its days. */
export const written = ({ period, startDate, endDate }: DateRange): Readonly<Record<string, string>> => ({
  period: period === "own" || period === usual ? "" : period,
  startDate: period === "own" ? startDate : "",
  endDate: period === "own" ? endDate : "",
})

/** Each day of a range, first to last. */
export const daysOf = ({ startDate, endDate }: DateRange): ReadonlyArray<string> => {
  const days: Array<string> = []
  for (let day = startDate; day <= endDate; day = shifted(day, 1)) days.push(day)
  return days
}
