import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { moduleIds } from "#domain/Whitelabel.ts"
import {
  affiliate,
  affiliateLinks,
  createAffiliateLink,
  deleteAffiliateLink,
} from "#gateway/calls/agent/affiliates.ts"
import {
  answerContract,
  applyForContract,
  dividendContracts,
  salaryContract,
  salaryContractHistory,
  salaryContractRequest,
} from "#gateway/calls/agent/agentContracts.ts"
import {
  currentDividend,
  currentSalary,
  dividends,
  income,
  payDividend,
  salaries,
} from "#gateway/calls/agent/payouts.ts"
import { globalRebates, ownRebates, rebateQuotas } from "#gateway/calls/agent/rebates.ts"
import {
  subordinates,
  teamMembers,
  teamMoney,
  teamPlay,
  transferToDownlines,
  updateDownlineRebates,
} from "#gateway/calls/agent/team.ts"
import { redRain } from "#gateway/calls/promo/redRain.ts"
import { expectSaid, trailOf, stepTo } from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, rewrite, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const main = (page: Page) => page.getByRole("main")
const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1, exact: true })
const entry = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true })
const pathsAsked = () => new Set(product.world.log.entries().map(({ path }) => path))

/** Navigates within the app, without a page load. */
const goTo = async (page: Page, path: string) => {
  await stepTo(page, path)
  await expectAddress(page, path)
}

/** The pages of the agent area: row, address, heading, calls. */
const area = [
  ["RT-49, CA-77", paths.teamOverview, "Team overview", [teamMembers.path, teamMoney.path, teamPlay.path]],
  ["RT-50", paths.teamPnl, "Team profit and loss", [teamMoney.path]],
  ["RT-51, CA-78", paths.team, "Team", [subordinates.path]],
  ["RT-52", paths.teamBetting, "Team betting", [teamPlay.path]],
  ["RT-53", paths.redRain, "Red packet rain", [redRain.path]],
  ["RT-54, CA-79", paths.agentRebate, "Agent rebate", [salaries.path, income.path]],
  ["RT-55", paths.teamRebate, "Team rebate", []],
  [
    "RT-56, CA-85",
    paths.agentRegister,
    "Open account",
    [globalRebates.path, ownRebates.path, rebateQuotas.path],
  ],
  ["RT-57, CA-80", paths.agentDividend, "Dividend", [currentDividend.path, dividends.path]],
  [
    "RT-58, RO-12, CA-81",
    paths.salaryContract,
    "Daily salary contract",
    [
      salaryContract.path,
      salaryContractRequest.path,
      salaryContractHistory.path,
      currentSalary.path,
      salaries.path,
    ],
  ],
  ["RT-59, CA-82", paths.dividendContract, "Dividend contract", [dividendContracts.path]],
  ["RT-60", paths.hourContract, "Hourly salary contract", []],
] as const

describe("the agent area", () => {
  it.each(area)(
    "[%s] the agent page %s opens for an agent of type 3 as '%s' and fetches its own data",
    async (_rows, path, name, calls) => {
      const page = await product.visit({ persona: "3", path: paths.settings })
      product.world.log.clear()
      await goTo(page, path)
      await heading(page, name).waitFor()
      await expect.poll(() => calls.filter((call) => !pathsAsked().has(call))).toEqual([])
      expectQuiet(page)
    },
  )

  it("the contract pages of salary and dividend show the contracts that wait for an answer, the hourly one has none", async () => {
    const page = await product.visit({ persona: "3", path: paths.settings })
    for (const path of [paths.salaryContract, paths.dividendContract]) {
      await goTo(page, path)
      await main(page).getByRole("region", { name: "Waiting for your answer" }).waitFor()
    }
    await goTo(page, paths.hourContract)
    await main(page).getByText("You have no contract of this kind.").waitFor()
    expectQuiet(page)
  })

  it.each(["0", "4", "40", "guest"])(
    "[RT-48][AG-02][C6] agent home redirects persona %s, who is no agent, to home and leaves no agent page in the history",
    async (persona) => {
      const page = await product.visit({ persona, path: paths.settings })
      const steps = await page.evaluate(() => history.length)
      const trail = trailOf(page)
      await page.evaluate((to) => location.replace(to), paths.agent)
      await expectAddress(page, paths.home)
      await page.getByRole("navigation", { name: "Main" }).waitFor()
      await expect.poll(() => page.evaluate(() => history.length)).toBe(steps)
      await expect.poll(() => trail.at(-1)).toBe(paths.home)
    },
  )
})

