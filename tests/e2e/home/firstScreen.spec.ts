// End to end because the built document renders its first screen before the app has loaded.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { brandPlaceholder } from "#config/product.ts"
import { systemStatus, whitelabel } from "#gateway/calls/frame/system.ts"
import { hotGames, vendors } from "#gateway/calls/games/games.ts"
import { depositBanks } from "#gateway/calls/cashier/deposits.ts"
import { gameList } from "#gateway/calls/games/gameLists.ts"
import { homeAnnouncements, winnerBoard } from "#gateway/calls/messages/announcements.ts"
import { banners } from "#fixtures/data/home/banners.ts"
import { someFrames } from "#tests/support/player.ts"
import { expectNoErrors, startProduct } from "#tests/support/product.ts"
import { budgets } from "#tools/bench/budgets.ts"

const product = startProduct()

/** Calls that the frame needs. */
const frameCalls = [systemStatus.path, homeAnnouncements.path, vendors.path, winnerBoard.path]
/** Calls that the frame does not need. */
const laterCalls = [whitelabel.path, hotGames.path]
const firstCalls = [...frameCalls, ...laterCalls]

/** Gives a page the `main` that `openApp` waits for, instead of the app. */
const addMain = (opened: Page): Promise<unknown> =>
  opened.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.body.appendChild(document.createElement("main")).textContent = "Instead of the app"
    })
  })

/** Opens a page whose app never loads. Substitutes the content that `openApp` waits for. */
const withoutApp = (path: string) =>
  product.openApp({
    path,
    before: async (opened) => {
      await opened.route(/\/assets\/(entry|render)-/, () => {})
      await addMain(opened)
    },
  })

/** Reads when a page has requested the file or call of an address. */
const startsOf = async (page: Page) => {
  const start = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name, startTime }) => [name, startTime] as const),
  )
  return (part: string) => start.find(([name]) => name.includes(part))?.[1] ?? Number.NaN
}

