import { Option } from "effect"
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { homePaths, paths } from "#config/paths.ts"
import * as Pages from "#domain/frame/Pages.ts"
import en from "#i18n/locales/en.json"
import { bottomMenu, expectPassed, loginForm, trailOf } from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"
import { sessionOf } from "#tests/support/services.ts"

const product = startProduct()

const games = (page: Page) => page.getByRole("navigation", { name: "Games" })
const banners = (page: Page) => page.getByRole("region", { name: "Banners" })
const memberCentre = (page: Page) => page.getByRole("heading", { level: 1, name: "Member" })
const back = (page: Page) => page.getByRole("button", { name: "Back" })

const texts: Readonly<Record<string, string>> = en

/** The addresses with the home-style banner (spec §2 "Page frame"). */
const homeStyle = ["/", "/m/", "/m/home", "/m/index", "/m/index.html", "/m/games"]

describe("addresses", () => {
  it("[RT-01, FR-02] each of the six home paths shows home and its banner", async () => {
    const page = await product.visit()
    for (const path of homePaths) {
      await page.goto(path)
      await games(page).getByRole("button", { name: "Slots" }).waitFor()
      await banners(page).getByRole("button", { name: "Lantern Night Bonus" }).waitFor()
      expect(addressOf(page)).toBe(path === "/m" ? "/m/" : path)
    }
    await page.goto(paths.login)
    await loginForm(page).waitFor()
    await banners(page).getByRole("button", { name: "The Market Is Open" }).waitFor()
    expect(await banners(page).getByRole("button", { name: "Lantern Night Bonus" }).count()).toBe(0)
    expectQuiet(page)
  })

  it(
    "[FR-02, HA-07] every address opens directly, and the home-style banner shows on exactly six of them",
    { timeout: 120_000 },
    async () => {
      const page = await product.visit({
        persona: "1",
        path: paths.settings,
        settings: { modulesOn: ["RGLIMIT3"] },
      })
      const session = Option.some(sessionOf(1))
      const own = banners(page).getByRole("button", { name: "Lantern Night Bonus" })
      const shown: Array<string> = []
      // A member is sent home from the entry pages; `/m` is replaced by `/m/`.
      const visited = Pages.all.filter(({ name, path }) => name !== "entry" && path !== "/m")
      for (const each of visited) {
        await page.goto(each.path)
        if (each.name === "home") await games(page).waitFor()
        else {
          const name = texts[Pages.titleOf(each, "", session)] ?? ""
          await page.getByRole("heading", { level: 1, name, exact: true }).waitFor()
        }
        if (homeStyle.includes(each.path)) await own.waitFor()
        if ((await own.count()) > 0) shown.push(each.path)
      }
      expect(shown.toSorted()).toEqual(homeStyle.toSorted())
    },
  )

  it("[HA-07] the entry pages and /m open directly for a guest", async () => {
    const page = await product.visit()
    const entries = Pages.all.filter(({ name, path }) => name === "entry" || path === "/m")
    expect(entries).toHaveLength(6)
    for (const each of entries) {
      await page.goto(each.path)
      if (each.name === "home") await games(page).waitFor()
      else {
        const name = texts[Pages.titleOf(each, "", Option.none())] ?? ""
        await page.getByRole("heading", { level: 1, name, exact: true }).waitFor()
      }
      expect(addressOf(page)).toBe(each.path === "/m" ? "/m/" : each.path)
    }
    expectQuiet(page)
  })

  it("[ER-03] each page of money, records, rewards, security and the account sends a guest to the login", async () => {
    const page = await product.visit()
    for (const path of [
      paths.deposit,
      paths.withdraw,
      paths.bettingRecord,
      paths.accountRecord,
      paths.profitLoss,
      paths.rewardCentre,
      paths.securityCentre,
      paths.myAccount,
    ]) {
      await page.goto(path)
      await expectAddress(page, paths.login)
      await loginForm(page).waitFor()
    }
    expectQuiet(page)
  })

  it("[RT-02] unknown paths redirect to home", async () => {
    const page = await product.visit({ path: "/m/nope" })
    for (const path of ["/m/nope", "/abc/def", "/m/home/more?x=1"]) {
      await page.goto(path)
      await games(page).getByRole("button", { name: "Slots" }).waitFor()
      await expectAddress(page, paths.home)
      expect(await page.getByRole("alert").count()).toBe(0)
    }
    expectQuiet(page)
  })
})

