// End to end because a game is a page of another origin, and the way back is the browser's own history.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { vendorPaths } from "#fixtures/logic/games/vendorPage.ts"
import { login } from "#gateway/calls/entry/account.ts"
import { addRecentGame, launchGame } from "#gateway/calls/games/launches.ts"
import {
  balance,
  captchaAnswer,
  captchaPicture,
  closePopups,
  expectSaid,
  field,
  header,
  logIn,
  loginButton,
  openMenu,
  refreshCaptcha,
} from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const launchCall = launchGame.path
const recentCall = addRecentGame.path
const loginCall = login.path

const inbox = (page: Page) => header(page).getByRole("link", { name: "Inbox" })

/** The first game of the winner board; a few winners do not move. */
const game = (page: Page) =>
  page.getByRole("region", { name: "Latest Winner" }).getByRole("row").nth(1).getByRole("button")

/** Plays a round on the vendor's page, returns to the lobby, and checks the remaining balance. */
const playAndReturn = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("heading", { name, level: 1 }).waitFor()
  expect(page.context().pages(), "the game opens in the same window").toHaveLength(1)
  await page.getByRole("spinbutton", { name: "Stake" }).fill("25")
  await page.getByRole("button", { name: "Play a round" }).click()
  await page.getByText(/^Won /).waitFor()
  const response = JSON.stringify(product.callsTo(vendorPaths.round).at(-1)?.response)
  const left = Number(/"balance":(-?[\d.]+)/.exec(response)?.[1])
  await page.getByRole("link", { name: "Back to lobby" }).click()
  await expectAddress(page, paths.home)
  const shown = left.toLocaleString("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  await balance(page).filter({ hasText: shown }).waitFor()
}

const signOut = async (page: Page): Promise<void> => {
  await (await openMenu(page)).getByRole("button", { name: "Sign out" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click()
  await header(page).getByRole("link", { name: "Login" }).waitFor()
  await expectAddress(page, paths.home)
}

describe("guest", () => {
  it("logs in with a captcha, plays a game and signs out", async () => {
    const page = await product.visit({ settings: { scale: "few" } })
    await page.getByRole("region", { name: "Banners" }).waitFor()
    await page.getByRole("navigation", { name: "Games" }).getByRole("button", { name: "Slots" }).waitFor()
    const name = (await game(page).textContent()) ?? ""
    await header(page).getByRole("link", { name: "Login" }).click()
    await expectAddress(page, paths.login)

    for (const count of [1, 2, 3]) {
      await logIn(page, "member0", "notmine00")
      await expect.poll(() => product.callsTo(loginCall).length).toBe(count)
      await expectSaid(page, "The username or the password is not correct")
    }
    await field(page, "Captcha").waitFor()
    const first = await captchaPicture(page)
    await refreshCaptcha(page)
    await expect.poll(() => captchaPicture(page)).not.toBe(first)
    await field(page, "Password").fill("lantern123")
    await field(page, "Captcha").fill(await captchaAnswer(page))
    await loginButton(page).click()

    await expectAddress(page, paths.home)
    await closePopups(page)
    await header(page).getByText("Maria Santos").waitFor()
    await balance(page).filter({ hasText: "₱ 12,480.50" }).waitFor()
    await inbox(page).filter({ hasText: "7" }).waitFor()

    await game(page).click()
    await playAndReturn(page, name)
    expect(product.callsTo(launchCall)[0]?.query).toMatchObject({
      freeplay: "0",
      language: "EN",
      backUrl: `${product.url}/m/home`,
    })
    expect(product.callsTo(recentCall)).toHaveLength(1)

    await (await openMenu(page)).getByRole("button", { name: "Sign out" }).click()
    const question = page.getByRole("alertdialog", { name: "Do you want to sign out?" })
    await question.getByRole("button", { name: "Cancel" }).click()
    await question.waitFor({ state: "detached" })
    await header(page).getByText("Maria Santos").waitFor()
    await signOut(page)
    await page.goBack()
    await page.waitForLoadState()
    expect(await page.getByText("Maria Santos").count()).toBe(0)
    expectQuiet(page, /favicon/)
  })
})

describe("game page", () => {
  it("refreshes the balance when the browser's back leaves it", async () => {
    const page = await product.visit({ persona: "0", settings: { scale: "few" } })
    await game(page).click()
    await page.getByRole("button", { name: "Play a round" }).click()
    await page.getByText(/^Won /).waitFor()
    const response = JSON.stringify(product.callsTo(vendorPaths.round).at(-1)?.response)
    await page.goBack()
    await expectAddress(page, paths.home)
    const left = Number(/"balance":(-?[\d.]+)/.exec(response)?.[1])
    await expect
      .poll(async () => Number((await balance(page).textContent())?.replaceAll(/[^\d.]/g, "")))
      .toBe(left)
  })
})
