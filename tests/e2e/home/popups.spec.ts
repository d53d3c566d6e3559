import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { Settings } from "#fixtures/settings.ts"
import { contractRequests } from "#gateway/calls/agent/agent.ts"
import { markAnnouncementRead } from "#gateway/calls/home/news.ts"
import { winnerBoard } from "#gateway/calls/messages/announcements.ts"
import {
  bottomMenu,
  expectPassed,
  expectSaid,
  header,
  logIn,
  openMenu,
  said,
  trailOf,
} from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const freeReject = "A free-play account cannot use this function"

const question = (page: Page, name: string) => page.getByRole("alertdialog", { name })

const registerQuestion = "The member center is for registered players. Do you want to register?"

const salary = "You have a new daily salary contract. Please accept or refuse it."
const dividend = "You have a new dividend contract. Please accept or refuse it."
const hour = "You have a new hourly salary contract. Please accept or refuse it."

const contracts: Settings["contracts"] = {
  dailysalreqtype: "DAILY",
  divtypecompperiodreq: "MONTH",
  contracthoursalreq: "HOUR",
}

describe("deposit", () => {
  const centreEntries = (page: Page) =>
    page.getByRole("main").getByRole("link", { name: "Deposit", exact: true })

  /** Presses an entry on a paused clock: it shows the refusal for two seconds and keeps the page. */
  const expectRefused = async (page: Page, entry: Locator) => {
    const trail = trailOf(page)
    const refusal = said(page, freeReject)
    const isRefused = async () => {
      await page.clock.runFor(1)
      return refusal.isVisible()
    }
    await entry.waitFor()
    // The time must still be ahead when a busy machine gets there.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
    await entry.click()
    await expect.poll(isRefused).toBe(true)
    await page.clock.runFor(1900)
    expect(await refusal.isVisible(), "two seconds").toBe(true)
    await page.clock.runFor(500)
    await refusal.waitFor({ state: "detached" })
    expect(trail, "no page was gone to, not even for a moment").toEqual([])
    await page.clock.resume()
  }

  it.each(["3", "4", "40", "41", "42"])(
    "[VA-35, VA-36, ER-27] every deposit entry refuses a session of type %s for two seconds and keeps the page",
    async (type) => {
      const page = await product.visit({ persona: type, clock: true })
      await header(page).getByRole("link", { name: "Inbox" }).waitFor()
      await expectRefused(page, bottomMenu(page).getByRole("link", { name: "Deposit" }))
      await expectRefused(page, (await openMenu(page)).getByRole("link", { name: "Deposit" }))
      expect(addressOf(page)).toBe(paths.home)
      if (type === "4") return

      for (const templates of [[], ["mem_cen"]] as const) {
        product.world.configure({ templates })
        await page.goto(paths.memberHome)
        await page.locator(`main[data-version=${templates.length === 0 ? "base" : "new"}]`).waitFor()
        await expect.poll(() => centreEntries(page).count()).toBe(1)
        await expectRefused(page, centreEntries(page))
        expect(addressOf(page)).toBe(paths.memberHome)
      }
    },
  )

  it("the deposit opens for a full member, and leads a guest to the login and back", async () => {
    const page = await product.visit()
    await bottomMenu(page).getByRole("link", { name: "Deposit" }).click()
    await expectAddress(page, paths.login)
    const trail = trailOf(page)
    await logIn(page, "member0")
    await expectPassed(trail, paths.deposit)
  })
})

describe("limits of a free trial", () => {
  it("[RO-06] every member-centre entry asks a trial member to register, with the choice to stay", async () => {
    const page = await product.visit({ persona: "4" })
    const trail = trailOf(page)
    const entries = {
      "the bottom menu": () => bottomMenu(page).getByRole("link", { name: "Member" }).click(),
      "the avatar": async () => (await openMenu(page)).getByRole("button", { name: "Member" }).click(),
      "the address": () => page.goto(paths.memberHome),
    }
    for (const [entry, enter] of Object.entries(entries)) {
      await enter()
      await question(page, registerQuestion).waitFor()
      await expectAddress(page, paths.home)
      await expect
        .poll(() => page.getByRole("heading", { name: "Member center", exact: true }).count(), {
          message: entry,
        })
        .toBe(0)
      await question(page, registerQuestion).getByRole("button", { name: "Cancel" }).click()
      await question(page, registerQuestion).waitFor({ state: "detached" })
      expect(addressOf(page), entry).toBe(paths.home)
    }
    await bottomMenu(page).getByRole("link", { name: "Member" }).click()
    await question(page, registerQuestion).getByRole("button", { name: "Register now" }).click()
    await expectPassed(trail, paths.register)
    expectQuiet(page)
  })

  it("[ER-27] every inbox entry refuses a trial member", async () => {
    const page = await product.visit({ persona: "4" })
    await header(page).getByRole("link", { name: "Inbox" }).click()
    await expectSaid(page, freeReject)
    expect(addressOf(page)).toBe(paths.home)
  })
})

