import { Context, Effect, Layer } from "effect"

import { domainRoute } from "#gateway/calls/frame/origins.ts"

import { Backend } from "./Backend.ts"

export class Origins extends Context.Service<
  Origins,
  {
    /** Assumed: the app ignores the response, so that no response can direct a token to another origin. */
    readonly ask: Effect.Effect<void>
  }
>()("h5/services/Origins") {
  static readonly layer = Layer.effect(
    Origins,
    Effect.map(Backend, (backend) => ({
      ask: backend.read(domainRoute, {}).pipe(
        Effect.asVoid,
        Effect.catch((error) => Effect.logDebug("The gateway's origins failed", error.reason._tag)),
      ),
    })),
  )
}
