import { Effect } from "effect"

import { timings } from "#config/timings.ts"
import { preloadComponent } from "#pages/view/Deferred.tsx"
import { idle, importAhead } from "#platform/preloadImport.ts"

import { lazyComponents } from "./lazyComponents.ts"
import { pages } from "./pages.ts"

const preloadRegister = async (): Promise<void> => {
  const { registerPanel } = await import("#pages/entry/registration/registerPanel.ts")
  await preloadComponent(registerPanel)
}

const pieces = (isGuest: boolean): ReadonlyArray<() => Promise<unknown>> => [
  () => preloadComponent(lazyComponents.menu),
  () => pages.category.preload(),
  ...(isGuest ? [() => pages.entry.preload(), preloadRegister] : []),
]

export const preloadLikelyChunks = (isGuest: boolean): Effect.Effect<void> =>
  Effect.forEach(
    pieces(isGuest),
    (prepare) =>
      Effect.sleep(timings.preloadPause).pipe(
        Effect.andThen(idle),
        Effect.andThen(Effect.promise(() => importAhead(prepare))),
      ),
    { discard: true },
  )
