import { useMemo, useState } from "react"

import { limits } from "#config/limits.ts"

/** Renders only the first rows of a long list; each call of `grow` adds a page of rows. */
export const useIncrementalRows = <Item>(items: ReadonlyArray<Item>) => {
  const [count, setCount] = useState<number>(limits.recordPage)
  const shown = useMemo(() => items.slice(0, count), [items, count])
  return {
    shown,
    hasMore: count < items.length,
    grow: () => setCount((before) => before + limits.recordPage),
  }
}
