import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { agents } from "#tests/support/agents.ts"
import { header, loginForm, openMenu, someFrames } from "#tests/support/player.ts"
import { expectQuiet, startProduct, type VisitOptions } from "#tests/support/product.ts"

const product = startProduct()

const games = (page: Page) => page.getByRole("navigation", { name: "Games" })

/** Records each script animation of the page container: its values and duration in ms. */
const noteFades = (page: Page) =>
  page.addInitScript(() => {
    const fades: Array<unknown> = []
    Object.assign(window, { fades })
    const animate: Element["animate"] = Reflect.get(Element.prototype, "animate")
    Element.prototype.animate = function (keyframes, options) {
      const opacity: unknown = keyframes !== null && "opacity" in keyframes ? keyframes.opacity : undefined
      const duration: unknown = typeof options === "object" ? options.duration : options
      if (this.querySelector("main") !== null) fades.push({ opacity, duration })
      return animate.call(this, keyframes, options)
    }
  })

const fadesOf = (page: Page) => page.evaluate((): unknown => Reflect.get(window, "fades"))

/** The fade of a route change: from transparent to opaque in 300 ms. */
const fade = { opacity: [0, 1], duration: 300 }

const toLogin = async (page: Page) => {
  await header(page).getByRole("link", { name: "Login" }).click()
  await loginForm(page).waitFor()
}

const backHome = async (page: Page) => {
  await page.goBack()
  await games(page).waitFor()
}

/** Opens home as a guest with login page and motion library loaded, so that routes change at once. */
const open = async (options: VisitOptions = {}): Promise<Page> => {
  const page = await product.visit({ ...options, before: noteFades })
  await games(page).getByRole("button", { name: "Slots" }).waitFor()
  await page.waitForLoadState("networkidle")
  await toLogin(page)
  await backHome(page)
  await someFrames(page)
  return page
}

/** Swipes right from near the left edge. */
const swipe = async (page: Page, pixels: number) => {
  const session = await page.context().newCDPSession(page)
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 700 }] })
  await touch("touchStart", 4)
  for (const part of [0.5, 1]) await touch("touchMove", 4 + pixels * part)
  await touch("touchEnd")
  await session.detach()
}

describe("a change of route", () => {
  it("[FR-19, HA-08] a route change fades the new page in over 300 ms, once", async () => {
    const page = await open()
    const before = await fadesOf(page)
    await toLogin(page)
    await expect.poll(() => fadesOf(page)).toEqual([...[before].flat(), fade])
    await backHome(page)
    await expect.poll(() => fadesOf(page)).toEqual([...[before].flat(), fade, fade])
    expectQuiet(page)
  })

  it("[FR-20] a swipe back over more than 100 px changes the route without a fade, a shorter one with it", async () => {
    const page = await open()
    await toLogin(page)
    await someFrames(page)
    const before = [await fadesOf(page)].flat()
    await swipe(page, 120)
    await backHome(page)
    expect(await fadesOf(page)).toEqual(before)

    await toLogin(page)
    await swipe(page, 80)
    await backHome(page)
    await expect.poll(() => fadesOf(page)).toEqual([...before, fade, fade])
  })

  it("[FR-20] iOS goes back in the history without a fade, and forward with one", async () => {
    const page = await open({ userAgent: agents.ios })
    const before = [await fadesOf(page)].flat()
    await toLogin(page)
    await expect.poll(() => fadesOf(page)).toEqual([...before, fade])
    await backHome(page)
    expect(await fadesOf(page)).toEqual([...before, fade])
  })

  it("[HA-08] reduced motion changes routes without a fade", async () => {
    const page = await open({ context: { reducedMotion: "reduce" } })
    await toLogin(page)
    await backHome(page)
    expect(await fadesOf(page)).toEqual([])
  })
})

