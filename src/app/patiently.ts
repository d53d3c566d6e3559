import { type Duration, Effect } from "effect"

import { timings } from "#config/timings.ts"

/**
 * Fetches code, again after each wait when it does not come; each failure is logged (spec §8 "async route").
 *
 * A page's loader shows meanwhile. After the last wait it rejects, and the page's place says so.
 */
export const patiently = <Code>(load: () => Promise<Code>): Promise<Code> =>
  Effect.runPromise(attempt(load, timings.retryCode))

const attempt = <Code>(
  load: () => Promise<Code>,
  [wait, ...later]: ReadonlyArray<Duration.Duration>,
): Effect.Effect<Code, unknown> =>
  Effect.tryPromise({ try: load, catch: (error) => error }).pipe(
    Effect.tapError((error) => Effect.logError("Code did not load", String(error))),
    Effect.catch((error) =>
      wait === undefined ? Effect.fail(error) : Effect.sleep(wait).pipe(Effect.andThen(attempt(load, later))),
    ),
  )
