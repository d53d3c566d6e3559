import { afterEach, describe, expect, it } from "vitest"

import { type GatewayServer, serveGateway } from "#harness/server.ts"

let running: GatewayServer | undefined

const start = async (): Promise<GatewayServer> => {
  running = await serveGateway({ port: 0 })
  return running
}

afterEach(async () => {
  await running?.close()
  running = undefined
})

const send = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body), headers })
  return { status: response.status, body: await response.json() }
}

describe("the control of a served gateway", () => {
  it("a page of this computer reads and changes the gateway's settings, and resets them", async () => {
    const { url, world } = await start()
    world.configure({ scale: "few" })
    const settings = await fetch(`${url}/__harness/settings`)
    expect([settings.headers.get("cache-control"), await settings.json()]).toEqual([
      "no-store",
      { scale: "few" },
    ])
    const origin = { Origin: "http://phone-2.lobby.localhost:4200" }
    expect(await send(`${url}/__harness/settings`, { latency: 1 }, origin)).toEqual({
      status: 200,
      body: { scale: "few", latency: 1 },
    })
    expect(world.settings()).toMatchObject({ scale: "few", latency: 1 })
    expect(await send(`${url}/__harness/reset`, null)).toEqual({ status: 200, body: {} })
  })

  it("a refused setting is named, and changes nothing", async () => {
    const { url, world } = await start()
    const before = world.settings()
    for (const [patch, ignored] of [
      [{ latency: "slow", scale: "few" }, ["latency"]],
      [{ colour: "red" }, ["colour"]],
      [["latency"], ["settings"]],
    ])
      expect(await send(`${url}/__harness/settings`, patch)).toEqual({ status: 400, body: { ignored } })
    const broken = await fetch(`${url}/__harness/settings`, { method: "POST", body: "{" })
    expect(broken.status).toBe(400)
    expect(world.settings()).toEqual(before)
  })

  it("a persona gets a session that the gateway accepts, and the guest gets none", async () => {
    const { url } = await start()
    const { body } = await send(`${url}/__harness/session`, { persona: "9", merchant: "" })
    expect(body).toMatchObject({ userName: "agent9", type: 9 })
    expect(await send(`${url}/__harness/session`, { persona: "guest", merchant: "" })).toEqual({
      status: 200,
      body: null,
    })
    expect((await send(`${url}/__harness/session`, { persona: 9 })).status).toBe(400)
  })

  it.for(["https://elsewhere.example", "http://localhost.example", "null"])(
    "a page of %s controls nothing",
    async (origin) => {
      const { url, world } = await start()
      expect((await send(`${url}/__harness/settings`, { latency: 1 }, { Origin: origin })).status).toBe(403)
      expect(world.settings().latency).not.toBe(1)
    },
  )
})
