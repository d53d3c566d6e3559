// End to end because only the built product sends to a collector on another origin, past its policy.
import { createServer, type Server } from "node:http"
import { text } from "node:stream/consumers"
import type { Page } from "playwright"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { hotGames } from "#gateway/calls/games/games.ts"
import { type GatewayServer, serveGateway } from "#harness/gateway/server.ts"
import { configuredProduct } from "#tests/support/configuredProduct.ts"
import { closePopups, field, header, logIn } from "#tests/support/player.ts"
import { workerBrowser } from "#tests/support/worker.ts"
import { serve, type Serving } from "#tools/serve/serve.ts"

import { openPage } from "./openPage.ts"

/** Headers and bodies of the requests that the collector got. */
let collected: Array<string> = []

/** A collector on an origin of its own, so that the page's policy must name it. */
const collector: Server = createServer((request, response) => {
  void text(request).then((body) => {
    if (request.method === "POST") collected.push(`${JSON.stringify(request.headers)} ${body}`)
    response.writeHead(request.method === "OPTIONS" ? 204 : 200, {
      "access-control-allow-origin": request.headers.origin ?? "",
      "access-control-allow-headers": "content-type",
    })
    response.end()
  })
})

let gateway: GatewayServer | undefined
let site: Serving | undefined

beforeAll(async () => {
  await new Promise<void>((done) => collector.listen(0, "127.0.0.1", done))
  const address = collector.address()
  const port = typeof address === "object" ? address?.port : 0
  gateway = await serveGateway({ port: 0 })
  const folder = await configuredProduct({
    telemetry: { address: `http://127.0.0.1:${port}`, sampleRate: 1 },
  })
  site = await serve({ folder, port: 0, gateway: gateway.url, strict: true })
})
afterEach(async () => {
  collected = []
  await gateway?.world.reset()
})
afterAll(async () => {
  await Promise.all([site?.close(), gateway?.close()])
  collector.close()
})

const open = async (script = ""): Promise<Page> => {
  const page = await openPage(await workerBrowser(), { baseURL: site?.url ?? "", serviceWorkers: "block" })
  if (script !== "") await page.addInitScript({ content: script })
  return page
}

/** Hides the page, so that it sends what waits. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true })
    document.dispatchEvent(new Event("visibilitychange"))
  })

const all = () => collected.join("\n")

describe("telemetry of the product", () => {
  it("sends calls, web vitals and errors, with build and page", async () => {
    gateway?.world.configure({ faults: [{ call: hotGames.path, kind: "notEnvelope", times: "always" }] })
    const page = await open(
      `addEventListener("DOMContentLoaded", () => { const e = new Error("early"); e.stack = "Error: early\\n    at a (" + location.origin + "/assets/a.js:1:2)"; dispatchEvent(new ErrorEvent("error", { error: e })) })`,
    )
    await page.goto(paths.home)
    await page.getByText(/^© /).waitFor()
    await expect.poll(all).toContain("early")
    await hide(page)
    for (const part of ["lobby.call", "browser.web_vital", hotGames.path, "Malformed", "home"])
      await expect.poll(all, { message: part }).toContain(part)
    expect(all()).toMatch(/"service\.version","value":\{"stringValue":"[\d.]+\+[0-9a-f]{8}"/)
    await page.context().close()
  })

  it("sends no token, password, name, amount, card number, mail address or cookie", async () => {
    const page = await open()
    await page.goto(`${paths.home}?mail=maria@mail.example`)
    await page.getByText(/^© /).waitFor()
    await header(page).getByRole("link", { name: "Login" }).click()
    await field(page, "Username").waitFor()
    await logIn(page, "member0")
    await header(page).getByText("Maria Santos").waitFor()
    await closePopups(page)
    const token = await page.evaluate(() => localStorage.getItem("TOKEN") ?? "")
    expect(token).not.toBe("")
    // Each secret in an error of the app's own.
    const secrets = [token, "lantern123", "Maria Santos", "4111111111111111", "maria@mail.example", "1234.56"]
    await page.evaluate((texts) => {
      document.cookie = "captcha=c0ffee; path=/"
      for (const text of texts) {
        const error = new Error(`JSON.parse: "${text}" is not valid`)
        error.stack = `Error: ${text}\n    at a (${location.origin}/assets/a.js?token=${encodeURIComponent(text)}:1:2)`
        dispatchEvent(new ErrorEvent("error", { error }))
      }
    }, secrets)
    await page.goto(`${paths.deposit}?mail=maria@mail.example`)
    await page.getByRole("main").waitFor()
    await hide(page)
    await expect.poll(all).toContain("JSON.parse: …")
    await expect.poll(all).toContain("deposit")
    for (const secret of [...secrets, encodeURIComponent(token), "c0ffee"])
      expect(all()).not.toContain(secret)
    await page.context().close()
  })

  it("sends and stores nothing if the browser sets Global Privacy Control", async () => {
    const page = await open(`Object.defineProperty(navigator, "globalPrivacyControl", { value: true })`)
    const asked: Array<string> = []
    page.on("request", (request) => asked.push(request.url()))
    await page.goto(paths.home)
    await page.getByText(/^© /).waitFor()
    await hide(page)
    expect(asked.filter((address) => /Telemetry-|v1\/logs/.test(address))).toEqual([])
    expect(collected).toEqual([])
    expect(await page.evaluate(() => window.earlyErrors)).toBeUndefined()
    await page.context().close()
  })
})
