import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { poster } from "#config/product.ts"
import { banners } from "#fixtures/data/banners.ts"
import { expectQuiet, startProduct } from "#tests/support/product.ts"
import { budgets } from "#tools/budgets.ts"

const product = startProduct()

/** What the frame shows. */
const frameCalls = [
  "/wps/system/status",
  "/wps/relay/MCSFE_getListAnnouncements",
  "/wps/relay/GCSGAME_getVassGameType",
  "/wps/relay/ODSFE2_getWinnerBoard",
]
/** What it does not show. */
const laterCalls = ["/wps/system/whitelabel", "/wps/relay/GCSGAME_hotGamesV2"]
const firstCalls = [...frameCalls, ...laterCalls]

/** Opens a page whose app is on its way for ever. The visit waits for the app's own content; here another stands for it. */
const withoutApp = (path: string) =>
  product.visit({
    path,
    before: async (opened) => {
      await opened.route(/\/assets\/(start|index)-/, () => {})
      await opened.addInitScript(() => {
        addEventListener("DOMContentLoaded", () => {
          document.body.appendChild(document.createElement("main")).textContent = "In the place of the app"
        })
      })
    },
  })

describe("home before its app is there", () => {
  it.each(["guest", "0", "4", "40"])(
    "asks for each of the first answers once, as persona %s, and the app takes them",
    async (persona) => {
      const page = await product.visit({ persona })
      await page.getByRole("navigation", { name: "Games" }).getByRole("button", { name: "Slots" }).waitFor()
      await page.waitForLoadState("networkidle")
      for (const call of firstCalls) expect(product.callsTo(call), call).toHaveLength(1)
      const start = await page.evaluate(() => {
        const entries = performance.getEntriesByType("resource")
        return entries.map(({ name, startTime }) => [name, startTime] as const)
      })
      const startOf = (part: string) => start.find(([name]) => name.includes(part))?.[1] ?? Number.NaN
      const framed = Math.max(...frameCalls.map(startOf))
      expect(framed).toBeLessThanOrEqual(startOf("/assets/start-"))
      expect(Math.min(...laterCalls.map(startOf))).toBeGreaterThan(framed)
      expectQuiet(page)
    },
  )

  it.each(["/", paths.home])(
    "stands at %s while the app does not come, and offers nothing to a screen reader that does not work yet",
    async (path) => {
      const page = await withoutApp(path)
      await page.getByText("Register now").waitFor()
      expect(await page.getByText("Promotion").isVisible()).toBe(true)
      expect(await page.getByRole("link").count()).toBe(0)
      expect(await page.getByRole("button").count()).toBe(0)
    },
  )

  it("draws the first banner, whose picture is asked for once, by the page and not by the app", async () => {
    const page = await withoutApp(paths.home)
    const picture = page.locator("#shell img")
    await picture.waitFor()
    const first = banners.find(({ groupName }) => groupName === "m_home")?.url ?? "none"
    expect(await picture.getAttribute("src")).toContain(first)

    const asked: Array<string> = []
    const whole = await product.visit({
      before: async (opened) => opened.on("request", (request) => asked.push(request.url())),
    })
    await whole.getByRole("button", { name: "Pause banners" }).waitFor()
    expect(asked.filter((url) => url.includes(first))).toHaveLength(1)
    expectQuiet(whole)
  })

  it("and after it, home has the brand's picture where banners are on their way", async () => {
    const page = await withoutApp(paths.home)
    const place = (of: Page) => of.locator("section > div").first()
    const picture = (of: Page) => place(of).evaluate((box) => getComputedStyle(box).backgroundImage)
    expect(await picture(page)).toContain(poster)
    const answer = await page.request.get(poster)
    expect(answer.headers()["content-type"]).toContain("image/svg+xml")

    const slow = await product.visit({
      settings: { latencies: { "/wps/relay/MCSFE_getListAnnouncements": 20_000 } },
    })
    await slow.getByRole("columnheader", { name: "Win" }).waitFor()
    expect(await slow.getByRole("region", { name: "Banners" }).getByRole("button").count()).toBe(0)
    expect(await picture(slow)).toContain(poster)
  })

  it("has its styles in the page: the file of them is fetched by nobody", async () => {
    const fetched: Array<string> = []
    const page = await product.visit({
      before: (opened) => {
        opened.on("request", (request) => fetched.push(new URL(request.url()).pathname))
        return Promise.resolve()
      },
    })
    await page.waitForLoadState("networkidle")
    expect(fetched).toContain(poster)
    expect(fetched.filter((path) => /\/index-.*\.css$/.test(path))).toEqual([])
  })

  it("gives way to a home with all that has come by then", async () => {
    const answered = new Set<string>()
    const page = await product.visit({
      before: async (opened) => {
        opened.on("requestfinished", (request) => answered.add(new URL(request.url()).pathname))
        await opened.route(/\/assets\/index-/, async (route) => {
          await expect.poll(() => firstCalls.every((call) => answered.has(call))).toBe(true)
          await route.continue()
        })
        await opened.addInitScript(() => {
          new MutationObserver((_changes, observer) => {
            if (document.querySelector("main") === null) return
            observer.disconnect()
            const has = (selector: string) => document.querySelector(`main ${selector}`) !== null
            Object.assign(window, {
              firstRender: {
                winners: has("tbody tr"),
                games: has("nav li button"),
                banner: has("section img"),
              },
            })
          }).observe(document, { childList: true, subtree: true })
        })
      },
    })
    expect(await page.evaluate(() => Reflect.get(window, "firstRender"))).toEqual({
      winners: true,
      games: true,
      banner: true,
    })
  })

  it("shows nothing behind it without words: what comes later waits for them", async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const page = await product.visit({
      before: (opened) =>
        opened.route(/\/assets\/dictionaries-/, async (route) => {
          await held
          await route.continue()
        }),
    })
    await page.getByRole("columnheader", { name: "Win" }).waitFor()
    await page.waitForTimeout(1000)
    // A text that is not there is drawn as its key.
    expect(await page.getByText(/^[a-z]+_[a-z_]+$/).count()).toBe(0)
    expect(await page.getByRole("contentinfo").count()).toBe(0)
    release()
    await page.getByRole("contentinfo").waitFor()
  })

  it("is only home's: another page begins without it, and without home's calls", async () => {
    const page = await withoutApp(paths.login)
    expect(await page.locator("#shell").count()).toBe(0)
    for (const call of firstCalls) expect(product.callsTo(call), call).toEqual([])
  })

  it.each([
    ["begins the app", /\/assets\/start-/],
    ["draws it", /\/assets\/index-/],
  ])("gets what %s when the network is back", async (_part, lost) => {
    const page = await product.visit({
      path: paths.login,
      before: async (opened) => {
        await opened.route(lost, (route) => route.abort())
        await opened.addInitScript(() => {
          addEventListener("DOMContentLoaded", () => {
            document.body.appendChild(document.createElement("main")).textContent = "In the place of the app"
          })
        })
      },
    })
    await page.waitForLoadState("networkidle")
    await page.unroute(lost)
    await page.evaluate(() => window.dispatchEvent(new Event("online")))
    await page.getByRole("form").first().waitFor()
  })
})

describe("home when all of it is there", () => {
  it(`holds at most ${budgets.elements} elements, however many winners and games it has`, async () => {
    const page = await product.visit()
    await page.getByRole("button", { name: "Pause banners" }).waitFor()
    await page.getByRole("contentinfo").waitFor()
    const elements = () => page.evaluate(() => document.querySelectorAll("*").length)
    // The board slides on, and draws ahead.
    for (let seconds = 0; seconds < 5; seconds += 1) {
      expect(await elements()).toBeLessThanOrEqual(budgets.elements)
      await page.waitForTimeout(1000)
    }
    const drawnWhole = await page.getByRole("table").evaluate((board) => {
      const row = board.querySelector("tbody tr")
      for (let winner = 0; winner < 20 && row !== null; winner += 1) row.after(row.cloneNode(true))
      return document.querySelectorAll("*").length
    })
    expect(drawnWhole, "a board that draws its rows whole").toBeGreaterThan(budgets.elements)
  })
})
