import { addressOf } from "#gateway/address.ts"
import { fetchText } from "#gateway/fetchText.ts"
import type { PrefetchedResponse, PrefetchedResponses } from "#gateway/FetchTransport.ts"
import { requestHeaders } from "#gateway/requestHeaders.ts"
import { uuid } from "#gateway/uuid.ts"
import type { FirstCall } from "#services/firstCall.ts"

import type { CallName } from "./firstCalls.ts"
import { type BootPlan, maySee, ofEveryPage, type PageFrame } from "./plan.ts"
import { hasModule, isStored, type StoredUser } from "./storedUser.ts"

declare global {
  interface Window {
    prefetched?: PrefetchedResponses
  }
}

export interface Prefetched extends PrefetchedResponse {
  readonly address: string
}

export type PrefetchedByName = Readonly<Partial<Record<CallName, Prefetched>>>

type PageLocation = Pick<Location, "pathname" | "search">

const namesAt = (frame: PageFrame | undefined, user: StoredUser): ReadonlyArray<CallName> => {
  if (user.isClosed) return ["status"]
  if (frame === undefined || !maySee(frame, user) || user.isForced) return ofEveryPage
  const { calls = [], members } = frame
  return members?.includes(user.type) === false ? ofEveryPage : [...ofEveryPage, ...calls]
}

type Keys = Pick<BootPlan["keys"], "whitelabel">

const isSent = (
  { unlessAsked = {}, unlessStored = [], module }: FirstCall,
  keys: Keys,
  asked: URLSearchParams,
): boolean =>
  Object.keys(unlessAsked).every((name) => {
    const value = asked.get(name)
    const values = unlessAsked[name] ?? []
    return value === null || (values.length > 0 && !values.includes(value))
  }) &&
  !unlessStored.some(isStored) &&
  (module === undefined || hasModule(keys.whitelabel, module))

const fill = (value: string, { merchant, language, token }: StoredUser, asked: URLSearchParams): string => {
  switch (value) {
    case "{merchant}":
      return merchant
    case "{language}":
      return language
    case "{token}":
      return token
    case "{gameType}":
      return asked.get("gameType") ?? ""
    default:
      return value
  }
}

interface Plan extends Pick<BootPlan, "calls" | "frames"> {
  readonly keys: Keys
  /** The gateway's origin; empty if the gateway has the page's origin. */
  readonly origin: string
}

/** Sends the page's first requests. The app uses a response only if the app's request has the same headers. */
export const prefetch = (
  { calls, frames, keys, origin }: Plan,
  user: StoredUser,
  { pathname, search }: PageLocation,
  shellPainted: Promise<void>,
): PrefetchedByName => {
  const frame = frames[pathname]
  const asked = new URLSearchParams(search)
  const isHome = frame?.parts?.includes("home") === true
  const send = ({ path, query, isInShell }: FirstCall): Prefetched => {
    const address = addressOf({
      path,
      query: query.map(([key, value]) => [key, fill(value, user, asked)]),
    })
    const headers = requestHeaders(user, uuid())
    const request = () => fetchText(origin, address, { headers })
    const response = isInShell || !isHome ? request() : shellPainted.then(request)
    // Prevents a report of an unhandled rejection. The app handles the rejection later.
    response.catch(() => {})
    return { address, headers, response }
  }
  // Boot runs before the polyfills, and Chrome 64 lacks `Object.fromEntries`.
  const sent: Record<string, Prefetched> = {}
  for (const name of namesAt(frame, user)) {
    const call = calls[name]
    if (call !== undefined && isSent(call, keys, asked)) sent[name] = send(call)
  }
  window.prefetched = new Map(Object.values(sent).map((response) => [response.address, response]))
  return sent
}
