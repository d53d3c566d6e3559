import { Effect } from "effect"

/** Forks an effect and runs it synchronously up to its first asynchronous step. */
export const fork = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.forkChild(effect, { startImmediately: true })
