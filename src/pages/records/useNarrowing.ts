import { useAtomValue } from "jotai"
import { useLocation, useSearch } from "wouter"

import { todayAtom } from "#atoms/calendar.ts"
import * as DateRange from "#domain/DateRange.ts"
import * as PageQuery from "#domain/PageQuery.ts"

/** What a record is narrowed to. It lives in the address, so that reload, share and back keep it. */
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
    /** A value by its name; empty for any. */
    valueOf: (name: string) => PageQuery.valueOf(query, name),
    narrow,
  }
}
