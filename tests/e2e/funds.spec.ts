import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { said } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const calls = {
  transfer: "/wps/relay/GCS_walletTransfer",
  funds: "/wps/member/info/funds/consolidated",
  goods: "/wps/relay/PTS2_goods",
  exchange: "/wps/relay/PTS2_exchange",
  announcements: "/wps/relay/MCSFE_getListAnnouncements",
  wallet: "/wps/wallets/gcs",
  nickname: "/wps/member/info/nickname",
} as const

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor()
const list = (page: Page, name: string): Locator => page.getByRole("list", { name, exact: true })
const dialog = (page: Page, name: string): Locator => page.getByRole("dialog", { name, exact: true })
const question = (page: Page, name: string): Locator => page.getByRole("alertdialog", { name, exact: true })
const bodies = (path: string) => product.callsTo(path).map(({ body }) => body)

describe("funds in the member centre", () => {
  it("[CA-29, CA-32] are told as one, and move between wallets: confirmed, once, and unsure ones by the same request", async () => {
    const page = await product.visit({
      persona: "0",
      path: paths.memberHome,
      settings: { faults: [{ call: calls.transfer, kind: "http500", times: 1 }] },
    })
    const funds = page.getByRole("region", { name: "My funds" })
    await funds.getByText("2,650").waitFor()
    expect(product.callsTo(calls.funds)).toHaveLength(1)
    await funds.getByRole("button", { name: "Fund transfer" }).click()
    const form = dialog(page, "Fund transfer").getByRole("form", { name: "Fund transfer" })
    await form.getByRole("button", { name: "Transfer" }).click()
    await said(page, "Choose a wallet").first().waitFor()
    expect(bodies(calls.transfer)).toEqual([])

    await form.getByRole("combobox", { name: "From wallet" }).selectOption({ index: 1 })
    await form.getByRole("combobox", { name: "To wallet" }).selectOption({ index: 2 })
    await form.getByRole("textbox", { name: "Amount" }).fill("100000")
    await form.getByRole("button", { name: "Transfer" }).click()
    await said(page, "The balance is not enough").waitFor()
    await form.getByRole("textbox", { name: "Amount" }).fill("50")
    await form.getByRole("button", { name: "Transfer" }).click()
    await question(page, "Transfer ₱ 50.00?").getByRole("button", { name: "Transfer" }).dblclick()
    const unsure = question(page, "It is not known whether it went through.")
    await unsure.getByRole("button", { name: "Ask again" }).click()
    await dialog(page, "Fund transfer").getByText("The money was transferred").waitFor()
    const sent = product.callsTo(calls.transfer).map(({ body }) => JSON.stringify(body))
    expect(sent).toHaveLength(2)
    expect(sent[0]).toBe(sent[1])
    await dialog(page, "Fund transfer").getByRole("button", { name: "OK" }).click()
    await funds.getByText("₱ 1,922.08").waitFor()
  })

  it("[CA-22] a nickname that is not set is set once", async () => {
    const page = await product.visit({
      persona: "0",
      path: paths.myAccount,
      settings: { noNickname: true },
    })
    await page.getByRole("button", { name: "Set Nickname" }).click()
    const form = dialog(page, "Set Nickname")
    await form.getByRole("button", { name: "Save" }).click()
    await said(page, "Please fill this in").waitFor()
    await form.getByRole("textbox", { name: "Nickname" }).fill(" Koi ")
    await form.getByRole("button", { name: "Save" }).click()
    await page.getByRole("definition").filter({ hasText: "Koi" }).waitFor()
    expect(await page.getByRole("button", { name: "Set Nickname" }).count()).toBe(0)
    expect(product.callsTo(calls.nickname)).toHaveLength(1)
  })
})

describe("the points mall", () => {
  it("[RT-16] exchanges points after a question: points fall, the history has it", async () => {
    const page = await product.visit({ persona: "0", path: paths.pointsMall })
    await title(page, "Point mall")
    const points = page.getByRole("status", { name: "Points" })
    await points.waitFor()
    expect(await points.textContent()).toBe("2,650")
    const fan = list(page, "Goods").getByRole("listitem").filter({ hasText: "Folding fan" }).first()
    await fan.getByRole("button", { name: "Exchange" }).click()
    const asked = question(page, "Do you want to exchange your points?")
    await asked.getByText("Folding fan: 150 points").waitFor()
    await asked.getByRole("button", { name: "Cancel" }).click()
    expect(bodies(calls.exchange)).toEqual([])
    await fan.getByRole("button", { name: "Exchange" }).click()
    await asked.getByRole("button", { name: "Exchange" }).dblclick()
    await dialog(page, "Exchanged").getByText("2,500 points").waitFor()
    await dialog(page, "Exchanged").getByRole("button", { name: "OK" }).click()
    await expect.poll(() => points.textContent()).toBe("2,500")
    expect(bodies(calls.exchange)).toHaveLength(1)
    await page.getByRole("tab", { name: "History" }).click()
    await list(page, "History").getByRole("listitem").first().getByText("Folding fan").waitFor()
    const soldOut = page.getByRole("button", { name: "Sold out" }).first()
    await page.getByRole("tab", { name: "Goods" }).click()
    expect(await soldOut.isDisabled()).toBe(true)
    expectQuiet(page)
  })
})

