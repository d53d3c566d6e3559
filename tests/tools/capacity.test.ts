import { createServer } from "node:http"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { callsOfVisit, habits, loadAtOnce, loadOfDay } from "#tools/bench/capacityFigures.ts"
import { countBytes } from "#tools/bench/countBytes.ts"
import { freePort } from "#tools/serve/freePort.ts"

const figures = {
  firstVisit: 500_000,
  nextVisit: 50_000,
  startCalls: 30,
  pageCalls: 2,
  restCalls: 0.5,
  callBytes: 10_000,
}

describe("the load of many players", () => {
  it("a visit has the calls of its start, its pages and its minutes", () => {
    expect(callsOfVisit(figures)).toBe(30 + habits.pages * 2 + habits.minutes * 0.5)
  })

  it("the busiest hour of a day has its share of the calls and bytes of all visits", () => {
    const { callsPerSecond, siteBits, gatewayBits } = loadOfDay(figures, 86_400)
    expect(callsPerSecond).toBe(habits.peak * callsOfVisit(figures))
    expect(siteBits).toBe(habits.peak * (0.2 * 500_000 + 0.8 * 50_000) * 8)
    expect(gatewayBits).toBe(callsPerSecond * 10_000 * 8)
  })

  it("players at once come and leave in the time of a visit", () => {
    const atOnce = loadAtOnce(figures, 600 * habits.minutes)
    expect(atOnce.callsPerSecond).toBe(10 * callsOfVisit(figures))
  })
})

describe("a port that counts bytes", () => {
  const server = createServer((_request, response) => response.end("x".repeat(5000)))
  let site = ""
  beforeAll(async () => {
    const port = await freePort()
    await new Promise<void>((done) => server.listen(port, "127.0.0.1", done))
    site = `http://127.0.0.1:${port}`
  })
  afterAll(() => new Promise((done) => server.close(done)))

  it("the port passes a response on unchanged and counts it with its headers", async () => {
    const port = await countBytes(site)
    try {
      expect(await (await fetch(port.url)).text()).toBe("x".repeat(5000))
      expect(port.sent()).toBeGreaterThan(5000)
      expect(port.sent()).toBeLessThan(5500)
    } finally {
      await port.close()
    }
  })
})
