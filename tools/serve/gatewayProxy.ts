import { Agent as HttpAgent, ServerResponse } from "node:http"
import type { IncomingMessage } from "node:http"
import { Agent as HttpsAgent } from "node:https"
import { createProxyServer } from "http-proxy-3"

import { gatewayPrefixes } from "#domain/Url.ts"

import { gatewayHeaders } from "./contentSecurity.ts"

/** Firebase's paths, where the simulated gateway emulates it. */
export const emulatorPrefixes = [
  "/identitytoolkit.googleapis.com",
  "/securetoken.googleapis.com",
  "/emulator/auth",
]

const isOfEmulator = (path: string): boolean =>
  emulatorPrefixes.some((prefix) => path.startsWith(`${prefix}/`))

export const isGatewayPath = (path: string): boolean =>
  [...gatewayPrefixes, ...emulatorPrefixes].some((prefix) => path === prefix || path.startsWith(`${prefix}/`))

/** Not the gateway's envelope: a real proxy's response for an unavailable gateway. */
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
 * Closes idle connections before the gateway does (Node's servers after 5 s): a connection closed in use
 * would return 502.
 */
const agentOptions = { keepAlive: true, timeout: 2000 } as const

/** Forwards requests to the gateway unchanged, adds security headers; returns 502 when it is unavailable. */
export const gatewayProxy = (gateway: string): GatewayProxy => {
  const agent = gateway.startsWith("https:") ? new HttpsAgent(agentOptions) : new HttpAgent(agentOptions)
  const proxy = createProxyServer({ target: gateway, changeOrigin: true, agent })
  proxy.on("error", (_error, _request, response) => {
    if (response instanceof ServerResponse) badGateway(response)
  })
  // When the gateway aborts a response, the browser must not treat it as complete.
  proxy.on("proxyRes", (incoming, request, response) => {
    // Windows of the emulated Firebase talk to the page that opened them.
    if (!isOfEmulator(request.url ?? ""))
      Object.assign(
        incoming.headers,
        gatewayHeaders([incoming.headers["content-security-policy"]].flat().join("; ")),
      )
    incoming.on("error", () => response.destroy())
  })
  return { pass: (request, response) => proxy.web(request, response), close: () => agent.destroy() }
}
