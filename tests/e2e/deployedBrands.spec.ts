// End to end because only nginx chooses the brand by host, and the worker keeps its page offline.
import type { Page } from "playwright"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { type GatewayServer, serveGateway } from "#harness/gateway/server.ts"
import { workerBrowser } from "#tests/support/worker.ts"
import { configuredProduct } from "#tests/support/configuredProduct.ts"
import { type Deployment, nginx, startNginx } from "./nginx.ts"
import { openPage } from "./openPage.ts"
import { started } from "./started.ts"

let gateway: GatewayServer | undefined
let site: Deployment | undefined

/** Opens home at a host. Browsers resolve every name under `localhost` to the loopback address. */
const open = async (host: string): Promise<Page> => {
  const { port } = new URL(started(site).url)
  const page = await openPage(await workerBrowser(), { baseURL: `http://${host}:${port}` })
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

describe.skipIf(nginx === undefined)("the brands of one build behind nginx", () => {
  beforeAll(async () => {
    gateway = await serveGateway({ port: 0 })
    const folder = await configuredProduct({ brandByHost: { "harbour.localhost": "harbour" } })
    site = await startNginx({ folder, gateway: gateway.url })
  })
  afterAll(async () => {
    await Promise.all([site?.stop(), gateway?.close()])
  })

  it("[GE-01] sends each host the page of its brand, also offline", async () => {
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

  it("sends an unknown host the page of the default brand", async () => {
    expect(await lookOf(await open("other.localhost"))).toEqual(lantern)
  })
})
