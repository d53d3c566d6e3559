// End to end because the layers of the built page decide which element takes a press.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { openMenu } from "#tests/support/player.ts"
import { startProduct } from "#tests/support/product.ts"

const product = startProduct()

/** Styles that an open dialog sets on the body and all elements inherit. */
const inherited = (page: Page) =>
  page.locator("#root").evaluate((root) => {
    const style = getComputedStyle(root)
    return [style.getPropertyValue("--removed-body-scroll-bar-size"), style.pointerEvents]
  })

describe("page behind an open menu", () => {
  it("is covered, and inherits none of the menu's styles", async () => {
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
