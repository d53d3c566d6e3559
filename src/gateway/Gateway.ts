import { Clock, Context, Effect, Layer, Option, Schema } from "effect"

import { timings } from "#config/timings.ts"
import { isBeyondNumber } from "#domain/Decimal.ts"
import { Failure } from "#domain/Failure.ts"

import type { Call } from "./Call.ts"
import { type Caller, CurrentCaller } from "./Caller.ts"
import { observed } from "./CallObserver.ts"
import { Cipher } from "./Cipher.ts"
import { Envelope, RefusalValue } from "./Envelope.ts"
import { GatewayError } from "./GatewayError.ts"
import { gatewayTime } from "./gatewayTime.ts"
import { CachedResponses } from "./CachedResponses.ts"
import { nextRequestId } from "./RequestId.ts"
import { requestHeaders } from "./requestHeaders.ts"
import { Transport, type WireResponse, type WireRequest } from "./Transport.ts"

export class Gateway extends Context.Service<
  Gateway,
  {
    readonly send: <I, O>(call: Call<I, O>, input: I, caller?: Caller) => Effect.Effect<O, GatewayError>
    /** The gateway's time in epoch milliseconds, whatever the device's clock. */
    readonly now: Effect.Effect<number>
    /** Decodes the cached response of an earlier visit. Fails with `Unreachable` if no response is cached. */
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
      const time = gatewayTime()

      const exchange = Effect.fnUntraced(function* <I, O>(
        call: Call<I, O>,
        input: I,
        given: Caller | undefined,
        {
          requestId,
          onResponse,
        }: { readonly requestId: string; readonly onResponse: (response: WireResponse) => void },
      ) {
        const caller = given ?? (yield* callers.get)
        const request = yield* encode(call, input, caller, { cipher, requestId })
        const response = yield* transport.carry(request)
        onResponse(response)
        return yield* open(call, response, caller.token).pipe(
          // Only a response with a valid envelope is used, because a proxy's error page may have another clock.
          Effect.tap(() => Effect.andThen(time.observe(response.date), responses.store(request, response))),
          Effect.tapError((failure) =>
            Failure.$is("SessionOver")(failure) && caller.token !== ""
              ? callers.reportOver(caller.token)
              : Effect.void,
          ),
        )
      })

      const cached = Effect.fnUntraced(function* <I, O>(call: Call<I, O>, input: I) {
        const request = yield* encode(call, input, yield* callers.get, {
          cipher,
          requestId: yield* nextRequestId,
        })
        // Opened without a token, because a cached refusal must not end a session.
        return yield* open(call, yield* responses.find(request), "")
      })

      const send = Effect.fnUntraced(function* <I, O>(call: Call<I, O>, input: I, caller?: Caller) {
        const requestId = yield* nextRequestId
        return yield* observed({ ...call, requestId }, (onResponse) =>
          exchange(call, input, caller, { requestId, onResponse }),
        ).pipe(Effect.mapError((reason) => new GatewayError({ call: call.path, reason, requestId })))
      })

      return Gateway.of({
        send,
        cached: (call, input) =>
          Effect.mapError(cached(call, input), (reason) => new GatewayError({ call: call.path, reason })),
        now: time.now,
      })
    }),
  )
}

const encode = Effect.fnUntraced(function* <I, O>(
  call: Call<I, O>,
  input: I,
  caller: Caller,
  { cipher, requestId }: { readonly cipher: Cipher["Service"]; readonly requestId: string },
): Effect.fn.Return<WireRequest, Failure> {
  const encoded = yield* Schema.encodeEffect(call.input)(input).pipe(Effect.orDie)
  const headers = requestHeaders(caller, requestId)
  const timeout = call.timeout ?? (call.changes ? timings.changeTimeout : timings.readTimeout)
  const isInQuery = (name: string): boolean => call.method === "GET" || call.inQuery.includes(name)
  const query = queryOf(encoded).filter(([name]) => isInQuery(name))
  const { method, path, outlivesPage = false } = call
  const common = { method, path, timeout, query, repeatable: !call.changes, outlivesPage }
  if (call.method === "GET") return { ...common, headers, body: undefined }
  // The browser sets the content type of a form, because that header contains the form's boundary.
  if (encoded instanceof FormData) return { ...common, headers, body: undefined, form: encoded }
  const text = JSON.stringify(encoded, (name, value: unknown) =>
    isInQuery(name) ? undefined : value,
  ).replace(writtenNumber, "$1")
  if (call.secret) yield* cipher.secure
  if (!call.encrypted) return { ...common, headers: { ...headers, ...json }, body: text }
  const { payload, key } = yield* cipher.seal(text, caller.loginKey)
  return {
    ...common,
    headers: {
      ...headers,
      ...json,
      "Encryption-Key": key,
      ...(call.namesDevice && caller.isStandalone ? { Device: "OTHERS" } : {}),
    },
    body: JSON.stringify({ payload }),
  }
})

