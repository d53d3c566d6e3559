import { Duration } from "effect"

export const millis = (wait: Duration.Duration): number => Duration.toMillis(wait)

export const seconds = (wait: Duration.Duration): number => Duration.toSeconds(wait)
