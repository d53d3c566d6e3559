import { Effect, type Option } from "effect"
import type { Setter } from "jotai"

import { timings } from "#config/timings.ts"
import type { AppServices } from "#services/layer.ts"

import type { QueryAtom } from "./query.ts"

/**
 * The value of a query, for a write atom or an effect. `get` of a query that no reader has mounted returns no value,
 * and does not fetch.
 *
 * Returns the loaded value at once. Otherwise waits for the response: of the request in flight, or of a new one.
 * Returns none if it fails, if the device is offline, or after `timings.valueWait`.
 */
export const awaitValue = <A>(
  query: QueryAtom<A>,
  { set }: { readonly set: Setter },
): Effect.Effect<Option.Option<A>, never, AppServices> =>
  Effect.suspend(() => set(query.valueAtom)).pipe(
    Effect.option,
    // `Effect.timeout` would add the text of its error to the first load.
    Effect.timeoutOrElse({ duration: timings.valueWait, orElse: () => Effect.succeedNone }),
  )
