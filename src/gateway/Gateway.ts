import { Clock, Context, Effect, Layer, Option, Schema } from "effect"

import { timings } from "#config/timings.ts"
import { Failure } from "#domain/Failure.ts"

import type { Call } from "./Call.ts"
import { type Caller, CurrentCaller } from "./Caller.ts"
import { Cipher } from "./Cipher.ts"
import { Envelope, RefusalValue } from "./Envelope.ts"
import { GatewayError } from "./GatewayError.ts"
import { CachedResponses } from "./CachedResponses.ts"
import { nextRequestId } from "./RequestId.ts"
import { requestHeaders } from "./requestHeaders.ts"
import { Transport, type WireResponse, type WireRequest } from "./Transport.ts"

/** Sends calls: encodes, unwraps the envelope, decodes, and classifies failures. Contains no policy. */
export class Gateway extends Context.Service<
  Gateway,
  {
    /** Sends as `caller`, else as the current caller. */
    readonly send: <I, O>(call: Call<I, O>, input: I, caller?: Caller) => Effect.Effect<O, GatewayError>
    /** Decodes the last visit's response and sends nothing. Fails with `Unreachable` when nothing is cached. */
    readonly cached: <I, O>(call: Call<I, O>, input: I) => Effect.Effect<O, GatewayError>
  }
>()("h5/gateway/Gateway") {
  static readonly layer = Layer.effect(
    Gateway,
    Effect.gen(function* () {
      const transport = yield* Transport
      const callers = yield* CurrentCaller
      const cipher = yield* Cipher
      const responses = yield* CachedResponses

      const exchange = Effect.fnUntraced(function* <I, O>(
        call: Call<I, O>,
        input: I,
        given: Caller | undefined,
      ) {
        const caller = given ?? (yield* callers.get)
        const request = yield* encode(call, input, caller, cipher)
        const response = yield* transport.carry(request)
        return yield* open(call, response, caller.token).pipe(
          Effect.tap(() => responses.store(request, response)),
          Effect.tapError((failure) =>
            Failure.$is("SessionOver")(failure) && caller.token !== ""
              ? callers.reportOver(caller.token)
              : Effect.void,
          ),
        )
      })

      const cached = Effect.fnUntraced(function* <I, O>(call: Call<I, O>, input: I) {
        const request = yield* encode(call, input, yield* callers.get, cipher)
        // Without a token: a cached refusal must not end a session.
        return yield* open(call, yield* responses.find(request), "")
      })

      const named = <I, O>(call: Call<I, O>, effect: Effect.Effect<O, Failure>) =>
        Effect.mapError(effect, (reason) => new GatewayError({ call: call.path, reason }))

      return Gateway.of({
        send: (call, input, caller) => named(call, exchange(call, input, caller)),
        cached: (call, input) => named(call, cached(call, input)),
      })
    }),
  )
}

const encode = Effect.fnUntraced(function* <I, O>(
  call: Call<I, O>,
  input: I,
  caller: Caller,
  cipher: Cipher["Service"],
): Effect.fn.Return<WireRequest, Failure> {
  const encoded = yield* Schema.encodeEffect(call.input)(input).pipe(Effect.orDie)
  const headers = requestHeaders(caller, yield* nextRequestId)
  const timeout = call.timeout ?? (call.changes ? timings.changeTimeout : timings.readTimeout)
  const isInQuery = (name: string): boolean => call.method === "GET" || call.inQuery.includes(name)
  const query = queryOf(encoded).filter(([name]) => isInQuery(name))
  const common = { method: call.method, path: call.path, timeout, query, repeatable: !call.changes }
  if (call.method === "GET") return { ...common, headers, body: undefined }
  // The transport sets the boundary of the parts.
  if (encoded instanceof FormData) return { ...common, headers, body: undefined, form: encoded }
  const text = JSON.stringify(encoded, (name, value: unknown) => (isInQuery(name) ? undefined : value))
  if (call.secret) yield* cipher.secure
  if (!call.encrypted) return { ...common, headers: { ...headers, ...json }, body: text }
  const { payload, key } = yield* cipher.seal(text, caller.loginKey)
  return {
    ...common,
    headers: {
      ...headers,
      ...json,
      "Encryption-Key": key,
      ...(caller.isStandalone ? { Device: "OTHERS" } : {}),
    },
    body: JSON.stringify({ payload }),
  }
})

const json = { "Content-Type": "application/json; charset=utf-8" }

/** The fields of an encoded input as a query; undefined fields are omitted. */
export const queryOf = (encoded: unknown): ReadonlyArray<readonly [string, string]> =>
  typeof encoded === "object" && encoded !== null
    ? Object.entries(encoded).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as const],
      )
    : []

const open = Effect.fnUntraced(function* <I, O>(
  call: Call<I, O>,
  { status, body, retryAfter }: WireResponse,
  token: string,
): Effect.fn.Return<O, Failure> {
  if (status === 401) return yield* Effect.fail(token === "" ? notLoggedIn : Failure.SessionOver())
  if (status === 429 || status >= 500) return yield* Effect.fail(yield* broken(status, retryAfter))
  const envelope = yield* decodeEnvelope(quoteLongNumbers(body)).pipe(
    Effect.mapError((error) => {
      if (status === 403) return refusal(status, { success: false })
      return status === 200 && !isJson(body) ? notJson(error) : malformed(error)
    }),
  )
  if (!envelope.success) return yield* Effect.fail(refusal(status, envelope))
  return yield* Schema.decodeUnknownEffect(call.output)(envelope.value).pipe(Effect.mapError(malformed))
})

/** The failure of a guest's call that requires a session: "log in", not "session over" (spec §8). */
const notLoggedIn = Failure.Refused({ code: "not_logged_in", captcha: false })

/** The failure of a status, with the milliseconds of `Retry-After`: a number of seconds, or a date. */
const broken = Effect.fnUntraced(function* (status: number, retryAfter = "") {
  const now = yield* Clock.currentTimeMillis
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now
  return Failure.Broken(wait > 0 ? { status, retryAfter: wait } : { status })
})

/** A JSON string, or an integer of more digits than a number can hold exactly. */
const stringOrLongInteger = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g

/** Turns integers of 16 digits and more into strings, so that long ids keep every digit. */
export const quoteLongNumbers = (body: string): string =>
  /\d{16}/.test(body)
    ? body.replace(stringOrLongInteger, (found) => (found.startsWith('"') ? found : `"${found}"`))
    : body

const decodeEnvelope = Schema.decodeUnknownEffect(Schema.fromJsonString(Envelope))
const decodeJson = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Unknown))
const decodeRefusal = Schema.decodeUnknownOption(RefusalValue)

const malformed = (error: Schema.SchemaError): Failure => Failure.Malformed({ issue: error.message })

/** A proxy or an error page answered in place of the gateway. */
const notJson = (error: Schema.SchemaError): Failure =>
  Failure.Malformed({ issue: error.message, isNotJson: true })

const isJson = (body: string): boolean => Option.isSome(decodeJson(body))

const refusal = (status: number, { message, value }: Envelope): Failure => {
  if (message === "logged_out") return Failure.SessionOver()
  const code = message ?? (status === 403 ? "no_permission" : "")
  const captcha = Option.exists(decodeRefusal(value), ({ captcha }) => captcha === true)
  return Failure.Refused({ code, captcha })
}
