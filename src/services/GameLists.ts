import { Context, Effect, Layer } from "effect"

import type { Language } from "#config/product.ts"
import type { Game } from "#domain/Game.ts"
import * as GameList from "#domain/GameList.ts"
import { gameList, recentGames } from "#gateway/calls/gameLists.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"
import { CurrentSession } from "./CurrentSession.ts"

/** Lists of games that can be long. */
export class GameLists extends Context.Service<
  GameLists,
  {
    /** A page of 25 of the merchant's games (spec §9). */
    readonly page: (
      wanted: Omit<GameList.Wanted, "merchant">,
    ) => Effect.Effect<GameList.GameList, GatewayError>
    /** The member's recent games, newest first. */
    readonly recent: (language: Language) => Effect.Effect<ReadonlyArray<Game>, GatewayError>
  }
>()("h5/services/GameLists") {
  static readonly layer = Layer.effect(
    GameLists,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession
      return GameLists.of({
        page: (wanted) =>
          Effect.flatMap(current.merchant, (merchant) =>
            backend.read(gameList, GameList.query({ ...wanted, merchant })),
          ),
        recent: (language) => Effect.map(backend.read(recentGames, { language }), ({ list }) => list),
      })
    }),
  )
}