const ticker = (page: Page) => page.getByRole("group", { name: "Announcements" })
const winners = (page: Page) => page.getByRole("region", { name: "Latest Winner" })
const banners = (page: Page) => page.getByRole("region", { name: "Banners" })
const pause = (region: Locator) => region.getByRole("button", { name: "Pause" })
const motion = (menu: Locator) => menu.getByRole("switch", { name: "Reduce motion" })

/** Animations of a part that run. */
const running = (part: Locator) =>
  part.evaluate(
    (element) =>
      element.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running").length,
  )

describe("the player stops what moves", () => {
  it("ticker, winners and banners each have a pause", async () => {
    const page = await product.visit()
    for (const part of [ticker(page), winners(page), banners(page)]) {
      await pause(part).waitFor()
      await expect.poll(() => running(part)).toBeGreaterThan(0)
      await pause(part).click()
      await page.mouse.move(1, 1)
      await expect.poll(() => running(part)).toBe(0)
      expect(await pause(part).getAttribute("aria-pressed")).toBe("true")
      await pause(part).click()
      await page.mouse.move(1, 1)
      await expect.poll(() => running(part)).toBeGreaterThan(0)
    }
    expectQuiet(page)
  })

  it("'Reduce motion' in the menu stops ticker, winners and banners, also after a reload, and follows the system until it is used", async () => {
    const page = await product.visit()
    await expect.poll(() => running(winners(page))).toBeGreaterThan(0)
    const menu = await openMenu(page)
    expect(await motion(menu).getAttribute("aria-checked")).toBe("false")
    await motion(menu).click()
    await expect.poll(() => motion(menu).getAttribute("aria-checked")).toBe("true")
    await page.reload()
    for (const part of [ticker(page), winners(page), banners(page)]) {
      await expect.poll(() => running(part)).toBe(0)
      expect(await pause(part).count()).toBe(0)
    }
    const other = await product.visit({ context: { reducedMotion: "reduce" } })
    const itsMenu = await openMenu(other)
    expect(await motion(itsMenu).getAttribute("aria-checked")).toBe("true")
    await motion(itsMenu).click()
    await other.keyboard.press("Escape")
    await expect.poll(() => running(winners(other))).toBeGreaterThan(0)
  })
})

describe("reduced motion", () => {
  it("reduced motion changes the theme at once, without a transition", async () => {
    const page = await product.visit({ theme: "dark", context: { reducedMotion: "reduce" } })
    await games(page).getByRole("button", { name: "Slots" }).waitFor()
    const moving = await page.evaluate(() => {
      document.documentElement.dataset["theme"] = "light"
      return document.getAnimations().filter((each) => each instanceof CSSTransition).length
    })
    expect(moving).toBe(0)
  })

  it("reduced motion stops ticker, winners and banners", async () => {
    const page = await product.visit({
      context: { reducedMotion: "reduce" },
      clock: true,
    })
    const ticker = page
      .getByRole("link", { name: /^Announcements/ })
      .getByText("Lantern Night Bonus is back")
      .first()
    const winner = page
      .getByRole("region", { name: "Latest Winner" })
      .getByRole("button", { name: "Twilight Koi" })
    const banner = page
      .getByRole("region", { name: "Banners" })
      .getByRole("button", { name: "Lantern Night Bonus" })
    await winner.waitFor()
    await page.getByRole("contentinfo").waitFor()
    await page.waitForLoadState("networkidle")
    await page.clock.pauseAt(Date.now() + 20_000)
    const places = () => Promise.all([ticker, winner, banner].map((each) => each.boundingBox()))
    const before = await places()
    expect(before).not.toContain(null)
    for (let second = 0; second < 12; second++) {
      await page.clock.runFor(1000)
      expect(await places()).toEqual(before)
    }
    expect(await page.getByRole("button", { name: "Pause" }).count()).toBe(0)
    // CSS animates the winners, on the browser's own clock.
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    )
    expect(running).toBe(0)
    expectQuiet(page)
  })
})
