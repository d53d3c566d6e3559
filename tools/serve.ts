import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { resolve } from "node:path"

import { securityHeaders } from "./contentSecurity.ts"
import { badGateway, gatewayProxy, isGatewayPath } from "./gatewayProxy.ts"
import { staticFiles, type Encoding, type StaticFile } from "./staticFiles.ts"

export interface ServeOptions {
  /** A built site: `dist`, `dist-harness`. */
  readonly folder: string
  /** 0 takes any free port. */
  readonly port: number
  readonly host?: string | undefined
  /** Where `/wps`, `/lgw` and `/lotto` are passed to; without one they answer 502. */
  readonly gateway?: string | undefined
  /** Sends the content security policy of production. */
  readonly strict?: boolean | undefined
  /** Brotli's, 0 to 11: production's 11 costs a second for a large file that is asked for once. */
  readonly quality?: number | undefined
}

export interface Serving {
  readonly url: string
  readonly close: () => Promise<void>
}

const encodingFor = (request: IncomingMessage): Encoding => {
  const accepted = String(request.headers["accept-encoding"] ?? "")
  if (/\bbr\b/.test(accepted)) return "br"
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity"
}

const headersOf = (file: StaticFile, options: ServeOptions): Record<string, string> => ({
  "content-type": file.contentType,
  "cache-control": file.isImmutable ? "public, max-age=31536000, immutable" : "no-cache",
  etag: file.etag,
  vary: "accept-encoding",
  ...securityHeaders(
    file.isPage && options.strict === true ? file.body.toString() : undefined,
    options.gateway,
  ),
})

const sendFile = async (
  file: StaticFile,
  options: ServeOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const headers = headersOf(file, options)
  if (request.headers["if-none-match"] === file.etag) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = encodingFor(request)
  const body = await file.encoded(encoding)
  const encoded = body === file.body ? {} : { "content-encoding": encoding }
  response.writeHead(200, { ...headers, ...encoded, "content-length": body.length })
  response.end(request.method === "HEAD" ? undefined : body)
}

const pathOf = (request: IncomingMessage): string | undefined => {
  try {
    return decodeURIComponent(new URL(request.url ?? "/", "http://site").pathname)
  } catch {
    return undefined
  }
}

const refuse = (response: ServerResponse, status: number): void => {
  if (response.headersSent) response.destroy()
  else response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(`${status}`)
}

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((done, failed) => {
    server.once("error", failed)
    server.listen(port, host, () => {
      const address = server.address()
      done(typeof address === "object" && address !== null ? address.port : port)
    })
  })

/** Serves a built site, every address of the app with its one page, and the gateway's paths from elsewhere. */
export const serve = async (options: ServeOptions): Promise<Serving> => {
  const find = staticFiles(resolve(options.folder), options.quality ?? 11)
  const proxy = options.gateway === undefined ? undefined : gatewayProxy(options.gateway)
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = pathOf(request)
    if (path === undefined) return refuse(response, 400)
    if (isGatewayPath(path)) return proxy === undefined ? badGateway(response) : proxy.pass(request, response)
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405)
    const file = await find(path)
    return file === undefined ? refuse(response, 404) : sendFile(file, options, request, response)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => refuse(response, 500))
  })
  const host = options.host ?? "127.0.0.1"
  const port = await listen(server, options.port, host)
  return {
    url: `http://${host === "0.0.0.0" ? "localhost" : host}:${port}`,
    close: () =>
      new Promise((done) => {
        proxy?.close()
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
