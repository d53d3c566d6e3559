import { Effect } from "effect"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import { preparePart } from "#pages/frame/LaterPart.tsx"
import { idle } from "#platform/idle.ts"

import { firstDictionary } from "./i18n.ts"
import { parts } from "./parts.ts"
import { LaterPage } from "./Routes.tsx"
import { routeOf } from "./routes.ts"

/** What a first tap on home leads to, the likeliest first. */
const pieces = (isGuest: boolean): ReadonlyArray<() => Promise<void> | undefined> => [
  () => firstDictionary.then(() => preparePart(parts.menu)),
  () => LaterPage.prepare(),
  () => preparePart(parts.title),
  () => routeOf(paths.rng)?.page.prepare(),
  ...(isGuest ? [() => routeOf(paths.login)?.page.prepare()] : []),
]

/**
 * Runs what a first tap leads to before the tap, in pieces and when the page's thread has nothing
 * else to do. What does not come now, the tap asks for.
 */
export const runAhead = (isGuest: boolean): Effect.Effect<void> =>
  Effect.forEach(
    pieces(isGuest),
    (prepare) =>
      Effect.sleep(timings.aheadPause).pipe(
        Effect.andThen(idle),
        Effect.andThen(Effect.ignore(Effect.tryPromise(async () => prepare()))),
      ),
    { discard: true },
  )
