import { Effect, Fiber } from "effect"

import { nextRequestId } from "#gateway/RequestId.ts"

/** The id of a money move: created when its form opens, reused when the request is sent again (gateway §4). */
export const issueRequestId = nextRequestId

/** Lets a change in flight continue when its caller unmounts: a sent request cannot be cancelled. */
export const toTheEnd = <A, E, R>(change: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  change.pipe(Effect.forkDetach, Effect.flatMap(Fiber.join))
