import { Context, Effect, Layer } from "effect"

import type { Affiliate, AffiliateLink } from "#domain/AffiliateLink.ts"
import type { Rates } from "#domain/Rebate.ts"
import * as calls from "#gateway/calls/affiliates.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"

/** The agent as an affiliate: whoever follows a link registers below. Changes are asked once. */
export class Affiliates extends Context.Service<
  Affiliates,
  {
    readonly own: Effect.Effect<Affiliate, GatewayError>
    readonly links: Effect.Effect<ReadonlyArray<AffiliateLink>, GatewayError>
    /** Makes the agent an affiliate. */
    readonly join: Effect.Effect<void, GatewayError>
    readonly create: (title: string, rebates: Rates) => Effect.Effect<void, GatewayError>
    readonly remove: (urlId: string) => Effect.Effect<void, GatewayError>
  }
>()("h5/services/Affiliates") {
  static readonly layer = Layer.effect(
    Affiliates,
    Effect.map(Backend, (backend) => ({
      own: backend.read(calls.affiliate, {}),
      links: backend.read(calls.affiliateLinks, {}),
      join: Effect.asVoid(backend.change(calls.registerAffiliate, {})),
      create: (title, rebates) =>
        Effect.asVoid(backend.change(calls.createAffiliateLink, { title, rebates })),
      remove: (urlId) => Effect.asVoid(backend.change(calls.deleteAffiliateLink, { urlId })),
    })),
  )
}
