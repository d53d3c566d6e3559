import { Context, Effect, Layer } from "effect"

import { domainRoute } from "#gateway/calls/frame/origins.ts"

import { Backend } from "./Backend.ts"

/** The other origins of the gateway. */
export class Origins extends Context.Service<
  Origins,
  {
    /**
     * Fetches the origins silently. Assumed: the app does not use the response. It sends reads only to origins
     * that the deployment names, so that no response can send a token elsewhere.
     */
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