describe("home before the app has loaded", () => {
  it.each(["guest", "0"])(
    "each first request of persona %s is sent only once, and the app uses its response",
    async (persona) => {
      const page = await product.openApp({ persona })
      await page.getByRole("navigation", { name: "Games" }).getByRole("button", { name: "Slots" }).waitFor()
      await page.waitForLoadState("networkidle")
      for (const call of firstCalls) expect(product.callsTo(call), call).toHaveLength(1)
      const startOf = await startsOf(page)
      const framed = Math.max(...frameCalls.map(startOf))
      expect(framed).toBeLessThanOrEqual(startOf("/assets/entry-"))
      expect(Math.min(...laterCalls.map(startOf))).toBeGreaterThan(framed)
      expectNoErrors(page)
    },
  )

  it.each(["/", paths.home])(
    "the shell renders %s while the app loads, and hides its inert controls from screen readers",
    async (path) => {
      const page = await withoutApp(path)
      await page.getByText("Register now").waitFor()
      await expect.poll(() => page.getByText("Promotion").isVisible()).toBe(true)
      const shell = page.locator("#shell")
      expect(await shell.getByRole("link").count()).toBe(0)
      expect(await shell.getByRole("button").count()).toBe(0)
    },
  )

  it("a start whose chunks do not load says so after 8 s, and 'Try again' reloads the page", async () => {
    const page = await withoutApp(paths.home)
    const words = page.locator("[data-place=slow] p")
    const passes = (milliseconds: number) =>
      words.evaluate((element, time) => {
        for (const animation of element.getAnimations()) animation.currentTime = time
        return getComputedStyle(element).visibility
      }, milliseconds)
    expect(await passes(7990)).toBe("hidden")
    expect(await passes(8010)).toBe("visible")
    await page.getByRole("status").filter({ hasText: "Network slow or offline" }).waitFor()
    await page.evaluate(() => Object.assign(window, { isFirst: true }))
    await page.getByRole("link", { name: "Try again" }).click()
    await expect.poll(() => page.evaluate(() => "isFirst" in window)).toBe(false)
    await page.unrouteAll()
    await page.locator("#root main").waitFor()
    await words.waitFor({ state: "detached" })
  })

  it("'Try again' after chunks did not load opens the original link, including its token", async () => {
    const page = await withoutApp(`${paths.home}?token=t-1`)
    const again = page.locator("[data-place=slow] a")
    await again.waitFor({ state: "attached" })
    await expect.poll(() => page.url()).not.toContain("token")
    const opened = page.waitForRequest((request) => request.isNavigationRequest())
    await again.dispatchEvent("click")
    expect((await opened).url()).toContain("token=t-1")
  })

  it("the first banner's picture is fetched only once, by the document before the app", async () => {
    const page = await withoutApp(paths.home)
    const picture = page.locator("#shell img")
    await picture.waitFor()
    const first = banners.find(({ groupName }) => groupName === "m_home")?.url ?? "none"
    await expect.poll(() => picture.getAttribute("src")).toContain(first)

    const asked: Array<string> = []
    const whole = await product.openApp({
      before: async (opened) => opened.on("request", (request) => asked.push(request.url())),
    })
    await whole.getByRole("region", { name: "Banners" }).getByRole("button", { name: "Pause" }).waitFor()
    expect(asked.filter((url) => url.includes(first))).toHaveLength(1)
    expectNoErrors(whole)
  })

  it("the styles of home are inline, and no stylesheet is fetched", async () => {
    const fetched: Array<string> = []
    const page = await product.openApp({
      before: (opened) => {
        opened.on("request", (request) => fetched.push(new URL(request.url()).pathname))
        return Promise.resolve()
      },
    })
    await page.waitForLoadState("networkidle")
    await expect.poll(() => fetched).toContain(brandPlaceholder)
    expect(fetched.filter((path) => /\/render-.*\.css$/.test(path))).toEqual([])
  })

  it("home replaces the shell and shows everything loaded so far at once", async () => {
    const received = new Set<string>()
    const page = await product.openApp({
      before: async (opened) => {
        opened.on("requestfinished", (request) => received.add(new URL(request.url()).pathname))
        await opened.route(/\/assets\/render-/, async (route) => {
          await expect.poll(() => firstCalls.every((call) => received.has(call))).toBe(true)
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

  it("the shell stays until the language texts are loaded", async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const page = await product.openApp({
      before: async (opened) => {
        await addMain(opened)
        await opened.route(/\/assets\/en-/, async (route) => {
          await held
          await route.continue()
        })
      },
    })
    await page.locator("#shell").waitFor()
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/render-")),
    )
    await someFrames(page)
    // A missing text renders as its key.
    expect(await page.getByText(/^[a-z]+_[a-z_]+$/).count()).toBe(0)
    expect(await page.locator("#root main").count()).toBe(0)
    release()
    await page.getByRole("contentinfo").waitFor()
  })

  it.each([
    [`${paths.gameList}?gameType=RNG`, "guest", gameList],
    [paths.deposit, "0", depositBanks],
  ] as const)(
    "the content of %s for persona %s is requested before the app, and only once",
    async (path, persona, { path: content }) => {
      const page = await product.openApp({ path, persona })
      await page.waitForLoadState("networkidle")
      for (const call of [systemStatus.path, whitelabel.path, content])
        expect(product.callsTo(call), call).toHaveLength(1)
      const startOf = await startsOf(page)
      expect(startOf(content)).toBeLessThanOrEqual(startOf("/assets/entry-"))
      expectNoErrors(page)
    },
  )

  it.each([
    ["start script", /\/assets\/entry-/],
    ["app code", /\/assets\/render-/],
    ["texts", /\/assets\/en-/],
  ])("home refetches the failed %s when the network is back", async (_part, lost) => {
    const page = await product.openApp({
      path: paths.login,
      before: async (opened) => {
        await opened.route(lost, (route) => route.abort())
        await addMain(opened)
      },
    })
    await page.waitForLoadState("networkidle")
    await page.unroute(lost)
    // The event has no effect before the page listens.
    const isBack = async () => {
      await page.evaluate(() => window.dispatchEvent(new Event("online")))
      return page.getByRole("form").count()
    }
    await expect.poll(isBack, { interval: 1000 }).toBeGreaterThan(0)
  })
})

describe("home when fully loaded", () => {
  it(`home renders at most ${budgets.elements} elements, however many winners and games exist`, async () => {
    const page = await product.openApp({ clock: true })
    await page.getByRole("region", { name: "Banners" }).getByRole("button", { name: "Pause" }).waitFor()
    await page.getByRole("contentinfo").waitFor()
    // The head has a link for each file that was loaded ahead.
    const elements = () => page.evaluate(() => document.body.querySelectorAll("*").length)
    // A load that still runs while the clock turns brings the notice about a slow network, which has elements too.
    await page.waitForLoadState("networkidle")
    await expect.poll(elements).toBeLessThanOrEqual(budgets.elements)
    // The board moves on and renders rows in advance.
    for (let seconds = 0; seconds < 5; seconds += 1) {
      expect(await elements()).toBeLessThanOrEqual(budgets.elements)
      await page.clock.runFor(1000)
    }
  })
})
