// End to end because only nginx chooses the brand by host, and the worker keeps its page offline.
import { type Browser, chromium, type Page } from "playwright"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { type GatewayServer, serveGateway } from "#harness/gateway/server.ts"
import { agents } from "#tests/support/agents.ts"
import { browserLaunch } from "#tests/support/browserPath.ts"
import { configuredProduct } from "#tests/support/configuredProduct.ts"
import { type Deployment, nginx, startNginx } from "./nginx.ts"
import { started } from "./started.ts"
import { pageEnvironment } from "#tools/test/testEnvironment.ts"
import { longestWait } from "#tools/test/waits.ts"

let browser: Browser | undefined
let gateway: GatewayServer | undefined
let site: Deployment | undefined

/** Opens home at a host. Browsers resolve every name under `localhost` to the loopback address. */
const open = async (host: string): Promise<Page> => {
  const { port } = new URL(started(site).url)
  const context = await started(browser).newContext({
    baseURL: `http://${host}:${port}`,
    viewport: { width: 375, height: 812 },
    userAgent: agents.android,
    hasTouch: true,
    isMobile: true,
    ...pageEnvironment,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(longestWait)
  await page.goto(paths.home)
  await page.getByRole("main").waitFor()
  return page
}

/** What a player sees of a brand. */
const lookOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    theme: document.documentElement.dataset["theme"],
    colour: getComputedStyle(document.body).backgroundColor,
  }))

const lantern = { title: "Lantern Lobby", theme: "dark", colour: "rgb(11, 13, 20)" }
const harbour = { title: "Harbour", theme: "light", colour: "rgb(238, 244, 246)" }

describe.skipIf(nginx === undefined)("brands of one build behind nginx", () => {
  beforeAll(async () => {
    browser = await chromium.launch(browserLaunch())
    gateway = await serveGateway({ port: 0 })
    const folder = await configuredProduct({ brandByHost: { "harbour.localhost": "harbour" } })
    site = await startNginx({ folder, gateway: gateway.url })
  })
  afterEach(async () => {
    await Promise.all(
      started(browser)
        .contexts()
        .map((context) => context.close()),
    )
  })
  afterAll(async () => {
    await Promise.all([browser?.close(), site?.stop(), gateway?.close()])
  })

  it("[GE-01] serves a host the page of its brand, also offline", async () => {
    const page = await open("harbour.localhost")
    expect(await lookOf(page)).toEqual(harbour)
    const textAt = (path: string) =>
      page.evaluate((address) => fetch(address).then((response) => response.text()), path)
    expect(JSON.parse(await textAt("/manifest.webmanifest")).name).toBe("Harbour")
    expect(await textAt("/.well-known/security.txt")).toContain("Contact: mailto:security@harbour.example")
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.context().setOffline(true)
    await page.goto(paths.home)
    await page.getByRole("main").waitFor()
    expect(await lookOf(page)).toEqual(harbour)
  })

  it("serves an unknown host the default brand", async () => {
    expect(await lookOf(await open("other.localhost"))).toEqual(lantern)
  })
})
