import { Clock, Context, Effect, Exit, Option } from "effect"

import { Failure } from "#domain/Failure.ts"

import type { Method } from "./Call.ts"
import type { WireResponse } from "./Transport.ts"

export interface CallReport {
  readonly method: string
  readonly path: string
  readonly requestId: string
  readonly at: number
  /** Milliseconds. */
  readonly duration: number
  readonly status: number | undefined
  /** Whether the app may read the header `Date` of the response. Undefined without a response. */
  readonly isDated: boolean | undefined
  /** The kind of failure, or the gateway's error code. */
  readonly failure: string | undefined
  /** The paths of the fields that do not match the contract, never their values. */
  readonly fields: ReadonlyArray<string>
}

export const CallObserver = Context.Reference<(report: CallReport) => void>("h5/gateway/CallObserver", {
  defaultValue: () => () => {},
})

const kindOf = (failure: Failure): string => (Failure.$is("Refused")(failure) ? failure.code : failure._tag)

const fieldsOf = (failure: Failure): ReadonlyArray<string> =>
  Failure.$is("Malformed")(failure)
    ? // Only lines with a path are reported, because the other lines of the message may quote a value.
      [...failure.issue.matchAll(/^\s*at (\[[^\n]*\])$/gm)].map(([, path = ""]) => path)
    : []

export const observed = Effect.fnUntraced(function* <A>(
  { method, path, requestId }: { readonly method: Method; readonly path: string; readonly requestId: string },
  send: (onResponse: (response: WireResponse) => void) => Effect.Effect<A, Failure>,
) {
  const observe = yield* CallObserver
  const at = yield* Clock.currentTimeMillis
  let response: WireResponse | undefined
  const report = (failure: Failure | undefined) =>
    Effect.map(Clock.currentTimeMillis, (now) =>
      observe({
        method,
        path,
        requestId,
        at,
        duration: now - at,
        status: response?.status,
        isDated: response && response.date !== undefined,
        failure: failure === undefined ? undefined : kindOf(failure),
        fields: failure === undefined ? [] : fieldsOf(failure),
      }),
    )
  return yield* send((got) => {
    response = got
  }).pipe(
    Effect.onExit((exit) =>
      Exit.hasInterrupts(exit) ? Effect.void : report(Option.getOrUndefined(Exit.findErrorOption(exit))),
    ),
  )
})