describe("agent home", () => {
  const open = async () => {
    const page = await product.visit({
      persona: "3",
      path: paths.agent,
      settings: { unreadInbox: 4, unreadNotices: 3 },
    })
    await heading(page, "Agent center").waitFor()
    return page
  }

  it("[RT-48][AG-01] agent home opens for an agent, and its online service opens the service popup", async () => {
    const page = await open()
    await main(page).getByRole("button", { name: "Online service" }).click()
    await page.getByRole("dialog", { name: "Customer service" }).waitFor()
    expectQuiet(page)
  })

  it.each([
    ["AG-13", "Agent announcements", "3", "/m/member/notice?types=A"],
    ["AG-14", "Inbox", "4", paths.inbox],
  ] as const)(
    "[%s] the agent-home entry %s shows %s unread and opens %s",
    async (_row, name, count, path) => {
      const page = await open()
      const link = main(page).getByRole("link", { name, exact: true })
      await link.getByText(count, { exact: true }).waitFor()
      expect(await link.getAttribute("aria-describedby")).not.toBeNull()
      await link.click()
      await expectAddress(page, path)
    },
  )

  it("[AG-07, AG-08, AG-11] agent home leads to overview, contracts, dividend, account opening and withdrawal", async () => {
    const page = await open()
    for (const [name, path] of [
      ["Team overview", paths.teamOverview],
      ["Daily salary contract", paths.salaryContract],
      ["Dividend contract", paths.dividendContract],
      ["Hourly salary contract", paths.hourContract],
      ["Dividend", paths.agentDividend],
      ["Open account", paths.agentRegister],
      ["Withdraw", paths.withdraw],
    ] as const) {
      await entry(page, name).click()
      await expectAddress(page, path)
      await page.goBack()
    }
  })

  it("[AG-15, AG-16, CA-77] agent home shows today's numbers of the team", async () => {
    const figures = {
      teamLoginMemberCount: 11,
      teamBetMemberCount: 12,
      teamRegisterMemberCount: 13,
      teamOnlineCount: 14,
    }
    const page = await product.visit({
      persona: "3",
      path: paths.agent,
      before: (opened) => rewrite<object>(opened, teamMembers.path, (value) => ({ ...value, ...figures })),
    })
    const today = main(page).getByRole("region", { name: "Team today" })
    await expect.poll(() => today.getByRole("definition").allTextContents()).toEqual(["11", "12", "13", "14"])
    const [asked] = product.callsTo(teamMembers.path)
    const date = await page.evaluate(() => new Date().toLocaleDateString("sv-SE"))
    expect(asked?.query).toEqual({ startDate: date, endDate: date, size: "0" })
    await expect
      .poll(() => today.getByRole("term").allTextContents())
      .toEqual(["Logged in", "Placed bets", "Registered", "Online now"])
  })

  const always = [
    "Daily salary contract",
    "Dividend contract",
    "Hourly salary contract",
    "Online service",
    "Deposit",
    "Withdraw",
    "Home",
  ]
  const withoutDividend = (page: Page) => rewrite(page, currentDividend.path, () => [])
  const names = (page: Page) => main(page).getByRole("listitem").allTextContents()

  it("[AG-12] the dividend item leads to its page, and is absent without a dividend and its module", async () => {
    const page = await open()
    await entry(page, "Dividend").click()
    await expectAddress(page, paths.agentDividend)
    const without = await product.visit({
      persona: "3",
      path: paths.agent,
      settings: { modulesOff: ["COMM3"] },
      before: withoutDividend,
    })
    await entry(without, "Home").waitFor()
    await expect.poll(() => names(without)).not.toContain("Dividend")
  })

  it.each(["1", "2", "3", "9", "41", "42"])(
    "[AG-04][AG-05] without modules, agent home of type %s keeps contracts, online service, money and home",
    async (persona) => {
      const page = await product.visit({
        persona,
        path: paths.agent,
        settings: { modulesOff: moduleIds },
        before: withoutDividend,
      })
      await main(page).getByRole("button", { name: "Online service" }).waitFor()
      await expect.poll(() => names(page)).toEqual(always)
    },
  )

  it.each([
    ["AGEINFO3", ["Team overview"]],
    ["PERSPNL3", ["Team profit and loss"]],
    ["AGEDOWNMAN3", ["Team", "Open account"]],
    ["TRANSBETREPMEM3", ["Team betting"]],
    ["MEMTRANS3", ["Member transactions"]],
    ["COMM3", ["Team rebate", "Agent rebate", "Dividend"]],
    ["REWCEN3", ["Red packet rain"]],
    ["AGEANNOUNCE3", ["Agent announcements"]],
    ["INBOX3", ["Inbox"]],
  ] as const satisfies ReadonlyArray<readonly [(typeof moduleIds)[number], ReadonlyArray<string>]>)(
    "[AG-04] with module %s alone, agent home shows only the module's entries and those without a module",
    async (module, own) => {
      const page = await product.visit({
        persona: "9",
        path: paths.agent,
        settings: { modulesOff: moduleIds.filter((id) => id !== module), unreadInbox: 0, unreadNotices: 0 },
        before: withoutDividend,
      })
      await expect.poll(async () => (await names(page)).toSorted()).toEqual([...always, ...own].toSorted())
    },
  )

  it("[AG-10][C5] the deposit of agent home refuses an agent without the permission, and Home leads home", async () => {
    const page = await product.visit({ persona: "41", path: paths.agent })
    await entry(page, "Deposit").click()
    await expectSaid(page, "A free-play account cannot use this function")
    expect(addressOf(page)).toBe(paths.agent)
    await entry(page, "Home").click()
    await expectAddress(page, paths.home)
  })
})

