import { Duration } from "effect"

/** A wait in the unit of the browser's timers. */
export const millis = (wait: Duration.Duration): number => Duration.toMillis(wait)

/** A wait in the unit of motion libraries. */
export const seconds = (wait: Duration.Duration): number => Duration.toSeconds(wait)
