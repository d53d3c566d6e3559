import { Data } from "effect"

import { Failure } from "#domain/Failure.ts"

export class GatewayError extends Data.TaggedError("GatewayError")<{
  readonly call: string
  readonly reason: Failure
  readonly requestId?: string
}> {}

export const incomplete = ({ path }: { readonly path: string }): GatewayError =>
  new GatewayError({ call: path, reason: Failure.Refused({ code: "unknown_error", captcha: false }) })
