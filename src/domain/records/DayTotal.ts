import * as CalendarDate from "#domain/CalendarDate.ts"

/** The total of a day's loaded entries. Later pages can add entries to the last day. */
export interface DayTotal {
  /** `YYYY-MM-DD` in the player's time zone; empty for entries without a time. */
  readonly day: string
  readonly total: number
}

interface Timed {
  /** Epoch milliseconds; 0 means unknown. */
  readonly time: number
}

const dayOf = ({ time }: Timed): string => {
  const date = new Date(time)
  return time <= 0 || Number.isNaN(date.getTime()) ? "" : CalendarDate.of(date)
}

/** The days of a list, by the first entry of each. The list keeps the order of the gateway. */
export const byFirstEntry = <Entry extends Timed>(
  entries: ReadonlyArray<Entry>,
  amountOf: (entry: Entry) => number,
): ReadonlyMap<Entry, DayTotal> => {
  const days = new Map<Entry, DayTotal>()
  let [first] = entries
  for (const entry of entries) {
    const day = dayOf(entry)
    if (first === undefined || days.get(first)?.day !== day) first = entry
    days.set(first, { day, total: (days.get(first)?.total ?? 0) + amountOf(entry) })
  }
  return days
}
