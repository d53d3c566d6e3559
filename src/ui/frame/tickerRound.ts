import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

/** CSS px the titles move in one frame: slow enough to read. */
const pixelsPerFrame = 1

/** Which frame is due: 30 a second (spec §9). */
export const tickerFrame = (elapsed: number): number =>
  Math.floor(elapsed / millis(timings.tickerFrame) + 1e-6)

/** How far the titles have gone, in CSS px; after `length` they begin again. */
export const tickerOffset = (elapsed: number, length: number): number =>
  length <= 0 ? 0 : (tickerFrame(elapsed) * pixelsPerFrame) % length
