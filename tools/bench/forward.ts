import { type IncomingMessage, request } from "node:http"
import { buffer } from "node:stream/consumers"

/** A response as the measuring tool sends it. */
interface Answer {
  readonly status: number
  readonly body: Buffer
  readonly type: string
  readonly cache: string
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string>>>
}

/** Headers of a connection, and those by which the measuring tool revalidates. */
const notForwarded = [
  "connection",
  "content-length",
  "date",
  "etag",
  "host",
  "if-modified-since",
  "if-none-match",
  "keep-alive",
  "last-modified",
  "transfer-encoding",
]

const forwarded = (headers: IncomingMessage["headers"]): Readonly<Record<string, string | string[]>> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || name.startsWith(":") || notForwarded.includes(name) ? [] : [[name, value]],
    ),
  )

export type Forward = (url: URL, incoming: IncomingMessage) => Promise<Answer>

/** Forwards requests of the measuring tool to a served site, and its bytes back as they are. */
export const forwardTo =
  (site: string): Forward =>
  async ({ pathname, search }, incoming) => {
    const { method = "GET" } = incoming
    const response = await new Promise<IncomingMessage>((done, failed) => {
      const headers = forwarded(incoming.headers)
      const outgoing = request(site + pathname + search, { method, headers }, done)
      outgoing.once("error", failed)
      incoming.pipe(outgoing)
    })
    const { "content-type": type = "application/octet-stream", "cache-control": cache } = response.headers
    const isCompressed = response.headers["content-encoding"] !== undefined
    return {
      status: response.statusCode ?? 502,
      body: await buffer(response),
      // The tool compresses what has the type of a text; a header then names the real type.
      type: isCompressed ? "application/octet-stream" : type,
      cache: cache ?? "no-store",
      headers: { ...forwarded(response.headers), "content-type": type },
    }
  }
