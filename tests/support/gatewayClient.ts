import { Duration, Effect, Layer } from "effect"
import { getResponse } from "msw"

import { defaultDeployment } from "#config/deployment.ts"
import { defaultLanguage } from "#config/product.ts"
import { Failure } from "#domain/Failure.ts"
import type { Settings } from "#fixtures/settings.ts"
import { makeWorld, type World, type WorldOptions } from "#fixtures/world.ts"
import type { Call } from "#gateway/Call.ts"
import { type Caller, CurrentCaller } from "#gateway/Caller.ts"
import { Cipher } from "#gateway/Cipher.ts"
import { addressOf } from "#gateway/address.ts"
import { Gateway } from "#gateway/Gateway.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { Transport, type WireResponse, type WireRequest } from "#gateway/Transport.ts"

/** The origin of the simulated gateway in tests. */
export const origin = "http://localhost"

/** Sends requests to a world without network. Stores cookies as a browser does. */
export const layerWorld = (world: World): Layer.Layer<Transport> =>
  Layer.sync(Transport)(() => {
    const cookies = new Map<string, string>()
    const carry = (request: WireRequest) =>
      Effect.tryPromise({
        try: (signal) => ask(world, request, cookies, signal),
        catch: () => Failure.Unreachable(),
      }).pipe(
        Effect.timeoutOrElse({ duration: request.timeout, orElse: () => Effect.fail(Failure.TimedOut()) }),
      )
    return { carry }
  })

const ask = async (
  world: World,
  request: WireRequest,
  cookies: Map<string, string>,
  signal: AbortSignal,
): Promise<WireResponse> => {
  const headers = new Headers(request.headers)
  if (cookies.size > 0)
    headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "))
  const httpRequest = new Request(origin + addressOf(request), {
    method: request.method,
    headers,
    signal,
    body: request.form ?? request.body ?? null,
  })
  const response = await getResponse([...world.handlers], httpRequest)
  if (response === undefined || response.type === "error") throw new Error("No handler responded")
  for (const cookie of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (name !== undefined && value !== undefined) cookies.set(name, value)
  }
  const retryAfter = response.headers.get("Retry-After")
  const read = { status: response.status, body: await response.text() }
  return retryAfter === null ? read : { ...read, retryAfter }
}

const guestCaller: Caller = {
  token: "",
  merchant: defaultDeployment.merchant,
  language: defaultLanguage,
  isStandalone: false,
  loginKey: "",
}

/** The sender of a test's requests. `over` collects the tokens that the gateway has reported as expired. */
export interface TestCaller {
  readonly layer: Layer.Layer<CurrentCaller>
  readonly set: (change: Partial<Caller>) => void
  readonly over: ReadonlyArray<string>
}

export const makeCaller = (start: Partial<Caller> = {}): TestCaller => {
  let caller: Caller = { ...guestCaller, ...start }
  const over: Array<string> = []
  return {
    layer: Layer.succeed(CurrentCaller)({
      get: Effect.sync(() => caller),
      reportOver: (token) => Effect.sync(() => void over.push(token)),
    }),
    set: (change) => {
      caller = { ...caller, ...change }
    },
    over,
  }
}

/** The app's own gateway on a transport. */
export const layerGateway = (transport: Layer.Layer<Transport>, caller: TestCaller = makeCaller()) =>
  Gateway.layer.pipe(Layer.provide([transport, caller.layer, Cipher.layer]))

/** A client of a simulated gateway, with its world and its caller. */
export interface GatewayClient {
  readonly world: World
  readonly caller: TestCaller
  readonly send: <I, O>(call: Call<I, O>, input: I) => Effect.Effect<O, GatewayError>
}

