import { Context, Effect, Layer, Option } from "effect"

import { limits } from "#config/limits.ts"
import type { Language } from "#config/product.ts"
import type { Game } from "#domain/Game.ts"
import type { FavouriteList } from "#domain/GameList.ts"
import { queryType } from "#domain/Vendor.ts"
import { addFavourite, favouriteGames, favouriteIds, removeFavourite } from "#gateway/calls/gameLists.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"
import { CurrentSession } from "./CurrentSession.ts"

/** Which page of the favourites is asked for. */
interface Wanted {
  readonly language: Language
  /** A category as menus name it; empty for all. */
  readonly gameType: string
  /** Counts from 1. */
  readonly pageNo: number
}

/** The member's favourite games. A guest has none, without a call. */
export class Favourites extends Context.Service<
  Favourites,
  {
    /** The nodes of the first 100 favourites (spec §9). */
    readonly ids: Effect.Effect<ReadonlyArray<string>, GatewayError>
    /** A page of 25 for the list, or the first 100 for home (spec §9). */
    readonly page: (
      wanted: Wanted,
      pageSize?: typeof limits.gamePage | typeof limits.favouriteIds,
    ) => Effect.Effect<FavouriteList, GatewayError>
    /** Adds a game or takes it out. What the backend does not call a success fails (spec §8). */
    readonly mark: (
      game: Pick<Game, "nodeId" | "vassalage">,
      favourite: boolean,
    ) => Effect.Effect<void, GatewayError>
  }
>()("h5/services/Favourites") {
  static readonly layer = Layer.effect(
    Favourites,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession
      const token = Effect.map(
        current.get,
        Option.map((session) => session.token),
      )

      const ids = Effect.gen(function* () {
        const mine = yield* token
        if (Option.isNone(mine)) return []
        const answer = yield* backend.read(favouriteIds, {
          token: mine.value,
          pageSize: limits.favouriteIds,
        })
        return answer.nodeIds
      })

      const page = Effect.fnUntraced(function* (
        { gameType, ...wanted }: Wanted,
        pageSize: typeof limits.gamePage | typeof limits.favouriteIds = limits.gamePage,
      ) {
        const mine = yield* token
        if (Option.isNone(mine)) return { content: [], pageNum: 1, totalPages: 0 }
        return yield* backend.read(favouriteGames, {
          ...wanted,
          token: mine.value,
          pageSize,
          gameType: queryType(gameType),
        })
      })

      const mark = Effect.fnUntraced(function* (
        { nodeId, vassalage }: Pick<Game, "nodeId" | "vassalage">,
        favourite: boolean,
      ) {
        const mine = yield* token
        if (Option.isNone(mine)) return
        yield* backend.change(favourite ? addFavourite : removeFavourite, {
          nodeId,
          token: mine.value,
          vendor: vassalage,
        })
      })

      return Favourites.of({ ids, page, mark })
    }),
  )
}
