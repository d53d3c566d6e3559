// End to end because a journey shows that the built product and the built harness work in a browser, with router, history and vendor page.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { transferToDownlines } from "#gateway/calls/agent/team.ts"
import { depositManual } from "#gateway/calls/cashier/deposits.ts"
import { openPanel, troublesOf, useHarness } from "#tests/support/browser.ts"
import { closePopups, expectMessage, header, headerBalance, logIn, openMenu } from "#tests/support/player.ts"
import { expectAddress, expectNoErrors, startProduct } from "#tests/support/product.ts"

const product = startProduct()
const { openHarness } = useHarness()

const main = (page: Page) => page.getByRole("main")

const playRound = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Play a round" }).click()
  await page.getByText(/^Won /).waitFor()
  await page.getByRole("link", { name: "Back to lobby" }).click()
}

const signOut = async (page: Page): Promise<void> => {
  await (await openMenu(page)).getByRole("button", { name: "Sign out" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click()
  await header(page).getByRole("link", { name: "Login" }).waitFor()
}

describe("the lobby", () => {
  it("takes a guest from a search to the login", async () => {
    const page = await product.openApp({ path: paths.rng })
    await main(page).getByRole("list", { name: "Games" }).getByRole("button").first().waitFor()
    await main(page).getByRole("searchbox", { name: "Search games" }).fill("koi")
    await expectAddress(page, `${paths.rng}?q=koi`)
    await main(page).getByRole("list", { name: "Games" }).getByRole("button").first().click()
    await expectAddress(page, paths.login)
    await page.goBack()
    await expectAddress(page, `${paths.rng}?q=koi`)
    expectNoErrors(page)
  })

  it("lets a member log in, sign out, log in again and deposit", async () => {
    const page = await product.openApp({ path: paths.login, settings: { scale: "few" } })
    await logIn(page, "member0")
    await expectAddress(page, paths.home)
    await closePopups(page)
    await expect.poll(() => headerBalance(page).textContent()).toContain("12,480.50")
    await signOut(page)
    await header(page).getByRole("link", { name: "Login" }).click()
    await logIn(page, "member0")
    await expectAddress(page, paths.home)
    await closePopups(page)
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Deposit" }).click()
    await main(page).getByRole("button", { name: "Bank transfer" }).click()
    await main(page)
      .getByRole("radio", { name: /^Jade Coin Bank/ })
      .check()
    await main(page).getByRole("textbox", { name: "Amount", exact: true }).fill("1000")
    await main(page).getByRole("button", { name: "Continue" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click()
    await expect.poll(() => product.callsTo(depositManual.path).length).toBe(1)
  })

  it("refuses the deposit page to a trial member, who can still play", async () => {
    const page = await product.openApp({ path: paths.trial, settings: { scale: "few" } })
    await main(page).getByRole("button", { name: "Free play" }).click()
    await expectAddress(page, paths.home)
    await page.goto(paths.deposit)
    await expectAddress(page, paths.home)
    await expectMessage(page, "A free-play account cannot use this function")
    await page.getByRole("region", { name: "Latest Winner" }).getByRole("button").first().click()
    await playRound(page)
    await expectAddress(page, paths.home)
  })

  it("lets an agent transfer money to members of the team", async () => {
    const page = await product.openApp({ persona: "9", path: paths.agent })
    await main(page).getByRole("link", { name: "Team", exact: true }).click()
    await expectAddress(page, paths.team)
    for (const account of ["player1001", "player1002"])
      await main(page)
        .getByRole("checkbox", { name: `Transfer to ${account}` })
        .check()
    await page.getByRole("button", { name: "Transfer to selected (2)" }).click()
    const dialog = page.getByRole("dialog")
    for (const account of ["player1001", "player1002"])
      await dialog.getByRole("textbox", { name: `Amount for ${account}` }).fill("5")
    await dialog.getByRole("button", { name: "Transfer", exact: true }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Transfer" }).click()
    await expect.poll(() => product.callsTo(transferToDownlines.path).length).toBe(1)
    await page.getByText("was transferred to player1001 and player1002").waitFor()
    expectNoErrors(page)
  })

  it("lets a tester become a member by a click in the dock", async () => {
    const page = await openHarness()
    const panel = await openPanel(page, "Persona")
    await panel.getByRole("button", { name: /^Type 0:/ }).click()
    await header(page).getByText("Maria Santos").waitFor()
    expect(troublesOf(page)).toEqual([])
  })
})