describe("the bottom menu", () => {
  it.each([
    ["FR-06", "Promotion", paths.activity],
    ["FR-07", "Deposit", paths.deposit],
    ["FR-08", "Member", paths.memberHome],
  ] as const)("[%s] the entry %s of the bottom menu opens %s", async (_row, name, path) => {
    const page = await product.visit({ persona: "0" })
    const trail = trailOf(page)
    await bottomMenu(page).getByRole("link", { name }).click()
    await expectPassed(trail, path)
    expectQuiet(page)
  })

  it("[FR-05, FR-09] Service opens a popup over the page, and Home leads to home", async () => {
    const page = await product.visit({ persona: "0" })
    const menu = bottomMenu(page)
    await expect
      .poll(() => menu.getByRole("link").or(menu.getByRole("button")).allTextContents())
      .toEqual(["Home", "Promotion", "Deposit", "Member", "Service"])
    await menu.getByRole("link", { name: "Member" }).click()
    await memberCentre(page).waitFor()
    await expect.poll(() => games(page).count()).toBe(0)

    await menu.getByRole("button", { name: "Service" }).click()
    const popup = page.getByRole("dialog", { name: "Customer service" })
    await popup.waitFor()
    expect(addressOf(page)).toBe(paths.memberHome)
    await popup.getByRole("button", { name: "Close" }).click()

    await menu.getByRole("link", { name: "Home" }).click()
    await games(page).waitFor()
    expect(addressOf(page)).toBe(paths.home)
    expectQuiet(page)
  })

  it("[FR-11] the member-centre entry of the bottom menu leads a guest to the login", async () => {
    const page = await product.visit()
    await bottomMenu(page).getByRole("link", { name: "Member" }).click()
    await loginForm(page).waitFor()
    expect(addressOf(page)).toBe(paths.login)
  })

  it("[FR-12, FR-13, FR-14] the member-centre entry asks a trial player to register, with the choice to stay", async () => {
    const page = await product.visit({ persona: "4" })
    const trail = trailOf(page)
    const question = page.getByRole("alertdialog")
    await bottomMenu(page).getByRole("link", { name: "Member" }).click()
    await question.getByRole("button", { name: "Register now" }).waitFor()
    await expect
      .poll(() => question.getByRole("button").allTextContents())
      .toEqual(["Cancel", "Register now"])
    expect(addressOf(page)).toBe(paths.home)

    await question.getByRole("button", { name: "Cancel" }).click()
    await question.waitFor({ state: "detached" })
    expect(addressOf(page)).toBe(paths.home)
    expect(trail).toEqual([])

    await bottomMenu(page).getByRole("link", { name: "Member" }).click()
    await question.getByRole("button", { name: "Register now" }).click()
    await expectPassed(trail, paths.register)
    expectQuiet(page)
  })
})

describe("the back arrow", () => {
  it("[FR-16, FR-17] the back arrow leads home from the login and is hidden on home", async () => {
    const page = await product.visit({ path: paths.help })
    await page.goto(paths.login)
    await back(page).click()
    await games(page).waitFor()
    await expectAddress(page, paths.home)
    await back(page).waitFor({ state: "detached" })
    expectQuiet(page)
  })

  it("[FR-18] the back arrow leads one step back where it does not lead home", async () => {
    const page = await product.visit({ persona: "0", path: paths.memberHome })
    await memberCentre(page).waitFor()
    await bottomMenu(page).getByRole("link", { name: "Deposit" }).click()
    await page.getByRole("heading", { level: 1, name: "Deposit" }).waitFor()
    await back(page).click()
    await memberCentre(page).waitFor()
    expect(addressOf(page)).toBe(paths.memberHome)
  })

  it("[FR-18] the back arrow of an address that was typed after another leads to that other one", async () => {
    const page = await product.visit({ persona: "0", path: paths.help })
    await page.getByRole("heading", { level: 1, name: "Help center" }).waitFor()
    await page.goto(paths.bettingRecord)
    await back(page).click()
    await page.getByRole("heading", { level: 1, name: "Help center" }).waitFor()
    expect(addressOf(page)).toBe(paths.help)
  })

  it("the back arrow of an address that was typed after another site leads to its parent", async () => {
    const page = await product.visit({ persona: "0" })
    await page.goto("data:text/html,<title>Elsewhere</title>")
    await page.goto(paths.bettingRecord)
    await back(page).click()
    await memberCentre(page).waitFor()
    expect(addressOf(page)).toBe(paths.memberHome)
  })

  it("the back arrow of a page opened by address leads to its parent and adds no history entry", async () => {
    const page = await product.visit({ persona: "0", path: paths.bettingRecord })
    const entries = await page.evaluate(() => history.length)
    await back(page).click()
    await memberCentre(page).waitFor()
    expect(addressOf(page)).toBe(paths.memberHome)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })
})
