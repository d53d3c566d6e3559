// End to end because VIP is a page of its own in the build, outside of the app.
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { violationsOf } from "#tests/support/axe.ts"
import { openMenu } from "#tests/support/player.ts"
import { expectAddress, expectNoErrors, startProduct } from "#tests/support/product.ts"

const product = startProduct()

describe("the VIP page", () => {
  it("[RT-61] the VIP page opens from the menu at the site's origin, shows the member's level, and links back", async () => {
    const page = await product.openApp({ persona: "0", theme: "light" })
    await (await openMenu(page)).getByText("VIP", { exact: true }).click()
    await page.waitForURL(`${product.url}/vip/vip.html`)
    await page.getByRole("heading", { level: 1, name: "VIP" }).waitFor()
    const own = page.getByRole("region", { name: "Your level" })
    await own.getByText("Gold").waitFor()
    await own.getByText("Next: Diamond. Stake ₱ 1,000,000.00 in a month").waitFor()
    await own.getByRole("progressbar", { name: "Next: Diamond" }).waitFor()
    await own.getByText("₱ 357,500.00 left to reach Diamond").waitFor()
    const levels = page.getByRole("list", { name: "Levels" }).getByRole("listitem")
    await expect.poll(() => levels.count()).toBe(5)
    const isCurrent = await levels.evaluateAll((all) => all.map((each) => each.getAttribute("aria-current")))
    expect(isCurrent).toEqual([null, null, "true", null, null])
    await levels.nth(2).getByText("0.5%").waitFor()
    expect(await violationsOf(page)).toEqual([])
    expectNoErrors(page)
    await page.getByRole("link", { name: "Back to home" }).click()
    await expectAddress(page, paths.home)
  })
})
