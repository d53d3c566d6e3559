import { createServer } from "node:http"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { countBytes } from "#tools/bench/countBytes.ts"
import { freePort } from "#tools/serve/freePort.ts"

describe("a port that counts bytes", () => {
  const server = createServer((_request, response) => response.end("x".repeat(5000)))
  let site = ""
  beforeAll(async () => {
    const port = await freePort()
    await new Promise<void>((done) => server.listen(port, "127.0.0.1", done))
    site = `http://127.0.0.1:${port}`
  })
  afterAll(() => new Promise((done) => server.close(done)))

  it("passes a response on unchanged, and counts it with its headers", async () => {
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
