/** Assumed: lists offer these ranges. The specification only says 'date range' (open points 7, 8 and 9). */
export const periods = ["today", "yesterday", "week", "month", "own"] as const
export type Period = (typeof periods)[number]

/** Contains days in the player's time zone as `YYYY-MM-DD`, both inclusive. */
export interface DateRange {
  readonly period: Period
  readonly startDate: string
  readonly endDate: string
}

// Assumed: this range is the default.
const usual: Period = "week"

const shape = /^(\d{4})-(\d{2})-(\d{2})$/

const shifted = (day: string, days: number): string => {
  const [, year, month, date] = shape.exec(day) ?? []
  // The date is calculated in UTC, so that daylight saving time does not change the result.
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(date) + days)).toISOString().slice(0, 10)
}

const isDay = (day: string): boolean => shape.test(day) && shifted(day, 0) === day

export const isRange = (startDate: string, endDate: string): boolean =>
  isDay(startDate) && isDay(endDate) && startDate <= endDate

export const lastDays = (count: number, today: string) => ({
  startDate: shifted(today, 1 - count),
  endDate: today,
})

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

export const read = (query: string, today: string): DateRange => {
  const parameters = new URLSearchParams(query)
  const [startDate, endDate] = [parameters.get("startDate") ?? "", parameters.get("endDate") ?? ""]
  if (isRange(startDate, endDate)) return { period: "own", startDate, endDate }
  const named = parameters.get("period")
  return of(periods.find((period) => period !== "own" && period === named) ?? usual, today)
}

export const written = ({ period, startDate, endDate }: DateRange): Readonly<Record<string, string>> => ({
  period: period === "own" || period === usual ? "" : period,
  startDate: period === "own" ? startDate : "",
  endDate: period === "own" ? endDate : "",
})

export const cleared = { period: "", startDate: "", endDate: "" }

export const isDefault = ({ period }: DateRange): boolean => period === usual

export const daysOf = ({ startDate, endDate }: DateRange): ReadonlyArray<string> => {
  const days: Array<string> = []
  for (let day = startDate; day < endDate; day = shifted(day, 1)) days.push(day)
  return startDate <= endDate ? [...days, endDate] : days
}
