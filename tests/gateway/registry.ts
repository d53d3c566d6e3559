import { Effect, type Schema } from "effect"
import * as Arbitrary from "effect/Arbitrary"

import type { Call } from "#gateway/Call.ts"

export type AnyCall = Call<unknown, unknown>

const isCall = (value: unknown): value is AnyCall =>
  typeof value === "object" && value !== null && "path" in value && "changes" in value && "output" in value

const modules = import.meta.glob<Readonly<Record<string, unknown>>>("/src/gateway/calls/**/*.ts", {
  eager: true,
})

export const registry: ReadonlyArray<{ readonly name: string; readonly call: AnyCall }> = Object.values(
  modules,
).flatMap((exports) =>
  Object.entries(exports).flatMap(([name, call]) => (isCall(call) ? [{ name, call }] : [])),
)

/** The smallest value that a schema accepts. */
export const sampleOf = <A>(schema: Schema.Codec<A, unknown>): Effect.Effect<A> =>
  Arbitrary.sampleEffect(Arbitrary.schema(schema), { count: 1, size: 0, seed: "sample" }).pipe(
    Effect.orDie,
    Effect.flatMap(([one]) => (one === undefined ? Effect.die("No sample") : Effect.succeed(one))),
  )
