import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { moduleIds } from "#domain/Whitelabel.ts"
import { said, trailOf } from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const main = (page: Page) => page.getByRole("main")
const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1, exact: true })
const entry = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true })
const pathsAsked = () => new Set(product.world.log.entries().map(({ path }) => path))
const relay = (name: string) => `/wps/relay/${name}`

/** Shows another page of the app without leaving it. */
const goTo = async (page: Page, path: string) => {
  await page.evaluate((to) => history.pushState(null, "", to), path)
  await expectAddress(page, path)
}

/** The pages of the agent area, what they are called and what they ask for. */
const area = [
  ["RT-49", paths.teamOverview, "Team overview", ["ODSFE2_TeamKPIA", "ODSFE2_TeamKPIB", "ODSFE2_teamKPIC"]],
  ["RT-50", paths.teamPnl, "Team profit and loss", ["ODSFE2_TeamKPIB"]],
  ["RT-51", paths.team, "Team", ["ODSFE2_Subordinate"]],
  ["RT-52", paths.teamBetting, "Team betting", ["ODSFE2_teamKPIC"]],
  ["RT-53", paths.redRain, "Red rain", ["MCSFE_redRain"]],
  ["RT-54", paths.agentRebate, "Agent rebate", ["ODSFE2_QueryDailySalary", "ODS2_AgentPrevAndCurrIncome"]],
  ["RT-55", paths.teamRebate, "Team rebate", []],
  [
    "RT-56",
    paths.agentRegister,
    "Open account",
    [
      "MCS2_getGlobalRebateSettingsByProductType",
      "MCS2_getCustomerRebateSettingByProductType",
      "MCS2_getAgentQuotaGroupByProduct",
    ],
  ],
  ["RT-57", paths.agentDividend, "Dividend", ["ODSFE2_CurrentDividend", "ODSFE2_QueryDividend"]],
  [
    "RT-58",
    paths.salaryContract,
    "Salary contract",
    [
      "MCS2_getContractDailySalInfo",
      "MCS2_getContracDailySalReq",
      "MCS2_getDailySalContractHist",
      "ODSFE2_CurrentDailySalary",
      "ODSFE2_QueryDailySalary",
    ],
  ],
  ["RT-59", paths.dividendContract, "Dividend contract", ["MCS2_getContractDividendInfo"]],
  ["RT-60", paths.hourContract, "Hourly contract", ["MCS2_getContracDailySalReq"]],
] as const

describe("the agent area", () => {
  it(`${area.map(([row]) => `[${row}]`).join("")}[RO-12][CA-77][CA-78][CA-79][CA-80][CA-81][CA-82][CA-85] each page opens to an agent of type 3, and asks for its own`, async () => {
    const page = await product.visit({ persona: "3", path: paths.settings })
    for (const [, path, name, calls] of area) {
      product.world.log.clear()
      await goTo(page, path)
      await heading(page, name).waitFor()
      await expect.poll(() => calls.filter((call) => !pathsAsked().has(relay(call)))).toEqual([])
      expect(addressOf(page)).toBe(path)
    }
    for (const path of [paths.salaryContract, paths.dividendContract, paths.hourContract]) {
      await goTo(page, path)
      await main(page).getByRole("region", { name: "Waits for your answer" }).waitFor()
    }
    expectQuiet(page)
  })

  it("[RT-48][AG-02][C6] who is no agent, and whoever is nobody, is taken home, with no agent page left in the history", async () => {
    for (const persona of ["0", "4", "40", "guest"]) {
      const page = await product.visit({ persona, path: paths.settings })
      const steps = await page.evaluate(() => history.length)
      const trail = trailOf(page)
      await page.evaluate((to) => location.replace(to), paths.agent)
      await expectAddress(page, paths.home)
      await page.getByRole("navigation", { name: "Main" }).waitFor()
      expect(await page.evaluate(() => history.length)).toBe(steps)
      expect(trail.at(-1)).toBe(paths.home)
    }
  })
})

