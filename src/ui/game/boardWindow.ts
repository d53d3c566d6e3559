import { limits } from "#config/limits.ts"

/** Rows drawn ahead of the visible ones, so that a late beat shows no gap. */
const ahead = 1

/** Beats of the board come every so many rows. */
export const rowsPerBeat = 2

/** Whether a board of so many entries moves (spec §2 "Latest winner board"). */
export const boardMoves = (count: number): boolean => count > limits.winnersAtRest

/**
 * Places of the endless board that must be drawn when `passed` rows have gone by.
 *
 * Place `p` shows entry `p % count`; places from `count` on are the second copy that follows the first.
 * As the loop nears its end the first screenful is there too: it is what stands after the loop closes.
 */
export const boardWindow = (passed: number, count: number): ReadonlyArray<number> => {
  const top = passed % count
  const screenful = limits.winnersAtRest + 1
  const last = Math.min(top + screenful + rowsPerBeat + ahead, count + screenful)
  const places = new Set(last > count ? range(0, screenful) : [])
  for (const place of range(Math.max(0, top - 1), last)) places.add(place)
  return [...places].sort((a, b) => a - b)
}

const range = (from: number, to: number): ReadonlyArray<number> =>
  Array.from({ length: to - from }, (_, index) => from + index)
