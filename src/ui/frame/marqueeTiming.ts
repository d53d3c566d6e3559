import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

/** CSS px per step: slow enough to read. */
const pixelsPerFrame = 1

/** Duration in ms and number of steps for titles of a length in CSS px: 30 steps a second (spec §9). */
export const marqueeTiming = (length: number): { readonly frames: number; readonly duration: number } => {
  const frames = Math.max(1, Math.round(length / pixelsPerFrame))
  return { frames, duration: frames * millis(timings.tickerFrame) }
}
