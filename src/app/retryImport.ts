import { type Duration, Effect } from "effect"

import { timings } from "#config/timings.ts"
import { isOnline } from "#platform/Device.ts"
import { isFileGone } from "#platform/failedFiles.ts"

/** The server does not have the file, so further attempts are useless. */
export class FileGone extends Error {}

/**
 * Imports code and retries failures. Rejects at once while offline (spec §8 "async route") or if the file is gone.
 */
export const retryImport = <Code>(load: () => Promise<Code>): Promise<Code> =>
  Effect.runPromise(
    once(load).pipe(
      // Logs the first failure; failures of the retries are not logged (ER-31).
      Effect.tapError((error) => Effect.logError("Code did not load", String(error))),
      Effect.catch((error) => retry(load, error, timings.retryChunk)),
    ),
  )

const once = <Code>(load: () => Promise<Code>): Effect.Effect<Code, unknown> =>
  Effect.tryPromise({ try: load, catch: (error) => error })

const retry = <Code>(
  load: () => Promise<Code>,
  error: unknown,
  [wait, ...later]: ReadonlyArray<Duration.Duration>,
): Effect.Effect<Code, unknown> =>
  isOnline()
    ? Effect.promise(() => isFileGone(error)).pipe(
        Effect.flatMap((isGone) => {
          if (isGone) return Effect.fail(new FileGone())
          if (wait === undefined) return Effect.fail(error)
          return Effect.sleep(wait).pipe(
            Effect.andThen(once(load)),
            Effect.catch((next) => retry(load, next, later)),
          )
        }),
      )
    : Effect.fail(error)
