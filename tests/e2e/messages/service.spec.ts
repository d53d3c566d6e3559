// End to end because a route change comes from the browser's own history.
import { describe, it } from "vitest"

import { bottomMenu } from "#tests/support/player.ts"
import { expectNoErrors, startProduct } from "#tests/support/product.ts"

const product = startProduct()

describe("service popup", () => {
  it("[SP-14] closes on a route change by the browser's history", async () => {
    const page = await product.openApp({ persona: "0" })
    await bottomMenu(page).getByRole("link", { name: "Member" }).click()
    await page.getByRole("heading", { level: 1, name: "Member" }).waitFor()
    await bottomMenu(page).getByRole("button", { name: "Service" }).click()
    const popup = page.getByRole("dialog", { name: "Customer service" })
    await popup.waitFor()
    // The player picks an earlier page in the browser's history.
    await page.evaluate(() => history.go(-2))
    await page.getByRole("navigation", { name: "Games" }).waitFor()
    await popup.waitFor({ state: "detached" })
    expectNoErrors(page)
  })
})
