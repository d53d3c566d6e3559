import { Data } from "effect"

import { Failure } from "#domain/Failure.ts"

/** The error of every call; `reason` classifies it. */
export class GatewayError extends Data.TaggedError("GatewayError")<{
  /** Path of the call, without its query: safe to log. */
  readonly call: string
  readonly reason: Failure
  /** The id of the request, if one was sent. The gateway has it in its log, and telemetry in its records. */
  readonly requestId?: string
}> {}

/** A call that is not sent: its form lacks a value that its own validation requires. */
export const incomplete = ({ path }: { readonly path: string }): GatewayError =>
  new GatewayError({ call: path, reason: Failure.Refused({ code: "unknown_error", captcha: false }) })
