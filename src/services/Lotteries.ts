import { Context, Effect, Layer, Option } from "effect"

import type { Language } from "#config/product.ts"
import * as Lottery from "#domain/Lottery.ts"
import * as calls from "#gateway/calls/lotteries.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"
import { CurrentSession } from "./CurrentSession.ts"

/** The lotteries of a merchant, and how they fell. */
export class Lotteries extends Context.Service<
  Lotteries,
  {
    /** All lotteries: those for phones and the Vietnamese ones, each once; the popular ones first. */
    readonly all: (language: Language) => Effect.Effect<ReadonlyArray<Lottery.Lottery>, GatewayError>
    /** The member's recent lotteries, newest first; a guest has none, without a call. */
    readonly recent: (language: Language) => Effect.Effect<ReadonlyArray<Lottery.Lottery>, GatewayError>
    /** The last draws of a lottery, newest first. */
    readonly draws: (
      lottery: Pick<Lottery.Lottery, "gameId" | "vassalage">,
    ) => Effect.Effect<ReadonlyArray<Lottery.Draw>, GatewayError>
    /** The issue that runs now. */
    readonly issue: (gameId: string) => Effect.Effect<Lottery.Issue, GatewayError>
  }
>()("h5/services/Lotteries") {
  static readonly layer = Layer.effect(
    Lotteries,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession
      return Lotteries.of({
        all: (language) =>
          Effect.map(
            Effect.all(
              [
                backend.read(calls.popularLotteries, { language }),
                backend.read(calls.mobileLotteries, { language }),
                backend.read(calls.vietnameseLotteries, { language }),
              ],
              { concurrency: "unbounded" },
            ),
            (lists) => Lottery.union(lists.flat()),
          ),
        recent: (language) =>
          Effect.flatMap(current.get, (session) =>
            Option.isSome(session)
              ? backend.read(calls.recentVietnameseLotteries, { language })
              : Effect.succeed([]),
          ),
        draws: ({ gameId, vassalage }) =>
          backend.read(Lottery.isVietnamese(vassalage) ? calls.vietnameseDraws : calls.draws, { gameId }),
        issue: (gameId) => backend.read(calls.issue, { gameId }),
      })
    }),
  )
}
