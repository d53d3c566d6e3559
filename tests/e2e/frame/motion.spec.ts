// End to end because a page test has no system setting for motion at the first paint.
import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { openMenu } from "#tests/support/player.ts"
import { expectNoErrors, startProduct } from "#tests/support/product.ts"

const product = startProduct()

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

describe("a system that reduces motion", () => {
  it("stops what moves from the start, until the player's own choice", async () => {
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
