// End to end because axe measures the contrast of the product's own style sheets.
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { startProduct } from "#tests/support/product.ts"

const product = startProduct()

const footer = (page: Page) => page.getByRole("contentinfo")

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** Elements whose contrast is too low. */
const pale = async (page: Page): Promise<unknown> => {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { violations } = await Reflect.get(window, "axe").run({ runOnly: ["color-contrast"] })
    return violations.flatMap(({ nodes }: { nodes: ReadonlyArray<{ html: string }> }) =>
      nodes.map(({ html }) => html),
    )
  })
}

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
