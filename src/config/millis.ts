import { Duration } from "effect"

/** Converts a duration to milliseconds for the browser's timers. */
export const millis = (wait: Duration.Duration): number => Duration.toMillis(wait)

/** Converts a duration to seconds for motion libraries. */
export const seconds = (wait: Duration.Duration): number => Duration.toSeconds(wait)
