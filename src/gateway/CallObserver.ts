import { Clock, Context, Effect, Exit, Option } from "effect"

import { Failure } from "#domain/Failure.ts"

import type { Method } from "./Call.ts"

/** What became of a sent call; nothing of its query, body or sender. */
export interface CallReport {
  readonly method: string
  readonly path: string
  readonly requestId: string
  /** Epoch milliseconds of the device's clock. */
  readonly at: number
  /** Milliseconds until the response was decoded, or until the failure. */
  readonly duration: number
  /** The HTTP status; undefined without a response. */
  readonly status: number | undefined
  /** The kind of failure, or the gateway's code; undefined for a success. */
  readonly failure: string | undefined
  /** The fields that do not match the contract, as paths; never their values. */
  readonly fields: ReadonlyArray<string>
}

/** Receives each sent call, for telemetry. Does nothing by default. */
export const CallObserver = Context.Reference<(report: CallReport) => void>("h5/gateway/CallObserver", {
  defaultValue: () => () => {},
})

const kindOf = (failure: Failure): string => (Failure.$is("Refused")(failure) ? failure.code : failure._tag)

/** The paths in the message of a decoding error, whose other lines may quote a value. */
const fieldsOf = (failure: Failure): ReadonlyArray<string> =>
  Failure.$is("Malformed")(failure)
    ? [...failure.issue.matchAll(/^\s*at (\[[^\n]*\])$/gm)].map(([, path = ""]) => path)
    : []

/** Sends a call and reports what became of it. An interrupted call is not reported. */
export const observed = Effect.fnUntraced(function* <A>(
  { method, path, requestId }: { readonly method: Method; readonly path: string; readonly requestId: string },
  send: (onStatus: (status: number) => void) => Effect.Effect<A, Failure>,
) {
  const observe = yield* CallObserver
  const at = yield* Clock.currentTimeMillis
  let status: number | undefined
  const report = (failure: Failure | undefined) =>
    Effect.map(Clock.currentTimeMillis, (now) =>
      observe({
        method,
        path,
        requestId,
        at,
        duration: now - at,
        status,
        failure: failure === undefined ? undefined : kindOf(failure),
        fields: failure === undefined ? [] : fieldsOf(failure),
      }),
    )
  return yield* send((got) => {
    status = got
  }).pipe(
    Effect.onExit((exit) =>
      Exit.hasInterrupts(exit) ? Effect.void : report(Option.getOrUndefined(Exit.findErrorOption(exit))),
    ),
  )
})
