import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { balance, openMenu, said } from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const list = (page: Page, name: string): Locator => page.getByRole("list", { name, exact: true })
const rows = (page: Page, name: string): Locator => list(page, name).getByRole("listitem")
const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name, exact: true })
const period = (page: Page, name: string): Locator =>
  page.getByRole("radiogroup", { name: "Period" }).getByRole("radio", { name, exact: true })
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor()
const question = (page: Page, name: string | RegExp): Locator => page.getByRole("alertdialog", { name })
const last = (path: string) => product.callsTo(path).at(-1)?.query

const calls = {
  vendorBets: "/wps/relay/GCS_vendorGameRecord",
  lotteryBets: "/lgw/orders",
  detail: "/lgw/orders/detail",
  cancel: "/lgw/orders/suborders/cancel",
  bookings: "/wps/relay/ODS2_MemberTransaction",
  kinds: "/wps/relay/GLS2_TxCodeList",
  deposits: "/wps/relay/MCS2_depositTransactioNReport",
  withdrawals: "/wps/relay/MCS2_WithdrawTransactionReport",
  profitLoss: "/wps/relay/ODSFE2_MemPNL",
} as const

describe("the betting record", () => {
  it("[RT-10] opens from the menu, comes in pages of 25, and is narrowed by what its address keeps", async () => {
    const page = await product.visit({ persona: "0" })
    await (await openMenu(page)).getByRole("link", { name: "Betting record" }).click()
    await expectAddress(page, paths.bettingRecord)
    await title(page, "Betting record")
    await rows(page, "Betting record").first().waitFor()
    expect(await rows(page, "Betting record").count()).toBe(25)
    expect(last(calls.vendorBets)).toMatchObject({ pageNo: "1", pageSize: "25", status: "" })

    await page.getByRole("button", { name: "Load more" }).click()
    await expect.poll(() => rows(page, "Betting record").count()).toBe(50)
    expect(last(calls.vendorBets)).toMatchObject({ pageNo: "2" })

    await page.getByRole("combobox", { name: "State" }).selectOption("Lost")
    await expect.poll(() => last(calls.vendorBets)).toMatchObject({ pageNo: "1", status: "lost" })
    await page.getByRole("combobox", { name: "Game type" }).selectOption("Slots")
    await period(page, "This month").check()
    await expect
      .poll(() => last(calls.vendorBets))
      .toMatchObject({ gameType: "RNG", status: "lost", startDate: expect.stringMatching(/-01$/) })
    const address = addressOf(page)
    expect(address).toContain("period=month")
    await page.reload()
    await rows(page, "Betting record").first().waitFor()
    expect(last(calls.vendorBets)).toMatchObject({ gameType: "RNG", status: "lost" })

    await rows(page, "Betting record").getByRole("button").first().click()
    await page.getByRole("dialog").getByText("Bet number").waitFor()
    expectQuiet(page)
  })

  it("a part of an open lottery bet is cancelled after a question, once, and its stake comes back", async () => {
    const page = await product.visit({
      persona: "0",
      path: `${paths.bettingRecord}?tab=lottery&status=open&period=month`,
    })
    const before = await balance(page).first().textContent()
    await rows(page, "Betting record").getByRole("button").first().click()
    const part = page.getByRole("dialog").getByRole("button", { name: "Cancel this part" }).first()
    await part.click()
    const asked = question(page, "Do you want to cancel this part of the bet?")
    await asked.getByRole("button", { name: "Keep it" }).click()
    await asked.waitFor({ state: "detached" })
    expect(product.callsTo(calls.cancel)).toEqual([])

    await part.click()
    await asked.getByRole("button", { name: "Cancel this part" }).dblclick()
    await page.getByRole("dialog").getByText("Cancelled", { exact: true }).first().waitFor()
    expect(product.callsTo(calls.cancel)).toHaveLength(1)
    expect(product.callsTo(calls.detail).length).toBeGreaterThan(1)
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click()
    await expect.poll(() => balance(page).first().textContent()).not.toBe(before)
    await expect.poll(() => product.callsTo(calls.lotteryBets).length).toBeGreaterThan(1)
    expectQuiet(page)
  })

  it("says so when it cannot be had, and has it by another try; what is empty says so too", async () => {
    const page = await product.visit({
      persona: "0",
      path: paths.bettingRecord,
      settings: {
        faults: [{ call: calls.vendorBets, kind: "refused", times: 1, code: "no_permission" }],
      },
    })
    await said(page, "The record could not be loaded.").waitFor()
    await page.getByRole("button", { name: "Try again" }).click()
    await rows(page, "Betting record").first().waitFor()
    await period(page, "Own dates").check()
    await page.getByLabel("To", { exact: true }).fill("2020-01-01")
    await said(page, "The first day must not be after the last.").waitFor()
    await page.getByLabel("From", { exact: true }).fill("2020-01-01")
    await page.getByText("You have not bet on these days.").waitFor()
    expect(last(calls.vendorBets)).toMatchObject({ startDate: "2020-01-01", endDate: "2020-01-01" })
  })
})

