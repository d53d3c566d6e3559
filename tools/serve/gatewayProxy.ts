import { Agent as HttpAgent, ServerResponse } from "node:http"
import type { IncomingMessage } from "node:http"
import { Agent as HttpsAgent } from "node:https"
import { createProxyServer } from "http-proxy-3"

import { gatewayPrefixes } from "#domain/Url.ts"

import { gatewayHeaders } from "./contentSecurity.ts"

/** Paths of Firebase, which the simulated gateway emulates. */
const emulatorPrefixes = ["/identitytoolkit.googleapis.com", "/securetoken.googleapis.com", "/emulator/auth"]

const isOfEmulator = (path: string): boolean =>
  emulatorPrefixes.some((prefix) => path.startsWith(`${prefix}/`))

export const isGatewayPath = (path: string): boolean =>
  [...gatewayPrefixes, ...emulatorPrefixes].some((prefix) => path === prefix || path.startsWith(`${prefix}/`))

/** Sends the 502 of a proxy whose gateway is unavailable, which has no gateway envelope. */
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

/**
 * Closes idle connections earlier than the gateway does (Node's servers close them after 5 s), because a request on a
 * connection that is just closing would return 502.
 */
const agentOptions = { keepAlive: true, timeout: 2000 } as const

/** Forwards requests to the gateway unchanged, adds security headers; returns 502 when it is unavailable. */
export const gatewayProxy = (gateway: string): GatewayProxy => {
  const agent = gateway.startsWith("https:") ? new HttpsAgent(agentOptions) : new HttpAgent(agentOptions)
  const proxy = createProxyServer({ target: gateway, changeOrigin: true, agent })
  proxy.on("error", (_error, _request, response) => {
    if (response instanceof ServerResponse) badGateway(response)
  })
  // Aborts the response if the gateway aborts its own, so that the browser does not treat a partial response as complete.
  proxy.on("proxyRes", (incoming, request, response) => {
    // Windows of the emulated Firebase must be able to send messages to the page that opened them.
    if (!isOfEmulator(request.url ?? ""))
      Object.assign(
        incoming.headers,
        gatewayHeaders([incoming.headers["content-security-policy"]].flat().join("; ")),
      )
    incoming.on("error", () => response.destroy())
  })
  return { pass: (request, response) => proxy.web(request, response), close: () => agent.destroy() }
}
