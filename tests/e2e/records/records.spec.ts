// End to end because a record keeps its filters over a real reload, without an entry in the history.
import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { betDetail, bets, cancelBetPart, vendorBets } from "#gateway/calls/records/bets.ts"
import { deposits, profitLoss, transactions, txCodes, withdrawals } from "#gateway/calls/records/records.ts"
import { balance, expectSaid, openMenu } from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, holdRequests, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const list = (page: Page, name: string): Locator => page.getByRole("list", { name, exact: true })
const rows = (page: Page, name: string): Locator => list(page, name).getByRole("listitem")
const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name, exact: true })
const period = (page: Page, name: string): Locator =>
  page.getByRole("radiogroup", { name: "Period" }).getByRole("radio", { name, exact: true })
const chip = (page: Page, name: string): Locator =>
  page.getByRole("button", { name: `Remove ${name}`, exact: true })
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor()
const question = (page: Page, name: string | RegExp): Locator => page.getByRole("alertdialog", { name })
const last = (path: string) => product.callsTo(path).at(-1)?.query

const calls = {
  vendorBets: vendorBets.path,
  lotteryBets: bets.path,
  detail: betDetail.path,
  cancel: cancelBetPart.path,
  bookings: transactions.path,
  kinds: txCodes.path,
  deposits: deposits.path,
  withdrawals: withdrawals.path,
  profitLoss: profitLoss.path,
} as const

