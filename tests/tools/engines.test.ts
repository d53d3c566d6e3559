import { createServer, type Server } from "node:http"
import { text } from "node:stream/consumers"
import { afterEach, beforeEach, describe, expect, it } from "vitest"

import { newSession, untilReady } from "#tools/engines/webDriver.ts"

describe("a driver", () => {
  let server: Server
  let url = ""
  let asked: ReadonlyArray<string> = []
  let responses: Readonly<Record<string, unknown>> = {}

  beforeEach(async () => {
    asked = []
    responses = {
      "POST /session": { sessionId: "one", capabilities: { browserVersion: "1.2" } },
      "GET /status": { ready: true },
    }
    server = createServer((request, response) => {
      const call = `${request.method} ${request.url}`
      void text(request).then((body) => {
        asked = [...asked, `${call} ${body}`]
        response.end(JSON.stringify({ value: responses[call] ?? null }))
      })
    })
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
    const address = server.address()
    url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
  })
  afterEach(() => new Promise((done) => server.close(done)))

  it("opens a browser, sends commands and closes the browser", async () => {
    await untilReady(url, { expectAlive: () => {} })
    const { version, tab, close } = await newSession(url, { browserName: "any" }, "mouse")
    expect(version).toBe("1.2")
    responses = { "POST /session/one/execute/sync": '{"width":375}' }
    expect(await tab.run("return { width: innerWidth }")).toEqual({ width: 375 })
    await tab.open("http://site/m/home")
    await tab.back()
    await close()
    expect(asked.slice(1).map((each) => each.split(" ").slice(0, 2).join(" "))).toEqual([
      "POST /session",
      "POST /session/one/execute/sync",
      "POST /session/one/url",
      "POST /session/one/back",
      "DELETE /session/one",
    ])
    expect(asked).toContain('POST /session/one/url {"url":"http://site/m/home"}')
  })
})
