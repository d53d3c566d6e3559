import { useAtomValue } from "jotai"
import { useLocation, useSearch } from "wouter"

import { todayAtom } from "#atoms/calendar.ts"
import * as DateRange from "#domain/DateRange.ts"
import * as PageQuery from "#domain/PageQuery.ts"

/** Stores the filter in the address, so that a reload, a shared link and going back restore the filter. */
export const useNarrowing = () => {
  const query = useSearch()
  const [path, navigate] = useLocation()
  const today = useAtomValue(todayAtom)
  const narrow = (changes: Readonly<Record<string, string>>) =>
    navigate(PageQuery.changed(path, query, changes), { replace: true })
  return {
    today,
    range: DateRange.read(query, today),
    setRange: (range: DateRange.DateRange) => narrow(DateRange.written(range)),
    /** Returns the filter's value; "" if the filter accepts any value, or if `known` lacks the value. */
    valueOf: (name: string, known?: ReadonlyArray<string>) => PageQuery.valueOf(query, name, known),
    narrow,
  }
}
