import { Context, Effect, Layer } from "effect"

import type { Referral } from "#domain/Referral.ts"
import { referral } from "#gateway/calls/referral.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"

/** The invitations that the member may send. */
export class Referrals extends Context.Service<
  Referrals,
  {
    readonly own: Effect.Effect<Referral, GatewayError>
  }
>()("h5/services/Referrals") {
  static readonly layer = Layer.effect(
    Referrals,
    Effect.map(Backend, (backend) => ({ own: backend.read(referral, {}) })),
  )
}
