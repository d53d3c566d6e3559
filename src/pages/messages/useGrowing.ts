import { useMemo, useState } from "react"

import { limits } from "#config/limits.ts"

/** A list that is there at once and drawn bit by bit, for it may be long. */
export const useGrowing = <Entry>(entries: ReadonlyArray<Entry>) => {
  const [count, setCount] = useState<number>(limits.recordPage)
  const shown = useMemo(() => entries.slice(0, count), [entries, count])
  return {
    shown,
    hasMore: count < entries.length,
    grow: () => setCount((before) => before + limits.recordPage),
  }
}
