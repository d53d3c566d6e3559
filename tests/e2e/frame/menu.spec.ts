import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { logout } from "#gateway/calls/entry/account.ts"
import { registerForm } from "#tests/support/entry.ts"
import { expectPassed, expectSaid, header, loginForm, openMenu, trailOf } from "#tests/support/player.ts"
import { addressOf, expectQuiet, rewrite, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" })

const balance = (within: Locator) => within.getByRole("status", { name: "Balance" })

/** Opens the right-side menu and chooses an entry, which closes the menu. */
const pick = async (page: Page, name: string) => {
  const entry = (await openMenu(page)).getByText(name, { exact: true })
  await entry.click()
  await menu(page).waitFor({ state: "detached" })
}

describe("the menu of a guest", () => {
  it("[RM-01, RM-22] a guest's menu links to login and registration", async () => {
    const page = await product.visit()
    await (await openMenu(page)).getByRole("link", { name: "Register" }).click()
    await registerForm(page).waitFor()
    expect(addressOf(page)).toBe(paths.register)
    await menu(page).waitFor({ state: "detached" })
    await page.goBack()
    await openMenu(page)
    await menu(page).getByRole("link", { name: "Login" }).waitFor()
    expect(await menu(page).getByRole("button", { name: "Sign out" }).count()).toBe(0)
    await menu(page).getByRole("link", { name: "Login" }).click()
    await loginForm(page).waitFor()
    expect(addressOf(page)).toBe(paths.login)
    await menu(page).waitFor({ state: "detached" })
    expectQuiet(page)
  })
})

/** Styles that an open dialog sets on the body and all elements inherit. */
const inherited = (page: Page) =>
  page.locator("#root").evaluate((root) => {
    const style = getComputedStyle(root)
    return [style.getPropertyValue("--removed-body-scroll-bar-size"), style.pointerEvents]
  })

describe("hot games in the menu", () => {
  const vendors = (page: Page) => menu(page).getByRole("navigation", { name: "Providers" })
  const found = (page: Page) =>
    menu(page).getByRole("region", { name: "Hot games" }).getByRole("listitem").allTextContents()

  it("[GM-07] the menu has a strip of vendors in tiles of 1.4 rem", async () => {
    const page = await product.visit()
    await openMenu(page)
    const tile = vendors(page).getByRole("listitem").first()
    await tile.waitFor()
    const [width, rem] = await tile.evaluate((item) => [
      item.getBoundingClientRect().width,
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    ])
    expect(width).toBeCloseTo((rem ?? Number.NaN) * 1.4, 0)
  })

  it("a vendor in the menu filters its hot games, a name searches them, and a game launches", async () => {
    const page = await product.visit()
    await openMenu(page)
    const vendor = vendors(page).getByRole("button").first()
    await vendor.waitFor()
    await expect.poll(() => found(page)).not.toEqual([])
    const all = await found(page)
    await vendor.click()
    await expect.poll(() => found(page)).not.toEqual(all)
    await expect.poll(() => vendor.getAttribute("aria-current")).toBe("true")
    await menu(page).getByRole("searchbox").fill("no such game")
    await menu(page).getByText("No games found").waitFor()
    await vendors(page).getByRole("button").first().click()
    await expect.poll(() => found(page)).toEqual(all)
    await menu(page).getByRole("region", { name: "Hot games" }).getByRole("button").first().click()
    await loginForm(page).waitFor()
    await menu(page).waitFor({ state: "detached" })
  })
})

describe("the page behind an open menu", () => {
  it("an open menu covers the page, which inherits none of its styles", async () => {
    const page = await product.visit()
    const before = await inherited(page)
    await openMenu(page)
    await expect.poll(() => page.evaluate(() => document.body.hasAttribute("data-scroll-locked"))).toBe(true)
    expect(await inherited(page)).toEqual(before)
    const isCovered = () => page.evaluate(() => document.elementFromPoint(10, 300)?.closest("#root") === null)
    await expect.poll(isCovered).toBe(true)
    await page.keyboard.press("Escape")
    await expect.poll(isCovered).toBe(false)
  })
})

describe("the menu of a member", () => {
  it("[RM-02, RM-03, RM-21] a member's menu shows nickname and club, and the avatar opens member home", async () => {
    const page = await product.visit({ persona: "0" })
    await (await openMenu(page)).getByText("Maria Santos", { exact: true }).waitFor()
    await menu(page).getByText("Golden Lantern", { exact: true }).waitFor()
    await menu(page).getByRole("button", { name: "Member" }).click()
    await menu(page).waitFor({ state: "detached" })
    await page.getByRole("heading", { level: 1, name: "Member" }).waitFor()
    expect(addressOf(page)).toBe(paths.memberHome)
    expectQuiet(page)
  })

  it("[RM-05, RM-06] the menu hides the balance behind asterisks and shows it again", async () => {
    const page = await product.visit({ persona: "0" })
    const total = balance(await openMenu(page))
    const toggle = menu(page).getByRole("button", { name: "Hide balance" })
    await expect.poll(() => total.textContent()).toBe("₱\u00a012,480.50")
    await expect.poll(() => toggle.getAttribute("aria-pressed")).toBe("false")
    await toggle.click()
    await expect.poll(() => total.textContent()).toMatch(/^\*+$/)
    await expect.poll(() => toggle.getAttribute("aria-pressed")).toBe("true")
    await toggle.click()
    await expect.poll(() => total.textContent()).toBe("₱\u00a012,480.50")
  })

  it("[RM-02, RM-04] a member's menu shows the account without a nickname, and hides a club set to MANUAL", async () => {
    const page = await product.visit({
      persona: "0",
      settings: { clubLabel: "MANUAL" },
      before: (page) =>
        rewrite<object>(page, memberInfo.path, (member) => ({
          ...member,
          nickname: "",
          account: "neo01",
        })),
    })
    await (await openMenu(page)).getByText("neo01", { exact: true }).waitFor()
    expect(await menu(page).getByText("Golden Lantern").count()).toBe(0)
  })

  it.each([
    ["RM-08", "My account", paths.myAccount],
    ["RM-09", "Deposit", "/m/voucherCenter"],
    ["RM-10", "Withdraw", "/m/withdraw"],
    ["RM-11", "Betting record", "/m/gameRecord"],
    ["RM-12", "Account record", "/m/transaction/record"],
    ["RM-13", "Profit and loss", "/m/profitandloss"],
    ["RM-14", "Reward center", "/m/rewardCenter"],
    ["RM-16", "Security center", "/m/securityCenter"],
    ["RM-18", "Point mall", "/m/mall/mallHome"],
    ["RM-19", "Task", "/m/task"],
  ] as const)("[RM-22, %s] the menu entry %s opens %s and closes the menu", async (_row, name, path) => {
    const page = await product.visit({ persona: "0" })
    const trail = trailOf(page)
    await pick(page, name)
    await expectPassed(trail, path)
    expectQuiet(page)
  })

  it("[RM-15, RM-17, RM-20] the menu opens the download popup, confirms a sign-out, and opens the VIP page", async () => {
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
    expect(product.callsTo(logout.path)).toEqual([])
    await header(page).getByText("Maria Santos").waitFor()

    const leaving = page.waitForRequest((request) => request.isNavigationRequest())
    await pick(page, "VIP")
    expect((await leaving).url()).toBe(`${product.url}/vip/vip.html`)
    expect(page.context().pages()).toEqual([page])
  })

  it("[RM-27] the task entry without a link opens the alert 'coming soon', which stays until it is closed", async () => {
    const page = await product.visit({ persona: "0", settings: { resourcesOff: ["TASK"] } })
    const trail = trailOf(page)
    await pick(page, "Task")
    const alert = page.getByRole("alertdialog", { name: "Coming soon" })
    await alert.waitFor()
    expect(await page.getByRole("status").filter({ hasText: "Coming soon" }).count(), "no message").toBe(0)
    await alert.getByRole("button", { name: "OK" }).click()
    await alert.waitFor({ state: "detached" })
    expect(trail).toEqual([])
    expect(addressOf(page)).toBe(paths.home)
  })

  it("[BC-13] the menu greets by the time of day", async () => {
    const page = await product.visit({ persona: "0", context: { timezoneId: "Asia/Manila" } })
    const greetings = {
      "09:00": "Good morning",
      "13:00": "Good day",
      "17:00": "Good afternoon",
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

  it("[OT-05] the affiliate entry leads a guest to the login", async () => {
    const page = await product.visit()
    await pick(page, refer)
    await loginForm(page).waitFor()
    expect(addressOf(page)).toBe(paths.login)
  })

  it("[OT-06] the affiliate entry shows an agent where the agent center is", async () => {
    const page = await product.visit({ persona: "3" })
    const trail = trailOf(page)
    await pick(page, refer)
    const notice = page.getByRole("alertdialog", { name: "Agents manage their team in the agent center." })
    await notice.waitFor()
    expect(trail).toEqual([])
    await notice.getByRole("button", { name: "Go" }).click()
    await expectPassed(trail, paths.agent)
  })

  it("[OT-07] the affiliate entry opens the invitations when referrals are on", async () => {
    const page = await product.visit({ persona: "0" })
    const trail = trailOf(page)
    await pick(page, refer)
    await expectPassed(trail, paths.inviteFriends)
  })

  it("[OT-08] the affiliate entry shows 'coming soon' for a second when referrals are off", async () => {
    const page = await product.visit({
      persona: "0",
      settings: { promosOff: ["REFERRAL"] },
      clock: true,
    })
    const toast: Locator = page.getByRole("status").filter({ hasText: "Coming soon" })
    // The first press loads the code of the toasts.
    await pick(page, refer)
    await expectSaid(page, "Coming soon", "status")
    await toast.waitFor({ state: "detached" })

    await openMenu(page)
    await page.clock.pauseAt(Date.now() + 20_000)
    await menu(page).getByText(refer, { exact: true }).click()
    await toast.waitFor()
    await page.clock.runFor(999)
    await expect.poll(() => toast.count()).toBe(1)
    await page.clock.runFor(2)
    await toast.waitFor({ state: "detached" })
    expect(addressOf(page)).toBe(paths.home)
  })
})

describe("contract prompts", () => {
  const none = { dailysalreqtype: "", divtypecompperiodreq: "", contracthoursalreq: "" }
  const question = (page: Page) => page.getByRole("alertdialog")

  it("[SS-36, SS-37] each pending contract shows a prompt in turn; Cancel stays, Go opens the contract", async () => {
    const page = await product.visit({
      persona: "0",
      settings: { contracts: { ...none, dailysalreqtype: "1", contracthoursalreq: "1" } },
    })
    const trail = trailOf(page)
    const salary = page.getByRole("alertdialog", {
      name: "You have a new daily salary contract. Please accept or refuse it.",
    })
    await salary.waitFor()
    await expect.poll(() => question(page).count()).toBe(1)
    await expect.poll(() => salary.getByRole("button").allTextContents()).toEqual(["Cancel", "Go"])
    await salary.getByRole("button", { name: "Cancel" }).click()
    const hour = page.getByRole("alertdialog", {
      name: "You have a new hourly salary contract. Please accept or refuse it.",
    })
    await hour.waitFor()
    await expect.poll(() => hour.getByRole("button").allTextContents()).toEqual(["Cancel", "Go"])
    expect(trail).toEqual([])
    await hour.getByRole("button", { name: "Go" }).click()
    await expectPassed(trail, "/m/member/agent/getHourContract")
    await question(page).waitFor({ state: "detached" })
    expectQuiet(page)
  })

  it.each([
    ["dailysalreqtype", "/m/member/agent/getSalaryContract"],
    ["divtypecompperiodreq", "/m/member/agent/getDevidendContract"],
  ])("[SS-37] Go in the contract prompt of %s opens %s", async (field, path) => {
    const page = await product.visit({ persona: "0", settings: { contracts: { ...none, [field]: "1" } } })
    const trail = trailOf(page)
    await question(page).getByRole("button", { name: "Go" }).click()
    await expectPassed(trail, path)
  })
})
