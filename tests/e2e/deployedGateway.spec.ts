// End to end because only nginx resolves the gateway's name, and decides what it forwards and logs.
import { createSocket } from "node:dgram"
import { createServer } from "node:http"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"

import { nginx, startNginx } from "./nginx.ts"

const folder = process.env["PRODUCT_DIST"] ?? "dist"

/** A gateway that returns the headers of the request, except those of the connection. */
const echo = createServer(({ headers: { connection: _, accept: _accept, ...headers } }, response) => {
  response.end(JSON.stringify(headers))
})
const portOf = (address: unknown): number => Number(Object(address).port)

/** A name server that resolves every name to the loopback address, or to no address until `isKnown`. */
const nameServer = async () => {
  const socket = createSocket("udp4")
  const state = { isKnown: false, port: 0 }
  socket.on("message", (query, { port, address }) => {
    // The question ends five bytes after the name: type and class.
    const end = query.indexOf(0, 12) + 5
    const isAnswered = state.isKnown && query[end - 3] === 1
    const head = [
      query[0],
      query[1],
      0x81,
      state.isKnown ? 0x80 : 0x83,
      0,
      1,
      0,
      isAnswered ? 1 : 0,
      0,
      0,
      0,
      0,
    ]
    const answer = isAnswered ? [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 127, 0, 0, 1] : []
    socket.send(
      Buffer.concat([Buffer.from(head.map(Number)), query.subarray(12, end), Buffer.from(answer)]),
      port,
      address,
    )
  })
  await new Promise<void>((done) => socket.bind(0, "127.0.0.1", done))
  onTestFinished(() => void socket.close())
  return Object.assign(state, { port: portOf(socket.address()) })
}

describe.skipIf(nginx === undefined)("the gateway behind nginx", () => {
  beforeAll(() => new Promise<void>((done) => echo.listen(0, "127.0.0.1", done)))
  afterAll(() => void echo.close())

  const started = async (lines: Readonly<Record<string, string>>, name = "127.0.0.1") => {
    const gateway = `http://${name}:${portOf(echo.address())}`
    const site = await startNginx({ folder, gateway, lines })
    onTestFinished(site.stop)
    return site
  }

  const stated = {
    "x-forwarded-for": "198.51.100.7",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "elsewhere.example",
    "x-forwarded-port": "8443",
    "x-forwarded-prefix": "/elsewhere",
    "x-real-ip": "198.51.100.7",
    forwarded: "for=198.51.100.7",
  }
  const got = { "x-forwarded-host": "127.0.0.1", host: "127.0.0.1" }

  it.each([
    ["replaces a client's", {}, { for: "127.0.0.1", proto: "http" }],
    [
      "forwards a balancer's",
      { "# set_real_ip_from 10.0.0.0/8;": "set_real_ip_from 127.0.0.1;" },
      { for: "198.51.100.7", proto: "https" },
    ],
  ])("%s address and scheme", async (_, lines, expected) => {
    const { url } = await started(lines)
    const received: unknown = await (await fetch(`${url}/wps/a`, { headers: stated })).json()
    expect(received).toMatchObject({
      ...got,
      "x-forwarded-for": expected.for,
      "x-real-ip": expected.for,
      "x-forwarded-proto": expected.proto,
    })
    for (const name of ["x-forwarded-port", "x-forwarded-prefix", "forwarded"])
      expect(received).not.toHaveProperty(name)
  })

  it("resolves the gateway's name again, and logs no query, because it may contain a token", async () => {
    const names = await nameServer()
    const site = await started({ "resolver 127.0.0.53": `resolver 127.0.0.1:${names.port}` }, "gateway.test")
    const statusAt = async (path: string) =>
      (await fetch(`${site.url}${path}?token=secret-of-a-player`)).status
    expect(await statusAt("/lotto/lgw/a")).toBe(502)
    names.isKnown = true
    expect([await statusAt("/lotto/lgw/a"), await statusAt("/m/home")]).toEqual([200, 200])
    for (const line of ['"GET /lotto/lgw/a" 502', '"GET /m/home" 200']) expect(site.log()).toContain(line)
    expect(site.log() + site.errors()).not.toContain("secret-of-a-player")
  })
})
