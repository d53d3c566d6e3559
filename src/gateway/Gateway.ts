import { Context, Effect, Layer, Option, Schema } from "effect"

import { gatewayPlatform } from "#config/product.ts"
import { timings } from "#config/timings.ts"
import { Failure } from "#domain/Failure.ts"

import type { Call } from "./Call.ts"
import { type Caller, CurrentCaller } from "./Caller.ts"
import { Cipher } from "./Cipher.ts"
import { Envelope, RefusalValue } from "./Envelope.ts"
import { GatewayError } from "./GatewayError.ts"
import { FromDevice, LastAnswers } from "./LastAnswers.ts"
import { Transport, type WireAnswer, type WireRequest } from "./Transport.ts"
import { uuid } from "./uuid.ts"

/** Sends calls: encodes, opens the envelope, decodes, and tells the ways to fail apart. Knows no policy. */
export class Gateway extends Context.Service<
  Gateway,
  {
    readonly send: <I, O>(call: Call<I, O>, input: I) => Effect.Effect<O, GatewayError>
  }
>()("h5/gateway/Gateway") {
  static readonly layer = Layer.effect(
    Gateway,
    Effect.gen(function* () {
      const transport = yield* Transport
      const callers = yield* CurrentCaller
      const cipher = yield* Cipher
      const last = yield* LastAnswers

      const exchange = Effect.fnUntraced(function* <I, O>(call: Call<I, O>, input: I) {
        const caller = yield* callers.get
        const request = yield* encode(call, input, caller, cipher)
        if (yield* FromDevice) return yield* open(call, yield* last.find(request), "")
        const answer = yield* transport.carry(request)
        return yield* open(call, answer, caller.token).pipe(
          Effect.tap(() => last.keep(request, answer)),
          Effect.tapError((failure) =>
            Failure.$is("SessionOver")(failure) && caller.token !== ""
              ? callers.reportOver(caller.token)
              : Effect.void,
          ),
        )
      })

      return Gateway.of({
        send: (call, input) =>
          exchange(call, input).pipe(
            Effect.mapError((reason) => new GatewayError({ call: call.path, reason })),
          ),
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
  const headers = yield* headersOf(caller)
  const timeout = call.changes ? timings.changeTimeout : timings.readTimeout
  const isInQuery = (name: string): boolean => call.method === "GET" || call.inQuery.includes(name)
  const query = queryOf(encoded).filter(([name]) => isInQuery(name))
  const common = { method: call.method, path: call.path, timeout, query }
  if (call.method === "GET") return { ...common, headers, body: undefined }
  // The transport names the parts' boundary.
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

const headersOf = Effect.fnUntraced(function* (caller: Caller) {
  return {
    ...(caller.token === "" ? {} : { Authorization: caller.token }),
    Merchant: caller.merchant,
    Language: caller.language,
    Platform: String(gatewayPlatform.MOBILE),
    "X-Request-Id": yield* uuid,
  }
})

/** The fields of an encoded input as a query; fields that are not there are left out. */
export const queryOf = (encoded: unknown): ReadonlyArray<readonly [string, string]> =>
  typeof encoded === "object" && encoded !== null
    ? Object.entries(encoded).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as const],
      )
    : []

const open = Effect.fnUntraced(function* <I, O>(
  call: Call<I, O>,
  { status, body }: WireAnswer,
  token: string,
): Effect.fn.Return<O, Failure> {
  if (status === 401) return yield* Effect.fail(token === "" ? notLoggedIn : Failure.SessionOver())
  if (status === 429 || status >= 500) return yield* Effect.fail(Failure.Broken({ status }))
  const envelope = yield* decodeEnvelope(body).pipe(
    Effect.mapError((error) => (status === 403 ? refusal(status, { success: false }) : malformed(error))),
  )
  if (!envelope.success) return yield* Effect.fail(refusal(status, envelope))
  return yield* Schema.decodeUnknownEffect(call.output)(envelope.value).pipe(Effect.mapError(malformed))
})

/** A session that never was is not over: whoever called without one is told to log in (spec §8). */
const notLoggedIn = Failure.Refused({ code: "not_logged_in", captcha: false })

const decodeEnvelope = Schema.decodeUnknownEffect(Schema.fromJsonString(Envelope))
const decodeRefusal = Schema.decodeUnknownOption(RefusalValue)

const malformed = (error: Schema.SchemaError): Failure => Failure.Malformed({ issue: error.message })

const refusal = (status: number, { message, value }: Envelope): Failure => {
  if (message === "logged_out") return Failure.SessionOver()
  const code = message ?? (status === 403 ? "no_permission" : "")
  const captcha = Option.exists(decodeRefusal(value), ({ captcha }) => captcha === true)
  return Failure.Refused({ code, captcha })
}