describe("actions of agents", () => {
  it("[RO-12][CA-81] accepting a contract asks for confirmation and survives a reload", async () => {
    const page = await product.visit({ persona: "9", path: paths.salaryContract })
    const waiting = main(page).getByRole("region", { name: "Waiting for your answer" })
    await waiting.getByRole("button", { name: "Accept" }).click()
    const question = page.getByRole("alertdialog")
    await question.getByRole("button", { name: "Cancel" }).click()
    expect(product.callsTo(answerContract.path)).toHaveLength(0)
    await waiting.getByRole("button", { name: "Accept" }).click()
    await question.getByRole("button", { name: "Accept" }).click()
    await waiting.waitFor({ state: "detached" })
    await main(page).getByRole("region", { name: "In force" }).getByText("Contract S31").waitFor()
    await main(page).getByRole("region", { name: "History" }).getByText("Contract S22").waitFor()
    await main(page).getByRole("button", { name: "Request again" }).click()
    await question.getByRole("button", { name: "Request again" }).click()
    await waiting.getByText("Contract S17").waitFor()
    expect(product.callsTo(applyForContract.path)).toHaveLength(1)
    await page.reload()
    await main(page).getByRole("region", { name: "In force" }).getByText("Contract S31").waitFor()
    expectQuiet(page)
  })

  it("[RT-51][CA-83][ER-28] a transfer to chosen members is sent once, keeps a failed form, and refuses an unknown agent", async () => {
    const page = await product.visit({ persona: "9", path: paths.team })
    const dialog = page.getByRole("dialog", { name: "Transfer" })
    const question = page.getByRole("alertdialog")
    for (const account of ["player1001", "player1002"])
      await main(page)
        .getByRole("checkbox", { name: `Transfer ${account}` })
        .check()
    await page.getByRole("button", { name: "Transfer to selected (2)" }).click()
    await dialog.getByRole("textbox", { name: "Amount for player1001" }).fill("5")
    await dialog.getByRole("button", { name: "Transfer", exact: true }).click()
    await dialog.getByText("Please enter an amount such as 500 or 99.50").waitFor()
    await dialog.getByRole("textbox", { name: "Amount for player1002" }).fill("99999999")
    await dialog.getByRole("button", { name: "Transfer", exact: true }).click()
    await question.getByRole("button", { name: "Transfer" }).click()
    await dialog.getByRole("alert").waitFor()
    await expect
      .poll(() => dialog.getByRole("textbox", { name: "Amount for player1002" }).inputValue())
      .toBe("99999999")
    await dialog.getByRole("textbox", { name: "Amount for player1002" }).fill("7.50")
    await dialog.getByRole("button", { name: "Transfer", exact: true }).click()
    await question.getByText("₱ 12.50").waitFor()
    await question.getByRole("button", { name: "Transfer" }).dblclick()
    await page.getByText("₱ 12.50 was transferred to player1001 and player1002").waitFor()
    expect(product.callsTo(transferToDownlines.path)).toHaveLength(2)
    const member = main(page).getByRole("article", { name: "player1001" })
    await member.getByText("Balance ₱").waitFor()
    await member.getByRole("button", { name: "More player1001" }).click()
    const details = page.getByRole("dialog", { name: "player1001" })
    await details.getByText("Last login").waitFor()
    await details.getByRole("button", { name: "Change rebates" }).click()
    const rebates = page.getByRole("dialog", { name: "Rebates of player1001" })
    await rebates.getByRole("button", { name: "Close" }).click()
    await rebates.waitFor({ state: "detached" })
    await main(page).getByRole("textbox", { name: "Find an account" }).fill("stranger")
    await main(page).getByRole("button", { name: "Search" }).click()
    await main(page).getByText("Agent information wrong").waitFor()
    expect(addressOf(page)).toBe(`${paths.team}?account=stranger`)
  })

  it("[RO-11][CA-86][ER-28] an agent opens an account within its own rates, and creates and deletes a link", async () => {
    const page = await product.visit({ persona: "9", path: paths.agentRegister })
    const form = main(page).getByRole("form", { name: "Open account" })
    await form.getByRole("textbox", { name: "Account" }).fill("newbie01")
    await form.getByRole("textbox", { name: "Password" }).fill("secret1")
    await form.getByRole("combobox", { name: "Account type" }).selectOption("Agent")
    const slots = form.getByRole("combobox", { name: "Slots" })
    await expect.poll(async () => (await slots.getByRole("option").allTextContents()).at(-1)).toBe("1%")
    await slots.selectOption("0.5%")
    await form.getByRole("button", { name: "Open account" }).click()
    await page.getByText("The account newbie01 is now open").waitFor()
    await expect.poll(() => form.getByRole("textbox", { name: "Account" }).inputValue()).toBe("")
    await main(page).getByRole("tab", { name: "Affiliate links" }).click()
    const make = main(page).getByRole("form", { name: "Create link" })
    await make.getByRole("textbox", { name: "Link title" }).fill("Fiesta two")
    await make.getByRole("button", { name: "Create link" }).click()
    const link = main(page).getByRole("article", { name: "Fiesta two" })
    await link.getByRole("button", { name: "Delete" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
    await link.waitFor({ state: "detached" })
    expect([
      product.callsTo(affiliate.path).length > 0,
      product.callsTo(affiliateLinks.path).length > 0,
      product.callsTo(createAffiliateLink.path).length,
      product.callsTo(deleteAffiliateLink.path).length,
    ]).toEqual([true, true, 1, 1])
    await goTo(page, paths.team)
    await main(page).getByRole("article", { name: "newbie01" }).getByText("Agent").waitFor()
    expectQuiet(page)
  })

  it("[CA-80][RT-57] an agent confirms the payout of a dividend, and changes the rebates of a member", async () => {
    const page = await product.visit({ persona: "9", path: paths.agentDividend })
    const due = main(page).getByRole("article").filter({ hasText: "Due" })
    const name = (await due.first().getByRole("heading").textContent()) ?? ""
    const count = await due.count()
    expect(count).toBeGreaterThan(1)
    let pay = () => {}
    const paid = new Promise<void>((resolve) => (pay = resolve))
    await page.route(`**${payDividend.path}`, async (route) => {
      await paid
      await route.continue()
    })
    await due.first().getByRole("button", { name: "Pay dividend" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Pay dividend" }).click()
    // Only the row that is paid. The open dialog hides the page from assistive technology.
    const busy = page.locator("main article button[aria-busy=true]")
    await expect.poll(() => busy.count()).toBe(1)
    pay()
    await page.getByText(`was paid to ${name}`).waitFor()
    await expect.poll(() => due.count()).toBe(count - 1)
    expect(product.callsTo(payDividend.path)).toHaveLength(1)
    await goTo(page, paths.teamRebate)
    const member = main(page).getByRole("article", { name: "player1001" })
    await member.getByRole("button", { name: "Change rebates" }).click()
    const dialog = page.getByRole("dialog", { name: "Rebates of player1001" })
    await dialog.getByRole("combobox", { name: "Slots" }).selectOption("0.2%")
    await dialog.getByRole("button", { name: "Submit" }).click()
    await dialog.waitFor({ state: "detached" })
    await member.getByText("0.2%").first().waitFor()
    expect(product.callsTo(updateDownlineRebates.path)).toHaveLength(1)
    expectQuiet(page)
  })
})
