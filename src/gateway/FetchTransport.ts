import { Clock, Duration, Effect, Layer } from "effect"

import { timings } from "#config/timings.ts"
import { Failure } from "#domain/Failure.ts"

import { addressOf } from "./address.ts"
import { fetchText } from "./fetchText.ts"
import { MustReachGateway, Transport, type WireResponse, type WireRequest } from "./Transport.ts"

export interface PrefetchedResponse {
  readonly headers: WireRequest["headers"]
  readonly response: Promise<WireResponse>
}

/** Maps addresses to prefetched responses. Each response is used once, within `timings.prefetchAge`. */
export type PrefetchedResponses = Map<string, PrefetchedResponse>

/** An empty origin means the page's origin. If an origin sends no response, a read tries the next origin. */
export const layerFetch = (
  [first = "", ...others]: ReadonlyArray<string>,
  prefetched: PrefetchedResponses = new Map(),
) =>
  Layer.effect(
    Transport,
    Effect.gen(function* () {
      const start = yield* Clock.currentTimeMillis
      const carry = Effect.fnUntraced(function* (request: WireRequest) {
        const age = (yield* Clock.currentTimeMillis) - start
        if (age > Duration.toMillis(timings.prefetchAge)) prefetched.clear()
        if (yield* MustReachGateway) prefetched.delete(addressOf(request))
        const asked = inTime(
          request,
          (signal) => takePrefetched(prefetched, request) ?? send(first, request, signal),
        )
        return yield* (request.repeatable ? others : []).reduce(
          (before, origin) =>
            Effect.catch(before, () => inTime(request, (signal) => send(origin, request, signal))),
          asked,
        )
      })
      return { carry }
    }),
  )

const inTime = (
  { timeout }: WireRequest,
  response: (signal: AbortSignal) => Promise<WireResponse>,
): Effect.Effect<WireResponse, Failure> =>
  Effect.tryPromise({ try: response, catch: () => Failure.Unreachable() }).pipe(
    Effect.timeoutOrElse({ duration: timeout, orElse: () => Effect.fail(Failure.TimedOut()) }),
  )

// A prefetched response is used only if boot sent the same values of these headers.
const senderHeaders = ["Authorization", "Merchant", "Language", "Platform"] as const

const takePrefetched = (
  prefetched: PrefetchedResponses,
  request: WireRequest,
): Promise<WireResponse> | undefined => {
  if (request.method !== "GET" || prefetched.size === 0) return undefined
  const address = addressOf(request)
  const found = prefetched.get(address)
  prefetched.delete(address)
  if (found === undefined) return undefined
  const isSame = senderHeaders.every((name) => found.headers[name] === request.headers[name])
  return isSame ? inOwnTask(found.response) : undefined
}

// Prefetched responses arrive together. Decoding them all in one task would block a slow device.
const inOwnTask = (response: Promise<WireResponse>): Promise<WireResponse> =>
  response.then((read) => new Promise((take) => setTimeout(take, 0, read)))

const send = (origin: string, request: WireRequest, signal: AbortSignal): Promise<WireResponse> => {
  const body = request.form ?? request.body
  return fetchText(origin, addressOf(request), {
    method: request.method,
    headers: request.headers,
    signal,
    keepalive: request.outlivesPage ?? false,
    ...(body === undefined ? {} : { body }),
  })
}
