import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { homePaths, paths } from "#config/paths.ts"
import { bottomMenu, expectPassed, loginForm, trailOf } from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const games = (page: Page) => page.getByRole("navigation", { name: "Games" })
const banners = (page: Page) => page.getByRole("region", { name: "Banners" })
const memberCentre = (page: Page) => page.getByRole("heading", { level: 1, name: "Member" })
const back = (page: Page) => page.getByRole("button", { name: "Back" })

describe("addresses", () => {
  it("[RT-01, FR-02] home and its banner show under each of the six home paths", async () => {
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

  it("[RT-02] unknown paths become home", async () => {
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
  it("[FR-05, FR-06, FR-07, FR-08, FR-09] takes a member to four pages and opens the service popup", async () => {
    const page = await product.visit({ persona: "0" })
    const trail = trailOf(page)
    const menu = bottomMenu(page)
    expect(await menu.getByRole("link").or(menu.getByRole("button")).allTextContents()).toEqual([
      "Home",
      "Promotion",
      "Deposit",
      "Member",
      "Service",
    ])
    await menu.getByRole("link", { name: "Promotion" }).click()
    await expectPassed(trail, paths.activity)
    await menu.getByRole("link", { name: "Deposit" }).click()
    await expectPassed(trail, paths.deposit)
    await menu.getByRole("link", { name: "Member" }).click()
    await memberCentre(page).waitFor()
    await expectAddress(page, paths.memberHome)
    expect(await games(page).count()).toBe(0)

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

  it("[FR-11] takes a guest who wants the member centre to the login", async () => {
    const page = await product.visit()
    await bottomMenu(page).getByRole("link", { name: "Member" }).click()
    await loginForm(page).waitFor()
    expect(addressOf(page)).toBe(paths.login)
  })

  it("[FR-12, FR-13, FR-14] asks a trial player to register, who may stay or go", async () => {
    const page = await product.visit({ persona: "4" })
    const trail = trailOf(page)
    const question = page.getByRole("alertdialog")
    await bottomMenu(page).getByRole("link", { name: "Member" }).click()
    await question.getByRole("button", { name: "Register now" }).waitFor()
    expect(await question.getByRole("button").allTextContents()).toEqual(["Cancel", "Register now"])
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
  it("[FR-16, FR-17, FR-18] leads home from the login, one step back elsewhere, and is absent on home", async () => {
    const page = await product.visit({ persona: "0", path: paths.memberHome })
    await page.goto(paths.login)
    await back(page).click()
    await games(page).waitFor()
    expect(addressOf(page)).toBe(paths.home)
    expect(await back(page).count()).toBe(0)

    await page.goto(paths.login)
    await loginForm(page).waitFor()
    await page.goto(paths.memberHome)
    await back(page).click()
    await loginForm(page).waitFor()
    expect(addressOf(page)).toBe(paths.login)
  })
})
