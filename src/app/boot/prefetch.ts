import { addressOf } from "#gateway/address.ts"
import { fetchText } from "#gateway/fetchText.ts"
import type { PrefetchedResponse, PrefetchedResponses } from "#gateway/FetchTransport.ts"
import { requestHeaders } from "#gateway/requestHeaders.ts"
import { uuid } from "#gateway/uuid.ts"
import type { FirstCall } from "#services/home/firstCalls.ts"

import type { BootPlan, CallName } from "./plan.ts"
import type { Visitor } from "./visitor.ts"

declare global {
  interface Window {
    /** The responses that boot requested; the app uses them. */
    prefetched?: PrefetchedResponses
  }
}

/** A prefetched response and the address of its request. */
export interface Prefetched extends PrefetchedResponse {
  readonly address: string
}

export type PrefetchedByName = Readonly<Partial<Record<CallName, Prefetched>>>

const fill = (value: string, { merchant, language, token }: Visitor): string => {
  switch (value) {
    case "{merchant}":
      return merchant
    case "{language}":
      return language
    case "{token}":
      return token
    default:
      return value
  }
}

/**
 * Sends home's first requests: those that the shell shows at once, the others after `shellPainted`.
 *
 * The app uses a response only if it would send the same headers; otherwise it sends its own request.
 */
export const prefetch = (
  { calls, origin }: Pick<BootPlan, "calls" | "origin">,
  visitor: Visitor,
  shellPainted: Promise<void>,
): PrefetchedByName => {
  const send = ({ path, query, isInShell }: FirstCall): Prefetched => {
    const address = addressOf({ path, query: query.map(([key, value]) => [key, fill(value, visitor)]) })
    const headers = requestHeaders(visitor, uuid())
    const request = () => fetchText(origin, address, { headers })
    const response = isInShell ? request() : shellPainted.then(request)
    // The app handles the rejection; this only prevents an unhandled-rejection report.
    response.catch(() => {})
    return { address, headers, response }
  }
  // Boot runs before the polyfills, and Chrome 64 lacks `Object.fromEntries`.
  const sent: Record<string, Prefetched> = {}
  for (const [name, call] of Object.entries(calls)) sent[name] = send(call)
  window.prefetched = new Map(Object.values(sent).map((response) => [response.address, response]))
  return sent
}
