import { Context, type Duration, type Effect } from "effect"

import type { Failure } from "#domain/Failure.ts"

import type { Method } from "./Call.ts"

/** An HTTP request. */
export interface WireRequest {
  readonly method: Method
  readonly path: string
  readonly query: ReadonlyArray<readonly [name: string, value: string]>
  readonly headers: Readonly<Record<string, string>>
  /** JSON text; undefined for a request without a body. */
  readonly body: string | undefined
  /** A form with its files, instead of a body. */
  readonly form?: FormData
  readonly timeout: Duration.Duration
  /** A read, which may be sent again, also to another origin; false for a change (decision 66). */
  readonly repeatable: boolean
  /** The browser sends it although the page closes. */
  readonly outlivesPage?: boolean
}

/** Whether a read must not take a response that boot prefetched: a probe, a retry and a refetch ask the gateway. */
export const MustReachGateway = Context.Reference<boolean>("h5/gateway/MustReachGateway", {
  defaultValue: () => false,
})

export interface WireResponse {
  readonly status: number
  readonly body: string
  /** The response header `Retry-After`, if present. */
  readonly retryAfter?: string
  /** The response header `Date`, if present and readable. */
  readonly date?: string
}

/** Sends requests: over the network in the app, to a fake in tests. */
export class Transport extends Context.Service<
  Transport,
  {
    /** Fails with `Unreachable` or `TimedOut`; any response, of any status, is a success. */
    readonly carry: (request: WireRequest) => Effect.Effect<WireResponse, Failure>
  }
>()("h5/gateway/Transport") {}
