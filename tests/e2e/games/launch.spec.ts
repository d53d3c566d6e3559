import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { vendorPaths } from "#fixtures/logic/games/vendorPage.ts"
import { personas } from "#fixtures/personas.ts"
import type { Settings } from "#fixtures/settings.ts"
import { login } from "#gateway/calls/entry/account.ts"
import { addRecentGame, launchGame, launchVendor } from "#gateway/calls/games/launches.ts"
import {
  balance,
  bottomMenu,
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
  said,
} from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const launchCall = launchGame.path
const lobbyCall = launchVendor.path
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

describe("a complete visit", () => {
  it("a guest reads home, logs in with a captcha, sees name, balance and mail, plays a game and signs out", async () => {
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

  it.each(personas.filter(({ id }) => ["0", "1", "4", "40", "9"].includes(id)))(
    "$title ($account) logs in, sees name, balance and mail, plays a game and signs out",
    async ({ account, nickname, balance: money, unreadInbox }) => {
      const page = await product.visit({ path: paths.login, settings: { scale: "few" } })
      await logIn(page, account)
      await expectAddress(page, paths.home)
      await closePopups(page)
      await header(page)
        .getByText(nickname || account, { exact: true })
        .waitFor()
      const shown = money.toLocaleString("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 })
      await balance(page).filter({ hasText: shown }).waitFor()
      const unread = unreadInbox > 0 ? String(unreadInbox) : ""
      await expect.poll(async () => /\d*$/.exec((await inbox(page).textContent()) ?? "")?.[0]).toBe(unread)
      const name = (await game(page).textContent()) ?? ""
      await game(page).click()
      await playAndReturn(page, name)
      await signOut(page)
      expectQuiet(page, /favicon/)
    },
  )
})

describe("launching", () => {
  it("[SS-25] launching as a guest leads to the login and back to the page of the game", async () => {
    const page = await product.visit({ settings: { scale: "few" } })
    await game(page).click()
    await expectAddress(page, paths.login)
    expect(product.callsTo(launchCall)).toEqual([])
    await logIn(page, "member0")
    await expectAddress(page, paths.home)
    await closePopups(page)
    await game(page).click()
    await page.getByRole("button", { name: "Play a round" }).waitFor()
    expect(product.callsTo(launchCall)).toHaveLength(1)
  })

  it("[SS-25] a guest's launch from the game menu leads to the login, and a single vendor opens its lobby", async () => {
    const page = await product.visit({ settings: { scale: "few" } })
    const cockfight = page
      .getByRole("navigation", { name: "Games" })
      .getByRole("button", { name: "Cockfight" })
    await cockfight.click()
    await expectAddress(page, paths.login)
    expect(product.callsTo(lobbyCall)).toEqual([])
    await logIn(page, "member0")
    await closePopups(page)
    await cockfight.click()
    await page.getByRole("button", { name: "Play a round" }).waitFor()
    expect(product.callsTo(lobbyCall).map(({ body }) => body)).toMatchObject([
      { vassalage: "DS88", freeplay: 0 },
    ])
  })

  it("a game launch shows a loader, and two quick taps start one game", async () => {
    const page = await product.visit({
      persona: "0",
      settings: { scale: "few", latencies: { [launchCall]: 700 } },
    })
    await game(page).dblclick()
    await expectSaid(page, "Please wait", "status")
    await page.getByRole("button", { name: "Play a round" }).waitFor()
    expect(product.callsTo(launchCall)).toHaveLength(1)
  })

  const refused = (code: string): Partial<Settings> => ({
    faults: [{ call: launchCall, kind: "refused", times: "always", code }],
  })

  it.each<readonly [string, string, Partial<Settings>]>([
    ["[ER-18] no permission", "No permission or feature temporarily unavailable", refused("no_permission")],
    ["[ER-22] an unknown reason", "Unknown error (weather_bad)", refused("weather_bad")],
    ["[ER-23] no address", "The requested url is empty", { launch: "empty" }],
    ["[ER-24] an upgrade", "System upgrading, please try again later", refused("system_upgrading")],
    [
      "[ER-29] no response in time",
      "Network slow or offline",
      { faults: [{ call: launchCall, kind: "timeout", times: "always" }] },
    ],
    [
      "an unsafe address",
      "This game has an unsafe address. Please choose another game.",
      { launch: "unsafe" },
    ],
  ])("%s: a game launch that fails shows an error and keeps the page", async (_, text, settings) => {
    const page = await product.visit({
      persona: "0",
      settings: { scale: "few", ...settings },
      clock: true,
    })
    await game(page).click()
    await expect.poll(() => product.callsTo(launchCall).length).toBe(1)
    if (text.startsWith("Network")) await page.clock.fastForward(30_100)
    await expectSaid(page, text)
    await page.getByRole("status").filter({ hasText: "Please wait" }).waitFor({ state: "detached" })
    expect(addressOf(page)).toBe(paths.home)
    await page.clock.fastForward(1600)
    await said(page, text).waitFor({ state: "detached" })
    await bottomMenu(page).waitFor()
    expect(product.callsTo(launchCall), "a change is never repeated by itself").toHaveLength(1)
  })

  it("[ER-29] a game launch offline shows an error, and works when the connection is back", async () => {
    const page = await product.visit({ persona: "0", settings: { scale: "few" } })
    await balance(page).filter({ hasText: "12,480.50" }).waitFor()
    await game(page).waitFor()
    // The text for it loads after the first screen.
    await page.waitForLoadState("networkidle")
    await page.context().setOffline(true)
    await game(page).click()
    await expectSaid(page, "Network slow or offline")
    await page.context().setOffline(false)
    await game(page).click()
    await page.getByRole("button", { name: "Play a round" }).waitFor()
  })

  it("leaving a game by the browser's back button refreshes the balance", async () => {
    const page = await product.visit({ persona: "0", settings: { scale: "few" } })
    await game(page).click()
    await page.getByRole("button", { name: "Play a round" }).click()
    await page.getByText(/^Won /).waitFor()
    const response = JSON.stringify(product.callsTo(vendorPaths.round).at(-1)?.response)
    await page.goBack()
    await expectAddress(page, paths.home)
    const left = Number(/"balance":(-?[\d.]+)/.exec(response)?.[1])
    await expect
      .poll(async () => Number((await balance(page).textContent())?.replaceAll(/[^\d.]/g, "")), {
        timeout: 5000,
      })
      .toBe(left)
  })
})
