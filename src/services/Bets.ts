import { Context, Effect, Layer } from "effect"

import type { BetDetail, BetList, Wanted } from "#domain/Bet.ts"
import { betDetail, bets, cancelBetPart, vendorBets } from "#gateway/calls/bets.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"

/** What the member has bet. */
export class Bets extends Context.Service<
  Bets,
  {
    /** A page of the bets on lotteries. */
    readonly lotteries: (wanted: Wanted) => Effect.Effect<BetList, GatewayError>
    /** A page of the bets at other vendors. */
    readonly vendors: (wanted: Wanted) => Effect.Effect<BetList, GatewayError>
    readonly detail: (orderId: string) => Effect.Effect<BetDetail, GatewayError>
    /** Cancels a part of a lottery bet; asked once, never repeated by itself. */
    readonly cancelPart: (suborderId: string) => Effect.Effect<void, GatewayError>
  }
>()("h5/services/Bets") {
  static readonly layer = Layer.effect(
    Bets,
    Effect.map(Backend, (backend) => ({
      lotteries: (wanted) => backend.read(bets, wanted),
      vendors: (wanted) => backend.read(vendorBets, wanted),
      detail: (orderId) => backend.read(betDetail, { orderId }),
      cancelPart: (suborderId) => Effect.asVoid(backend.change(cancelBetPart, { suborderId })),
    })),
  )
}
