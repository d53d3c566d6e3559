import { Duration } from "effect"

import { timings } from "#config/timings.ts"

export const readingTime = (text: string): Duration.Duration =>
  Duration.clamp(Duration.times(timings.toastCharacter, [...text].length), {
    minimum: timings.toastShortest,
    maximum: timings.toastLongest,
  })
