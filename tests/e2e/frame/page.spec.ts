// End to end because only the built page has its style sheets, its layers and its first paint.
import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { Settings } from "#fixtures/settings.ts"
import { violationsOf } from "#tests/support/axe.ts"
import { header, openMenu } from "#tests/support/player.ts"
import { expectNoErrors, startProduct } from "#tests/support/product.ts"

const product = startProduct()

describe("header over a scrolled page", () => {
  it("[HH-10, FT-10] stays at the top and changes its style after half a rem of scrolling", async () => {
    const page = await product.openApp()
    await page.getByText(/^© /).waitFor()
    const looks = () =>
      header(page)
        .locator("> div")
        .first()
        .evaluate((bar) => [getComputedStyle(bar).backgroundColor, bar.getBoundingClientRect().top])
    const scrollTo = (top: number) => page.evaluate((top) => window.scrollTo(0, top), top)
    const rem = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    )
    const atRest = await looks()
    expect(atRest[1]).toBe(0)

    await scrollTo(Math.floor(0.5 * rem) - 1)
    await page.waitForFunction(() => window.scrollY > 0)
    expect(await looks()).toEqual(atRest)
    await scrollTo(Math.ceil(0.5 * rem) + 1)
    await expect.poll(async () => (await looks())[0]).not.toBe(atRest[0])
    await scrollTo(300)
    await page.waitForFunction(() => window.scrollY === 300)
    expect((await looks())[1]).toBe(0)
    await scrollTo(0)
    await expect.poll(looks).toEqual(atRest)
  })

  it("hides the ticker without a layout shift, and shows the ticker again at the top", async () => {
    const page = await product.openApp({ settings: { scale: "few" } })
    await page.getByText(/^© /).waitFor()
    const ticker = header(page).getByRole("link", { name: /^Announcements/ })
    const place = ticker.locator("xpath=../..")
    const looks = () => place.evaluate((below) => getComputedStyle(below).opacity)
    const height = () => header(page).evaluate((element) => element.getBoundingClientRect().height)
    const atRest = await height()
    await expect.poll(looks).toBe("1")
    await page.evaluate(() => window.scrollTo(0, 300))
    await expect.poll(looks).toBe("0")
    expect(await height()).toBe(atRest)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(looks).toBe("1")
  })
})

/** Styles that an open dialog sets on the body and all elements inherit. */
const inherited = (page: Page) =>
  page.locator("#root").evaluate((root) => {
    const style = getComputedStyle(root)
    return [style.getPropertyValue("--removed-body-scroll-bar-size"), style.pointerEvents]
  })

describe("the page behind an open menu", () => {
  it("is covered, and inherits no styles from the menu", async () => {
    const page = await product.openApp()
    const before = await inherited(page)
    await openMenu(page)
    await expect.poll(() => page.evaluate(() => document.body.hasAttribute("data-scroll-locked"))).toBe(true)
    expect(await inherited(page)).toEqual(before)
    const isCovered = () => page.evaluate(() => document.elementFromPoint(10, 300)?.closest("#root") === null)
    await expect.poll(isCovered).toBe(true)
    await page.keyboard.press("Escape")
    await expect.poll(isCovered).toBe(false)
  })
})

const board = (page: Page) => page.getByRole("table")

/** Waits until the footer of home shows the merchant's texts and all calls have responses. */
const settled = async (page: Page) => {
  await page.getByText(/^© /).waitFor()
  await board(page).waitFor()
  await page.waitForLoadState("networkidle")
}

