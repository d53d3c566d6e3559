import type { Answered, Asked, Carry } from "./exchange.ts"

/** A request with its response. */
export interface Exchange {
  /** The name of the call. */
  readonly name: string
  readonly asked: Asked
  readonly answered: Answered
  /** Milliseconds. */
  readonly duration: number
}

export interface Clock {
  /** Epoch milliseconds that never go back. */
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}

export interface Client {
  readonly send: (asked: Asked, name: string) => Promise<Exchange>
  /** Every exchange so far, oldest first. */
  readonly exchanges: ReadonlyArray<Exchange>
}

/** Two requests a second at most. */
const gap = 500

/** The longest wait that a `Retry-After` may ask for. */
const longestWait = 60_000

/** Sends requests one after another, at most two a second. After a 429 or 503 it waits as asked, and tries once more. */
export const makeClient = (carry: Carry, clock: Clock): Client => {
  const exchanges: Array<Exchange> = []
  let next = clock.now()
  const once = async (asked: Asked, name: string): Promise<Exchange> => {
    await clock.wait(next - clock.now())
    const startedAt = clock.now()
    next = startedAt + gap
    const answered = await carry(asked)
    const exchange = { name, asked, answered, duration: clock.now() - startedAt }
    exchanges.push(exchange)
    return exchange
  }
  return {
    exchanges,
    send: async (asked, name) => {
      const first = await once(asked, name)
      const wait = retryAfter(first.answered, clock.now())
      if (wait === undefined || wait > longestWait || asked.method !== "GET") return first
      await clock.wait(wait)
      return once(asked, name)
    },
  }
}

/** Whether a response is one that asks to wait (gateway §1 "Retries and timeouts"). */
export const isBusy = ({ status }: Answered): boolean => status === 429 || status === 503

/** The milliseconds of the `Retry-After` of a 429 or 503: seconds, or a date. Undefined without a readable one. */
export const retryAfter = (answered: Answered, now: number): number | undefined => {
  const written = answered.headers["retry-after"] ?? ""
  if (!isBusy(answered)) return undefined
  if (/^\d+$/.test(written)) return Number(written) * 1000
  const date = Date.parse(written)
  return Number.isFinite(date) ? Math.max(0, date - now) : undefined
}
