// End to end because VIP is a page of its own in the build, outside of the app.
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { violationsOf } from "#tests/support/axe.ts"
import { openMenu } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

describe("VIP page", () => {
  it("[RT-61] opens from the menu with the member's level, and leads back", async () => {
    const page = await product.visit({ persona: "0", theme: "light" })
    await (await openMenu(page)).getByText("VIP", { exact: true }).click()
    await page.waitForURL(`${product.url}/vip/vip.html`)
    await page.getByRole("heading", { level: 1, name: "VIP" }).waitFor()
    const own = page.getByRole("region", { name: "Your level" })
    await own.getByText("Golden Lantern").waitFor()
    expect(await violationsOf(page)).toEqual([])
    expectQuiet(page)
    await page.getByRole("link", { name: "Back to home" }).click()
    await expectAddress(page, paths.home)
  })
})
