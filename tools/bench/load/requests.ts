import type { CDPSession } from "playwright"

import type { Figures } from "./Load.ts"

interface Request {
  readonly url: string
  /** The address of the document or script that caused the request. */
  readonly cause: string | undefined
  /** Seconds on the browser's clock. */
  readonly start: number
  readonly end?: number
  readonly type: string
  /** As sent, with headers. */
  readonly bytes: number
}

const kilobytes = (requests: ReadonlyArray<Request>): number =>
  requests.reduce((sum, { bytes }) => sum + bytes / 1000, 0)

const figuresOf = (requests: ReadonlyArray<Request>, lcp: number): Figures => {
  const start = requests.find(({ type }) => type === "Document")?.start ?? 0
  const before = requests.filter((request) => (request.start - start) * 1000 <= lcp)
  const byUrl = new Map(before.map((request) => [request.url, request]))
  const depthOf = (request: Request, seen: ReadonlyArray<Request>): number => {
    if (request.type === "Document" || seen.includes(request)) return 1
    const cause = byUrl.get(request.cause ?? "")
    return cause === undefined ? 2 : 1 + depthOf(cause, [...seen, request])
  }
  return {
    "requests before LCP": before.length,
    // The browser reports the end of a picture up to two frames after its paint.
    "kB before LCP": kilobytes(before.filter(({ end = Infinity }) => (end - start) * 1000 <= lcp + 30)),
    "chain depth": Math.max(0, ...before.map((request) => depthOf(request, []))),
    "scripts, kB": kilobytes(requests.filter(({ type }) => type === "Script")),
  }
}

/** Watches the requests that a page sends over the network, not to the cache or the service worker. */
export const watchRequests = async (session: CDPSession) => {
  const requests = new Map<string, Request>()
  session.on("Network.requestWillBeSent", ({ requestId, request, timestamp, type = "Other", initiator }) => {
    const { url, stack } = initiator
    const cause = url ?? stack?.callFrames[0]?.url ?? stack?.parent?.callFrames[0]?.url
    if (request.url.startsWith("https:"))
      requests.set(requestId, { url: request.url, start: timestamp, cause, type, bytes: 0 })
  })
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    Object.assign(requests.get(requestId) ?? {}, { type })
    if (response.fromServiceWorker === true || response.fromDiskCache === true) requests.delete(requestId)
  })
  session.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
    Object.assign(requests.get(requestId) ?? {}, { end: timestamp, bytes: encodedDataLength })
  })
  session.on("Network.requestServedFromCache", ({ requestId }) => requests.delete(requestId))
  session.on("Network.loadingFailed", ({ requestId }) => requests.delete(requestId))
  await session.send("Network.enable")
  return (lcp: number) => figuresOf([...requests.values()], lcp)
}
