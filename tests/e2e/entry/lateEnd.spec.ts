// End to end because a second tab ends and begins the session while a response is on its way.
import type { Page, Route } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { slots } from "#platform/slots.ts"
import { balance, header, logIn, openMenu } from "#tests/support/player.ts"
import { startProduct } from "#tests/support/product.ts"

const product = startProduct()

const over = "The account has been logged out, please log in again"

const stored = (key: string) => localStorage.getItem(key)

/** Holds the next request for the member's wallet. The result refuses it as one of an ended session. */
const holdWallet = async (page: Page) => {
  const held: Array<Route> = []
  const isWallet = (url: URL) => url.pathname === memberWallet.path && url.search.includes("member")
  await page.route(isWallet, (route) => void held.push(route), { times: 1 })
  await page.getByRole("button", { name: "Refresh balance" }).click()
  await expect.poll(() => held.length).toBe(1)
  return () =>
    Promise.all(
      held.map((route) =>
        route
          .fulfill({ status: 401, json: { success: false, message: "logged_out" } })
          // The app may have given the request up.
          .catch(() => {}),
      ),
    )
}

const signOut = async (page: Page) => {
  await (await openMenu(page)).getByRole("button", { name: "Sign out" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click()
  await header(page).getByRole("link", { name: "Login" }).waitFor()
}

const openMember = async () => {
  const page = await product.visit({ persona: "0" })
  await balance(page).filter({ hasText: "12,480.50" }).waitFor()
  return page
}

/** A member's page, and a second tab with the same session. */
const openTwoTabs = async () => {
  const page = await openMember()
  const other = await page.context().newPage()
  await other.goto(paths.home)
  await header(other).getByText("Maria Santos").waitFor()
  return { page, other }
}

/** The session of the agent is whole: a return to the tab refreshes its balance, and no notice of an end shows. */
const expectAgent = async (page: Page) => {
  await page.getByText("Teresa Go").first().waitFor()
  const before = product.callsTo(memberWallet.path).length
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
      return product.callsTo(memberWallet.path).length
    })
    .toBeGreaterThan(before)
  // By text: the popups of a login hide the header from roles.
  await page.getByText("248,019.40").first().waitFor()
  expect(await page.getByText(over).count()).toBe(0)
  expect(await page.evaluate(stored, slots.token.key)).not.toBeNull()
}

describe("late refusal", () => {
  it("leaves the session alone that another tab began meanwhile", async () => {
    const { page, other } = await openTwoTabs()
    const refuse = await holdWallet(page)
    await signOut(other)
    await other.goto(paths.login)
    await logIn(other, "agent9")
    await page.getByText("Teresa Go").first().waitFor()
    await refuse()
    await expectAgent(page)
  })
})
