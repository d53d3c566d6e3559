import { Effect, Fiber } from "effect"

import { uuid } from "#gateway/uuid.ts"

/** An id for a request that moves money: made when its form is opened, kept for a repeat (gateway §4). */
export const issueRequestId: Effect.Effect<string> = uuid

/** A change that is under way goes on when whoever asked has left: what was sent cannot be called back. */
export const toTheEnd = <A, E, R>(change: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  change.pipe(Effect.forkDetach, Effect.flatMap(Fiber.join))
