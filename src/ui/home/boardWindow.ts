import { boardLimits } from "#config/limits.ts"

// The number of additional rows, so that a late timer leaves no gap.
const ahead = 1

export const rowsPerPeriod = 2

/** Short boards do not move (spec §2 "Latest winner board"). */
export const boardMoves = (count: number): boolean => count > boardLimits.atRest

export const visibleRows = (count: number): number => (boardMoves(count) ? boardLimits.moving : count)

/** Returns the positions to render. Position `p` shows entry `p % count`; higher positions are a second copy. */
export const boardWindow = (passed: number, count: number): ReadonlyArray<number> => {
  const top = passed % count
  const screenful = boardLimits.moving + 1
  const last = Math.min(top + screenful + rowsPerPeriod + ahead, count + screenful)
  // Near the end of the loop, the first rows are rendered too, because they show next.
  const places = new Set(last > count ? range(0, screenful) : [])
  for (const place of range(Math.max(0, top - 1), last)) places.add(place)
  return [...places].sort((a, b) => a - b)
}

const range = (from: number, to: number): ReadonlyArray<number> =>
  Array.from({ length: to - from }, (_, index) => from + index)
