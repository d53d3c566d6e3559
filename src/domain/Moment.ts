import * as Day from "./Day.ts"

const two = (part: number): string => String(part).padStart(2, "0")

/** A moment of a record as `2026-11-02 14:05`, in the player's own time; the same in every language. Empty for none. */
export const format = (time: number): string => {
  const date = new Date(time)
  if (time <= 0 || Number.isNaN(date.getTime())) return ""
  return `${Day.of(date)} ${two(date.getHours())}:${two(date.getMinutes())}`
}
