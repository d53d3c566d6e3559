import { Context, Effect } from "effect"

import { Failure } from "#domain/Failure.ts"

import type { WireResponse, WireRequest } from "./Transport.ts"

interface CachedResponses {
  readonly find: (request: WireRequest) => Effect.Effect<WireResponse, Failure>
  readonly store: (request: WireRequest, response: WireResponse) => Effect.Effect<void>
  readonly clear: Effect.Effect<void>
}

export const CachedResponses = Context.Reference<CachedResponses>("h5/gateway/CachedResponses", {
  defaultValue: () => ({
    find: () => Effect.fail(Failure.Unreachable()),
    store: () => Effect.void,
    clear: Effect.void,
  }),
})
