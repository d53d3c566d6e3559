// End to end because axe measures the contrast of the product's own style sheets.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { violationsOf } from "#tests/support/axe.ts"
import { startProduct } from "#tests/support/product.ts"

const product = startProduct()

const footer = (page: Page) => page.getByRole("contentinfo")

/** Elements whose contrast is too low. */
const pale = (page: Page) => violationsOf(page, ["color-contrast"])

describe("theme", () => {
  it("[GE-13] switches to light, where texts keep their contrast", async () => {
    const page = await product.openApp()
    await page.getByRole("navigation", { name: "Games" }).getByRole("button", { name: "Slots" }).waitFor()
    const colours = () =>
      page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body)
        return [color, backgroundColor]
      })
    const dark = await colours()
    expect(await pale(page)).toEqual([])
    await footer(page).getByRole("switch", { name: "Dark theme" }).click()
    await expect.poll(async () => (await colours())[1]).not.toBe(dark[1])
    expect((await colours())[0]).not.toBe(dark[0])
    expect(await pale(page)).toEqual([])
    await page.reload()
    await expect.poll(() => footer(page).getByRole("switch", { name: "Dark theme" }).isChecked()).toBe(false)
  })
})
