import type { Exchange, GatewayRequest, GatewayResponse } from "./exchange.ts"

/** Sends a request over the network, or to a simulated gateway in the same process. */
export type Send = (request: Request) => Promise<Response>

export interface Clock {
  /** Epoch milliseconds that never go back. */
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}

export interface Client {
  readonly send: (request: GatewayRequest, name: string) => Promise<Exchange>
  /** Every exchange so far, oldest first. */
  readonly exchanges: ReadonlyArray<Exchange>
  readonly now: () => number
}

/** Milliseconds between two requests, for at most two requests per second. */
const gap = 500

/** Maximum wait in milliseconds for a `Retry-After`. */
const longestWait = 60_000

/** Request timeout in milliseconds, longer than any timeout of the app. */
const timeout = 60_000

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "no response"
  return error.cause instanceof Error ? error.cause.message : error.message
}

const responseTo = async (
  { method, address, headers, body }: GatewayRequest,
  gateway: string,
  send: Send,
): Promise<GatewayResponse> => {
  try {
    const signal = AbortSignal.timeout(timeout)
    const url = new URL(address, gateway)
    const response = await send(
      new Request(url, { method, headers, body: body ?? null, redirect: "manual", signal }),
    )
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    }
  } catch (error) {
    return { status: 0, headers: {}, text: reasonOf(error) }
  }
}

/** Sends requests one after another, at most two a second. After a 429 or 503, waits for the time in `Retry-After` and retries once. */
export const makeClient = (gateway: string, send: Send, clock: Clock): Client => {
  const exchanges: Array<Exchange> = []
  let next = clock.now()
  const once = async (request: GatewayRequest, name: string): Promise<Exchange> => {
    await clock.wait(next - clock.now())
    const startedAt = clock.now()
    next = startedAt + gap
    const response = await responseTo(request, gateway, send)
    const exchange = { name, request, response, duration: clock.now() - startedAt }
    exchanges.push(exchange)
    return exchange
  }
  return {
    exchanges,
    now: clock.now,
    send: async (request, name) => {
      const first = await once(request, name)
      const wait = retryAfter(first.response, clock.now())
      if (wait === undefined || wait > longestWait || request.method !== "GET") return first
      await clock.wait(wait)
      return once(request, name)
    },
  }
}

/** Whether a response tells the client to wait (gateway §1 "Retries and timeouts"). */
export const isBusy = ({ status }: GatewayResponse): boolean => status === 429 || status === 503

/** The wait in milliseconds that `Retry-After` of a 429 or 503 requests, as seconds or a date. Undefined if missing or invalid. */
export const retryAfter = (response: GatewayResponse, now: number): number | undefined => {
  const written = response.headers["retry-after"] ?? ""
  if (!isBusy(response)) return undefined
  if (/^\d+$/.test(written)) return Number(written) * 1000
  const date = Date.parse(written)
  return Number.isFinite(date) ? Math.max(0, date - now) : undefined
}
