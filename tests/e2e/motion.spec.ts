import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { header, loginForm } from "#tests/support/player.ts"
import { expectQuiet, startProduct, type VisitOptions } from "#tests/support/product.ts"

const product = startProduct()

const games = (page: Page) => page.getByRole("navigation", { name: "Games" })

/** Notes each animation that a script starts on what holds the page: its values and its milliseconds. */
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

/** What a change of route starts when it fades: from nothing to full in 300 ms. */
const fade = { opacity: [0, 1], duration: 300 }

const toLogin = async (page: Page) => {
  await header(page).getByRole("link", { name: "Login" }).click()
  await loginForm(page).waitFor()
}

const backHome = async (page: Page) => {
  await page.goBack()
  await games(page).waitFor()
}

/** Home of a guest who has the login page and the motion library at hand: routes change at once. */
const open = async (options: VisitOptions = {}): Promise<Page> => {
  const page = await product.visit({ ...options, before: noteFades })
  await games(page).getByRole("button", { name: "Slots" }).waitFor()
  await page.waitForLoadState("networkidle")
  await toLogin(page)
  await backHome(page)
  return page
}

/** A finger that goes to the right from near the left edge. */
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
  it("[FR-19, HA-08] fades the coming page in over 300 ms, and only then", async () => {
    const page = await open()
    const before = await fadesOf(page)
    await toLogin(page)
    await expect.poll(() => fadesOf(page)).toEqual([...[before].flat(), fade])
    await backHome(page)
    await expect.poll(() => fadesOf(page)).toEqual([...[before].flat(), fade, fade])
    expectQuiet(page)
  })

  it("[FR-20] does not fade after a swipe back over 100 px, and fades after a shorter one", async () => {
    const page = await open()
    await toLogin(page)
    const before = [await fadesOf(page)].flat()
    await swipe(page, 120)
    await backHome(page)
    expect(await fadesOf(page)).toEqual(before)

    await toLogin(page)
    await swipe(page, 80)
    await backHome(page)
    await expect.poll(() => fadesOf(page)).toEqual([...before, fade])
  })

  it("[HA-08] has no fade for those who want less motion", async () => {
    const page = await open({ context: { reducedMotion: "reduce" } })
    await toLogin(page)
    await backHome(page)
    expect(await fadesOf(page)).toEqual([])
  })
})

describe("for those who want less motion", () => {
  it("a theme is there at once, with nothing on its way", async () => {
    const page = await product.visit({ theme: "dark", context: { reducedMotion: "reduce" } })
    await games(page).getByRole("button", { name: "Slots" }).waitFor()
    const moving = await page.evaluate(() => {
      document.documentElement.dataset["theme"] = "light"
      return document.getAnimations().filter((each) => each instanceof CSSTransition).length
    })
    expect(moving).toBe(0)
  })

  it("ticker, winners and banners stand still", async () => {
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
    await page.waitForLoadState("networkidle")
    await page.clock.pauseAt(Date.now() + 20_000)
    const places = () => Promise.all([ticker, winner, banner].map((each) => each.boundingBox()))
    const before = await places()
    expect(before).not.toContain(null)
    for (let second = 0; second < 12; second++) {
      await page.clock.runFor(1000)
      expect(await places()).toEqual(before)
    }
    expect(await page.getByRole("button", { name: "Pause banners" }).count()).toBe(0)
    // Styles move the winners, on a clock of their own.
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    )
    expect(running).toBe(0)
    expectQuiet(page)
  })
})