// Never matches text that a player typed, because JSON escapes the quotation marks inside a string.
const writtenNumber = /\{"\\u0000":"([\d.]+)"\}/g

const json = { "Content-Type": "application/json; charset=utf-8" }

export const queryOf = (encoded: unknown): ReadonlyArray<readonly [string, string]> =>
  typeof encoded === "object" && encoded !== null
    ? Object.entries(encoded).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as const],
      )
    : []

const open = Effect.fnUntraced(function* <I, O>(
  call: Call<I, O>,
  response: WireResponse,
  token: string,
): Effect.fn.Return<O, Failure> {
  const { status, body } = response
  if (status === 429 || status >= 500) return yield* Effect.fail(yield* broken(response))
  const envelope = yield* decodeEnvelope(quoteLongNumbers(body)).pipe(
    Effect.mapError((error) => {
      // A proxy sent this status, so the session does not end.
      if (status === 401 || status === 403) return refusal(403, { success: false })
      return status === 200 && !isJson(body) ? notJson(error) : malformed(error)
    }),
  )
  if (status === 401) return yield* Effect.fail(token === "" ? notLoggedIn : Failure.SessionOver())
  if (!envelope.success) return yield* Effect.fail(refusal(status, envelope))
  return yield* Schema.decodeUnknownEffect(call.output)(envelope.value).pipe(Effect.mapError(malformed))
})

// A guest gets this failure, because a guest has no session that could end (spec §8).
const notLoggedIn = Failure.Refused({ code: "not_logged_in", captcha: false })

const broken = Effect.fnUntraced(function* ({ status, retryAfter = "", date = "" }: WireResponse) {
  const sentAt = Date.parse(date)
  const now = Number.isFinite(sentAt) ? sentAt : yield* Clock.currentTimeMillis
  // `Retry-After` is a number of seconds, or a date.
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now
  return Failure.Broken(wait > 0 ? { status, retryAfter: wait } : { status })
})

const stringOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

export const quoteLongNumbers = (body: string): string =>
  /\d{14}/.test(body)
    ? // Long ids and amounts become text, because they would lose digits as numbers.
      body.replace(stringOrNumber, (token) => (isBeyondNumber(token) ? `"${token}"` : token))
    : body

const decodeEnvelope = Schema.decodeUnknownEffect(Schema.fromJsonString(Envelope))
const decodeJson = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Unknown))
const decodeRefusal = Schema.decodeUnknownOption(RefusalValue)

const malformed = (error: Schema.SchemaError): Failure => Failure.Malformed({ issue: error.message })

const notJson = (error: Schema.SchemaError): Failure =>
  Failure.Malformed({ issue: error.message, isNotJson: true })

const isJson = (body: string): boolean => Option.isSome(decodeJson(body))

const refusal = (status: number, { message, value }: Envelope): Failure => {
  if (message === "logged_out") return Failure.SessionOver()
  const captcha = Option.exists(decodeRefusal(value), ({ captcha }) => captcha === true)
  const given = { captcha, ...(value === undefined ? {} : { value }) }
  if (message === undefined && status === 403)
    return Failure.Refused({ code: "no_permission", ...given, isInferred: true })
  // 409 means that the first request with this id is still in progress, so the error code is not a refusal.
  return status === 409
    ? Failure.Refused({ code: message ?? "", ...given, isInferred: true })
    : Failure.Refused({ code: message ?? "", ...given })
}
