import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { bottomMenu, openMenu } from "#tests/support/player.ts"
import { expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const sidesOf = (element: Locator) =>
  element.evaluate((it) => {
    const { left, right } = it.getBoundingClientRect()
    return { left, right }
  })

/** The left and right edge of everything on the page. */
const pageOf = (page: Page) =>
  page
    .locator("#root > *")
    .evaluateAll((parts) =>
      parts
        .map((part) => part.getBoundingClientRect())
        .map(({ left, right, top }) => [Math.round(left), Math.round(right), Math.round(top)]),
    )

const opened = (dialog: Locator) =>
  dialog.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)))

describe.each([
  [768, 1024],
  [812, 375],
])("a dialog on a viewport of %i × %i px", (width, height) => {
  it(`a dialog at ${width} × ${height} px fits the 480 px column, and the page behind it does not move`, async () => {
    const page = await product.visit({ width, height, persona: "0" })
    await bottomMenu(page).waitFor()
    await page.getByRole("contentinfo").waitFor()
    await page.waitForLoadState("networkidle")
    const before = await pageOf(page)
    const column = { left: (width - 480) / 2, right: (width + 480) / 2 }
    const isInside = async (dialog: Locator) => {
      await opened(dialog)
      const { left, right } = await sidesOf(dialog)
      expect(left).toBeGreaterThanOrEqual(column.left)
      expect(right).toBeLessThanOrEqual(column.right)
      await expect.poll(() => pageOf(page)).toEqual(before)
    }
    const menu = await openMenu(page)
    await isInside(menu)
    await page.keyboard.press("Escape")
    await menu.waitFor({ state: "detached" })
    await bottomMenu(page).getByRole("button", { name: "Service" }).click()
    const service = page.getByRole("dialog", { name: "Customer service" })
    await service.waitFor()
    await isInside(service)
    expectQuiet(page)
  })
})

describe("an overlay", () => {
  it("an overlay opens in 160 ms and closes in 120 ms, with ease-out", async () => {
    const page = await product.visit({ persona: "0" })
    const menu = await openMenu(page)
    const motion = () =>
      menu.evaluate((it) => {
        const { animationDuration, animationTimingFunction } = getComputedStyle(it)
        return [animationDuration, animationTimingFunction]
      })
    expect(await motion()).toEqual(["0.16s", "ease-out"])
    // Written down in the page: the exit is over before a second round trip.
    await menu.evaluate((it) =>
      new MutationObserver(() => {
        const { animationDuration, animationTimingFunction } = getComputedStyle(it)
        document.documentElement.dataset["exit"] = `${animationDuration} ${animationTimingFunction}`
      }).observe(it, { attributeFilter: ["data-state"] }),
    )
    await page.keyboard.press("Escape")
    await expect.poll(() => page.locator("html").getAttribute("data-exit")).toBe("0.12s ease-out")
    await menu.waitFor({ state: "detached" })
  })
})
