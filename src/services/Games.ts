import { Context, Effect, Layer } from "effect"

import type { Language } from "#config/product.ts"
import type { Game } from "#domain/Game.ts"
import type { Vendors } from "#domain/Vendor.ts"
import { hotGames, vendors } from "#gateway/calls/games.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"
import { CurrentSession } from "./CurrentSession.ts"

/** What the merchant's vendors are asked with. */
export const vendorsInput = (merchantCode: string) => ({ typeId: 1, merchantCode }) as const

/** What hot games are asked with. */
export const hotInput = (merchantCode: string, language: Language) =>
  ({ merchantCode, isPlatform: 2, language, platform: "html5" }) as const

/** What can be played. */
export class Games extends Context.Service<
  Games,
  {
    /** The merchant's vendors by category. */
    readonly vendors: Effect.Effect<Vendors, GatewayError>
    /** The merchant's hot games, named in a language. */
    readonly hot: (language: Language) => Effect.Effect<ReadonlyArray<Game>, GatewayError>
  }
>()("h5/services/Games") {
  static readonly layer = Layer.effect(
    Games,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession
      return Games.of({
        vendors: Effect.flatMap(current.merchant, (merchantCode) =>
          backend.read(vendors, vendorsInput(merchantCode)),
        ),
        hot: (language) =>
          Effect.flatMap(current.merchant, (merchantCode) =>
            backend.read(hotGames, hotInput(merchantCode, language)),
          ).pipe(Effect.map(({ list }) => list)),
      })
    }),
  )
}
