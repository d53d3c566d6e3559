import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { openApp } from "#tests/support/page.tsx"
import { expectAt, form, header, opensMenu } from "#tests/support/pageEntry.ts"
import { dialog, main, player } from "#tests/support/pagePlayer.ts"

const reason = (text: string) => main().getByRole("status").filter({ hasText: text })
const koi = () =>
  page.getByRole("region", { name: "Latest Winner" }).getByRole("button", { name: "Twilight Koi" }).first()

describe("the reason that the login page shows", () => {
  it.each([
    [paths.deposit, "Log in to deposit"],
    [paths.withdraw, "Log in to withdraw"],
    [paths.inbox, "Log in to read your messages"],
    [paths.feedback, "Log in to send feedback"],
    [paths.bettingRecord, "Log in to see your account"],
    [paths.accountRecord, "Log in to see your account"],
    [paths.profitLoss, "Log in to see your account"],
    [paths.rewardCentre, "Log in to see your account"],
    [paths.securityCentre, "Log in to see your account"],
    [paths.myAccount, "Log in to see your account"],
    [`${paths.gameList}?gameType=FAV`, "Log in to see your favourites"],
  ])("[RO-03, ER-03] after a redirect from %s is '%s'", async (path, text) => {
    const { at } = await openApp({ path })
    await expectAt(at, paths.login)
    await expect.element(reason(text)).toBeVisible()
  })

  it("mentions the pressed game, also on the registration, and disappears afterwards", async () => {
    const { again, at } = await openApp({ settings: { scale: "few" } })
    await koi().click()
    await expectAt(at, paths.login)
    await expect.element(reason("Log in to play this game")).toBeVisible()
    await player.follows("Register")
    await expectAt(at, paths.register)
    await again(paths.home)
    await header().getByRole("link", { name: "Login" }).click()
    await expect.element(form("Login")).toBeVisible()
    await expect.element(reason("Log in to")).not.toBeInTheDocument()
  })
})

describe("trial member", () => {
  it("sees 'Play money' in header, menu and game", async () => {
    await openApp({ persona: "4", settings: { scale: "few", launch: "frame" } })
    await expect.element(header().getByText("Play money")).toBeVisible()
    await expect.element((await opensMenu()).getByText("Play money")).toBeVisible()
    await dialog("Menu").getByRole("button", { name: "Close" }).first().click()
    await koi().click()
    await expect.element(dialog("Twilight Koi").getByText("Play money")).toBeVisible()
  })
})
