import * as CalendarDate from "#domain/CalendarDate.ts"

/** The total of a day's loaded items. Later pages can add items to the last day. */
export interface DayTotal {
  /** `YYYY-MM-DD` in the player's time zone; empty for items without a time. */
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

/** The days of a list, by the first item of each. The list keeps the order of the gateway. */
export const byFirstItem = <Item extends Timed>(
  items: ReadonlyArray<Item>,
  amountOf: (item: Item) => number,
): ReadonlyMap<Item, DayTotal> => {
  const days = new Map<Item, DayTotal>()
  let [first] = items
  for (const item of items) {
    const day = dayOf(item)
    if (first === undefined || days.get(first)?.day !== day) first = item
    days.set(first, { day, total: (days.get(first)?.total ?? 0) + amountOf(item) })
  }
  return days
}