describe("contract prompts", () => {
  it("[SS-36] two of three contract fields show two prompts in turn, and an empty field shows none", async () => {
    const page = await product.visit({
      persona: "0",
      settings: { contracts: { ...contracts, divtypecompperiodreq: "" } },
    })
    for (const text of [salary, hour]) {
      const alert = question(page, text)
      await alert.waitFor()
      await expect.poll(() => page.getByRole("alertdialog").count()).toBe(1)
      await alert.getByRole("button", { name: "Go", exact: true }).waitFor()
      await alert.getByRole("button", { name: "Cancel" }).click()
      await alert.waitFor({ state: "detached" })
    }
    await header(page).getByText("Maria Santos").waitFor()
    expect(await page.getByRole("alertdialog").count()).toBe(0)
    expect(addressOf(page), "Cancel stays").toBe(paths.home)
  })

  it.each<readonly [keyof Settings["contracts"], string, string]>([
    ["dailysalreqtype", salary, paths.salaryContract],
    ["divtypecompperiodreq", dividend, paths.dividendContract],
    ["contracthoursalreq", hour, paths.hourContract],
  ])("[SS-37] Go in the contract prompt of %s opens its contract page", async (field, text, path) => {
    const none = { dailysalreqtype: "", divtypecompperiodreq: "", contracthoursalreq: "" }
    const page = await product.visit({ persona: "0", settings: { contracts: { ...none, [field]: "ASKED" } } })
    const trail = trailOf(page)
    await question(page, text).getByRole("button", { name: "Cancel" }).click()
    await question(page, text).waitFor({ state: "detached" })
    expect(trail, "Cancel stays").toEqual([])
    await page.reload()
    await question(page, text).getByRole("button", { name: "Go", exact: true }).click()
    await expectPassed(trail, path)
    expect(await page.getByRole("alertdialog").count()).toBe(0)
  })

  it.each(["4", "40", "41", "42"])("a member of type %s sees no contract prompt", async (type) => {
    const page = await product.visit({ persona: type, settings: { contracts } })
    await expect.poll(() => product.callsTo(winnerBoard.path).at(-1)?.status).toBe(200)
    await header(page).getByRole("link", { name: "Inbox" }).waitFor()
    expect(product.callsTo(contractRequests.path)).toEqual([])
    expect(await page.getByRole("alertdialog").count()).toBe(0)
  })
})

describe("popups after a login", () => {
  it("[HP-04, SS-41] the popup announcements show one after the other, once, and close", async () => {
    const page = await product.visit({ path: paths.login })
    await logIn(page, "member0")
    await expectAddress(page, paths.home)
    const popup = page.getByRole("dialog")
    const titles: Array<string> = []
    await page.getByRole("dialog").getByText("1 of 3", { exact: true }).waitFor()
    for (const button of ["Next", "Next", "Close"]) {
      const title = (await popup.getByRole("heading").first().textContent()) ?? ""
      titles.push(title)
      expect(await popup.count(), "one at a time").toBe(1)
      await popup.getByRole("button", { name: button }).click()
      await page.getByRole("dialog", { name: title }).waitFor({ state: "detached" })
    }
    expect(new Set(titles).size).toBe(3)
    await page.getByRole("dialog", { name: "Get the app" }).getByRole("button", { name: "Close" }).click()
    await expect.poll(() => product.callsTo(markAnnouncementRead.path).length).toBe(3)
    await page.reload()
    await header(page).getByText("Maria Santos").waitFor()
    expect(await page.getByRole("dialog").count(), "not again without a login").toBe(0)
  })

  it("contract prompts show before announcements, and a guest who follows on the device sees neither", async () => {
    const page = await product.visit({ path: paths.login, settings: { contracts } })
    await logIn(page, "member0")
    await question(page, salary).waitFor()
    expect(await page.getByRole("dialog").count()).toBe(0)
    await page.evaluate(() => localStorage.clear())
    await page.goto(paths.home)
    await header(page).getByRole("link", { name: "Login" }).waitFor()
    expect(await page.getByRole("alertdialog").count()).toBe(0)
    expect(await page.getByRole("dialog").count()).toBe(0)
  })

  it("a forced password change shows before all other popups", async () => {
    const page = await product.visit({ path: paths.login, settings: { firstTimeLogin: true, contracts } })
    await logIn(page, "member0")
    const form = page.getByRole("form", { name: "Change password" })
    await form.waitFor()
    expect(await page.getByRole("alertdialog").count()).toBe(0)
    await form.getByRole("textbox", { name: "New password" }).fill("secretnew1")
    await form.getByRole("textbox", { name: "Confirm password" }).fill("secretnew1")
    await form.getByRole("button", { name: "Submit" }).click()
    await expectAddress(page, paths.home)
    await question(page, salary).waitFor()
  })
})

describe("menus", () => {
  it("[SS-41] the right-side menu opens, closes by button, Escape and outside tap, and returns the focus", async () => {
    const page = await product.visit({ persona: "0", clock: true })
    const opener = header(page).getByRole("button", { name: "Menu" })
    const menu = page.getByRole("dialog", { name: "Menu" })
    const isFocused = () => opener.evaluate((button) => button === document.activeElement)
    await openMenu(page)
    await menu.getByRole("button", { name: "Close" }).click()
    await menu.waitFor({ state: "detached" })
    await expect.poll(isFocused).toBe(true)
    await openMenu(page)
    await page.keyboard.press("Escape")
    await menu.waitFor({ state: "detached" })
    await openMenu(page)
    await page.clock.fastForward(400)
    await page.mouse.click(5, 400)
    await menu.waitFor({ state: "detached" })
  })
})
