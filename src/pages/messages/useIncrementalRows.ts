import { useMemo, useState } from "react"

import { limits } from "#config/limits.ts"

/** Renders a loaded list in steps, because it may be long. */
export const useIncrementalRows = <Entry>(entries: ReadonlyArray<Entry>) => {
  const [count, setCount] = useState<number>(limits.recordPage)
  const shown = useMemo(() => entries.slice(0, count), [entries, count])
  return {
    shown,
    hasMore: count < entries.length,
    grow: () => setCount((before) => before + limits.recordPage),
  }
}
