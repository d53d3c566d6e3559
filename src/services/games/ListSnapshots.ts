import { Context, Effect, Layer } from "effect"

import { limits } from "#config/limits.ts"
import type { ListSnapshot } from "#domain/games/GameList.ts"
import { gameStorageItems } from "#platform/gameStorageItems.ts"
import { Storage } from "#platform/Storage.ts"
import { Address } from "#platform/Address.ts"

export class ListSnapshots extends Context.Service<
  ListSnapshots,
  {
    readonly keep: (list: ListSnapshot) => Effect.Effect<void>
    readonly at: (
      address: string,
      left: ReadonlyMap<string, ListSnapshot>,
    ) => Effect.Effect<ListSnapshot | undefined>
  }
>()("h5/services/ListSnapshots") {
  static readonly layer = Layer.effect(
    ListSnapshots,
    Effect.gen(function* () {
      const storage = yield* Storage
      const { isReturn } = yield* Address
      return ListSnapshots.of({
        keep: (stored) =>
          storage.set(
            gameStorageItems.listSnapshot,
            stored.list.entries.length <= limits.storedGames ? stored : null,
          ),
        at: Effect.fnUntraced(function* (address, left) {
          if (!(yield* isReturn)) return undefined
          const stored = yield* storage.get(gameStorageItems.listSnapshot)
          return left.get(address) ?? (stored?.address === address ? stored : undefined)
        }),
      })
    }),
  )
}