describe("agent home", () => {
  it("[RT-48][AG-01][AG-07][AG-11][AG-12][AG-13][AG-14][AG-15][AG-16][CA-77] shows an agent what there is, what is unread, and the team's numbers of today", async () => {
    const page = await product.visit({
      persona: "3",
      path: paths.agent,
      settings: { unreadInbox: 4, unreadNotices: 3 },
    })
    await heading(page, "Agent center").waitFor()
    for (const [name, count, path] of [
      ["Agent notices", "3", "/m/member/notice?types=A"],
      ["Inbox", "4", paths.inbox],
    ] as const) {
      const link = main(page).getByRole("link", { name, exact: true })
      await link.getByText(count, { exact: true }).waitFor()
      expect(await link.getAttribute("aria-describedby")).not.toBeNull()
      await link.click()
      await expectAddress(page, path)
      await page.goBack()
      await heading(page, "Agent center").waitFor()
    }
    for (const [name, path] of [
      ["Team overview", paths.teamOverview],
      ["Salary contract", paths.salaryContract],
      ["Dividend contract", paths.dividendContract],
      ["Hourly contract", paths.hourContract],
      ["Dividend", paths.agentDividend],
      ["Open account", paths.agentRegister],
    ] as const) {
      await entry(page, name).click()
      await expectAddress(page, path)
      await page.goBack()
    }
    const today = main(page).getByRole("region", { name: "Team today" })
    await expect.poll(() => today.getByRole("definition").allTextContents()).not.toContain("")
    const [asked] = product.callsTo(relay("ODSFE2_TeamKPIA"))
    const date = await page.evaluate(() => new Date().toLocaleDateString("sv-SE"))
    expect(asked?.query).toEqual({ startDate: date, endDate: date, size: "0" })
    expect(await today.getByRole("term").allTextContents()).toEqual([
      "Logged in",
      "Placed bets",
      "Registered",
      "Online now",
    ])
    await main(page).getByRole("button", { name: "Online service" }).click()
    await page.getByRole("dialog", { name: "Customer service" }).waitFor()
    expectQuiet(page)
  })

  it("[AG-04][AG-05][AG-08][AG-09][AG-10][C5] with every module off money, home and the online service are left; the deposit refuses an agent that may not", async () => {
    const page = await product.visit({
      persona: "41",
      path: paths.agent,
      settings: { modulesOff: moduleIds },
    })
    await main(page).getByRole("button", { name: "Online service" }).waitFor()
    expect(await main(page).getByRole("listitem").allTextContents()).toEqual([
      "Online service",
      "Deposit",
      "Withdraw",
      "Home",
    ])
    await entry(page, "Deposit").click()
    await said(page, "free-play")
      .or(said(page, /account/))
      .first()
      .waitFor()
    expect(addressOf(page)).toBe(paths.agent)
    await entry(page, "Home").click()
    await expectAddress(page, paths.home)
  })
})

