import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { acceptPromo } from "#gateway/calls/cashier/deposits.ts"
import { cashierStorageItems } from "#platform/cashierStorageItems.ts"
import { openApp } from "#tests/support/page.tsx"
import { header, logIn } from "#tests/support/pageEntry.ts"
import { dialog, expectHeading, main, player, question } from "#tests/support/pagePlayer.ts"

import { deposit } from "./moneyForms.ts"

const openReceipt = async () => {
  const app = await openApp({ persona: "0", path: `${paths.deposit}?method=MANUAL` })
  await deposit("500")
  await expectHeading("Waiting for your payment")
  await expect.poll(app.at).toMatch(/\?receipt=D[A-Z0-9]{8}$/)
  return app
}

describe("receipt of a deposit", () => {
  it("survives a reload and leads back to the methods", async () => {
    const { again, at } = await openReceipt()
    await again()
    await expect
      .element(main().getByRole("region", { name: "Transfer to" }).getByText("Account number"))
      .toBeVisible()
    await player.pressesBack()
    await expectHeading("Payment method")
    expect(at()).toBe(paths.deposit)
  })

  it("is erased at sign-out", async () => {
    const { again, areas, at } = await openReceipt()
    const receipt = at()
    await header().getByRole("button", { name: "Menu" }).click()
    await dialog("Menu").getByRole("button", { name: "Sign out" }).click()
    await question().getByRole("button", { name: "Sign out" }).click()
    await expect.poll(() => areas.local.getItem(cashierStorageItems.receipts.key)).toBeNull()
    await again(paths.login)
    await logIn("member0")
    await expect.poll(at).toBe(paths.home)
    await again(receipt)
    await expectHeading("Payment method")
  })
})

describe("deposit detail page", () => {
  it("[SS-34] shows its base version without the template flag", async () => {
    await openApp({ persona: "0", path: paths.deposit })
    await expectHeading("Payment method")
    await expect.element(main()).toHaveAttribute("data-version", "base")
    expect(main().getByRole("region", { name: "Summary" }).elements()).toEqual([])
  })

  it("[SS-34] shows its new version with the template flag dep_func", async () => {
    const { again, callsTo } = await openApp({
      persona: "0",
      path: paths.deposit,
      settings: { templates: ["dep_func"] },
    })
    await player.picks("Alipay")
    await expect.element(main()).toHaveAttribute("data-version", "new")
    await player.picks(/^Koi Purse/)
    await player.presses("₱ 1,000")
    await player.picks(/^Festival hundred/)
    const summary = main().getByRole("region", { name: "Summary" })
    await expect.element(summary.getByText("₱ 1,000.00")).toBeVisible()
    await expect.element(summary.getByText("+ ₱ 250.00")).toBeVisible()
    await player.presses(/^Confirm/)
    await expect.element(main().getByRole("link", { name: "Pay now" })).toHaveAttribute("target", "_blank")
    const code = main().getByRole("img", { name: "Scan this code to pay" })
    await expect.element(code).toBeVisible()
    await again()
    await expect.element(code).toBeVisible()
    expect(callsTo(acceptPromo)).toHaveLength(1)
  })
})
