import { Agent as HttpAgent, request as httpRequest } from "node:http"
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http"
import { Agent as HttpsAgent, request as httpsRequest } from "node:https"

/** The gateway's paths begin with one of these. */
export const prefixes = ["/wps", "/lgw", "/lotto"]

/** Firebase's paths, where the pretend gateway stands in for it as its emulator. */
export const emulatorPrefixes = [
  "/identitytoolkit.googleapis.com",
  "/securetoken.googleapis.com",
  "/emulator/auth",
]

export const isGatewayPath = (path: string): boolean =>
  [...prefixes, ...emulatorPrefixes].some((prefix) => path === prefix || path.startsWith(`${prefix}/`))

/** Headers of one connection, which are never passed on (RFC 9110 §7.6.1). */
const hopByHop = [
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)))

/** Not the gateway's envelope: what a real proxy in front of a dead gateway says. */
export const badGateway = (response: ServerResponse): void => {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(502, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" })
  response.end("Bad gateway")
}

export interface GatewayProxy {
  readonly pass: (request: IncomingMessage, response: ServerResponse) => void
  readonly close: () => void
}

/** Idle connections go before the gateway closes them (Node's servers do after 5 s): one closed in use would be a 502. */
const kept = { keepAlive: true, timeout: 2000 } as const

/** Passes requests to the gateway as they come, bodies streamed and cookies kept; 502 when it is down. */
export const gatewayProxy = (gateway: string): GatewayProxy => {
  const target = new URL(gateway)
  const secure = target.protocol === "https:"
  const agent = secure ? new HttpsAgent(kept) : new HttpAgent(kept)
  const send = secure ? httpsRequest : httpRequest
  return {
    pass: (request, response) => {
      const headers = { ...passedOn(request.headers), host: target.host }
      const url = new URL(request.url ?? "/", target)
      const onward = send(url, { method: request.method, headers, agent }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers))
        answer.on("error", () => response.destroy())
        answer.pipe(response)
      })
      onward.on("error", () => badGateway(response))
      response.on("close", () => onward.destroy())
      request.pipe(onward)
    },
    close: () => agent.destroy(),
  }
}
