import { Context, Effect, Layer } from "effect"

import { limits } from "#config/limits.ts"
import type { KeptList } from "#domain/GameList.ts"
import { gameSlots } from "#platform/gameSlots.ts"
import { Storage } from "#platform/Storage.ts"

import { Visit } from "./Visit.ts"

/** Lists of games that were left, so that who comes back finds them as they were. */
export class LeftLists extends Context.Service<
  LeftLists,
  {
    /** Keeps the list that is left last over a reload, unless it is too long to be written at once. */
    readonly keep: (list: KeptList) => Effect.Effect<void>
    /** The list of an address that was come back to; nothing for one that is entered anew. */
    readonly at: (address: string, left: ReadonlyMap<string, KeptList>) => Effect.Effect<KeptList | undefined>
  }
>()("h5/services/LeftLists") {
  static readonly layer = Layer.effect(
    LeftLists,
    Effect.gen(function* () {
      const storage = yield* Storage
      const visit = yield* Visit
      return LeftLists.of({
        keep: (kept) =>
          storage.set(gameSlots.keptList, kept.list.entries.length <= limits.gamesKept ? kept : null),
        at: Effect.fnUntraced(function* (address, left) {
          if (!(yield* visit.isReturn)) return undefined
          const stored = yield* storage.get(gameSlots.keptList)
          return left.get(address) ?? (stored?.address === address ? stored : undefined)
        }),
      })
    }),
  )
}
