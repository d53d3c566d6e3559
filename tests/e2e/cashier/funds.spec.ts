import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { vendorPaths } from "#fixtures/logic/games/vendorPage.ts"
import { setNickname } from "#gateway/calls/account/profile.ts"
import { consolidatedFunds, walletTransfer } from "#gateway/calls/cashier/funds.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { siteAnnouncements } from "#gateway/calls/messages/announcements.ts"
import { exchange, goods } from "#gateway/calls/promo/mall.ts"
import { expectSaid, said, stepTo } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const calls = {
  transfer: walletTransfer.path,
  funds: consolidatedFunds.path,
  goods: goods.path,
  exchange: exchange.path,
  announcements: siteAnnouncements.path,
  wallet: memberWallet.path,
  nickname: setNickname.path,
} as const

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor()
const list = (page: Page, name: string): Locator => page.getByRole("list", { name, exact: true })
const dialog = (page: Page, name: string): Locator => page.getByRole("dialog", { name, exact: true })
const question = (page: Page, name: string): Locator => page.getByRole("alertdialog", { name, exact: true })
const bodies = (path: string) => product.callsTo(path).map(({ body }) => body)

describe("funds in the member centre", () => {
  it("[CA-29, CA-32] funds show one total, and a transfer is confirmed, sent once, and retried with the same request", async () => {
    const page = await product.visit({
      persona: "0",
      path: paths.memberHome,
      settings: { faults: [{ call: calls.transfer, kind: "http500", times: 1 }] },
    })
    const funds = page.getByRole("region", { name: "My funds" })
    await funds.getByText("2,650").waitFor()
    expect(product.callsTo(calls.funds)).toHaveLength(1)
    await funds.getByRole("button", { name: "Transfer between wallets" }).click()
    const form = dialog(page, "Transfer between wallets").getByRole("form", {
      name: "Transfer between wallets",
    })
    await form.getByRole("button", { name: "Transfer", exact: true }).click()
    await said(page, "Please choose a wallet").first().waitFor()
    expect(bodies(calls.transfer)).toEqual([])

    await form.getByRole("combobox", { name: "From wallet" }).selectOption({ index: 1 })
    await form.getByRole("combobox", { name: "To wallet" }).selectOption({ index: 2 })
    await form.getByRole("textbox", { name: "Amount" }).fill("100000")
    await form.getByRole("button", { name: "Transfer", exact: true }).click()
    await expectSaid(page, "This wallet holds less than this amount")
    await form.getByRole("textbox", { name: "Amount" }).fill("50")
    await form.getByRole("button", { name: "Transfer", exact: true }).click()
    await question(page, "Transfer ₱ 50.00 between your wallets?")
      .getByRole("button", { name: "Transfer" })
      .dblclick()
    const unsettled = page
      .getByRole("main")
      .getByRole("status", { name: "We do not know yet whether your request went through" })
    await unsettled.waitFor()
    expect(await dialog(page, "Transfer between wallets").count()).toBe(0)
    await unsettled.getByRole("button", { name: "Try again" }).click()
    await dialog(page, "Transfer between wallets").getByText("The money was transferred").waitFor()
    const sent = product.callsTo(calls.transfer).map(({ body }) => JSON.stringify(body))
    expect(sent).toHaveLength(2)
    expect(sent[0]).toBe(sent[1])
    await dialog(page, "Transfer between wallets").getByRole("button", { name: "OK" }).click()
    await funds.getByText("₱ 1,922.08").waitFor()
  })

  it("[CA-22] a missing nickname can be set once, also by a second press while the dialog closes", async () => {
    const page = await product.visit({
      persona: "0",
      path: paths.myAccount,
      settings: { noNickname: true },
    })
    await page.getByRole("button", { name: "Set nickname" }).click()
    const form = dialog(page, "Set nickname")
    await form.getByRole("button", { name: "Save" }).click()
    await expectSaid(page, "Please fill this in")
    await form.getByRole("textbox", { name: "Nickname" }).fill(" Koi ")
    // Sends the form again in the moment in which its success shows.
    await form.getByRole("form").evaluate((element) => {
      new MutationObserver(() => {
        if (element instanceof HTMLFormElement && document.body.textContent.includes("Changes saved"))
          element.requestSubmit()
      }).observe(document.body, { childList: true, subtree: true })
    })
    await form.getByRole("button", { name: "Save" }).click()
    await page.getByRole("definition").filter({ hasText: "Koi" }).waitFor()
    expect(await page.getByRole("button", { name: "Set nickname" }).count()).toBe(0)
    expect(product.callsTo(calls.nickname)).toHaveLength(1)
  })
})

