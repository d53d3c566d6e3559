import { Effect } from "effect"

import { Failure } from "#domain/Failure.ts"

/** An effect whose code is fetched when it first runs; code that does not come is a call that found nobody. */
export const later = <Module, A, E, R>(
  load: () => Promise<Module>,
  use: (module: Module) => Effect.Effect<A, E, R>,
): Effect.Effect<A, E | { readonly reason: Failure }, R> =>
  Effect.tryPromise({ try: load, catch: () => ({ reason: Failure.Unreachable() }) }).pipe(Effect.flatMap(use))
