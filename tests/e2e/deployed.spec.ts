// End to end because only nginx with the built product and its service worker shows what a deployment sends and replaces.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Locator, Page } from "playwright"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { vendorPaths } from "#fixtures/logic/games/vendorPage.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import { hotGames, vendors } from "#gateway/calls/games/games.ts"
import { homeAnnouncements, winnerBoard } from "#gateway/calls/messages/announcements.ts"
import { type GatewayServer, serveGateway } from "#harness/gateway/server.ts"
import { agents } from "#tests/support/agents.ts"
import { workerBrowser } from "#tests/support/worker.ts"
import { configuredProduct } from "#tests/support/configuredProduct.ts"
import { untilLoadedAhead } from "./loadedAhead.ts"
import { type Deployment, nginx, startNginx } from "./nginx.ts"
import { closePopups, expectMessage, field, header, logIn, loginButton } from "#tests/support/player.ts"
import { openPage } from "./openPage.ts"
import { started } from "./started.ts"
import { brandsIn, pagesOf } from "#tools/configure/builtBrands.ts"
import { gatewayDocument, pictureDocument, securityHeaders } from "#tools/serve/contentSecurity.ts"

const first = process.env["PRODUCT_DIST"] ?? "dist"
let gateway: GatewayServer | undefined
let site: Deployment | undefined

const open = async (path: string): Promise<Page> => {
  const page = await openPage(await workerBrowser(), {
    baseURL: started(site).url,
    userAgent: agents.android,
    hasTouch: true,
    isMobile: true,
  })
  await page.goto(path)
  await page.getByRole("main").waitFor()
  return page
}

/** Waits until the service worker controls the page and has cached what the page loaded. */
const untilStored = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForFunction(async () => {
    const names = await caches.keys()
    const lobby = await caches.open("lobby")
    return names.includes("assets") && (await lobby.keys()).length >= 4
  })
}

/** Every cached address with its response body. */
const cachedFiles = (page: Page): Promise<ReadonlyArray<readonly [address: string, body: string]>> =>
  page.evaluate(async () => {
    const found: Array<[string, string]> = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        found.push([request.url, (await response?.text()) ?? ""])
      }
    }
    return found
  })

const winners = (page: Page) =>
  page.getByRole("region", { name: "Latest Winner" }).getByRole("row").getByRole("button")
const notice = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text })

