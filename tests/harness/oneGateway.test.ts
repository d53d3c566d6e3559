import { afterEach, describe, expect, it } from "vitest"
import { getResponse } from "msw"

import * as Settings from "#fixtures/settings.ts"
import { makeWorld, type World } from "#fixtures/world.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import { controlBy } from "#harness/gatewayControl.ts"
import { oneGatewayWorld } from "#harness/oneGateway.ts"
import { type GatewayServer, serveGateway } from "#harness/server.ts"

let running: GatewayServer | undefined

afterEach(async () => {
  await running?.close()
  running = undefined
})

const start = async (): Promise<GatewayServer> => (running = await serveGateway({ port: 0 }))

const controlAt = (url: string) =>
  controlBy((path, init) => fetch(new URL(path instanceof Request ? path.url : path, url), init))

/** A phone's world, and what its pages do after a second. */
const openPhone = async (url: string, named: Partial<Settings.Settings> = {}) => {
  const looks: Array<() => void> = []
  const world = await oneGatewayWorld(await makeWorld(named), {
    control: controlAt(url),
    named,
    now: Date.now,
    natives: { setInterval: (run) => looks.push(run) },
  })
  const heard: Array<Settings.Settings> = []
  world.onShared((before) => heard.push(before))
  return { world, heard, look: () => looks.forEach((run) => run()) }
}

const call = async ({ handlers }: World, url: string, headers: Record<string, string> = {}) => {
  const response = await getResponse([...handlers], new Request(url, { headers }))
  return response?.json()
}

describe("one gateway for all phones", () => {
  it("a setting of one phone is that of the gateway, and the other phones take it", async () => {
    const { url, world } = await start()
    const one = await openPhone(url)
    const other = await openPhone(url)
    one.world.configure({ scale: "few" })
    await one.world.share()
    expect(world.settings().scale).toBe("few")
    other.look()
    await expect.poll(() => other.world.settings().scale).toBe("few")
    expect(other.heard.map(({ scale }) => scale)).toEqual([Settings.defaults.scale])
    expect(one.heard).toEqual([])
    await one.world.reset()
    expect([one.world.settings(), world.settings()]).toEqual([Settings.defaults, Settings.defaults])
  })

  it("a phone that opens changes what its link names, and leaves the other settings", async () => {
    const { url, world } = await start()
    world.configure({ scale: "few", latency: 1 })
    const phone = await openPhone(url, { latency: 2 })
    expect(Settings.changes(world.settings())).toEqual({ scale: "few", latency: 2 })
    expect(phone.world.settings()).toEqual(world.settings())
  })

  it("a persona's session is one of the gateway, and the log has the calls", async () => {
    const { url } = await start()
    const { world } = await openPhone(url)
    const session = await world.signInAs("0")
    expect(session).toMatchObject({ userName: "member0", type: 0 })
    expect(await world.signInAs("guest")).toBeUndefined()
    const headers = { Authorization: session?.token ?? "" }
    expect(await call(world, url + systemStatus.path, headers)).toMatchObject({ success: true })
    const [entry] = world.log.entries()
    expect(entry).toMatchObject({ method: "GET", path: systemStatus.path, status: 200 })
    expect(JSON.stringify(entry)).not.toContain(session?.token)
  })
})
