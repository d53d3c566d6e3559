import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

/** CSS px the titles move in one frame: slow enough to read. */
const pixelsPerFrame = 1

/** How long titles of so many CSS px take to pass, in ms, and in how many frames: 30 a second (spec §9). */
export const tickerRound = (length: number): { readonly frames: number; readonly duration: number } => {
  const frames = Math.max(1, Math.round(length / pixelsPerFrame))
  return { frames, duration: frames * millis(timings.tickerFrame) }
}