describe("the points mall", () => {
  it("[RT-16] an exchange in the points mall asks for confirmation, reduces the points, and appears in the history", async () => {
    const page = await product.visit({ persona: "0", path: paths.pointsMall })
    await title(page, "Point mall")
    const points = page.getByRole("status", { name: "Points" })
    await points.waitFor()
    await expect.poll(() => points.textContent()).toBe("2,650")
    const fan = list(page, "Items").getByRole("listitem").filter({ hasText: "Folding fan" }).first()
    await fan.getByRole("button", { name: "Redeem" }).click()
    const asked = question(page, "Redeem your points for this item?")
    await asked.getByText("Folding fan: 150 points").waitFor()
    await asked.getByRole("button", { name: "Cancel" }).click()
    expect(bodies(calls.exchange)).toEqual([])
    await fan.getByRole("button", { name: "Redeem" }).click()
    await asked.getByRole("button", { name: "Redeem" }).dblclick()
    await dialog(page, "Points redeemed").getByText("2,500 points").waitFor()
    await dialog(page, "Points redeemed").getByRole("button", { name: "OK" }).click()
    await expect.poll(() => points.textContent()).toBe("2,500")
    expect(bodies(calls.exchange)).toHaveLength(1)
    await page.getByRole("tab", { name: "History" }).click()
    await list(page, "History").getByRole("listitem").first().getByText("Folding fan").waitFor()
    const soldOut = page.getByRole("button", { name: "Sold out" }).first()
    await page.getByRole("tab", { name: "Items" }).click()
    await expect.poll(() => soldOut.isDisabled()).toBe(true)
    expectQuiet(page)
  })
})

