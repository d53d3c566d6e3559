import { build } from "../build.ts"
import { type CallLine, type LogLine, outcomeOf } from "./harnessLog.ts"

/** A fixed HTTP version, because the harness measures neither the version nor the sizes on the network. */
const version = "HTTP/1.1"
const unmeasured = -1

const textOf = (value: unknown): string => {
  if (value === undefined) return ""
  return typeof value === "string" ? value : JSON.stringify(value)
}

const typeOf = (value: unknown): string => (typeof value === "string" ? "text/plain" : "application/json")

const pairsOf = (values: unknown): ReadonlyArray<{ readonly name: string; readonly value: string }> =>
  typeof values === "object" && values !== null
    ? Object.entries(values).map(([name, value]) => ({ name, value: textOf(value) }))
    : []

const urlOf = ({ path, query }: CallLine, origin: string): string => {
  const url = new URL(path, origin)
  for (const { name, value } of pairsOf(query)) url.searchParams.append(name, value)
  return url.href
}

const requestOf = (line: CallLine, origin: string) => {
  const body = line.decrypted ?? line.body
  return {
    method: line.method,
    url: urlOf(line, origin),
    httpVersion: version,
    cookies: [],
    headers: pairsOf(line.headers),
    queryString: pairsOf(line.query),
    ...(body === undefined ? {} : { postData: { mimeType: typeOf(body), params: [], text: textOf(body) } }),
    headersSize: unmeasured,
    bodySize: unmeasured,
  }
}

const responseOf = ({ status, failure = "", response }: CallLine) => {
  const text = textOf(response)
  return {
    status,
    statusText: failure,
    httpVersion: version,
    cookies: [],
    headers: [],
    content: { size: new TextEncoder().encode(text).length, mimeType: typeOf(response), text },
    redirectURL: "",
    headersSize: unmeasured,
    bodySize: unmeasured,
  }
}

const entryOf = (line: CallLine, origin: string) => {
  const time = line.duration ?? 0
  return {
    startedDateTime: new Date(line.at).toISOString(),
    time,
    request: requestOf(line, origin),
    response: responseOf(line),
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
    comment: outcomeOf(line),
  }
}

/**
 * Converts logged calls to HAR 1.2, which the network panels of browsers can open. As in the log, bodies are decrypted
 * and secrets hidden. A call without a response has status 0.
 */
export const harOf = (lines: ReadonlyArray<LogLine>, origin: string) => ({
  log: {
    version: "1.2",
    creator: { name: "lantern-lobby harness", version: build },
    entries: lines.flatMap((line) => (line.kind === "call" ? [entryOf(line, origin)] : [])),
  },
})
