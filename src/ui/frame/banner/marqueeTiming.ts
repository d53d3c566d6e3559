import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

// In CSS px: slow enough to read.
const pixelsPerFrame = 1

/** Takes a length in CSS px and returns a duration in ms (spec §9). */
export const marqueeTiming = (length: number): { readonly frames: number; readonly duration: number } => {
  const frames = Math.max(1, Math.round(length / pixelsPerFrame))
  return { frames, duration: frames * millis(timings.tickerFrame) }
}
