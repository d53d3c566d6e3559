/**
 * The date ranges that a record offers (decisions 7, 8 and 9).
 *
 * Assumed: these five. The specification only says 'date range'.
 */
export const periods = ["today", "yesterday", "week", "month", "own"] as const
export type Period = (typeof periods)[number]

/** Days in the player's time zone as `YYYY-MM-DD`, both inclusive. */
export interface DateRange {
  readonly period: Period
  readonly startDate: string
  readonly endDate: string
}

/** Assumed: the default range of a record. */
const usual: Period = "week"

const shape = /^(\d{4})-(\d{2})-(\d{2})$/

/** Adds days to a date. It calculates in UTC, so daylight saving time does not change the result. */
const shifted = (day: string, days: number): string => {
  const [, year, month, date] = shape.exec(day) ?? []
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(date) + days)).toISOString().slice(0, 10)
}

/** Whether a text is a valid calendar date. */
const isDay = (day: string): boolean => shape.test(day) && shifted(day, 0) === day

/** Whether two dates form a range: both are valid, and the first is not after the last. */
export const isRange = (startDate: string, endDate: string): boolean =>
  isDay(startDate) && isDay(endDate) && startDate <= endDate

/** The last days until today, which counts as one. */
export const lastDays = (count: number, today: string) => ({
  startDate: shifted(today, 1 - count),
  endDate: today,
})

/** The dates of a period, relative to today. A custom range starts as today. */
export const of = (period: Period, today: string): DateRange => {
  switch (period) {
    case "today":
    case "own":
      return { period, startDate: today, endDate: today }
    case "yesterday":
      return { period, startDate: shifted(today, -1), endDate: shifted(today, -1) }
    case "week":
      return { period, ...lastDays(7, today) }
    case "month":
      return { period, startDate: `${today.slice(0, 8)}01`, endDate: today }
  }
}

/** Reads the range from a query string, or the default range if it has none. */
export const read = (query: string, today: string): DateRange => {
  const parameters = new URLSearchParams(query)
  const [startDate, endDate] = [parameters.get("startDate") ?? "", parameters.get("endDate") ?? ""]
  if (isRange(startDate, endDate)) return { period: "own", startDate, endDate }
  const named = parameters.get("period")
  return of(periods.find((period) => period !== "own" && period === named) ?? usual, today)
}

/** The query parameters of a range. A period stays relative to today; a custom range stores its dates. */
export const written = ({ period, startDate, endDate }: DateRange): Readonly<Record<string, string>> => ({
  period: period === "own" || period === usual ? "" : period,
  startDate: period === "own" ? startDate : "",
  endDate: period === "own" ? endDate : "",
})

/** The query parameters that select the default range. */
export const cleared = { period: "", startDate: "", endDate: "" }

/** Whether a range is the default one. */
export const isDefault = ({ period }: DateRange): boolean => period === usual

/** Every day of a range, in order. */
export const daysOf = ({ startDate, endDate }: DateRange): ReadonlyArray<string> => {
  const days: Array<string> = []
  for (let day = startDate; day < endDate; day = shifted(day, 1)) days.push(day)
  return startDate <= endDate ? [...days, endDate] : days
}