describe("the task page", () => {
  it("[RT-17, TP-01, TP-03, TP-04, TP-06, TP-07] shows the task link on all of the screen, 150 ms after opening and 100 ms after its load", async () => {
    const page = await product.visit({ persona: "0", path: paths.myAccount, apart: true })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.evaluate((path) => history.pushState(null, "", path), paths.task)
    const frame = page.locator("iframe")
    const loader = page.getByRole("main").getByRole("status", { name: "Loading" })
    await loader.waitFor()
    await page.clock.runFor(149)
    expect(await frame.count()).toBe(0)
    await page.clock.runFor(1)
    await frame.waitFor({ state: "attached" })
    expect(await frame.getAttribute("src")).toMatch(/\/lgw\/vendor\/task\?token=.+$/)
    await page
      .frameLocator("iframe")
      .getByRole("heading", { name: "Tasks of today" })
      .waitFor({ state: "attached" })
    await page.clock.runFor(99)
    expect(await loader.isVisible()).toBe(true)
    expect(await frame.isVisible()).toBe(false)
    await page.clock.runFor(1)
    await expect.poll(() => frame.isVisible()).toBe(true)
    expect(await loader.count()).toBe(0)
    expect(await frame.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 812 })
    expect(product.callsTo(calls.announcements).at(-1)?.query).toMatchObject({
      types: "B,PL,PU,H",
      platform: "M",
    })
    expect(product.callsTo(calls.wallet).map(({ query }) => query)).toContainEqual({ type: "member" })
    await page.getByRole("button", { name: "Close", exact: true }).click()
    await expectAddress(page, paths.home)
  })

  it("[ER-30] a task page that does not load is logged, with the loader and another try", async () => {
    const logged: Array<string> = []
    const page = await product.visit({
      persona: "0",
      path: paths.myAccount,
      apart: true,
      before: async (opened) => {
        opened.on("console", (message) => logged.push(message.text()))
        let asked = 0
        // The first one is never answered.
        await opened.route("**/lgw/vendor/task?*", (route) => {
          asked += 1
          return asked > 1 ? route.continue() : undefined
        })
      },
    })
    await page.clock.install()
    await page.evaluate((path) => history.pushState(null, "", path), paths.task)
    await page.clock.runFor(200)
    await page.locator("iframe").waitFor({ state: "attached" })
    await page.clock.runFor(10_000)
    await said(page, "The tasks have not opened yet.").waitFor()
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

  it("[TP-05, RO-04] leads home without a link; guests and trial members are told that it needs an actual account", async () => {
    const page = await product.visit({
      persona: "0",
      path: paths.task,
      settings: { resourcesOff: ["TASK"] },
    })
    await expectAddress(page, paths.home)
    product.world.configure({ resourcesOff: [] })
    const guest = await product.visit({ path: paths.task })
    await said(guest, "Please login an actual account to use this function").waitFor()
    await expectAddress(guest, paths.login)
    const trial = await product.visit({ persona: "4", path: paths.pointsMall })
    await said(trial, "Please login an actual account to use this function").waitFor()
    await expectAddress(trial, paths.home)
    expect(product.callsTo(calls.goods)).toEqual([])
  })
})

describe("further screens", () => {
  it("[RT-66, RT-67] customer tasks are reached from the member centre, and sports has a page", async () => {
    const page = await product.visit({ persona: "0", path: paths.memberHome })
    await page.getByRole("link", { name: "My tasks" }).click()
    await expectAddress(page, paths.memberTasks)
    await title(page, "My tasks")
    const task = list(page, "My tasks").getByRole("listitem").filter({ hasText: "Deposit three times" })
    await task.getByRole("progressbar", { name: "Deposit three times" }).waitFor()
    await task.getByText("Reward ₱ 30.00").waitFor()
    await page.goto(paths.sports)
    await title(page, "Sports")
    await page.getByRole("main").getByRole("tab", { name: "Sports", exact: true, selected: true }).waitFor()
    expectQuiet(page)
  })
})