/** Sums up the layout shifts of a page. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Array<unknown> = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: ReadonlyArray<{ readonly node?: Element }> = Reflect.get(entry, "sources") ?? []
        shifts.push([Reflect.get(entry, "value"), ...sources.map(({ node }) => node?.textContent)])
      }
    }).observe({ type: "layout-shift", buffered: true })
  })

const named = /("(?:title|gameName|displayName|copyright)":"[^"]+)/g

const lengthenTexts = (page: Page) =>
  page.route(
    ({ pathname }) => pathname.startsWith("/wps/"),
    async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({
        response,
        body: text.replaceAll(named, `$1${" a text of several lines".repeat(5)}`),
      })
    },
  )

const shifts = (page: Page) => page.evaluate((): unknown => Reflect.get(window, "shifts"))

describe("a loading page", () => {
  it.each(["guest", "0"])(
    "shifts no content of home for persona %s, on the first and second load",
    async (persona) => {
      const page = await product.openApp({ persona, settings: { latency: 250 }, before: noteShifts })
      await settled(page)
      await page.getByRole("region", { name: "Banners" }).getByRole("button", { name: "Pause" }).waitFor()
      expect(await shifts(page)).toEqual([])
      await page.reload()
      await settled(page)
      await page.getByRole("region", { name: "Banners" }).getByRole("button", { name: "Pause" }).waitFor()
      expect(await shifts(page)).toEqual([])
    },
  )

  const usual = async () => {}
  it.each<readonly [string, Partial<Settings>, (page: Page) => Promise<unknown>]>([
    ["the usual content", {}, usual],
    ["no banner, announcement, category or game", { scale: "empty" }, usual],
    ["one vendor", { vendorPreset: "single" }, usual],
    ["long texts", {}, lengthenTexts],
  ])("shifts no content of a page with %s", async (_, settings, prepare) => {
    const before = (page: Page) => Promise.all([noteShifts(page), prepare(page)])
    for (const path of [
      paths.home,
      paths.login,
      paths.register,
      paths.gameList,
      `${paths.gameList}?gameType=RNG`,
      paths.rng,
      paths.activity,
      paths.help,
      `${paths.notice}?id=PL703`,
    ]) {
      const page = await product.openApp({
        path,
        settings: { ...settings, latency: 250 },
        before,
        apart: true,
      })
      await page.waitForLoadState("networkidle")
      expect(await shifts(page), path).toEqual([])
      await page.reload()
      await page.waitForLoadState("networkidle")
      expect(await shifts(page), `${path}, second visit`).toEqual([])
    }
  })
})

const ticker = (page: Page) => page.getByRole("group", { name: "Announcements" })
const winners = (page: Page) => page.getByRole("region", { name: "Latest Winner" })
const banners = (page: Page) => page.getByRole("region", { name: "Banners" })
const motion = (menu: Locator) => menu.getByRole("switch", { name: "Reduce motion" })

/** Animations of a block that run. */
const running = (block: Locator) =>
  block.evaluate(
    (element) =>
      element.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running").length,
  )

describe("a system setting for reduced motion", () => {
  it("stops all animations from the start, until the player turns motion on", async () => {
    const page = await product.openApp({ context: { reducedMotion: "reduce" } })
    await winners(page).waitFor()
    await page.getByRole("contentinfo").waitFor()
    await page.waitForLoadState("networkidle")
    for (const block of [ticker(page), winners(page), banners(page)]) expect(await running(block)).toBe(0)
    expect(await page.getByRole("button", { name: "Pause" }).count()).toBe(0)
    const menu = await openMenu(page)
    expect(await motion(menu).getAttribute("aria-checked")).toBe("true")
    await motion(menu).click()
    await page.keyboard.press("Escape")
    await expect.poll(() => running(winners(page))).toBeGreaterThan(0)
    expectNoErrors(page)
  })
})

describe("theme", () => {
  it("[GE-13] switches to light, in which texts have sufficient contrast", async () => {
    const page = await product.openApp()
    await page.getByRole("navigation", { name: "Games" }).getByRole("button", { name: "Slots" }).waitFor()
    const colours = () =>
      page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body)
        return [color, backgroundColor]
      })
    const dark = await colours()
    expect(await violationsOf(page, ["color-contrast"])).toEqual([])
    const switcher = page.getByRole("contentinfo").getByRole("switch", { name: "Dark theme" })
    await switcher.click()
    await expect.poll(async () => (await colours())[1]).not.toBe(dark[1])
    expect((await colours())[0]).not.toBe(dark[0])
    expect(await violationsOf(page, ["color-contrast"])).toEqual([])
    await page.reload()
    await expect.poll(() => switcher.isChecked()).toBe(false)
  })
})

describe("winner board of home", () => {
  it("renders the same left edge at its header and rows with a fractional device pixel ratio", async () => {
    const page = await product.openApp({
      width: 412,
      height: 900,
      apart: true,
      context: { deviceScaleFactor: 2.625 },
    })
    const board = page.getByRole("region", { name: "Latest Winner" })
    await board.getByRole("row").nth(4).waitFor()
    await board.scrollIntoViewIfNeeded()
    const { x = 0, y = 0 } = (await board.boundingBox()) ?? {}
    const edge = async (top: number) => {
      // Up to the border's inner edge.
      const clip = { x: x - 3, y: y + top, width: 3.8, height: 4 }
      return (await page.screenshot({ clip })).toString("base64")
    }
    // A row's own line passes now and then.
    await expect.poll(async () => (await edge(56)) === (await edge(109))).toBe(true)
  })
})
