// End to end because VIP is a page of its own in the build, outside of the app.
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { languageFacts, languages } from "#config/product.ts"
import { violationsOf } from "#tests/support/axe.ts"
import { openMenu } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

describe("the VIP page", () => {
  it("[RT-61] the VIP page opens from the menu at the site's origin, shows the member's level, and leads back", async () => {
    const page = await product.visit({ persona: "0", theme: "light" })
    await (await openMenu(page)).getByText("VIP", { exact: true }).click()
    await page.waitForURL(`${product.url}/vip/vip.html`)
    await page.getByRole("heading", { level: 1, name: "VIP" }).waitFor()
    const own = page.getByRole("region", { name: "Your level" })
    await own.getByText("Golden Lantern").waitFor()
    await own.getByText("Next: Diamond. Stake ₱ 1,000,000.00 in a month").waitFor()
    await own.getByRole("progressbar", { name: "Next: Diamond" }).waitFor()
    await own.getByText("₱ 357,500.00 left to reach Diamond").waitFor()
    const levels = page.getByRole("list", { name: "Levels" }).getByRole("listitem")
    await expect.poll(() => levels.count()).toBe(5)
    const isCurrent = await levels.evaluateAll((all) => all.map((each) => each.getAttribute("aria-current")))
    expect(isCurrent).toEqual([null, null, "true", null, null])
    await levels.nth(2).getByText("0.5%").waitFor()
    expect(await violationsOf(page)).toEqual([])
    expectQuiet(page)
    await page.getByRole("link", { name: "Back to home" }).click()
    await expectAddress(page, paths.home)
  })

  it("the VIP page opened by its address asks a member to open it from the menu, not to log in", async () => {
    const page = await product.visit({ persona: "0", path: paths.vip })
    await page.getByText("Open VIP from the menu to see your level here.", { exact: true }).waitFor()
    expect(await page.getByText("Log in").count()).toBe(0)
    expectQuiet(page)
  })

  it("the VIP page supports every language and both themes, fits a small phone, and asks guests to log in", async () => {
    const page = await product.visit({ path: paths.vip, width: 320 })
    await page.getByText("Log in and open VIP from the menu").waitFor()
    for (const [index, language] of languages.entries()) {
      const theme = index % 2 === 0 ? "dark" : "light"
      await page.evaluate(
        ([chosen, colours]) => {
          localStorage.setItem("language", chosen)
          localStorage.setItem("theme", colours)
        },
        [language, theme] as const,
      )
      await page.reload()
      await page.locator(`html[lang="${languageFacts[language].tag}"][data-theme="${theme}"]`).waitFor()
      expect(await violationsOf(page), language).toEqual([])
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(beyond, language).toBe(0)
    }
    expectQuiet(page)
  })
})
