import { Context, Effect, Layer } from "effect"

import type { RedRain } from "#domain/RedRain.ts"
import { redRain } from "#gateway/calls/redRain.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"

/** The events in which amounts come down. */
export class RedRains extends Context.Service<
  RedRains,
  {
    /** The event of the day. */
    readonly today: Effect.Effect<RedRain, GatewayError>
  }
>()("h5/services/RedRains") {
  static readonly layer = Layer.effect(
    RedRains,
    Effect.map(Backend, (backend) => ({ today: backend.read(redRain, {}) })),
  )
}
