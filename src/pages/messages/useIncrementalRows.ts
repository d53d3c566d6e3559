import { useMemo, useState } from "react"

import { limits } from "#config/limits.ts"

/** Renders a long list in pages. */
export const useIncrementalRows = <Item>(items: ReadonlyArray<Item>) => {
  const [count, setCount] = useState<number>(limits.recordPage)
  const shown = useMemo(() => items.slice(0, count), [items, count])
  return {
    shown,
    hasMore: count < items.length,
    grow: () => setCount((before) => before + limits.recordPage),
  }
}
