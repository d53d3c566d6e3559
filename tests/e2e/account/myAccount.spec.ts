import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { avatars } from "#gateway/calls/account/avatar.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { violationsOf } from "#tests/support/axe.ts"
import { expectSaid, openMenu } from "#tests/support/player.ts"
import {
  expectAddress,
  expectQuiet,
  rewrite,
  startProduct,
  type VisitOptions,
} from "#tests/support/product.ts"

const product = startProduct()

const iconCall = avatars.path
const memberCall = memberInfo.path

const main = (page: Page) => page.getByRole("main")
const choose = (page: Page) => main(page).getByRole("button", { name: "Choose profile picture" })
const dialog = (page: Page) => page.getByRole("dialog", { name: "Choose profile picture" })
const icon = (page: Page, number: number) =>
  dialog(page).getByRole("button", { name: `Profile picture ${number}`, exact: true })
const worn = (page: Page) => main(page).locator("img")
const methods = () => product.callsTo(iconCall).map(({ method }) => method)

const open = async (options: VisitOptions = {}) => {
  const page = await product.visit({ persona: "0", path: paths.myAccount, ...options })
  await page.getByRole("heading", { level: 1, name: "My account" }).waitFor()
  return page
}

describe("my account", () => {
  it("[RT-07, RM-08] My account opens from the menu, masks the member's details, and links to password and settings", async () => {
    const page = await product.visit({ persona: "0" })
    await (await openMenu(page)).getByRole("link", { name: "My account" }).click()
    await expectAddress(page, paths.myAccount)
    await page.getByRole("heading", { level: 1, name: "My account" }).waitFor()
    const terms = main(page).getByRole("term")
    await terms.first().waitFor()
    await expect
      .poll(() => terms.allTextContents())
      .toEqual(["Account", "Nickname", "Email", "Real name", "Mobile number"])
    await expect
      .poll(() => main(page).getByRole("definition").allTextContents())
      .toEqual(["member0", "Maria Santos", "m•••@mail.example", "M•••", "•••1000"])
    for (const [name, path] of [
      ["Change password", paths.changePassword],
      ["Personal settings", paths.settings],
    ] as const) {
      await main(page).getByRole("link", { name }).click()
      await expectAddress(page, path)
      await page.goBack()
      await expectAddress(page, paths.myAccount)
    }
    expectQuiet(page)
  })

  it("[ER-03] My account redirects a guest to the login, and shows a trial member the empty details", async () => {
    const guest = await product.visit({ path: paths.myAccount })
    await expectAddress(guest, paths.login)
    const page = await open({ persona: "4" })
    await expect.poll(() => main(page).getByText("Not set").count()).toBe(4)
  })

  it("[CA-18] a new avatar appears everywhere at once", async () => {
    const page = await open()
    await expect.poll(methods).toEqual(["GET"])
    await choose(page).click()
    await icon(page, 3).waitFor()
    expect(await dialog(page).getByRole("button", { pressed: true }).count()).toBe(0)
    await icon(page, 3).click()
    await expectSaid(page, "Changes saved", "status")
    await dialog(page).waitFor({ state: "detached" })
    expect(product.callsTo(iconCall)[1]).toMatchObject({
      method: "POST",
      body: { icon: "/lgw/art/avatar/tiger.svg" },
    })
    await expect.poll(() => worn(page).getAttribute("src")).toBe("/lgw/art/avatar/tiger.svg")
    await expect.poll(methods).toEqual(["GET", "POST", "GET"])
    await choose(page).click()
    await expect.poll(() => icon(page, 3).getAttribute("aria-pressed")).toBe("true")
    await icon(page, 3).click()
    await dialog(page).waitFor({ state: "detached" })
    expect(methods(), "what is worn already is not sent").toHaveLength(3)
    await page.goto(paths.memberHome)
    await expect.poll(() => worn(page).first().getAttribute("src")).toBe("/lgw/art/avatar/tiger.svg")
    expectQuiet(page)
  })

  it("a refused or failed icon change shows an error and keeps the dialog open", async () => {
    const page = await open()
    await choose(page).click()
    await icon(page, 1).waitFor()
    product.world.configure({ faults: [{ call: `POST ${iconCall}`, kind: "refused", times: 1 }] })
    await icon(page, 1).click()
    await dialog(page).getByRole("alert").waitFor()
    await page.route(`**${iconCall}`, (route) => route.abort())
    await icon(page, 1).click()
    await dialog(page).getByRole("alert").filter({ hasText: "Network slow or offline" }).waitFor()
    expect(await worn(page).count()).toBe(0)
  })

  it("avatars that fail to load can be retried, and an empty list shows a text", async () => {
    const page = await open({
      settings: { faults: [{ call: `GET ${iconCall}`, kind: "http500", times: "always" }] },
    })
    await choose(page).click()
    await expectSaid(page, "The profile pictures could not be loaded.")
    product.world.configure({ faults: [] })
    await dialog(page).getByRole("button", { name: "Try again" }).click()
    await icon(page, 1).waitFor()
    await rewrite<object>(page, iconCall, (value) => ({ ...value, icons: [] }))
    await page.reload()
    await choose(page).click()
    await dialog(page).getByText("No data").waitFor()
    expect(await icon(page, 1).count()).toBe(0)
  })

  it("My account retries details that fail to load, and keeps them under the banner when offline", async () => {
    const page = await open({
      settings: { faults: [{ call: memberCall, kind: "http500", times: "always" }] },
    })
    await expectSaid(page, "Your details could not be loaded.")
    product.world.configure({ faults: [] })
    await main(page).getByRole("button", { name: "Try again" }).click()
    await main(page).getByText("•••1000").waitFor()
    await page.context().setOffline(true)
    await page.getByText("You are offline").first().waitFor()
    await expect.poll(() => main(page).getByText("•••1000").isVisible()).toBe(true)
    await page.context().setOffline(false)
  })

  it.each(["dark", "light"] as const)(
    "axe finds no violation in My account in the %s theme",
    async (theme) => {
      const page = await open({ theme, context: { reducedMotion: "reduce" } })
      await main(page).getByText("•••1000").waitFor()
      expect(await violationsOf(page), "page").toEqual([])
      await choose(page).click()
      await icon(page, 1).waitFor()
      expect(await violationsOf(page), "dialog").toEqual([])
    },
  )
})
