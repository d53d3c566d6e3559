import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { startProduct } from "#tests/support/product.ts"

const product = startProduct()

const main = (page: Page) => page.getByRole("main")
const method = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true })
const firstMethod = (page: Page) =>
  main(page).getByRole("listitem").first().getByRole("button").ariaSnapshot()
const chips = (page: Page) =>
  main(page).getByRole("group", { name: "Quick amounts" }).getByRole("button").allTextContents()

describe("deposit methods", () => {
  it("a deposit method's button has the bare name, and its limits as the description", async () => {
    const page = await product.visit({ persona: "0", path: paths.deposit })
    for (const [name, limits] of [
      ["Bank transfer", "From ₱ 100.00 to ₱ 1,000,000.00"],
      ["WeChat Pay", "From ₱ 50.00 to ₱ 30,000.00"],
      ["Payment gateway", "₱ 50.00 or more"],
    ] as const) {
      await method(page, name).waitFor()
      const described = await method(page, name).getAttribute("aria-describedby")
      await expect.poll(() => page.locator(`[id="${described ?? ""}"]`).textContent()).toBe(limits)
    }
  })

  it("a deposit offers only quick amounts within the limits of the method, then of the bank", async () => {
    const page = await product.visit({ persona: "0", path: `${paths.deposit}?method=WECHAT` })
    await expect.poll(() => chips(page)).toEqual(["50", "100", "200", "500", "1,000", "2,000"])
    await main(page)
      .getByRole("radio", { name: /^Lantern Card/ })
      .check()
    await expect.poll(() => chips(page)).toEqual(["500", "1,000", "2,000"])
  })

  it("the deposit method used last comes first, also after a reload", async () => {
    const page = await product.visit({ persona: "0", path: paths.deposit })
    await expect.poll(() => firstMethod(page)).toContain('"Bank transfer"')
    await method(page, "QQ Wallet").click()
    await main(page)
      .getByRole("radio", { name: /^Pearl & Post/ })
      .check()
    await main(page).getByRole("button", { name: "100", exact: true }).click()
    await main(page).getByRole("button", { name: "Continue" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click()
    await main(page).getByRole("link", { name: "Pay now" }).waitFor()
    await page.getByRole("button", { name: "Back" }).click()
    await expect.poll(() => firstMethod(page)).toContain('"QQ Wallet"')
    await page.reload()
    await expect.poll(() => firstMethod(page)).toContain('"QQ Wallet"')
  })
})
