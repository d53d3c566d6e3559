import { Effect, Option } from "effect"

import type { GatewayError } from "#gateway/GatewayError.ts"

import type { Whitelabels } from "./Whitelabels.ts"

/** Waits until the key is known that encrypts secrets: it comes with the whitelabel answer (decision 57). */
export const loginKey = (whitelabels: Whitelabels["Service"]): Effect.Effect<void, GatewayError> =>
  Effect.flatMap(whitelabels.cached, (cached) =>
    Option.isNone(cached) ? Effect.asVoid(whitelabels.refresh) : Effect.void,
  )
