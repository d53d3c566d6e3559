import { Effect, Layer } from "effect"

import { Failure } from "#domain/Failure.ts"

import { Transport, type WireAnswer, type WireRequest } from "./Transport.ts"

/** An answer that was asked for before the app was there, and the headers that it was asked with. */
export interface EarlyAnswer {
  readonly headers: WireRequest["headers"]
  readonly answer: Promise<WireAnswer>
}

/** Early answers by address; each is taken once. */
export type EarlyAnswers = Map<string, EarlyAnswer>

/**
 * Carries requests by `fetch` to an origin (empty for the page's own).
 *
 * Interruption aborts the request. Cookies go along: the captcha's image is tied to one.
 */
export const layerFetch = (origin: string, early: EarlyAnswers = new Map()) =>
  Layer.succeed(Transport)({
    carry: (request) =>
      Effect.tryPromise({
        try: (signal) => takeEarly(early, request) ?? ask(origin, request, signal),
        catch: () => Failure.Unreachable(),
      }).pipe(
        Effect.timeoutOrElse({ duration: request.timeout, orElse: () => Effect.fail(Failure.TimedOut()) }),
      ),
  })

/** Path and query of a request: the key of an early answer. */
export const addressOf = ({ path, query }: Pick<WireRequest, "path" | "query">): string => {
  const search = query
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join("&")
  return search === "" ? path : `${path}?${search}`
}

/** Who asks, and for what; an answer to anybody else is nobody's. */
const asker = ["Authorization", "Merchant", "Language", "Platform"] as const

const takeEarly = (early: EarlyAnswers, request: WireRequest): Promise<WireAnswer> | undefined => {
  if (request.method !== "GET" || early.size === 0) return undefined
  const address = addressOf(request)
  const found = early.get(address)
  early.delete(address)
  if (found === undefined) return undefined
  const isSame = asker.every((name) => found.headers[name] === request.headers[name])
  return isSame ? inOwnTask(found.answer) : undefined
}

/** Early answers are there together: a slow phone that reads them all at once answers no touch meanwhile. */
const inOwnTask = (answer: Promise<WireAnswer>): Promise<WireAnswer> =>
  answer.then((read) => new Promise((take) => setTimeout(take, 0, read)))

const ask = async (origin: string, request: WireRequest, signal: AbortSignal): Promise<WireAnswer> => {
  const body = request.form ?? request.body
  const response = await fetch(origin + addressOf(request), {
    method: request.method,
    headers: request.headers,
    credentials: origin === "" ? "same-origin" : "include",
    signal,
    ...(body === undefined ? {} : { body }),
  })
  return { status: response.status, body: await response.text() }
}
