import { Duration } from "effect"

import { timings } from "#config/timings.ts"

/** How long a text stays that no specified time limits: as long as it takes to read (decision 140). */
export const readingTime = (text: string): Duration.Duration =>
  Duration.clamp(Duration.times(timings.toastCharacter, [...text].length), {
    minimum: timings.toastShortest,
    maximum: timings.toastLongest,
  })
