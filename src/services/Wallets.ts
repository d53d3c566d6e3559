import { Context, Effect, Layer, Option } from "effect"

import type { MerchantWallet, Wallet } from "#domain/Wallet.ts"
import { memberWallet, merchantWallet } from "#gateway/calls/wallet.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"
import { CurrentSession } from "./CurrentSession.ts"

/** Money. */
export class Wallets extends Context.Service<
  Wallets,
  {
    /** The merchant's currency, for guests too. */
    readonly merchant: Effect.Effect<MerchantWallet, GatewayError>
    /** What the member owns; nothing for guests, without a call. */
    readonly mine: Effect.Effect<Option.Option<Wallet>, GatewayError>
  }
>()("h5/services/Wallets") {
  static readonly layer = Layer.effect(
    Wallets,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession
      return Wallets.of({
        merchant: backend.read(merchantWallet, { type: "merchant" }),
        mine: Effect.flatMap(current.get, (session) =>
          Option.isNone(session)
            ? Effect.succeed(Option.none())
            : Effect.map(backend.read(memberWallet, { type: "member" }), Option.some),
        ),
      })
    }),
  )
}
