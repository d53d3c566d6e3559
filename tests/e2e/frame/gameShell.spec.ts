// End to end because a game is a page of another origin, with its history, storage events and chunks.
import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { vendorPaths } from "#fixtures/logic/games/vendorPage.ts"
import type { Settings } from "#fixtures/settings.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { balance, closePopups, expectMessage, logIn, loginForm } from "#tests/support/player.ts"
import { addressOf, expectAddress, expectNoErrors, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const walletCall = memberWallet.path

const inIframeSettings: Partial<Settings> = { scale: "few", launch: "frame" }

/** The first game of the winner board; a few winners do not move. */
const game = (page: Page): Locator =>
  page.getByRole("region", { name: "Latest Winner" }).getByRole("row").nth(1).getByRole("button")

const walletsAsked = (): number => product.callsTo(walletCall).length

/** Opens the first game of the winner board in the game shell. */
const launch = async (page: Page): Promise<Locator> => {
  const name = (await game(page).textContent()) ?? ""
  await game(page).click()
  const shell = page.getByRole("dialog", { name, exact: true })
  await shell.waitFor()
  return shell
}

const inIframe = (page: Page) => page.frameLocator("iframe")
const iframes = (page: Page): Locator => page.locator("iframe")

/** Plays a round in the iframe and returns the remaining balance. */
const playRound = async (page: Page, stake: string): Promise<number> => {
  const rounds = () => product.callsTo(vendorPaths.round).filter(({ duration }) => duration !== undefined)
  const before = rounds().length
  await inIframe(page).getByRole("spinbutton", { name: "Stake" }).fill(stake)
  await inIframe(page).getByRole("button", { name: "Play a round" }).click()
  // The result of an earlier round stays until the response.
  await expect.poll(() => rounds().length).toBe(before + 1)
  const response = JSON.stringify(rounds().at(-1)?.response)
  const left = Number(/"balance":(-?[\d.]+)/.exec(response)?.[1])
  await inIframe(page)
    .getByText(new RegExp(`^Won .*, balance ${left.toFixed(2)}$`))
    .waitFor()
  return left
}

const written = (amount: number): string =>
  amount.toLocaleString("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const expectClosed = async (page: Page): Promise<void> => {
  await page.getByRole("dialog").waitFor({ state: "detached" })
  expect(await iframes(page).count()).toBe(0)
  expect(addressOf(page)).toBe(paths.home)
}

describe("a game in an iframe", () => {
  it("closes to the previous page, which shows the balance after the game", async () => {
    const page = await product.openApp({ persona: "0", settings: inIframeSettings })
    await balance(page).filter({ hasText: "12,480.50" }).waitFor()
    const shell = await launch(page)
    const left = await playRound(page, "25")
    await shell.getByRole("button", { name: "Refresh balance" }).click()
    await balance(page)
      .filter({ hasText: written(left) })
      .waitFor()
    const last = await playRound(page, "10")
    const asked = walletsAsked()
    await shell.getByRole("button", { name: "Close game" }).click()
    await expectClosed(page)
    await balance(page)
      .filter({ hasText: written(last) })
      .waitFor()
    expect(walletsAsked()).toBe(asked + 1)
    expectNoErrors(page, /favicon/)
  })

  it("is the first of the recent games after it was closed", async () => {
    const page = await product.openApp({ persona: "0", path: paths.game, settings: { launch: "frame" } })
    const recent = page.getByRole("region", { name: "Recently played" }).getByRole("listitem")
    const newest = await recent.first().textContent()
    await recent.nth(2).getByRole("button").first().click()
    const shell = page.getByRole("dialog")
    const name = (await shell.getByRole("heading").textContent()) ?? ""
    await inIframe(page).getByRole("heading", { name, level: 1 }).waitFor()
    expect(newest).not.toContain(name)
    await shell.getByRole("button", { name: "Close game" }).click()
    await shell.waitFor({ state: "detached" })
    await expect.poll(() => recent.first().textContent()).toContain(name)
  })

  it("does not open if the game's chunk fails to load, and the launching page stays", async () => {
    const page = await product.openApp({ persona: "0", settings: inIframeSettings })
    await page.route(/GamePlay.*\.js$/, (route) => route.abort())
    await game(page).click()
    await expectMessage(page, "Network slow or offline")
    await page.unroute(/GamePlay.*\.js$/)
    await expectClosed(page)
  })
})

describe("an expired session during a game", () => {
  it("closes the game, and after the login the player returns to the previous page", async () => {
    const page = await product.openApp({ persona: "0", settings: inIframeSettings })
    const shell = await launch(page)
    await inIframe(page).getByRole("button", { name: "Play a round" }).waitFor()
    product.world.configure({ faults: [{ call: walletCall, kind: "sessionOver", times: "always" }] })
    await shell.getByRole("button", { name: "Refresh balance" }).click()
    await expectAddress(page, paths.login)
    await loginForm(page).waitFor()
    expect(await page.getByRole("dialog").count()).toBe(0)
    expect(await iframes(page).count()).toBe(0)

    product.world.configure({ faults: [] })
    await logIn(page, "member0")
    await expectAddress(page, paths.home)
    await closePopups(page)
    await expectClosed(page)
  })
})

describe("game page", () => {
  it("refreshes the balance when the player goes back to the lobby", async () => {
    const page = await product.openApp({ persona: "0", settings: { scale: "few" } })
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