describe("the account record", () => {
  it("[RT-11, CA-30, CA-31, CA-34, CA-36] tells bookings by kind, and has deposits and withdrawals apart", async () => {
    const page = await product.visit({ persona: "0", path: paths.accountRecord })
    await title(page, "Account record")
    await rows(page, "Account record").first().waitFor()
    expect(await page.getByRole("main").getAttribute("data-variant")).toBe("member")
    expect(product.callsTo(calls.kinds)).toHaveLength(1)
    await page.getByRole("combobox", { name: "Type" }).selectOption("Bonus")
    await expect.poll(() => last(calls.bookings)).toMatchObject({ txCode: "BONUS" })
    await expect
      .poll(async () =>
        (await rows(page, "Account record").allTextContents()).every((row) => row.startsWith("Bonus")),
      )
      .toBe(true)
    expect(last(calls.bookings)).not.toHaveProperty("types")

    await tab(page, "Deposits").click()
    await rows(page, "Deposits").first().waitFor()
    expect(addressOf(page)).toContain("tab=deposit")
    expect(last(calls.deposits)).toMatchObject({ pageNo: "1", pageSize: "25" })
    await page.goto(`${paths.accountRecord}?tab=withdraw`)
    await rows(page, "Withdrawals").first().waitFor()
    expect(product.callsTo(calls.withdrawals)).toHaveLength(1)
    expectQuiet(page)
  })

  it("[RT-12] of agents has their members' bookings and a filter; members have their own there", async () => {
    const page = await product.visit({ persona: "9", path: `${paths.accountRecord}?types=A` })
    await page.getByRole("heading", { level: 2, name: "Your members' record" }).waitFor()
    expect(await page.getByRole("main").getAttribute("data-variant")).toBe("agent")
    await rows(page, "Your members' record").first().waitFor()
    expect(last(calls.bookings)).toMatchObject({ types: "A", account: "" })
    await page.getByRole("textbox", { name: "Member account" }).fill(" nobody ")
    await page.getByRole("button", { name: "Show" }).click()
    await page.getByText("Nothing was booked on these days.").waitFor()
    expect(last(calls.bookings)).toMatchObject({ types: "A", account: "nobody" })
    expectQuiet(page)

    const member = await product.visit({ persona: "0", path: `${paths.accountRecord}?types=A` })
    await rows(member, "Account record").first().waitFor()
    expect(last(calls.bookings)).not.toHaveProperty("types")
  })
})

describe("profit and loss", () => {
  it("[RT-13, CA-37] has the totals, a row a game type and a bar a day", async () => {
    const page = await product.visit({ persona: "0", path: paths.profitLoss })
    await title(page, "Profit and loss")
    const totals = page.getByRole("region", { name: "Totals" })
    await totals.waitFor()
    expect(await totals.getByRole("term").allTextContents()).toEqual([
      "Deposits",
      "Withdrawals",
      "Stakes",
      "Wins",
      "Bonus",
    ])
    expect(await totals.getByText(/^[+-]₱ [\d,]+\.\d\d$/).count()).toBe(1)
    await rows(page, "By game type").filter({ hasText: "Slots" }).waitFor()
    const bars = page.getByRole("figure", { name: "Day by day" }).getByRole("listitem")
    expect(await bars.count()).toBe(7)
    await period(page, "Yesterday").check()
    await expect.poll(() => bars.count()).toBe(1)
    const [day] = await bars.allTextContents()
    const yesterday = day?.slice(0, 10)
    expect(last(calls.profitLoss)).toEqual({ startDate: yesterday, endDate: yesterday })
    expectQuiet(page)
  })
})
