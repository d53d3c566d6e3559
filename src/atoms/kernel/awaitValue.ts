import { Effect, type Option } from "effect"
import type { Setter } from "jotai"

import { timings } from "#config/timings.ts"
import type { AppServices } from "#services/layer.ts"

import type { QueryAtom } from "./query.ts"

/** Returns none after a failure, while the device is offline, or after `timings.valueWait`. */
export const awaitValue = <A>(
  query: QueryAtom<A>,
  { set }: { readonly set: Setter },
): Effect.Effect<Option.Option<A>, never, AppServices> =>
  Effect.suspend(() => set(query.valueAtom)).pipe(
    Effect.option,
    // `Effect.timeout` would add the code of its timeout error to the bundle of the first load.
    Effect.timeoutOrElse({ duration: timings.valueWait, orElse: () => Effect.succeedNone }),
  )
