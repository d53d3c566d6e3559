import * as CalendarDate from "#domain/CalendarDate.ts"

export interface DayTotal {
  readonly day: string
  /** Undefined if an amount of the day is unknown. */
  readonly total: number | undefined
}

interface Timed {
  readonly time: number
}

const dayOf = ({ time }: Timed): string => {
  const date = new Date(time)
  return time <= 0 || Number.isNaN(date.getTime()) ? "" : CalendarDate.of(date)
}

export const byFirstItem = <Item extends Timed>(
  items: ReadonlyArray<Item>,
  amountOf: (item: Item) => number | undefined,
): ReadonlyMap<Item, DayTotal> => {
  const days = new Map<Item, DayTotal>()
  let [first] = items
  for (const item of items) {
    const day = dayOf(item)
    if (first === undefined || days.get(first)?.day !== day) first = item
    const { total } = days.get(first) ?? { total: 0 }
    const amount = amountOf(item)
    days.set(first, { day, total: total === undefined || amount === undefined ? undefined : total + amount })
  }
  return days
}
