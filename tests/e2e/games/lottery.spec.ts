// End to end because the lottery in the iframe is a page of another origin.
import type { Page, Route } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { vendorPaths } from "#fixtures/logic/games/vendorPage.ts"
import { expectAddress, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const iframe = (page: Page) => page.locator("iframe")
const close = (page: Page) => page.getByRole("button", { name: "Close", exact: true })

const parameters = "mui=EN&playType=ent&gameId=E201&prize_mode=ELOTT"

const openLotus = async (): Promise<Page> => {
  const page = await product.openApp({ persona: "0", path: paths.lotteryList })
  await page
    .getByRole("list", { name: "All lotteries" })
    .getByRole("button", { name: "Lotus Draw 6/45", exact: true })
    .click()
  await page.frameLocator("iframe").getByRole("heading", { name: "Lotus Draw 6/45" }).waitFor()
  return page
}

describe("lottery iframe", () => {
  it("closes on a message of the lottery's page, without the history entries of that page", async () => {
    const page = await openLotus()
    await page.frames()[1]?.evaluate(() => ["#1", "#2"].forEach((step) => history.pushState(null, "", step)))
    await page.evaluate(() => window.postMessage({ type: "closeGame" }, "*"))
    await page.frameLocator("iframe").getByRole("button", { name: "Close game" }).click()
    await expectAddress(page, paths.game)
    await page.goBack()
    await expectAddress(page, paths.lotteryList)
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
    const page = await openLotus()
    await page.goBack()
    const recents = page.getByRole("region", { name: "Recently played" })
    await recents.waitFor()
    await expect.poll(async () => recents.getByRole("button").first().textContent()).toBe("Lotus Draw 6/45")
  })
})
