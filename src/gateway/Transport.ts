import { Context, type Duration, type Effect } from "effect"

import type { Failure } from "#domain/Failure.ts"

import type { Method } from "./Call.ts"

/** A request as it goes on the wire. */
export interface WireRequest {
  readonly method: Method
  readonly path: string
  readonly query: ReadonlyArray<readonly [name: string, value: string]>
  readonly headers: Readonly<Record<string, string>>
  /** JSON text; nothing for a request without a body. */
  readonly body: string | undefined
  /** A form with its files, in the place of a body. */
  readonly form?: FormData
  readonly timeout: Duration.Duration
}

export interface WireAnswer {
  readonly status: number
  readonly body: string
}

/** Carries requests: to the network in the app, to a fake in tests. */
export class Transport extends Context.Service<
  Transport,
  {
    /** Fails with `Unreachable` or `TimedOut`; any answer, of whatever status, is a success. */
    readonly carry: (request: WireRequest) => Effect.Effect<WireAnswer, Failure>
  }
>()("h5/gateway/Transport") {}