/** Connects a client to a new world, signed in as a persona, without a network. */
export const connectAs = (
  persona = "guest",
  settings: Partial<Settings> = {},
  options: WorldOptions = {},
): Effect.Effect<GatewayClient> =>
  Effect.gen(function* () {
    const world = yield* Effect.promise(() => makeWorld(settings, { seed: "test", ...options }))
    const session = yield* Effect.promise(() => world.signInAs(persona))
    const caller = makeCaller(session === undefined ? {} : { token: session.token })
    const context = yield* Effect.scoped(Layer.build(layerGateway(layerWorld(world), caller)))
    return {
      world,
      caller,
      send: (call, input) =>
        Effect.provide(
          Gateway.use((gateway) => gateway.send(call, input)),
          context,
        ),
    }
  })

/** The response of a scripted transport to one request. */
export type ScriptedReply =
  /** The value of a success. */
  | { readonly value: unknown }
  | { readonly refused: string; readonly captcha?: boolean }
  | { readonly status: number; readonly body?: string; readonly retryAfter?: string; readonly date?: string }
  /** A body that is not an envelope. */
  | { readonly text: string }
  /** A response after a delay on Effect's clock. */
  | { readonly after: Duration.Input; readonly reply: ScriptedReply }
  | "never"
  | "unreachable"

export interface Fake {
  readonly layer: Layer.Layer<Transport>
  /** The requests so far, in order. */
  readonly requests: ReadonlyArray<WireRequest>
  readonly requestsTo: (path: string) => ReadonlyArray<WireRequest>
  /** Sets the response of a path. A list gives one response for each request; its last response then repeats. */
  readonly respondWith: (path: string, reply: ScriptedReply | ReadonlyArray<ScriptedReply>) => void
}

/** A transport that responds by script and records its requests. A path without a script is unreachable. */
export const makeFake = (
  script: Readonly<Record<string, ScriptedReply | ReadonlyArray<ScriptedReply>>> = {},
): Fake => {
  const requests: Array<WireRequest> = []
  const replies = new Map<string, Array<ScriptedReply>>()
  const respondWith: Fake["respondWith"] = (path, reply) => void replies.set(path, [reply].flat())
  for (const [path, reply] of Object.entries(script)) respondWith(path, reply)
  const next = (path: string): ScriptedReply => {
    const left = replies.get(path) ?? []
    return (left.length > 1 ? left.shift() : left[0]) ?? "unreachable"
  }
  return {
    layer: Layer.succeed(Transport)({
      carry: (request) =>
        Effect.suspend(() => {
          requests.push(request)
          return perform(next(request.path))
        }).pipe(
          Effect.timeoutOrElse({ duration: request.timeout, orElse: () => Effect.fail(Failure.TimedOut()) }),
        ),
    }),
    requests,
    requestsTo: (path) => requests.filter((request) => request.path === path),
    respondWith,
  }
}

const perform = (reply: ScriptedReply): Effect.Effect<WireResponse, Failure> => {
  if (reply === "never") return Effect.never
  if (reply === "unreachable") return Effect.fail(Failure.Unreachable())
  if ("after" in reply) return perform(reply.reply).pipe(Effect.delay(reply.after))
  if ("text" in reply) return Effect.succeed({ status: 200, body: reply.text })
  if ("status" in reply)
    return Effect.succeed({ body: reply.status === 401 ? '{"success":false}' : "", ...reply })
  const envelope =
    "refused" in reply
      ? { success: false, message: reply.refused, ...(reply.captcha ? { value: { captcha: true } } : {}) }
      : { success: true, value: reply.value }
  return Effect.succeed({ status: 200, body: JSON.stringify(envelope) })
}

/** The answer of a captcha image: its characters, or the result of its sum. */
export const readCaptcha = (image: string): string => {
  const text = [...atob(image).matchAll(/<text[^>]*>(.)<\/text>/g)].map(([, letter]) => letter).join("")
  const [, first, second] = /^(\d)\+(\d)=/.exec(text) ?? []
  return first === undefined ? text : String(Number(first) + Number(second))
}

/** The response of a member call to a guest. */
export const notLoggedIn = Failure.Refused({ code: "not_logged_in", captcha: false })
