import { Data } from "effect"

import type { Failure } from "#domain/Failure.ts"

/** The one error a call fails with; `reason` says which way. */
export class GatewayError extends Data.TaggedError("GatewayError")<{
  /** Path of the call, without its query: safe to log. */
  readonly call: string
  readonly reason: Failure
}> {}
