import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { registerForm } from "#tests/support/entry.ts"
import { bottomMenu, expectPassed, header, loginForm, openMenu, trailOf } from "#tests/support/player.ts"
import { addressOf, expectQuiet, rewrite, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const games = (page: Page) => page.getByRole("navigation", { name: "Games" })
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" })

const balance = (within: Locator) => within.getByRole("status", { name: "Balance" })

/** Opens the right-side menu and picks an entry: the menu is closed by that. */
const pick = async (page: Page, name: string) => {
  const entry = (await openMenu(page)).getByText(name, { exact: true })
  await entry.click()
  await menu(page).waitFor({ state: "detached" })
}

describe("the menu of a guest", () => {
  it("[RM-01, RM-22] offers login and registration, and leads there", async () => {
    const page = await product.visit()
    await (await openMenu(page)).getByRole("link", { name: "Register" }).click()
    await registerForm(page).waitFor()
    expect(addressOf(page)).toBe(paths.register)
    await menu(page).waitFor({ state: "detached" })
    await page.goBack()
    expect(await (await openMenu(page)).getByRole("button", { name: "Sign out" }).count()).toBe(0)
    await menu(page).getByRole("link", { name: "Login" }).click()
    await loginForm(page).waitFor()
    expect(addressOf(page)).toBe(paths.login)
    await menu(page).waitFor({ state: "detached" })
    expectQuiet(page)
  })
})

/** What an open dialog sets on the body and every element below inherits, as the page has it. */
const inherited = (page: Page) =>
  page.locator("#root").evaluate((root) => {
    const style = getComputedStyle(root)
    return [style.getPropertyValue("--removed-body-scroll-bar-size"), style.pointerEvents]
  })

describe("the page behind an open menu", () => {
  it("is covered, and inherits nothing of what the menu sets", async () => {
    const page = await product.visit()
    const before = await inherited(page)
    await openMenu(page)
    expect(await page.evaluate(() => document.body.hasAttribute("data-scroll-locked"))).toBe(true)
    expect(await inherited(page)).toEqual(before)
    const isCovered = () => page.evaluate(() => document.elementFromPoint(10, 300)?.closest("#root") === null)
    expect(await isCovered()).toBe(true)
    await page.keyboard.press("Escape")
    await expect.poll(isCovered).toBe(false)
  })
})

describe("the menu of a member", () => {
  it("[RM-02, RM-03, RM-05, RM-06, RM-21, RM-22] shows nickname, club and a balance that can be hidden, and opens member home", async () => {
    const page = await product.visit({ persona: "0" })
    await (await openMenu(page)).getByText("Maria Santos", { exact: true }).waitFor()
    await menu(page).getByText("Golden Lantern", { exact: true }).waitFor()

    const total = balance(menu(page))
    const toggle = menu(page).getByRole("button", { name: "Hide balance" })
    await expect.poll(() => total.textContent()).toBe("₱ 12,480.50")
    expect(await toggle.getAttribute("aria-pressed")).toBe("false")
    await toggle.click()
    await expect.poll(() => total.textContent()).toMatch(/^\*+$/)
    expect(await toggle.getAttribute("aria-pressed")).toBe("true")
    await toggle.click()
    await expect.poll(() => total.textContent()).toBe("₱ 12,480.50")

    await menu(page).getByRole("button", { name: "Member" }).click()
    await menu(page).waitFor({ state: "detached" })
    await page.getByRole("heading", { level: 1, name: "Member" }).waitFor()
    expect(addressOf(page)).toBe(paths.memberHome)
    expectQuiet(page)
  })

  it("[RM-02, RM-04] shows the account of a member without nickname, and no club that was set by hand", async () => {
    const page = await product.visit({
      persona: "0",
      settings: { clubLabel: "MANUAL" },
      before: (page) =>
        rewrite<object>(page, "/wps/member/info", (member) => ({
          ...member,
          nickname: "",
          account: "neo01",
        })),
    })
    await (await openMenu(page)).getByText("neo01", { exact: true }).waitFor()
    expect(await menu(page).getByText("Golden Lantern").count()).toBe(0)
  })

  it("[RM-08, RM-09, RM-10, RM-11, RM-12, RM-13, RM-14, RM-16, RM-18, RM-19, RM-22] leads from each entry to its page, and closes", async () => {
    const page = await product.visit({ persona: "0" })
    const trail = trailOf(page)
    await pick(page, "My account")
    await expectPassed(trail, paths.myAccount)
    await page.getByRole("heading", { level: 1, name: "My account" }).waitFor()
    await page.goto(paths.home)
    const entries = {
      Deposit: "/m/voucherCenter",
      Withdraw: "/m/withdraw",
      "Betting record": "/m/gameRecord",
      "Account record": "/m/transaction/record",
      "Profit and loss": "/m/profitandloss",
      "Reward center": "/m/rewardCenter",
      "Security center": "/m/securityCenter",
      "Point mall": "/m/mall/mallHome",
      Task: "/m/task",
    }
    for (const [name, path] of Object.entries(entries)) {
      await pick(page, name)
      await expectPassed(trail, path)
      await page.goto(paths.home)
      await games(page).waitFor()
    }
    expectQuiet(page)
  })

  it("[RM-15, RM-17, RM-20, RM-22] opens the download popup, asks before it signs out, and opens the VIP page of the site", async () => {
    const page = await product.visit({ persona: "0" })
    await pick(page, "App download")
    const popup = page.getByRole("dialog", { name: "Get the app" })
    await popup.getByRole("button", { name: "Close" }).click()
    await popup.waitFor({ state: "detached" })

    await (await openMenu(page)).getByRole("button", { name: "Sign out" }).click()
    const question = page.getByRole("alertdialog", { name: "Do you want to sign out?" })
    await question.getByRole("button", { name: "Sign out" }).waitFor()
    await question.getByRole("button", { name: "Cancel" }).click()
    await question.waitFor({ state: "detached" })
    expect(product.callsTo("/wps/session/logout")).toEqual([])
    await header(page).getByText("Maria Santos").waitFor()

    const leaving = page.waitForRequest((request) => request.isNavigationRequest())
    await pick(page, "VIP")
    expect((await leaving).url()).toBe(`${product.url}/vip/vip.html`)
    expect(page.context().pages()).toEqual([page])
  })

  it("[RM-27] says 'coming soon' of the task without a link, and stays", async () => {
    const page = await product.visit({ persona: "0", settings: { resourcesOff: ["TASK"] } })
    const trail = trailOf(page)
    await pick(page, "Task")
    await page.getByRole("status").filter({ hasText: "Coming soon" }).waitFor()
    expect(trail).toEqual([])
    expect(addressOf(page)).toBe(paths.home)
  })

  it("[BC-13] greets by the hour", async () => {
    const page = await product.visit({ persona: "0", context: { timezoneId: "Asia/Manila" } })
    const greetings = {
      "09:00": "Good morning",
      "13:00": "Good early afternoon",
      "17:00": "Good late afternoon",
      "21:00": "Good evening",
    }
    for (const [hour, words] of Object.entries(greetings)) {
      await page.clock.setFixedTime(`2026-11-21T${hour}:00+08:00`)
      await (await openMenu(page)).getByText(words, { exact: true }).waitFor()
      await page.keyboard.press("Escape")
      await menu(page).waitFor({ state: "detached" })
    }
  })
})

describe("the affiliate entry", () => {
  const refer = "Refer a friend"

  it("[OT-05] takes a guest to the login", async () => {
    const page = await product.visit()
    await pick(page, refer)
    await loginForm(page).waitFor()
    expect(addressOf(page)).toBe(paths.login)
  })

  it("[OT-06] tells an agent where the agent center is", async () => {
    const page = await product.visit({ persona: "3" })
    const trail = trailOf(page)
    await pick(page, refer)
    const notice = page.getByRole("alertdialog", { name: "Agents manage their team in the agent center." })
    await notice.waitFor()
    expect(trail).toEqual([])
    await notice.getByRole("button", { name: "Go" }).click()
    await expectPassed(trail, paths.agent)
  })

  it("[OT-07] leads a member to the invitations when referrals are on", async () => {
    const page = await product.visit({ persona: "0" })
    const trail = trailOf(page)
    await pick(page, refer)
    await expectPassed(trail, paths.inviteFriends)
  })

  it("[OT-08] says 'coming soon' for a second when referrals are off", async () => {
    const page = await product.visit({
      persona: "0",
      settings: { promosOff: ["REFERRAL"] },
      clock: true,
    })
    const toast: Locator = page.getByRole("status").filter({ hasText: "Coming soon" })
    // The first one brings along what draws toasts.
    await pick(page, refer)
    await toast.waitFor()
    await toast.waitFor({ state: "detached" })

    await openMenu(page)
    await page.clock.pauseAt(Date.now() + 20_000)
    await menu(page).getByText(refer, { exact: true }).click()
    await toast.waitFor()
    await page.clock.runFor(999)
    expect(await toast.count()).toBe(1)
    await page.clock.runFor(2)
    await toast.waitFor({ state: "detached" })
    expect(addressOf(page)).toBe(paths.home)
  })
})

describe("contract prompts", () => {
  const none = { dailysalreqtype: "", divtypecompperiodreq: "", contracthoursalreq: "" }
  const question = (page: Page) => page.getByRole("alertdialog")

  it("[SS-36, SS-37] come one after the other for each contract there is; Cancel stays, Go leads to the contract", async () => {
    const page = await product.visit({
      persona: "0",
      settings: { contracts: { ...none, dailysalreqtype: "1", contracthoursalreq: "1" } },
    })
    const trail = trailOf(page)
    const salary = page.getByRole("alertdialog", { name: "You have a daily salary contract to answer." })
    await salary.waitFor()
    expect(await question(page).count()).toBe(1)
    expect(await salary.getByRole("button").allTextContents()).toEqual(["Cancel", "Go"])
    await salary.getByRole("button", { name: "Cancel" }).click()
    const hour = page.getByRole("alertdialog", { name: "You have an hourly contract to answer." })
    await hour.waitFor()
    expect(await hour.getByRole("button").allTextContents()).toEqual(["Cancel", "Go"])
    expect(trail).toEqual([])
    await hour.getByRole("button", { name: "Go" }).click()
    await expectPassed(trail, "/m/member/agent/getHourContract")
    await question(page).waitFor({ state: "detached" })
    expectQuiet(page)
  })

  it.each([
    ["dailysalreqtype", "/m/member/agent/getSalaryContract"],
    ["divtypecompperiodreq", "/m/member/agent/getDevidendContract"],
  ])("[SS-37] %s leads to %s", async (field, path) => {
    const page = await product.visit({ persona: "0", settings: { contracts: { ...none, [field]: "1" } } })
    const trail = trailOf(page)
    await question(page).getByRole("button", { name: "Go" }).click()
    await expectPassed(trail, path)
  })
})

describe("the member centre", () => {
  it("[SS-33] has its new version by the template's flag, else the base one", async () => {
    const base = await product.visit({ persona: "0", path: paths.memberHome })
    await base.getByRole("heading", { name: "Maria Santos" }).waitFor()
    expect(await base.getByRole("region", { name: "Quick actions" }).count()).toBe(0)
    expect(await base.getByRole("main").getAttribute("data-version")).toBe("base")
    const newer = await product.visit({
      persona: "0",
      path: paths.memberHome,
      settings: { templates: ["mem_cen"] },
    })
    await newer.getByRole("region", { name: "Quick actions" }).waitFor()
    await newer.getByRole("heading", { name: "Funds", exact: true }).waitFor()
    expect(await newer.getByRole("main").getAttribute("data-version")).toBe("new")
    expect(await bottomMenu(newer).count()).toBe(1)
  })
})
