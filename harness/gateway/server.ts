import { once } from "node:events"
import { existsSync, readFileSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { arrayBuffer } from "node:stream/consumers"
import { getResponse } from "msw"

import { pictureFiles } from "#fixtures/art/pictureFiles.ts"
import { pageKindAt } from "#fixtures/logic/games/vendorPage.ts"
import { scenarioNamed, scenarios } from "#fixtures/scenarios.ts"
import { read, type Settings } from "#fixtures/settings.ts"
import { makeWorld, type World } from "#fixtures/world.ts"

import { openDataFile } from "./dataFile.ts"
import { controlRoot, isOwn, isOwnOrigin } from "./ownRequest.ts"
import { control } from "./serverControl.ts"

export interface ServerOptions {
  /** The address to listen on. */
  readonly host?: string
  /** 0 selects any free port. */
  readonly port: number
  /** The name of a reviewed scenario, or a JSON file of settings or of `{ persona, settings }`. */
  readonly scenario?: string
  /** The file that stores the state and the key pair. Rejects if the file is invalid. */
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
  const settings = scenario === undefined ? {} : settingsOf(scenario)
  const stored = data === undefined ? undefined : await openDataFile(data)
  const world = await makeWorld(settings, { ...stored, pictures: pictureFiles })
  const server = createServer((request, response) => {
    // Sets the header `Date` by the JavaScript clock, which tests may change. Node's own header would show the real time.
    response.setHeader("Date", new Date().toUTCString())
    respond(world, request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  await once(server.listen(port, host), "listening")
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : port}`,
    world,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(stored?.close()))
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

/** Content security policy of vendor pages. The sandbox gives them an opaque origin, although the lobby's server sends them. */
const vendorPagePolicy = "sandbox allow-scripts allow-forms allow-popups"

/** Refuses control requests from other computers and from pages of other sites. */
const responseTo = (world: World, incoming: IncomingMessage, request: Request) => {
  if (incoming.url?.startsWith(controlRoot) === true)
    return isOwn(incoming) ? control(world, request) : Response.json(null, { status: 403 })
  if (request.method === "OPTIONS") return new Response(null, { status: 204 })
  return getResponse([...world.handlers], request)
}

const respond = async (world: World, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
  const gone = new AbortController()
  outgoing.once("close", () => {
    // `close` is also emitted after a finished response.
    if (!outgoing.writableFinished) gone.abort()
  })
  const request = await requestOf(incoming, gone.signal)
  const response =
    (await responseTo(world, incoming, request)) ?? new Response("Not the gateway's", { status: 404 })
  if (outgoing.destroyed) return
  // Simulates a network error by closing the connection.
  if (response.type === "error") return void outgoing.destroy()
  outgoing.statusCode = response.status
  outgoing.setHeaders(new Headers([...response.headers].filter(([name]) => name !== "set-cookie")))
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader("set-cookie", cookies)
  if (pageKindAt(new URL(request.url).pathname) !== undefined)
    outgoing.setHeader("content-security-policy", vendorPagePolicy)
  outgoing.setHeaders(new Map(Object.entries(corsOf(incoming))))
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

/** Whether a request comes from a vendor's page in a sandboxed iframe, whose opaque origin is sent as `null`. */
const isVendorInIframe = (origin: string, path: string): boolean =>
  origin === "null" && path.startsWith("/lgw/vendor/")

/** CORS headers that allow requests with cookies from loopback origins and sandboxed vendor pages. */
const corsOf = ({ headers, url = "" }: IncomingMessage): Readonly<Record<string, string>> => {
  const { origin } = headers
  if (origin === undefined || !(isOwnOrigin(origin) || isVendorInIframe(origin, url))) return {}
  return {
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "access-control-allow-methods": "GET, POST, PUT, DELETE",
    "access-control-allow-headers": headers["access-control-request-headers"] ?? "",
    "access-control-max-age": "600",
    vary: "Origin",
  }
}
