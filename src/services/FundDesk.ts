import { Context, Effect, Layer } from "effect"

import type { Funds, Order } from "#domain/Funds.ts"
import type { Wallet } from "#domain/Wallet.ts"
import { consolidatedFunds, walletTransfer } from "#gateway/calls/funds.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"

/** What a member owns, and where it lies. */
export class FundDesk extends Context.Service<
  FundDesk,
  {
    readonly all: Effect.Effect<Funds, GatewayError>
    /** Moves money between two wallets; asked once, never repeated by itself. */
    readonly transfer: (order: Order) => Effect.Effect<Wallet, GatewayError>
  }
>()("h5/services/FundDesk") {
  static readonly layer = Layer.effect(
    FundDesk,
    Effect.map(Backend, (backend) => ({
      all: backend.read(consolidatedFunds, {}),
      transfer: (order) => backend.change(walletTransfer, order),
    })),
  )
}
