// End to end because the lottery in the iframe is a page of another origin.
import type { Page, Route } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { vendorPaths } from "#fixtures/logic/games/vendorPage.ts"
import { addressOf, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const iframe = (page: Page) => page.locator("iframe")
const close = (page: Page) => page.getByRole("button", { name: "Close", exact: true })

const parameters = "mui=EN&playType=ent&gameId=E201&prize_mode=ELOTT"

/** The addresses a page visits from now on, in order. The history entry of a menu or dialog has its page's address. */
const trailOf = (page: Page): ReadonlyArray<string> => {
  const trail: Array<string> = []
  let last = addressOf(page)
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame() || addressOf(page) === last) return
    last = addressOf(page)
    trail.push(last)
  })
  return trail
}

describe("lottery iframe", () => {
  it("closes when the page of the lottery requests it by a message", async () => {
    const page = await product.openApp({ persona: "0", path: `${paths.lottery}?${parameters}` })
    const trail = trailOf(page)
    await page.evaluate(() => window.postMessage({ type: "closeGame" }, "*"))
    await page.frameLocator("iframe").getByRole("button", { name: "Close game" }).click()
    await expect.poll(() => trail).toContain(paths.game)
    expect(trail.filter((path) => path === paths.game)).toHaveLength(1)
  })

  it("offers a retry if the lottery has not loaded after 15 s", async () => {
    const held: Array<Route> = []
    const page = await product.openApp({
      persona: "0",
      path: `${paths.lottery}?${parameters}`,
      clock: true,
      before: async (opened) => {
        await opened.route(`**${vendorPaths.lottery}?**`, (route) => void held.push(route), { times: 1 })
      },
    })
    await page.getByRole("main").getByRole("status", { name: "Loading" }).waitFor()
    await expect.poll(() => held.length).toBe(1)
    // The page's clock also passes by itself, so the first part leaves a slow machine several seconds.
    await page.clock.fastForward(8000)
    expect(await page.getByRole("alert").count()).toBe(0)
    await page.clock.fastForward(7500)
    const stuck = page
      .getByRole("alert")
      .filter({ hasText: "The lottery page did not open. Please try again." })
    await stuck.getByRole("button", { name: "Try again" }).click()
    await page.frameLocator("iframe").getByRole("heading", { name: "Minute Fast Three" }).waitFor()
    await stuck.waitFor({ state: "detached" })
    await close(page).click()
    await iframe(page).waitFor({ state: "detached" })
  })

  it("adds a played Vietnamese lottery as the first of the recent lotteries", async () => {
    const page = await product.openApp({ persona: "0", path: paths.lotteryList })
    await page
      .getByRole("list", { name: "All lotteries" })
      .getByRole("button", { name: "Lotus Draw 6/45", exact: true })
      .click()
    await page.frameLocator("iframe").getByRole("heading", { name: "Lotus Draw 6/45" }).waitFor()
    await page.goBack()
    const recents = page.getByRole("list", { name: "Recently played" })
    await recents.waitFor()
    await expect
      .poll(async () => recents.getByRole("button").first().getAttribute("aria-label"))
      .toBe("Lotus Draw 6/45")
  })
})