describe("the task page", () => {
  it("[RT-17, TP-03, TP-04] the task page shows the task link full screen, 150 ms after opening and 100 ms after its load", async () => {
    const page = await product.visit({ persona: "0", path: paths.myAccount, apart: true })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await stepTo(page, paths.task)
    const frame = page.locator("iframe")
    const loader = page.getByRole("main").getByRole("status", { name: "Loading" })
    await loader.waitFor()
    await page.clock.runFor(149)
    expect(await frame.count()).toBe(0)
    await page.clock.runFor(1)
    await frame.waitFor({ state: "attached" })
    await expect.poll(() => frame.getAttribute("src")).toMatch(/\/lgw\/vendor\/task\?token=.+$/)
    await page
      .frameLocator("iframe")
      .getByRole("heading", { name: "Tasks of today" })
      .waitFor({ state: "attached" })
    // The 100 ms begin with the load event, which may follow the heading.
    await (await (await frame.elementHandle())?.contentFrame())?.waitForLoadState("load")
    await page.clock.runFor(99)
    await expect.poll(() => loader.isVisible()).toBe(true)
    expect(await frame.isVisible()).toBe(false)
    await page.clock.runFor(1)
    await expect.poll(() => frame.isVisible()).toBe(true)
    expect(await loader.count()).toBe(0)
    expect(await frame.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 812 })
    await page.getByRole("button", { name: "Close", exact: true }).click()
    await expectAddress(page, paths.home)
  })

  it("[TP-01, TP-06] the task page uses the configured link and fetches announcements and the wallet", async () => {
    const page = await product.visit({ persona: "0", path: paths.myAccount })
    await stepTo(page, paths.task)
    const frame = page.locator("iframe")
    await frame.waitFor({ state: "attached" })
    await expect.poll(() => frame.getAttribute("src")).toMatch(/\/lgw\/vendor\/task\?token=.+$/)
    await expect
      .poll(() => product.callsTo(calls.announcements).at(-1)?.query)
      .toMatchObject({ types: "B,PL,PU,H", platform: "M" })
    await expect
      .poll(() => product.callsTo(calls.wallet).map(({ query }) => query))
      .toContainEqual({ type: "member" })
  })

  it("[TP-06] a task page that is opened directly fetches hot announcements and the wallet", async () => {
    await product.visit({ persona: "0", path: paths.task })
    await expect
      .poll(() => product.callsTo(calls.announcements).map(({ query }) => query))
      .toContainEqual(expect.objectContaining({ types: "B,PL,PU,H", platform: "M" }))
    await expect
      .poll(() => product.callsTo(calls.wallet).map(({ query }) => query))
      .toContainEqual({ type: "member" })
  })

  it("[TP-07] the task page of a guest, who is sent to the login, fetches no wallet", async () => {
    const page = await product.visit({ path: paths.task })
    await expectAddress(page, paths.login)
    await page.waitForLoadState("networkidle")
    expect(product.callsTo(calls.wallet).map(({ query }) => query)).not.toContainEqual({ type: "member" })
  })

  it("[ER-30] a task page that fails to load is logged and shows the loader and a retry button", async () => {
    const logged: Array<string> = []
    const page = await product.visit({
      persona: "0",
      path: paths.myAccount,
      apart: true,
      before: async (opened) => {
        opened.on("console", (message) => logged.push(message.text()))
        let asked = 0
        // The first request never gets a response.
        await opened.route(`**${vendorPaths.task}?*`, (route) => {
          asked += 1
          return asked > 1 ? route.continue() : undefined
        })
      },
    })
    await page.clock.install()
    await stepTo(page, paths.task)
    await page.clock.runFor(200)
    await page.locator("iframe").waitFor({ state: "attached" })
    await page.clock.runFor(10_000)
    await expectSaid(page, "The task page did not open. Please try again.")
    await page.getByRole("main").getByRole("status", { name: "Loading" }).waitFor()
    expect(logged.join("\n")).toContain("The task page did not load")
    await page.getByRole("button", { name: "Try again" }).click()
    await page
      .frameLocator("iframe")
      .getByRole("heading", { name: "Tasks of today" })
      .waitFor({ state: "attached" })
    await page.clock.runFor(200)
    await expect.poll(() => page.locator("iframe").isVisible()).toBe(true)
  })

  it("[TP-05, RO-04] the task page goes home without a link, and shows guests and trial members that it needs a real account", async () => {
    const page = await product.visit({
      persona: "0",
      path: paths.task,
      settings: { resourcesOff: ["TASK"] },
    })
    await expectAddress(page, paths.home)
    product.world.configure({ resourcesOff: [] })
    const guest = await product.visit({ path: paths.task })
    await expectSaid(guest, "Please login an actual account to use this function")
    await expectAddress(guest, paths.login)
    const trial = await product.visit({ persona: "4", path: paths.pointsMall })
    await expectSaid(trial, "Please login an actual account to use this function")
    await expectAddress(trial, paths.home)
    expect(product.callsTo(calls.goods)).toEqual([])
  })
})

describe("other screens", () => {
  it("[RT-66, RT-67] customer tasks open from the member centre, and sports has its own page", async () => {
    const page = await product.visit({ persona: "0", path: paths.memberHome })
    await page.getByRole("link", { name: "My tasks" }).click()
    await expectAddress(page, paths.memberTasks)
    await title(page, "My tasks")
    const task = list(page, "My tasks").getByRole("listitem").filter({ hasText: "Deposit three times" })
    await task.getByRole("progressbar", { name: "Deposit three times" }).waitFor()
    await task.getByText("Reward: ₱ 30.00").waitFor()
    await page.goto(paths.sports)
    await title(page, "Sports")
    await page.getByRole("main").getByRole("tab", { name: "Sports", exact: true, selected: true }).waitFor()
    expectQuiet(page)
  })
})
