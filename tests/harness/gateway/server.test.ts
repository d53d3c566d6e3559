import { getResponse } from "msw"
import { describe, expect, it, onTestFinished } from "vitest"

import * as Settings from "#fixtures/settings.ts"
import { makeWorld } from "#fixtures/world.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import { controlBy } from "#harness/gateway/gatewayControl.ts"
import { oneGatewayWorld } from "#harness/gateway/oneGateway.ts"
import { serveGateway } from "#harness/gateway/server.ts"

const start = async (options: { readonly scenario?: string } = {}) => {
  const server = await serveGateway({ port: 0, ...options })
  onTestFinished(server.close)
  return server
}

describe("the simulated gateway over HTTP", () => {
  it("responds to known calls, and with 404 to an unknown path", async () => {
    const { url } = await start()
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const status: unknown = await (await fetch(url + systemStatus.path)).json()
    expect(status).toMatchObject({ success: true })
    const unknown = await fetch(`${url}/lotto/lgw/nothing`)
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toEqual({ success: false, message: "unknown_error" })
  })

  it("starts with a reviewed scenario; for an unknown name the error lists the reviewed scenarios", async () => {
    expect((await start({ scenario: "maintenance" })).world.settings().status).toBe("maintenance")
    await expect(start({ scenario: "no such" })).rejects.toThrow("maintenance")
  })

  it.each([
    ["http://localhost:5173", "http://localhost:5173"],
    ["https://evil.example", null],
    ["null", null],
  ])("responds to the origin %s with the allowed origin %s", async (origin, allowed) => {
    const { url } = await start()
    const { headers } = await fetch(`${url}/wps/session/login`, {
      method: "OPTIONS",
      headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
    })
    expect(headers.get("Access-Control-Allow-Origin")).toBe(allowed)
  })
})

const send = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body), headers })
  return { status: response.status, body: await response.json() }
}

describe("the settings endpoint of a served gateway", () => {
  it("lets a page on this computer read, change and reset the settings", async () => {
    const { url, world } = await start()
    world.configure({ scale: "few" })
    expect(await (await fetch(`${url}/__harness/settings`)).json()).toEqual({ scale: "few" })
    const origin = { Origin: "http://phone-2.lobby.localhost:4200" }
    const changed = { scale: "few", latency: 1 }
    expect(await send(`${url}/__harness/settings`, { latency: 1 }, origin)).toEqual({
      status: 200,
      body: changed,
    })
    expect(world.settings()).toMatchObject(changed)
    expect(await send(`${url}/__harness/reset`, null)).toEqual({ status: 200, body: {} })
  })

  it.for(["https://elsewhere.example", "http://localhost.example", "null"])(
    "refuses changes from a page of %s",
    async (origin) => {
      const { url, world } = await start()
      expect((await send(`${url}/__harness/settings`, { latency: 1 }, { Origin: origin })).status).toBe(403)
      expect(world.settings().latency).not.toBe(1)
    },
  )
})

/** A phone's world, and what its pages do after a second. */
const openPhone = async (url: string, named: Partial<Settings.Settings> = {}) => {
  const looks: Array<() => void> = []
  const world = await oneGatewayWorld(await makeWorld(named), {
    control: controlBy((path, init) => fetch(new URL(path instanceof Request ? path.url : path, url), init)),
    named,
    now: Date.now,
    natives: { setInterval: (run) => looks.push(run) },
  })
  const received: Array<Settings.Settings> = []
  world.onShared((before) => received.push(before))
  return { world, received, look: () => looks.forEach((run) => run()) }
}

describe("one gateway shared by several phones", () => {
  it("stores a setting changed by one phone, and the other phones adopt it", async () => {
    const { url, world } = await start()
    world.configure({ latency: 1 })
    const one = await openPhone(url)
    const other = await openPhone(url, { latency: 2 })
    one.world.configure({ scale: "few" })
    await one.world.share()
    expect(Settings.changes(world.settings())).toEqual({ scale: "few", latency: 2 })
    other.look()
    await expect.poll(() => other.world.settings().scale).toBe("few")
    expect(other.received.map(({ scale }) => scale)).toEqual([Settings.defaults.scale])
    await one.world.reset()
    expect([one.world.settings(), world.settings()]).toEqual([Settings.defaults, Settings.defaults])
  })

  it("signs personas in, and logs calls without session tokens", async () => {
    const { url } = await start()
    const { world } = await openPhone(url)
    const session = await world.signInAs("0")
    expect(session).toMatchObject({ userName: "member0", type: 0 })
    expect(await world.signInAs("guest")).toBeUndefined()
    const headers = { Authorization: session?.token ?? "" }
    const response = await getResponse([...world.handlers], new Request(url + systemStatus.path, { headers }))
    expect(await response?.json()).toMatchObject({ success: true })
    const [entry] = world.log.entries()
    expect(entry).toMatchObject({ method: "GET", path: systemStatus.path, status: 200 })
    expect(JSON.stringify(entry)).not.toContain(session?.token)
  })
})
