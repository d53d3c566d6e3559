import { describe, expect, it } from "vitest"
import type { Locator } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { betDetail, bets, cancelBetPart, vendorBets } from "#gateway/calls/records/bets.ts"
import {
  deposits,
  profitLoss,
  transactions,
  txCodes,
  withdrawals,
} from "#gateway/calls/records/accountRecord.ts"
import { openApp } from "#tests/support/page.tsx"
import { expectTitle, header, opensMenu } from "#tests/support/pageEntry.ts"
import {
  button,
  confirmsTwice,
  copiedTexts,
  copyButtons,
  dialog,
  expectMessage,
  expectText,
  main,
  player,
  question,
  textsOf,
} from "#tests/support/pagePlayer.ts"

const rows = (name: string): Locator => main().getByRole("list", { name }).getByRole("listitem")
const period = (name: string): Locator =>
  main().getByRole("radiogroup", { name: "Period" }).getByRole("radio", { name })
const chip = (name: string): Locator => button(`Remove ${name}`)
const chips = () => main().getByRole("button", { name: /^Remove/ })
const type = (): Locator => main().getByRole("combobox", { name: "Type" })
/** The types of transactions come with a call. */
const picksType = async (name: string): Promise<void> => {
  await expect.element(type().getByRole("option", { name })).toBeInTheDocument()
  await type().selectOptions(name)
}

const expectRows = async (name: string): Promise<void> => {
  await expect.element(rows(name).first()).toBeVisible()
}

describe("betting record", () => {
  it("[RT-10] opens from the menu and loads 25 bets at a time", async () => {
    const { at, callsTo } = await openApp({ persona: "0" })
    await (await opensMenu()).getByRole("link", { name: "Betting record" }).click()
    await expect.poll(at).toBe(paths.bettingRecord)
    await expectTitle("Betting record")
    await expect.poll(() => rows("Betting record").elements().length).toBe(25)
    expect(callsTo(vendorBets).at(-1)?.query).toMatchObject({ pageNo: "1", pageSize: "25", status: "" })
    await player.presses("Load more")
    await expect.poll(() => rows("Betting record").elements().length).toBe(50)
    expect(callsTo(vendorBets).at(-1)?.query).toMatchObject({ pageNo: "2" })
  })

  it("keeps its filters in the address", async () => {
    const { at, callsTo } = await openApp({ persona: "0", path: paths.bettingRecord })
    const last = () => callsTo(vendorBets).at(-1)?.query
    await expectRows("Betting record")
    await player.presses("Filters")
    const filters = dialog("Filters")
    await filters.getByRole("combobox", { name: "Status" }).selectOptions("Lost")
    await expect.poll(last).toMatchObject({ pageNo: "1", status: "lost" })
    await filters.getByRole("button", { name: "Clear" }).click()
    await expect.poll(last).toMatchObject({ status: "" })
    await filters.getByRole("combobox", { name: "Status" }).selectOptions("Lost")
    await filters.getByRole("combobox", { name: "Game type" }).selectOptions("Slots")
    await filters.getByRole("button", { name: /^Show \d+\+?$/ }).click()
    await expect.element(filters).not.toBeInTheDocument()
    await expect.element(chip("Lost")).toBeVisible()
    await expect.element(chip("Slots")).toBeVisible()
    await period("This month").click()
    await expect
      .poll(last)
      .toMatchObject({ gameType: "RNG", status: "lost", startDate: expect.stringMatching(/-01$/) })
    expect(at()).toContain("period=month")
  })

  it("cancels a part of an open lottery bet once, after a confirmation, and returns the stake", async () => {
    const { callsTo } = await openApp({
      persona: "0",
      path: `${paths.bettingRecord}?tab=lottery&status=open&period=month`,
    })
    const balance = header().getByRole("status", { name: "Balance", includeHidden: true })
    await rows("Betting record").first().getByRole("button").first().click()
    await expect.element(balance).toMatchTextContent("₱")
    const before = balance.element().textContent
    const part = dialog().getByRole("button", { name: "Cancel this line" }).first()
    await part.click()
    await expect.element(question()).toHaveAccessibleName("Cancel this line of the bet?")
    await question().getByRole("button", { name: "Keep it" }).click()
    await expect.element(question()).not.toBeInTheDocument()
    expect(callsTo(cancelBetPart)).toEqual([])

    await part.click()
    await confirmsTwice("Cancel this line")
    await expect.element(dialog().getByText("Cancelled").first()).toBeVisible()
    expect(callsTo(cancelBetPart)).toHaveLength(1)
    expect(callsTo(betDetail).length).toBeGreaterThan(1)
    await dialog().getByRole("button", { name: "Close" }).click()
    await expect.poll(() => balance.element().textContent).not.toBe(before)
    await expect.poll(() => callsTo(bets).length).toBeGreaterThan(1)
  })
})

