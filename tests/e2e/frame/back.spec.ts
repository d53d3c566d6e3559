// End to end because only a browser has a real history, with documents, reloads, scroll positions, typed addresses and iframes.
import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { vendorPaths } from "#fixtures/logic/games/vendorPage.ts"
import { bottomMenu, openMenu } from "#tests/support/player.ts"
import { addressOf, expectAddress, expectNoErrors, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const gone = (overlay: Locator) => overlay.waitFor({ state: "detached" })

/** The number of open overlays that the current history entry belongs to. */
const overlaysOf = (page: Page) =>
  page.evaluate(() => {
    const state: unknown = history.state
    return typeof state === "object" && state !== null && "layers" in state ? state.layers : 0
  })

const expectOverlays = async (page: Page, count: number): Promise<void> => {
  await expect.poll(() => overlaysOf(page)).toBe(count)
}

const openService = async (page: Page) => {
  await bottomMenu(page).getByRole("button", { name: "Service" }).click()
  return page.getByRole("dialog", { name: "Customer service" })
}

describe("the browser's back", () => {
  it("opens the previous document after an overlay was opened and closed", async () => {
    const page = await product.openApp({ persona: "0", path: paths.help })
    await page.goto(paths.home)
    const service = await openService(page)
    await service.waitFor()
    await page.keyboard.press("Escape")
    await gone(service)
    await expectOverlays(page, 0)
    await page.goBack()
    await expectAddress(page, paths.help)
  })

  it("restores the scroll position of the previous page", async () => {
    const page = await product.openApp({ path: paths.rng })
    const tile = page.getByRole("list", { name: "Games" }).getByRole("listitem").nth(8)
    await tile.waitFor()
    await page.evaluate(() => window.scrollTo(0, 420))
    await bottomMenu(page).getByRole("link", { name: "Promotion" }).tap()
    await page.getByRole("heading", { level: 1, name: "Promotion" }).waitFor()
    await page.goBack()
    await tile.waitFor()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(420)
  })

  it("skips an overlay that was open before a reload", async () => {
    const page = await product.openApp({ persona: "0", path: paths.help })
    await page.goto(paths.home)
    await (await openMenu(page)).waitFor()
    await expectOverlays(page, 1)
    await page.reload()
    await bottomMenu(page).waitFor()
    await expectOverlays(page, 0)
    await page.goBack()
    await expectAddress(page, paths.help)
  })
})

/** A game that adds three entries to the history, and says so when it has. */
const restless = `<!doctype html><title>Restless</title><h1>Loading</h1><script>
  onload = () => setTimeout(() => {
    for (const step of [1, 2, 3]) history.pushState(step, "", "#" + step)
    document.querySelector("h1").textContent = "Step 3"
  })
</script>`

describe("a game in an iframe that adds history entries", () => {
  it("leaves no history entries after it was closed: back opens the previous page", async () => {
    const page = await product.openApp({
      persona: "0",
      path: paths.help,
      settings: { scale: "few", launch: "frame" },
    })
    await page.route(`**${vendorPaths.play}?**`, (route) =>
      route.fulfill({ contentType: "text/html", body: restless }),
    )
    await page.goto(paths.home)
    const winners = page.getByRole("region", { name: "Latest Winner" })
    await winners.getByRole("row").nth(1).getByRole("button").click()
    await page.frameLocator("iframe").getByRole("heading", { name: "Step 3" }).waitFor()
    await page.getByRole("button", { name: "Close game" }).click()
    await gone(page.locator("iframe"))
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
    await bottomMenu(page).waitFor()
    await page.goBack()
    await expectAddress(page, paths.help)
  })
})

describe("back arrow", () => {
  it("opens the parent page from an address that was typed after another site", async () => {
    const page = await product.openApp({ persona: "0" })
    await page.goto("data:text/html,<title>Elsewhere</title>")
    await page.goto(paths.bettingRecord)
    await page.getByRole("button", { name: "Back" }).click()
    await page.getByRole("heading", { level: 1, name: "Member" }).waitFor()
    expect(addressOf(page)).toBe(paths.memberHome)
  })
})

describe("service popup", () => {
  it("[SP-14] closes when the player goes back in the browser's history", async () => {
    const page = await product.openApp({ persona: "0" })
    await bottomMenu(page).getByRole("link", { name: "Member" }).click()
    await page.getByRole("heading", { level: 1, name: "Member" }).waitFor()
    const popup = await openService(page)
    await popup.waitFor()
    // The player picks an earlier page in the browser's history.
    await page.evaluate(() => history.go(-2))
    await page.getByRole("navigation", { name: "Games" }).waitFor()
    await popup.waitFor({ state: "detached" })
    expectNoErrors(page)
  })
})
