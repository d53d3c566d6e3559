import { Context, type Duration, type Effect } from "effect"

import type { Failure } from "#domain/Failure.ts"

import type { Method } from "./Call.ts"

export interface WireRequest {
  readonly method: Method
  readonly path: string
  readonly query: ReadonlyArray<readonly [name: string, value: string]>
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  readonly form?: FormData
  readonly timeout: Duration.Duration
  /** True for reads, which may be sent again, also to another origin. False for changes (open point 66). */
  readonly repeatable: boolean
  readonly outlivesPage?: boolean
}

/** If true, a read ignores the responses that boot has prefetched. */
export const MustReachGateway = Context.Reference<boolean>("h5/gateway/MustReachGateway", {
  defaultValue: () => false,
})

export interface WireResponse {
  readonly status: number
  readonly body: string
  readonly retryAfter?: string
  readonly date?: string
}

export class Transport extends Context.Service<
  Transport,
  {
    /** Fails with `Unreachable` or `TimedOut`. A response of any status is a success. */
    readonly carry: (request: WireRequest) => Effect.Effect<WireResponse, Failure>
  }
>()("h5/gateway/Transport") {}
