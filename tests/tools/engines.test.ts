import { createServer, type Server } from "node:http"
import { text } from "node:stream/consumers"
import { afterEach, beforeEach, describe, expect, it } from "vitest"

import { startChild } from "#tools/engines/child.ts"
import { orInstalled, program } from "#tools/engines/programs.ts"
import { newSession, untilReady } from "#tools/engines/webDriver.ts"

const node = process.execPath

describe("a program beside the tests", () => {
  it("a started program is awaited until it prints the expected text", async () => {
    const child = startChild(node, ["-e", "console.log('port 4321'); setInterval(() => {}, 1000)"])
    expect(await child.says(/port (\d+)/)).toBe("4321")
    child.expectAlive()
    await child.stop()
    expect(() => child.expectAlive()).toThrow("port 4321")
  })

  it("a program that exits early is reported with its output", async () => {
    const child = startChild(node, ["-e", "console.error('no screen'); process.exit(3)"])
    await expect(child.says(/port (\d+)/)).rejects.toThrow("no screen")
  })

  it("a missing program is reported", async () => {
    await expect(startChild("/nowhere/chromedriver", []).says(/port/)).rejects.toThrow("ENOENT")
  })
})

describe("the programs of an engine", () => {
  it("an engine's programs are searched by name, then by path", () => {
    expect(program("no-such-program", node)).toBe(node)
    expect(program("no-such-program")).toBeUndefined()
  })

  it("an engine cannot be installed where no package manager has it", () => {
    expect(orInstalled("An engine", () => undefined, {})).toBeUndefined()
    expect(orInstalled("An engine", () => node, {})).toBe(node)
  })
})

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

  it("a WebDriver client opens a browser, sends commands and closes the browser", async () => {
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

  it("a WebDriver client reports the driver's refusal of a command", async () => {
    responses = { "POST /session": { error: "session not created", message: "no such browser" } }
    await expect(newSession(url, {}, "touch")).rejects.toThrow("session not created: no such browser")
  })
})
