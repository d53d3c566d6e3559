import { Effect, type Schema } from "effect"
import * as Arbitrary from "effect/Arbitrary"

import type { Call } from "#gateway/Call.ts"

export type AnyCall = Call<unknown, unknown>

export { calls as registry } from "#tests/support/calls.ts"

/** The smallest value that a schema accepts. */
export const sampleOf = <A>(schema: Schema.Codec<A, unknown>): Effect.Effect<A> =>
  Arbitrary.sampleEffect(Arbitrary.schema(schema), { count: 1, size: 0, seed: "sample" }).pipe(
    Effect.orDie,
    Effect.flatMap(([one]) => (one === undefined ? Effect.die("No sample") : Effect.succeed(one))),
  )
