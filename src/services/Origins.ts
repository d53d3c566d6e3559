import { Context, Effect, Layer } from "effect"

import { domainRoute } from "#gateway/calls/origins.ts"

import { Backend } from "./Backend.ts"

/** The other origins of the gateway. */
export class Origins extends Context.Service<
  Origins,
  {
    /**
     * Asks for them, silently: whoever has the app open has a gateway that answers.
     *
     * Assumed: they are asked for and not used, because a page may only call its own site (contentSecurity).
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
