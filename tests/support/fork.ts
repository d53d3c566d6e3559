import { Effect } from "effect"

/** Forks an effect, which runs to its first wait at once. */
export const fork = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.forkChild(effect, { startImmediately: true })
