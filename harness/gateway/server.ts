import { existsSync, readFileSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { arrayBuffer } from "node:stream/consumers"
import { getResponse } from "msw"

import { pageKindAt } from "#fixtures/logic/games/vendorPage.ts"
import { scenarioNamed, scenarios } from "#fixtures/scenarios.ts"
import { read, type Settings } from "#fixtures/settings.ts"
import { makeWorld, type World } from "#fixtures/world.ts"

import { openDataFile } from "./dataFile.ts"
import { controlRoot } from "./ownRequest.ts"
import { control } from "./serverControl.ts"

export interface ServerOptions {
  /** The address to listen on. */
  readonly host?: string
  /** 0 selects any free port. */
  readonly port: number
  /** The name of a reviewed scenario, or a JSON file of settings or of `{ persona, settings }`. */
  readonly scenario?: string
  /** The file that keeps the state and the key pair. A broken one rejects. */
  readonly data?: string
}

export interface GatewayServer {
  readonly url: string
  readonly world: World
  readonly close: () => Promise<void>
}

/** Serves the simulated gateway over HTTP, on the loopback address unless a host is given. */
export const serveGateway = async ({
  port,
  host = "127.0.0.1",
  scenario,
  data,
}: ServerOptions): Promise<GatewayServer> => {
  const world = await makeWorld(
    scenario === undefined ? {} : settingsOf(scenario),
    data === undefined ? {} : await openDataFile(data),
  )
  const server = createServer((request, response) => {
    // The header of Node ignores a `Date` that tests have moved.
    response.setHeader("Date", new Date().toUTCString())
    respond(world, request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : port}`,
    world,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The error's message lists the scenarios. */
export class UnknownScenario extends Error {
  constructor(name: string) {
    const list = scenarios.map(({ name: known, description }) => `  ${known}: ${description}`)
    super([`No scenario and no file is called '${name}'. Scenarios:`, ...list].join("\n"))
  }
}

const settingsOf = (scenario: string): Partial<Settings> => {
  const named = scenarioNamed(scenario)
  if (named !== undefined) return named.settings
  if (!existsSync(scenario)) throw new UnknownScenario(scenario)
  const content: unknown = JSON.parse(readFileSync(scenario, "utf8"))
  const { settings, ignored } = read(
    typeof content === "object" && content !== null && "settings" in content ? content.settings : content,
  )
  if (ignored.length > 0) console.warn(`Ignored in ${scenario}: ${ignored.join(", ")}`)
  return settings
}

/** A page of a simulated vendor runs at the lobby's address, but without its origin. */
const vendorPagePolicy = "sandbox allow-scripts allow-forms allow-popups"

const respond = async (world: World, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
  if (incoming.url?.startsWith(controlRoot) === true) return control(world, incoming, outgoing)
  const cors = corsOf(incoming)
  if (incoming.method === "OPTIONS") {
    outgoing.writeHead(204, cors).end()
    return
  }
  const gone = new AbortController()
  outgoing.once("close", () => {
    // A finished response is closed, too.
    if (!outgoing.writableFinished) gone.abort()
  })
  const response = await getResponse([...world.handlers], await requestOf(incoming, gone.signal))
  if (outgoing.destroyed) return
  if (response?.type === "error") {
    // The client sees a broken connection.
    outgoing.destroy()
    return
  }
  if (response === undefined) {
    outgoing.writeHead(404, { ...cors, "content-type": "text/plain; charset=utf-8" }).end("Not the gateway's")
    return
  }
  const cookies = response.headers.getSetCookie()
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== "set-cookie"))
  const isPage = pageKindAt(new URL(incoming.url ?? "/", "http://gateway").pathname) !== undefined
  outgoing.writeHead(response.status, {
    ...headers,
    ...(isPage ? { "content-security-policy": vendorPagePolicy } : {}),
    ...cors,
    ...(cookies.length > 0 ? { "set-cookie": cookies } : {}),
  })
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

const requestOf = async (incoming: IncomingMessage, signal: AbortSignal): Promise<Request> => {
  const { method = "GET", url = "/" } = incoming
  const headers = new Headers(
    Object.entries(incoming.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    ),
  )
  const body = method === "GET" || method === "HEAD" ? null : await arrayBuffer(incoming)
  return new Request(new URL(url, `http://${incoming.headers.host ?? "127.0.0.1"}`), {
    method,
    headers,
    body,
    signal,
  })
}

const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** A vendor's page in a frame of the lobby's origin has an opaque origin. */
const isFramedVendor = (origin: string, path: string): boolean =>
  origin === "null" && path.startsWith("/lgw/vendor/")

/** Allows CORS with cookies from other loopback origins. */
const corsOf = ({ headers, url = "" }: IncomingMessage): Readonly<Record<string, string>> => {
  const { origin } = headers
  if (origin === undefined || !(loopback.test(origin) || isFramedVendor(origin, url))) return {}
  return {
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "access-control-allow-methods": "GET, POST, PUT, DELETE",
    "access-control-allow-headers": headers["access-control-request-headers"] ?? "",
    "access-control-max-age": "600",
    vary: "Origin",
  }
}