describe("the betting record", () => {
  it("[RT-10] the betting record opens from the menu in pages of 25, filtered by its address", async () => {
    const page = await product.visit({ persona: "0" })
    await (await openMenu(page)).getByRole("link", { name: "Betting record" }).click()
    await expectAddress(page, paths.bettingRecord)
    await title(page, "Betting record")
    await rows(page, "Betting record").first().waitFor()
    await expect.poll(() => rows(page, "Betting record").count()).toBe(25)
    expect(last(calls.vendorBets)).toMatchObject({ pageNo: "1", pageSize: "25", status: "" })

    await page.getByRole("button", { name: "Load more" }).click()
    await expect.poll(() => rows(page, "Betting record").count()).toBe(50)
    expect(last(calls.vendorBets)).toMatchObject({ pageNo: "2" })

    await page.getByRole("button", { name: "Filters" }).click()
    const filters = page.getByRole("dialog", { name: "Filters" })
    await filters.getByRole("combobox", { name: "Status" }).selectOption("Lost")
    await expect.poll(() => last(calls.vendorBets)).toMatchObject({ pageNo: "1", status: "lost" })
    await filters.getByRole("combobox", { name: "Game type" }).selectOption("Slots")
    await filters.getByRole("button", { name: "Show" }).click()
    await filters.waitFor({ state: "detached" })
    await chip(page, "Lost").waitFor()
    await chip(page, "Slots").waitFor()
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

  it("cancelling a part of an open lottery bet asks for confirmation, is sent once, and returns the stake", async () => {
    const page = await product.visit({
      persona: "0",
      path: `${paths.bettingRecord}?tab=lottery&status=open&period=month`,
    })
    const before = await balance(page).first().textContent()
    await rows(page, "Betting record").getByRole("button").first().click()
    const part = page.getByRole("dialog").getByRole("button", { name: "Cancel this line" }).first()
    await part.click()
    const asked = question(page, "Cancel this line of the bet?")
    await asked.getByRole("button", { name: "Keep it" }).click()
    await asked.waitFor({ state: "detached" })
    expect(product.callsTo(calls.cancel)).toEqual([])

    await part.click()
    await asked.getByRole("button", { name: "Cancel this line" }).dblclick()
    await page.getByRole("dialog").getByText("Cancelled", { exact: true }).first().waitFor()
    expect(product.callsTo(calls.cancel)).toHaveLength(1)
    expect(product.callsTo(calls.detail).length).toBeGreaterThan(1)
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click()
    await expect.poll(() => balance(page).first().textContent()).not.toBe(before)
    await expect.poll(() => product.callsTo(calls.lotteryBets).length).toBeGreaterThan(1)
    expectQuiet(page)
  })

  it("the betting record reports a failed request with a retry, and an empty result", async () => {
    const page = await product.visit({
      persona: "0",
      path: paths.bettingRecord,
      settings: {
        faults: [{ call: calls.vendorBets, kind: "refused", times: 1, code: "no_permission" }],
      },
    })
    await expectSaid(page, "The record could not be loaded.")
    await page.getByRole("button", { name: "Try again" }).click()
    await rows(page, "Betting record").first().waitFor()
    await period(page, "Own dates").check()
    await page.getByLabel("To", { exact: true }).fill("2020-01-01")
    await expectSaid(page, "The From date must not be later than the To date")
    await page.getByLabel("From", { exact: true }).fill("2020-01-01")
    await page.getByText("There are no bets on these dates.").waitFor()
    expect(last(calls.vendorBets)).toMatchObject({ startDate: "2020-01-01", endDate: "2020-01-01" })
  })
})

describe("the account record", () => {
  it("[RT-11, CA-31, CA-36] the account record shows bookings by kind, with separate deposits and withdrawals", async () => {
    const page = await product.visit({ persona: "0", path: paths.accountRecord })
    await title(page, "Account record")
    await rows(page, "Account record").first().waitFor()
    await expect.poll(() => page.getByRole("main").getAttribute("data-variant")).toBe("member")
    expect(product.callsTo(calls.kinds)).toHaveLength(1)
    await page.getByRole("combobox", { name: "Type" }).selectOption("Bonus")
    await expect.poll(() => last(calls.bookings)).toMatchObject({ txCode: "BONUS" })
    await expect
      .poll(async () =>
        (await rows(page, "Account record").getByRole("button").allTextContents()).every((row) =>
          row.startsWith("Bonus"),
        ),
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

  it("a chosen filter of a record stays in the address without a history entry, and shows as a button that removes it", async () => {
    const page = await product.visit({ persona: "0", path: paths.settings })
    await page.goto(paths.accountRecord)
    await period(page, "This month").check()
    await page.getByRole("combobox", { name: "Type" }).selectOption("Bonus")
    await chip(page, "This month").waitFor()
    await chip(page, "Bonus").waitFor()
    await page.reload()
    await chip(page, "Bonus").click()
    await chip(page, "Bonus").waitFor({ state: "detached" })
    await expect.poll(() => page.getByRole("combobox", { name: "Type" }).inputValue()).toBe("")
    expect(addressOf(page)).toBe(`${paths.accountRecord}?period=month`)
    await chip(page, "This month").click()
    await expect.poll(() => period(page, "Last 7 days").isChecked()).toBe(true)
    expect(addressOf(page)).toBe(paths.accountRecord)
    await page.goBack()
    await expectAddress(page, paths.settings)
    expectQuiet(page)
  })

  it("an unknown value in the address of a record selects the default", async () => {
    const path = `${paths.accountRecord}?tab=none&period=decade&txCode=NONE`
    const page = await product.visit({ persona: "0", path })
    await rows(page, "Account record").first().waitFor()
    await expect.poll(() => period(page, "Last 7 days").isChecked()).toBe(true)
    expect(last(calls.bookings)).toMatchObject({ txCode: "" })
    expect(await page.getByRole("button", { name: /^Remove/ }).count()).toBe(0)

    await page.goto(`${paths.bettingRecord}?gameType=NONE&vassalage=NONE&status=NONE&startDate=2026-02-31`)
    await rows(page, "Betting record").first().waitFor()
    expect(last(calls.vendorBets)).toMatchObject({ gameType: "", vassalage: "", status: "" })
    expect(await page.getByRole("button", { name: /^Remove/ }).count()).toBe(0)
  })

  it("the first entry of a day in a record shows the date and the day's total of the loaded entries", async () => {
    const page = await product.visit({
      persona: "0",
      path: `${paths.accountRecord}?tab=deposit&period=month`,
    })
    await rows(page, "Deposits").first().waitFor()
    await expect.poll(() => page.getByRole("main").getByRole("list").count()).toBe(1)
    const entries = await rows(page, "Deposits").allTextContents()
    const centsOf = (text: string | undefined) => Number(text?.replaceAll(/\D/g, ""))
    const days = entries.reduce<ReadonlyArray<{ readonly total: number; readonly amounts: number }>>(
      (found, text) => {
        const [total, amount] = text.match(/₱\s[\d,]+\.\d\d/g) ?? []
        if (text.includes("Total so far"))
          return [...found, { total: centsOf(total), amounts: centsOf(amount) }]
        const day = found.at(-1)
        return [
          ...found.slice(0, -1),
          { total: day?.total ?? 0, amounts: (day?.amounts ?? 0) + centsOf(total) },
        ]
      },
      [],
    )
    expect(days.length).toBeGreaterThan(1)
    for (const { total, amounts } of days) expect(amounts).toBe(total)
    expect(await rows(page, "Deposits").getByRole("heading").count()).toBe(days.length)
  })

  it("an entry of each record opens its details, where a press copies its number and nothing else", async () => {
    const page = await product.visit({
      persona: "0",
      path: paths.accountRecord,
      context: { permissions: ["clipboard-read", "clipboard-write"] },
    })
    for (const [path, name, number] of [
      [paths.accountRecord, "Account record", "Reference number"],
      [`${paths.accountRecord}?tab=deposit`, "Deposits", "Reference number"],
      [`${paths.accountRecord}?tab=withdraw`, "Withdrawals", "Reference number"],
      [paths.bettingRecord, "Betting record", "Bet number"],
    ] as const) {
      await page.goto(path)
      await rows(page, name).getByRole("button").first().click()
      const copy = page.getByRole("dialog").getByRole("button", { name: /^Copy/ })
      await copy.waitFor()
      await expect.poll(() => copy.getAttribute("aria-label"), { message: name }).toBe(`Copy ${number}`)
      await copy.click()
      await expectSaid(page, "Copied", "status")
    }
    expectQuiet(page)
  })

  it("a toast over a dialog that opened before the code of toasts was loaded is open to a screen reader", async () => {
    const page = await product.visit({
      persona: "0",
      path: paths.settings,
      context: { permissions: ["clipboard-read", "clipboard-write"] },
    })
    const release = await holdRequests(page, /\/assets\/Toasts-[^/]+\.js$/)
    await page.goto(paths.accountRecord)
    await rows(page, "Account record").getByRole("button").first().click()
    await page.getByRole("dialog").getByRole("button", { name: /^Copy/ }).first().click()
    // The toast lasts two seconds, so the page looks at each frame.
    const isHidden = page.evaluate(async () => {
      const isCopied = ({ textContent }: Element) => textContent === "Copied"
      for (;;) {
        const toast = [...document.querySelectorAll("[role=status]")].find(isCopied)
        if (toast !== undefined) return toast.closest("[aria-hidden=true]") !== null
        await new Promise(requestAnimationFrame)
      }
    })
    release()
    expect(await isHidden).toBe(false)
    expectQuiet(page)
  })

  it("[RT-12] an agent's account record shows the members' bookings with a filter; a member's address opens the own record", async () => {
    const page = await product.visit({ persona: "9", path: `${paths.accountRecord}?types=A` })
    await page.getByRole("heading", { level: 2, name: "Member transactions" }).waitFor()
    await expect.poll(() => page.getByRole("main").getAttribute("data-variant")).toBe("agent")
    await rows(page, "Member transactions").first().waitFor()
    expect(last(calls.bookings)).toMatchObject({ types: "A", account: "" })
    await page.getByRole("textbox", { name: "Member account" }).fill(" nobody ")
    await page.getByRole("button", { name: "Show" }).click()
    await page.getByText("There are no transactions on these dates.").waitFor()
    expect(last(calls.bookings)).toMatchObject({ types: "A", account: "nobody" })
    expectQuiet(page)

    const member = await product.visit({ persona: "0", path: `${paths.accountRecord}?types=A` })
    await rows(member, "Account record").first().waitFor()
    expect(last(calls.bookings)).not.toHaveProperty("types")
  })
})

describe("profit and loss", () => {
  it("[RT-13, CA-37] profit and loss shows the totals, a row a game type and a bar a day", async () => {
    const page = await product.visit({ persona: "0", path: paths.profitLoss })
    await title(page, "Profit and loss")
    const totals = page.getByRole("region", { name: "Totals" })
    await totals.waitFor()
    await expect
      .poll(() => totals.getByRole("term").allTextContents())
      .toEqual(["Deposits", "Withdrawals", "Stakes", "Payouts", "Bonus"])
    await expect.poll(() => totals.getByText(/^[+-]₱\s[\d,]+\.\d\d$/).count()).toBe(1)
    await rows(page, "By game type").filter({ hasText: "Slots" }).waitFor()
    const bars = page.getByRole("figure", { name: "Day by day" }).getByRole("listitem")
    await expect.poll(() => bars.count()).toBe(7)
    const middles = (parts: Locator) =>
      parts.evaluateAll((all) =>
        all.map((part) => {
          const { left, width } = part.getBoundingClientRect()
          return left + width / 2
        }),
      )
    const dates = page.getByRole("figure", { name: "Day by day" }).locator("div[aria-hidden] > span")
    const apart = async () => {
      const [above, below] = [await middles(bars), await middles(dates)]
      return above.map((middle, index) => Math.round(Math.abs(middle - (below[index] ?? Number.NaN))))
    }
    await expect.poll(apart, { message: "each bar stands over its date" }).toEqual([0, 0, 0, 0, 0, 0, 0])
    const chart = page.getByRole("figure", { name: "Day by day" })
    await bars.nth(2).click()
    const [, amount = ""] = /^\w{3} \d{1,2}, \d{4}: (.+)$/.exec((await bars.nth(2).textContent()) ?? "") ?? []
    expect(amount, "a screen reader hears the day as it is written elsewhere").not.toBe("")
    await chart.locator("p", { hasText: amount }).waitFor()
    await expect.poll(() => bars.nth(2).getByRole("radio").isChecked()).toBe(true)
    await expect.poll(() => chart.getByRole("table").getByRole("row").count()).toBe(8)
    await chart.getByRole("table").getByRole("cell", { name: amount, exact: true }).first().waitFor()
    await period(page, "Yesterday").check()
    await expect.poll(() => bars.count()).toBe(1)
    const [day] = await bars.allTextContents()
    const yesterday = new Date(`${day?.split(":")[0]} UTC`).toISOString().slice(0, 10)
    expect(last(calls.profitLoss)).toEqual({ startDate: yesterday, endDate: yesterday })
    expectQuiet(page)
  })
})
