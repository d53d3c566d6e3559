import { limits } from "#config/limits.ts"

/** Rows rendered beyond the visible ones, so that a late timer shows no gap. */
const ahead = 1

/** Rows per tick of the board's timer. */
export const rowsPerPeriod = 2

/** Whether a board with this many entries moves (spec §2 "Latest winner board"). */
export const boardMoves = (count: number): boolean => count > limits.winnersAtRest

/** Rows that are visible at a time. */
export const visibleRows = (count: number): number => (boardMoves(count) ? limits.winnersMoving : count)

/**
 * Positions to render after `passed` rows. Position `p` shows entry `p % count`; positions from `count` on
 * are the second copy. Near the loop's end the first screenful is included, because it shows after the
 * loop.
 */
export const boardWindow = (passed: number, count: number): ReadonlyArray<number> => {
  const top = passed % count
  const screenful = limits.winnersMoving + 1
  const last = Math.min(top + screenful + rowsPerPeriod + ahead, count + screenful)
  const places = new Set(last > count ? range(0, screenful) : [])
  for (const place of range(Math.max(0, top - 1), last)) places.add(place)
  return [...places].sort((a, b) => a - b)
}

const range = (from: number, to: number): ReadonlyArray<number> =>
  Array.from({ length: to - from }, (_, index) => from + index)