describe("what agents do", () => {
  it("[RO-12][CA-81] a contract is accepted after a question, and stays so", async () => {
    const page = await product.visit({ persona: "9", path: paths.salaryContract })
    const waiting = main(page).getByRole("region", { name: "Waits for your answer" })
    await waiting.getByRole("button", { name: "Accept" }).click()
    const question = page.getByRole("alertdialog")
    await question.getByRole("button", { name: "Cancel" }).click()
    expect(product.callsTo(relay("MCS2_processDailySalContract"))).toHaveLength(0)
    await waiting.getByRole("button", { name: "Accept" }).click()
    await question.getByRole("button", { name: "Accept" }).click()
    await waiting.waitFor({ state: "detached" })
    await main(page).getByRole("region", { name: "In force" }).getByText("Contract S31").waitFor()
    await main(page).getByRole("region", { name: "History" }).getByText("Contract S22").waitFor()
    await main(page).getByRole("button", { name: "Ask for it again" }).click()
    await question.getByRole("button", { name: "Ask for it again" }).click()
    await waiting.getByText("Contract S17").waitFor()
    expect(product.callsTo(relay("MCS2_applyContractDailySal"))).toHaveLength(1)
    await page.reload()
    await main(page).getByRole("region", { name: "In force" }).getByText("Contract S31").waitFor()
    expectQuiet(page)
  })

  it("[RT-51][CA-83][ER-28] money goes to members that are chosen, once, and a form that fails is kept; a stranger is wrong agent information", async () => {
    const page = await product.visit({ persona: "9", path: paths.team })
    const dialog = page.getByRole("dialog", { name: "Transfer" })
    const question = page.getByRole("alertdialog")
    for (const account of ["player1001", "player1002"])
      await main(page)
        .getByRole("checkbox", { name: `Transfer ${account}` })
        .check()
    await page.getByRole("button", { name: "Transfer to 2 chosen" }).click()
    await dialog.getByRole("textbox", { name: "Amount for player1001" }).fill("5")
    await dialog.getByRole("button", { name: "Transfer", exact: true }).click()
    await dialog.getByText("Enter an amount above 0").waitFor()
    await dialog.getByRole("textbox", { name: "Amount for player1002" }).fill("99999999")
    await dialog.getByRole("button", { name: "Transfer", exact: true }).click()
    await question.getByRole("button", { name: "Transfer" }).click()
    await dialog.getByRole("alert").waitFor()
    expect(await dialog.getByRole("textbox", { name: "Amount for player1002" }).inputValue()).toBe("99999999")
    await dialog.getByRole("textbox", { name: "Amount for player1002" }).fill("7.50")
    await dialog.getByRole("button", { name: "Transfer", exact: true }).click()
    await question.getByText("₱ 12.50").waitFor()
    await question.getByRole("button", { name: "Transfer" }).dblclick()
    await page.getByText("₱ 12.50 went to player1001, player1002.").waitFor()
    expect(product.callsTo("/wps/agent/transferMultipleDownline")).toHaveLength(2)
    await main(page).getByRole("textbox", { name: "Find an account" }).fill("stranger")
    await main(page).getByRole("button", { name: "Search" }).click()
    await main(page).getByText("Agent information wrong").waitFor()
    expect(addressOf(page)).toBe(`${paths.team}?account=stranger`)
  })

  it("[RO-11][RT-56][CA-83][CA-86][ER-28] an account is opened within the own rates and is in the team; a link is made and deleted", async () => {
    const page = await product.visit({ persona: "9", path: paths.agentRegister })
    const form = main(page).getByRole("form", { name: "Open account" })
    await form.getByRole("textbox", { name: "Account" }).fill("newbie01")
    await form.getByRole("textbox", { name: "Password" }).fill("secret1")
    await form.getByRole("combobox", { name: "Account type" }).selectOption("Agent")
    const slots = form.getByRole("combobox", { name: "Slots" })
    expect((await slots.getByRole("option").allTextContents()).at(-1)).toBe("1%")
    await slots.selectOption("0.5%")
    await form.getByRole("button", { name: "Open account" }).click()
    await page.getByText("The account newbie01 is open.").waitFor()
    expect(await form.getByRole("textbox", { name: "Account" }).inputValue()).toBe("")
    await main(page).getByRole("tab", { name: "Affiliate links" }).click()
    const make = main(page).getByRole("form", { name: "Create link" })
    await make.getByRole("textbox", { name: "Title of the link" }).fill("Fiesta two")
    await make.getByRole("button", { name: "Create link" }).click()
    const link = main(page).getByRole("article", { name: "Fiesta two" })
    await link.getByRole("button", { name: "Delete" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
    await link.waitFor({ state: "detached" })
    expect([
      product.callsTo("/wps/agent/affiliate").length > 0,
      product.callsTo(relay("MCS2_wpsViewAffUrls")).length > 0,
      product.callsTo(relay("MCS2_wpsCreateAffUrl")).length,
      product.callsTo(relay("MCS2_wpsDeleteAffUrl")).length,
    ]).toEqual([true, true, 1, 1])
    await goTo(page, paths.team)
    await main(page).getByRole("article", { name: "newbie01" }).getByText("Agent").waitFor()
    expectQuiet(page)
  })

  it("[CA-80][RT-57] a dividend that is due is paid out after a question; rebates are changed within the own", async () => {
    const page = await product.visit({ persona: "9", path: paths.agentDividend })
    const due = main(page).getByRole("article").filter({ hasText: "Due" })
    const name = (await due.first().getByRole("heading").textContent()) ?? ""
    const count = await due.count()
    await due.first().getByRole("button", { name: "Pay out" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Pay out" }).click()
    await page.getByText(`was paid to ${name}`).waitFor()
    await expect.poll(() => due.count()).toBe(count - 1)
    expect(product.callsTo(relay("ODSFE2_PayoutDividend"))).toHaveLength(1)
    await goTo(page, paths.teamRebate)
    const member = main(page).getByRole("article", { name: "player1001" })
    await member.getByRole("button", { name: "Change rebates" }).click()
    const dialog = page.getByRole("dialog", { name: "Rebates of player1001" })
    await dialog.getByRole("combobox", { name: "Slots" }).selectOption("0.2%")
    await dialog.getByRole("button", { name: "Submit" }).click()
    await dialog.waitFor({ state: "detached" })
    await member.getByText("0.2%").first().waitFor()
    expect(product.callsTo("/wps/agent/updateDownlineRebates")).toHaveLength(1)
    expectQuiet(page)
  })
})
