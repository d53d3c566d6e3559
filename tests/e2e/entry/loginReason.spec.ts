import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { heardOn } from "#tests/support/heard.ts"
import { balance, header, openMenu, stepTo, winnerGame } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()
const few = { settings: { scale: "few" } } as const

const reason = (page: Page, text: string) =>
  page.getByRole("main").getByRole("status").filter({ hasText: text })

describe("why a guest is led to the login", () => {
  it.each([
    [paths.deposit, "Log in to deposit"],
    [paths.withdraw, "Log in to withdraw"],
    [paths.inbox, "Log in to read your messages"],
    [paths.feedback, "Log in to send feedback"],
    [paths.bettingRecord, "Log in to see your account"],
    [`${paths.gameList}?gameType=FAV`, "Log in to see your favourites"],
  ])("a guest who opens %s is sent to the login and reads '%s'", async (path, text) => {
    const page = await product.visit({ path })
    await expectAddress(page, paths.login)
    await reason(page, text).waitFor()
    expectQuiet(page)
  })

  it("a guest who presses a game reads why the login opened, and signs up from there, but reads nothing on a later visit", async () => {
    const page = await product.visit(few)
    await winnerGame(page, "Twilight Koi").click()
    await expectAddress(page, paths.login)
    await reason(page, "Log in to play this game").waitFor()
    await page.getByRole("main").getByRole("link", { name: "Sign up", exact: true }).click()
    await expectAddress(page, paths.register)
    await stepTo(page, paths.home)
    await header(page).getByRole("link", { name: "Login" }).click()
    await expectAddress(page, paths.login)
    await page.getByRole("form", { name: "Login" }).waitFor()
    expect(await reason(page, "Log in to").count()).toBe(0)
  })

  it("a guest who presses live chat in the message centre reads why the login opened", async () => {
    const page = await product.visit({ path: paths.message })
    await page.getByRole("button", { name: "Live chat" }).click()
    await reason(page, "Log in to use live chat").waitFor()
  })
})

describe("a trial session", () => {
  it("a trial player sees 'Play money' beside the balance in header, side menu and game", async () => {
    const page = await product.visit({ persona: "4", settings: { ...few.settings, launch: "frame" } })
    await balance(page).waitFor()
    await header(page).getByText("Play money").waitFor()
    const menu = await openMenu(page)
    await menu.getByText("Play money").waitFor()
    await page.keyboard.press("Escape")
    await menu.waitFor({ state: "detached" })
    await winnerGame(page, "Twilight Koi").click()
    const game = page.getByRole("dialog", { name: "Twilight Koi" })
    await game.getByText("Play money").waitFor()
  })

  it("a trial player who opens the deposit reads one refusal, and no reason to log in", async () => {
    const page = await product.visit({ persona: "4", path: paths.deposit })
    const refusals = () => heardOn(page, "alert")
    await expect.poll(refusals).toEqual(["A free-play account cannot use this function"])
    await expectAddress(page, paths.home)
    expect(await refusals()).toHaveLength(1)
    await page.goto(paths.login)
    await page.getByRole("form", { name: "Login" }).waitFor()
    expect(await reason(page, "Log in to").count()).toBe(0)
  })

  it("a member sees no 'Play money' beside the balance", async () => {
    const page = await product.visit({ persona: "0" })
    await balance(page).waitFor()
    expect(await page.getByText("Play money").count()).toBe(0)
  })
})
