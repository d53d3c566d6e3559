// End to end because the whole page scrolls under the header.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { header } from "#tests/support/player.ts"
import { startProduct } from "#tests/support/product.ts"

const product = startProduct()

const ticker = (page: Page) => header(page).getByRole("link", { name: /^Announcements/ })

describe("header over a scrolled page", () => {
  it("[HH-10, FT-10] stays on top and changes its style after half a rem", async () => {
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

  it("hides the ticker without a layout shift, and returns it at the top", async () => {
    const page = await product.openApp({ settings: { scale: "few" } })
    await page.getByText(/^© /).waitFor()
    const place = ticker(page).locator("xpath=../..")
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