describe("account record", () => {
  it("[RT-11, CA-31, CA-36] shows transactions by type", async () => {
    const { callsTo } = await openApp({ persona: "0", path: paths.accountRecord })
    const last = () => callsTo(transactions).at(-1)?.query
    await expectTitle("Account record")
    await expectRows("Account record")
    await expect.element(main()).toHaveAttribute("data-variant", "member")
    expect(callsTo(txCodes)).toHaveLength(1)
    await picksType("Bonus")
    await expect.poll(last).toMatchObject({ txCode: "BONUS" })
    const kinds = () => textsOf(rows("Account record").getByRole("button")).map((text) => text.slice(0, 5))
    await expect.poll(() => [...new Set(kinds())]).toEqual(["Bonus"])
    expect(last()).not.toHaveProperty("types")
  })

  it("[RT-11] shows deposits and withdrawals separately", async () => {
    const { at, again, callsTo } = await openApp({ persona: "0", path: paths.accountRecord })
    await main().getByRole("tab", { name: "Deposits" }).click()
    await expectRows("Deposits")
    expect(at()).toContain("tab=deposit")
    expect(callsTo(deposits).at(-1)?.query).toMatchObject({ pageNo: "1", pageSize: "25" })
    expect(callsTo(withdrawals)).toEqual([])
    await again(`${paths.accountRecord}?tab=withdraw`)
    await expectRows("Withdrawals")
    expect(callsTo(withdrawals)).toHaveLength(1)
  })

  it("keeps a filter in the address without a history entry, and shows a button that removes it", async () => {
    const { address, at, again } = await openApp({ persona: "0", path: paths.accountRecord })
    await period("This month").click()
    await picksType("Bonus")
    await expect.element(chip("This month")).toBeVisible()
    await expect.element(chip("Bonus")).toBeVisible()
    expect(at()).toBe(`${paths.accountRecord}?period=month&txCode=BONUS`)
    await again()
    await chip("Bonus").click()
    await expect.element(chip("Bonus")).not.toBeInTheDocument()
    await expect.element(type()).toHaveValue("")
    expect(at()).toBe(`${paths.accountRecord}?period=month`)
    await chip("This month").click()
    await expect.element(period("Last 7 days")).toBeChecked()
    expect(at()).toBe(paths.accountRecord)
    expect(address.history).toEqual([paths.accountRecord])
  })

  it("[RT-12] shows an agent the transactions of the team's members, with a filter", async () => {
    const { callsTo } = await openApp({ persona: "9", path: `${paths.accountRecord}?types=A` })
    const last = () => callsTo(transactions).at(-1)?.query
    await expect.element(main().getByRole("heading", { level: 2, name: "Member transactions" })).toBeVisible()
    await expect.element(main()).toHaveAttribute("data-variant", "agent")
    await expectRows("Member transactions")
    expect(last()).toMatchObject({ types: "A", account: "" })
    await player.types("Member account", " nobody ")
    await player.presses("Show")
    await expectText("There are no transactions on these dates")
    expect(last()).toMatchObject({ types: "A", account: "nobody" })
  })

  it("[RT-12] shows members their own record at the agent's address", async () => {
    const { callsTo } = await openApp({ persona: "0", path: `${paths.accountRecord}?types=A` })
    await expectRows("Account record")
    expect(callsTo(transactions).at(-1)?.query).not.toHaveProperty("types")
  })
})

