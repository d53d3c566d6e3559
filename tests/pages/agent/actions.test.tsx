import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { createAffiliateLink, deleteAffiliateLink } from "#gateway/calls/agent/affiliates.ts"
import { answerContract, applyForContract } from "#gateway/calls/agent/agentContracts.ts"
import { payDividend } from "#gateway/calls/agent/payouts.ts"
import { transferToDownlines, updateDownlineRebates } from "#gateway/calls/agent/team.ts"
import { openApp } from "#tests/support/page.tsx"
import { form } from "#tests/support/pageEntry.ts"
import {
  button,
  confirmsTwice,
  dialog,
  expectText,
  main,
  player,
  question,
} from "#tests/support/pagePlayer.ts"

const region = (name: string) => main().getByRole("region", { name })
const article = (name: string) => main().getByRole("article", { name })

describe("salary contract page", () => {
  it("[RO-12, CA-81] confirms an accepted contract and applies for a refused one", async () => {
    const { again, callsTo } = await openApp({ persona: "9", path: paths.salaryContract })
    const waiting = region("Waiting for your answer")
    await waiting.getByRole("button", { name: "Accept" }).click()
    await player.confirms("Cancel")
    expect(callsTo(answerContract)).toEqual([])
    await waiting.getByRole("button", { name: "Accept" }).click()
    await player.confirms("Accept")
    await expect.element(waiting).not.toBeInTheDocument()
    await expect.element(region("In force").getByText("Contract S31")).toBeVisible()
    await expect.element(region("History").getByText("Contract S22")).toBeVisible()
    await player.presses("Request again")
    await player.confirms("Request again")
    await expect.element(waiting.getByText("Contract S17")).toBeVisible()
    expect(callsTo(applyForContract)).toHaveLength(1)
    await again()
    await expect.element(region("In force").getByText("Contract S31")).toBeVisible()
  })
})

describe("team page", () => {
  it("shows balance and details of a member", async () => {
    await openApp({ persona: "9", path: paths.team })
    await expect.element(article("player1001").getByText(/^Balance ₱/)).toBeVisible()
    await article("player1001").getByRole("button", { name: "More player1001" }).click()
    await expect.element(dialog("player1001").getByText(/^Last login/)).toBeVisible()
    await dialog("player1001").getByRole("button", { name: "Change rebates" }).click()
    const rebates = dialog("Rebates of player1001")
    await rebates.getByRole("button", { name: "Close" }).click()
    await expect.element(rebates).not.toBeInTheDocument()
  })

  it("[CA-83] sends a transfer once, and keeps the typed values when the transfer is refused", async () => {
    const { callsTo } = await openApp({ persona: "9", path: paths.team })
    const transfer = dialog("Transfer")
    const amount = (account: string) => transfer.getByRole("textbox", { name: `Amount for ${account}` })
    const submits = () => transfer.getByRole("button", { name: "Transfer" }).click()
    for (const account of ["player1001", "player1002"])
      await main()
        .getByRole("checkbox", { name: `Transfer to ${account}` })
        .click()
    await page.getByRole("button", { name: "Transfer to selected (2)" }).click()
    await amount("player1001").fill("5")
    await submits()
    await expect.element(transfer.getByText("Please enter an amount such as 500 or 99.50")).toBeVisible()
    await amount("player1002").fill("99999999")
    await submits()
    await player.confirms("Transfer")
    await expect.element(transfer.getByRole("alert")).toBeVisible()
    await expect.element(amount("player1002")).toHaveValue("99,999,999")
    await amount("player1002").fill("7.50")
    await submits()
    await expect.element(question().getByText(/₱ 12\.50/)).toBeVisible()
    await confirmsTwice("Transfer")
    await expect
      .element(page.getByText(/^₱ 12\.50 was transferred to player1001 and player1002/))
      .toBeVisible()
    expect(callsTo(transferToDownlines)).toHaveLength(2)
  })

  it("keeps the amount of a transfer after a reload", async () => {
    const { again } = await openApp({ persona: "9", path: paths.team })
    const amount = dialog("Transfer").getByRole("textbox", { name: "Amount for player1001" })
    const opensTransfer = async () => {
      await main().getByRole("checkbox", { name: "Transfer to player1001" }).click()
      await page.getByRole("button", { name: "Transfer to selected (1)" }).click()
    }
    await opensTransfer()
    await amount.fill("12.50")
    await again()
    await opensTransfer()
    await expect.element(amount).toHaveValue("12.50")
  })

  it("[RT-51, ER-28] refuses an account that is not in the team", async () => {
    const { at } = await openApp({ persona: "9", path: paths.team })
    await player.types("Find an account", "stranger")
    await player.presses("Search")
    await expectText(/Agent information wrong/)
    expect(at()).toBe(`${paths.team}?account=stranger`)
  })
})

