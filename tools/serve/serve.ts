import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"

import { controlRoot, isOwn } from "#harness/gateway/ownRequest.ts"
import { isPhoneHost, isPhonesHost } from "#harness/phones/hosts.ts"

import { securityHeaders } from "./contentSecurity.ts"
import { badGateway, type GatewayProxy, gatewayProxy, isGatewayPath } from "./gatewayProxy.ts"
import { staticFiles } from "./staticFiles.ts"
import { sendVendorPage } from "./vendorPages.ts"

export interface ServeOptions {
  /** A build folder: `dist`, `dist-harness`. */
  readonly folder: string
  /** 0 selects any free port. */
  readonly port: number
  readonly host?: string | undefined
  /** The gateway for `/wps`, `/lgw` and `/lotto`. Without a gateway, these paths return 502, except vendor pages. */
  readonly gateway?: string | undefined
  /** The gateway that all phones of the harness share, and that pages on this computer may control. Without it, each phone has a separate gateway. */
  readonly phonesGateway?: string | undefined
  /** Whether to send the content security policy of production. */
  readonly strict?: boolean | undefined
  /** The folder of a built brand's own files, such as `/brands/harbour`; without a folder, the default brand is served. */
  readonly place?: string | undefined
}

export interface Serving {
  readonly url: string
  readonly close: () => Promise<void>
}

const pathOf = (request: IncomingMessage): string | undefined => {
  try {
    return decodeURIComponent(new URL(request.url ?? "/", "http://site").pathname)
  } catch {
    return undefined
  }
}

const refuse = (response: ServerResponse, status: number): void => {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(`${status}`)
}

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((done, failed) => {
    server.once("error", failed)
    server.listen(port, host, () => {
      const address = server.address()
      done(typeof address === "object" && address !== null ? address.port : port)
    })
  })

/**
 * Handles requests of phones and of the page that shows them: forwards requests for the shared gateway, and returns
 * whether it did. The header gives each phone a separate process if the browser supports that, so that a busy phone does
 * not block others.
 */
const forPhones =
  (proxy: GatewayProxy | undefined) =>
  (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    const [hostname = ""] = (request.headers.host ?? "").split(":")
    if (!isPhoneHost({ hostname }) && !isPhonesHost({ hostname })) return false
    response.setHeader("origin-agent-cluster", "?1")
    const isForGateway = isGatewayPath(path) || (path.startsWith(controlRoot) && isOwn(request))
    if (proxy === undefined || !isForGateway) return false
    proxy.pass(request, response)
    return true
  }

/** Serves a built site: its page for every address of the app, and forwards the gateway's paths to another server. */
export const serve = async (options: ServeOptions): Promise<Serving> => {
  const { folder, gateway, phonesGateway, strict, place = "" } = options
  const send = await staticFiles(folder, place, (html) =>
    securityHeaders(strict === true ? html : undefined, gateway),
  )
  const proxy = gateway === undefined ? undefined : gatewayProxy(gateway)
  const phones = phonesGateway === undefined ? undefined : gatewayProxy(phonesGateway)
  const passPhones = forPhones(phones)
  const respond = (request: IncomingMessage, response: ServerResponse): void => {
    const path = pathOf(request)
    if (path === undefined) return refuse(response, 400)
    if (passPhones(request, response, path)) return
    if (isGatewayPath(path)) {
      if (proxy !== undefined) return proxy.pass(request, response)
      return sendVendorPage(request, response) ? undefined : badGateway(response)
    }
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405)
    send(request, response)
  }
  // 0 disables the timeout. Otherwise a request on a connection that is just closing would fail.
  const server = createServer({ keepAliveTimeout: 0 }, respond)
  const host = options.host ?? "127.0.0.1"
  const port = await listen(server, options.port, host)
  return {
    url: `http://${host === "0.0.0.0" ? "localhost" : host}:${port}`,
    close: () =>
      new Promise((done) => {
        proxy?.close()
        phones?.close()
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