describe("filters of a record", () => {
  const filters = "gameType=NONE&vassalage=NONE&status=NONE&startDate=2026-02-31"

  it.each([
    [
      `${paths.bettingRecord}?${filters}`,
      "Betting record",
      vendorBets,
      { gameType: "", vassalage: "", status: "" },
    ],
    [
      `${paths.accountRecord}?tab=none&period=decade&txCode=NONE`,
      "Account record",
      transactions,
      { txCode: "" },
    ],
  ] as const)("fall back to their defaults for unknown values at %s", async (path, list, call, defaults) => {
    const { callsTo } = await openApp({ persona: "0", path })
    await expectRows(list)
    expect(callsTo(call).at(-1)?.query).toMatchObject(defaults)
    expect(chips().elements()).toEqual([])
  })
})

describe("details of a record entry", () => {
  const copied = copiedTexts()

  it.each([
    [paths.accountRecord, "Account record", "Reference number"],
    [`${paths.accountRecord}?tab=deposit`, "Deposits", "Reference number"],
    [`${paths.accountRecord}?tab=withdraw`, "Withdrawals", "Reference number"],
    [paths.bettingRecord, "Betting record", "Bet number"],
  ])("copy only the reference or bet number at %s", async (path, list, number) => {
    await openApp({ persona: "0", path })
    await rows(list).first().getByRole("button").click()
    await expect.poll(copyButtons).toEqual([`Copy ${number}`])
    await dialog()
      .getByRole("button", { name: `Copy ${number}` })
      .click()
    await expectMessage("Copied", "status")
    expect(copied).toEqual([expect.stringMatching(/^[\w-]{6,}$/)])
    await expect.element(dialog().getByText(copied[0] ?? "")).toBeVisible()
  })
})

describe("profit and loss", () => {
  const chart = () => main().getByRole("figure", { name: "Day by day" })
  const bars = () => chart().getByRole("listitem")

  it("[RT-13, CA-37] shows the totals, a row for each game type and a bar for each day", async () => {
    await openApp({
      persona: "0",
      path: paths.profitLoss,
      before: ({ rewrite }) =>
        rewrite<{ totals: object }>(profitLoss, ({ totals, ...value }) => ({
          ...value,
          totals: { ...totals, net: -0.004 },
        })),
    })
    await expectTitle("Profit and loss")
    const totals = main().getByRole("region", { name: "Totals" })
    await expect
      .poll(() => textsOf(totals.getByRole("term")))
      .toEqual(["Deposits", "Withdrawals", "Stakes", "Payouts", "Bonus"])
    expect(totals.getByText("−₱\u00a00.004").elements()).toHaveLength(1)
    await expect.element(rows("By game type").filter({ hasText: "Slots" })).toBeVisible()
    expect(bars().elements()).toHaveLength(7)
  })

  it("shows the amount of a tapped bar, and all days in a table", async () => {
    await openApp({ persona: "0", path: paths.profitLoss })
    const bar = bars().nth(2)
    await bar.getByRole("radio").click()
    await expect.element(bar.getByRole("radio")).toBeChecked()
    const [, amount = ""] = /^\w{3} \d{1,2}, \d{4}: (.+)$/.exec(bar.element().textContent) ?? []
    expect(amount, "a screen reader hears the day as it is written elsewhere").not.toBe("")
    const texts = [...chart().element().querySelectorAll("p")].map(({ textContent }) => textContent)
    expect(texts.some((text) => text.includes(amount))).toBe(true)
    const table = chart().getByRole("table")
    expect(table.getByRole("row").elements()).toHaveLength(8)
    await expect.element(table.getByRole("cell", { name: amount }).first()).toBeInTheDocument()
  })
})
