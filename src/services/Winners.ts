import { Context, Effect, Layer } from "effect"

import type { Language } from "#config/product.ts"
import { limits } from "#config/limits.ts"
import type { Winner } from "#domain/Winner.ts"
import { winnerBoard } from "#gateway/calls/announcements.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"

/** What the latest winners of all games are asked with. */
export const latestInput = (language: Language) =>
  ({ gameCategory: "ALL", language, limitNum: limits.winners }) as const

/** Who won. */
export class Winners extends Context.Service<
  Winners,
  {
    /** The latest winners of all games, newest first, at most 100 (spec §9). */
    readonly latest: (language: Language) => Effect.Effect<ReadonlyArray<Winner>, GatewayError>
  }
>()("h5/services/Winners") {
  static readonly layer = Layer.effect(
    Winners,
    Effect.map(Backend, (backend) => ({
      latest: (language) =>
        backend
          .read(winnerBoard, latestInput(language))
          .pipe(Effect.map(({ list }) => list.map(({ vo }) => vo))),
    })),
  )
}
