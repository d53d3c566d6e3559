// End to end because the journey leaves for the vendor's page and comes back.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { demoPaymentPassword } from "#fixtures/logic/cashier/safes.ts"
import { withdraw as withdrawCall } from "#gateway/calls/cashier/withdrawals.ts"
import { type KeyboardPlayer, keyboardOf } from "./keyboard.ts"
import { header } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const heading = (page: Page, name: string) => page.getByRole("main").getByRole("heading", { name })

const deposit = async (page: Page, keys: KeyboardPlayer): Promise<void> => {
  await keys.enter("link", "Deposit", "Shift+Tab")
  await expectAddress(page, paths.deposit)
  await keys.enter("button", "Bank transfer")
  await keys.tabTo("radio", /^Jade Coin Bank/)
  await page.keyboard.press("Space")
  await keys.type("Amount", "500")
  await page.keyboard.press("Enter")
  await keys.enter("button", /^Confirm/)
  await heading(page, "Waiting for your payment").waitFor()
}

/** Plays a round for 25 at the vendor and returns to home. */
const play = async (page: Page, keys: KeyboardPlayer): Promise<void> => {
  await keys.enter("link", "Home", "Shift+Tab")
  await expectAddress(page, paths.home)
  await keys.enter("button", "Humming Ferry Sevens")
  await page.waitForURL(/\/lgw\/vendor\//)
  await keys.tabTo("spinbutton", "Stake")
  await page.keyboard.press("ControlOrMeta+A")
  await page.keyboard.type("25")
  await keys.enter("button", "Play a round")
  await page.getByText(/^Won /).waitFor()
  await keys.enter("link", "Back to lobby")
  await expectAddress(page, paths.home)
}

const withdraw = async (page: Page, keys: KeyboardPlayer): Promise<void> => {
  await keys.enter("button", "Menu")
  await keys.enter("link", "Withdraw")
  await expectAddress(page, paths.withdraw)
  await keys.type("Amount", "200")
  await keys.type("Payment password", demoPaymentPassword)
  await keys.enter("button", "Continue")
  await keys.enter("button", /^Confirm/)
  await heading(page, "Withdrawal requested").waitFor()
}

const signOut = async (page: Page, keys: KeyboardPlayer): Promise<void> => {
  await keys.enter("button", "Menu", "Shift+Tab")
  await keys.enter("button", "Sign out")
  await page.getByRole("alertdialog").waitFor()
  await keys.enter("button", "Sign out")
  await header(page).getByRole("link", { name: "Login" }).waitFor()
  await expectAddress(page, paths.home)
}

describe("player with keys only", () => {
  it("deposits, plays, withdraws and signs out", async () => {
    const page = await product.visit({ persona: "0", settings: { scale: "few" } })
    const keys = keyboardOf(page)
    await deposit(page, keys)
    await play(page, keys)
    await withdraw(page, keys)
    await signOut(page, keys)
    expect(product.callsTo(withdrawCall.path)).toHaveLength(1)
    expectQuiet(page)
  })
})
