import { Context, Effect, Layer } from "effect"

import * as Domain from "#domain/games/Searches.ts"
import { gameStorageItems } from "#platform/gameStorageItems.ts"
import { Storage } from "#platform/Storage.ts"

export class Searches extends Context.Service<
  Searches,
  {
    readonly stored: Effect.Effect<ReadonlyArray<string>>
    readonly remember: (text: string) => Effect.Effect<void>
    readonly forget: (text: string) => Effect.Effect<void>
    readonly forgetAll: Effect.Effect<void>
  }
>()("h5/services/Searches") {
  static readonly layer = Layer.effect(
    Searches,
    Effect.gen(function* () {
      const storage = yield* Storage
      const stored = storage.get(gameStorageItems.searches)
      const become = (change: (searches: ReadonlyArray<string>) => ReadonlyArray<string>) =>
        Effect.flatMap(stored, (searches) => storage.set(gameStorageItems.searches, change(searches)))
      return Searches.of({
        stored,
        remember: (text) => become((searches) => Domain.remember(searches, text)),
        forget: (text) => become((searches) => Domain.forget(searches, text)),
        forgetAll: storage.remove(gameStorageItems.searches),
      })
    }),
  )
}