describe.skipIf(nginx === undefined)("the product behind nginx", () => {
  beforeAll(async () => {
    gateway = await serveGateway({ port: 0 })
    site = await startNginx({ folder: first, gateway: gateway.url })
  })
  afterEach(async () => {
    await gateway?.world.reset()
    await site?.deploy(first)
  })
  afterAll(async () => {
    await Promise.all([site?.stop(), gateway?.close()])
  })

  const ask = (path: string) => fetch(started(site).url + path)

  it("sends the document of an address with all security headers, and other files without a content security policy", async () => {
    const documents = pagesOf(first, brandsIn(first)).filter(({ place }) => place === "")
    const headers = securityHeaders(documents.map(({ html }) => html).join(""))
    for (const [path, name] of [
      ["/", "index.html"],
      ["/m", "m.html"],
      ["/m/", "m/index.html"],
      [paths.home, "m/home.html"],
      [`${paths.login}?a=1`, "m/login.html"],
      [paths.register, "m/register.html"],
      ["/m/register.html", "m/register.html"],
      [paths.settings, "general.html"],
      ["/m/none/", "general.html"],
    ] as const) {
      const page = await ask(path)
      expect(await page.text(), path).toBe(readFileSync(join(first, name), "utf8"))
      for (const [header, value] of Object.entries(headers))
        expect(page.headers.get(header), header).toBe(value)
    }
    const worker = await ask("/sw.js")
    for (const [name, value] of Object.entries(securityHeaders(undefined)))
      expect(worker.headers.get(name), name).toBe(value)
    expect(worker.headers.get("content-security-policy")).toBeNull()
    expect((await ask("/icon.svg")).headers.get("content-security-policy")).toBe(pictureDocument)
  })

  it("caches hashed files forever and revalidates all others", async () => {
    const html = await (await ask("/m/register.html")).text()
    const script = await ask(/"entry":"(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? "")
    expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    expect(script.headers.get("content-encoding")).toBe("gzip")
    for (const path of [paths.home, "/sw.js", "/manifest.webmanifest"])
      expect((await ask(path)).headers.get("cache-control"), path).toBe("no-cache")
    expect((await ask("/manifest.webmanifest")).headers.get("content-type")).toBe("application/manifest+json")
  })

  it("returns 404 for missing files and forwards gateway paths", async () => {
    for (const path of [
      "/assets/gone-00000000.js",
      "/vip/gone.html",
      "/nothing.png",
      "/.vite/manifest.json",
      "/.headers.conf",
      "/brands/harbour/index.html",
      "/brands/harbour/icon.svg",
    ]) {
      const response = await ask(path)
      expect([path, response.status, response.headers.get("cache-control")]).toEqual([path, 404, null])
    }
    const status = await ask(systemStatus.path)
    expect([status.status, status.headers.get("content-security-policy")]).toEqual([200, gatewayDocument])
    expect(status.headers.get("x-content-type-options")).toBe("nosniff")
    expect(status.headers.get("cache-control")).toBe("no-store")
    expect(await status.json()).toMatchObject({ success: true })
  })

  it("sandboxes each page of the gateway", async () => {
    const policyOf = async (path: string) => (await ask(path)).headers.get("content-security-policy")
    expect(await policyOf("/wps/no/such/call")).toBe(gatewayDocument)
    expect(await policyOf(vendorPaths.play)).toBe("sandbox allow-scripts allow-forms allow-popups")
  })

  it("requests no script on a first tap, because the scripts are already loaded", async () => {
    const page = await open(paths.home)
    await untilLoadedAhead(page)
    const scriptsUntilRendered = (control: Locator, rendered: string) =>
      control.evaluate(async (element, expected) => {
        const before = performance.getEntriesByType("resource").length
        if (element instanceof HTMLElement) element.click()
        while (document.querySelector(expected) === null) await new Promise((done) => setTimeout(done))
        const since = performance.getEntriesByType("resource").slice(before)
        return since.map(({ name }) => name).filter((name) => name.endsWith(".js"))
      }, rendered)
    // Both were fetched before the login.
    const slots = page.getByRole("navigation", { name: "Games" }).getByRole("button", { name: "Slots" })
    expect(await scriptsUntilRendered(slots, "[role=tab]")).toEqual([])
    await page.goBack()
    const menu = header(page).getByRole("button", { name: "Menu" })
    expect(await scriptsUntilRendered(menu, "[role=dialog]")).toEqual([])
  })

  it("[GE-01] starts offline with the cached lobby, and refreshes the content when online", async () => {
    const page = await open(paths.home)
    const winner = (await winners(page).first().textContent()) ?? ""
    await page.getByText(/^© /).waitFor()
    await untilStored(page)

    await page.context().setOffline(true)
    await page.goto(paths.home)
    await notice(page, "You are offline").waitFor()
    await page.getByRole("button", { name: winner }).or(winners(page).first()).first().waitFor()
    await expect.poll(() => winners(page).first().textContent()).toBe(winner)
    await page.getByRole("region", { name: "Banners" }).getByRole("button").first().waitFor()
    await page.getByRole("navigation", { name: "Main" }).waitFor()

    await header(page).getByRole("link", { name: "Login" }).click()
    await logIn(page, "member0")
    await expectMessage(page, "Network slow or offline")
    await expect.poll(() => field(page, "Username").inputValue()).toBe("member0")
    expect(await field(page, "Password").inputValue()).not.toBe("")

    await page.context().setOffline(false)
    await notice(page, "You are offline").waitFor({ state: "detached" })
    await loginButton(page).click()
    await header(page).getByText("Maria Santos").waitFor()
    await closePopups(page)
    const asked = () =>
      started(gateway)
        .world.log.entries()
        .filter(({ path }) => path.endsWith("getWinnerBoard")).length
    const before = asked()
    await page.context().setOffline(true)
    await notice(page, "You are offline").waitFor()
    await page.context().setOffline(false)
    await expect.poll(asked).toBeGreaterThan(before)
  })

  it("stores only public responses on the device, none with data of a member", async () => {
    const page = await open(paths.login)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await logIn(page, "member0")
    await header(page).getByText("Maria Santos").waitFor()
    await closePopups(page)
    await untilStored(page).catch(() => {})
    const all = await cachedFiles(page)
    const token = await page.evaluate(() => localStorage.getItem("TOKEN") ?? "")
    expect(token).not.toBe("")
    expect(all.length).toBeGreaterThan(20)
    for (const [address, body] of all) {
      expect(`${address} ${body}`).not.toContain(token)
      expect(`${address} ${body}`).not.toContain("Maria Santos")
    }
    const responses = all
      .map(([address]) => new URL(address).pathname)
      .filter((path) => /^\/(wps|lgw|lotto)/.test(path))
    const lists = [vendors, hotGames, winnerBoard, homeAnnouncements].map(({ path }) => path)
    expect(responses.filter((path) => !lists.includes(path))).toEqual([])
  })

  it("makes a request for a missing script fail", async () => {
    const page = await open(paths.home)
    await untilStored(page)
    const ask = () =>
      page.evaluate(() =>
        fetch("/assets/gone.js").then(
          ({ status }) => `answered ${status}`,
          () => "failed",
        ),
      )
    expect(await ask()).toBe("failed")
  })

  it("uses the gateway of a changed configuration after the player accepts the update", async () => {
    const other = await serveGateway({ port: 0 })
    try {
      const page = await open(paths.home)
      await untilStored(page)
      await started(site).deploy(await configuredProduct({ gateway: other.url }))
      await page.reload()
      expect(other.world.log.entries()).toEqual([])
      await notice(page, "A new version is ready").getByRole("button", { name: "Update" }).click()
      const asked = () => other.world.log.entries().map(({ path }) => path)
      await expect.poll(asked).toContain(systemStatus.path)
      await winners(page).first().waitFor()
    } finally {
      await other.close()
    }
  })
})