describe("open account page", () => {
  it("[RO-11, ER-28] opens an account within the agent's own rates", async () => {
    const { again } = await openApp({ persona: "9", path: paths.agentRegister })
    const account = form("Open account")
    await player.types("Account", "newbie01")
    await player.types("Password", "secret1")
    await account.getByLabelText("Account type").selectOptions("Agent")
    const slots = account.getByLabelText("Slots")
    await expect.poll(() => slots.element().textContent).toMatch(/1%$/)
    await slots.selectOptions("0.5%")
    await account.getByRole("button", { name: "Open account" }).click()
    await expect.element(page.getByText("The account newbie01 is now open")).toBeVisible()
    await expect.element(account.getByRole("textbox", { name: "Account" })).toHaveValue("")
    await again(paths.team)
    await expect.element(article("newbie01").getByText("Agent")).toBeVisible()
  })

  it("[CA-86] creates an affiliate link and deletes it", async () => {
    const { callsTo } = await openApp({ persona: "9", path: paths.agentRegister })
    await main().getByRole("tab", { name: "Affiliate links" }).click()
    await player.types("Link title", "Fiesta two")
    await player.presses("Create link")
    await article("Fiesta two").getByRole("button", { name: "Delete" }).click()
    await player.confirms("Delete")
    await expect.element(article("Fiesta two")).not.toBeInTheDocument()
    expect([createAffiliateLink, deleteAffiliateLink].map((call) => callsTo(call).length)).toEqual([1, 1])
  })
})

describe("dividend page", () => {
  it("[CA-80, RT-57] pays a dividend once, and disables only its row meanwhile", async () => {
    const { callsTo, holds } = await openApp({ persona: "9", path: paths.agentDividend })
    const due = () => main().getByRole("article").filter({ hasText: "Due" })
    await expect.poll(() => due().elements().length).toBeGreaterThan(1)
    const count = due().elements().length
    const name = due().first().getByRole("heading").element().textContent
    const release = holds(payDividend)
    await due().first().getByRole("button", { name: "Pay dividend" }).click()
    await player.confirms("Pay dividend")
    // The open dialog hides the page from assistive technology.
    const busy = () => document.querySelectorAll("main article button[aria-busy=true]").length
    await expect.poll(busy).toBe(1)
    release()
    await expect.element(page.getByText(new RegExp(`was paid to ${name}`))).toBeVisible()
    await expect.poll(() => due().elements().length).toBe(count - 1)
    expect(callsTo(payDividend)).toHaveLength(1)
    await expect.element(question()).not.toBeInTheDocument()
  })
})

describe("team rebate page", () => {
  it("changes the rebates of a member", async () => {
    const { callsTo } = await openApp({ persona: "9", path: paths.teamRebate })
    await article("player1001").getByRole("button", { name: "Change rebates" }).click()
    const rebates = dialog("Rebates of player1001")
    await rebates.getByLabelText("Slots").selectOptions("0.2%")
    await rebates.getByRole("button", { name: "Submit" }).click()
    await expect.element(rebates).not.toBeInTheDocument()
    await expect.element(article("player1001").getByText("0.2%").first()).toBeVisible()
    expect(callsTo(updateDownlineRebates)).toHaveLength(1)
    await expect.element(button("Submit")).not.toBeInTheDocument()
  })
})
