import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const main = (page: Page) => page.getByRole("main")
const states = (page: Page) => main(page).getByRole("status").filter({ hasText: "No data" })

const favourites = `${paths.gameList}?gameType=FAV`
const deposits = `${paths.accountRecord}?tab=deposit`
const withdrawals = `${paths.accountRecord}?tab=withdraw`
const bankCards = `${paths.securityCentre}?part=bankCard`

/** Empty lists that link a page: persona, address, sentence, name of the link, its page. */
const linked = [
  ["0", favourites, "Tap the star on a game to add it here.", "Game center", paths.games],
  ["4", favourites, "This account cannot have favourites.", "Game center", paths.games],
  ["0", paths.rng, "There are no games here at the moment.", "Game center", paths.games],
  ["guest", paths.fish, "There are no games here at the moment.", "Game center", paths.games],
  ["guest", paths.games, "There are no games here at the moment.", "Promotion", paths.activity],
  ["guest", paths.lotteryList, "No lotteries here", "Game center", paths.games],
  ["0", paths.bettingRecord, "There are no bets on these dates.", "Game center", paths.games],
  ["0", paths.accountRecord, "There are no transactions on these dates.", "Deposit", paths.deposit],
  ["4", paths.accountRecord, "There are no transactions on these dates.", "Game center", paths.games],
  ["9", `${paths.accountRecord}?types=A`, "There are no transactions on these dates.", "Team", paths.team],
  ["0", deposits, "There are no deposits on these dates.", "Deposit", paths.deposit],
  ["40", deposits, "There are no deposits on these dates.", "Game center", paths.games],
  ["41", deposits, "There are no deposits on these dates.", "Game center", paths.games],
  ["0", withdrawals, "There are no withdrawals on these dates.", "Withdraw", paths.withdraw],
  ["0", paths.profitLoss, "There are no transactions on these dates.", "Game center", paths.games],
  ["0", paths.inbox, "Messages from us appear here.", "Promotion", paths.activity],
  ["guest", paths.notice, "There are no announcements at the moment.", "Promotion", paths.activity],
  ["9", paths.agentNotice, "There are no announcements at the moment.", "Promotion", paths.activity],
  ["guest", paths.help, "There are no help topics at the moment.", "Home", paths.home],
  ["guest", paths.activity, "There are no promotions here at the moment.", "Home", paths.home],
  ["0", paths.rewardCentre, "There is nothing for you to claim or join", "Promotion", paths.activity],
  ["0", `${paths.rewardCentre}?tab=mission`, "There are no tasks for you", "Promotion", paths.activity],
  ["0", paths.memberTasks, "There are no tasks for you at the moment.", "Promotion", paths.activity],
  ["0", paths.pointsMall, "There are no items to redeem at the moment.", "Promotion", paths.activity],
  ["9", paths.redRain, "No event is planned at the moment.", "Promotion", paths.activity],
  ["9", paths.team, "There are no members here yet.", "Open account", paths.agentRegister],
  ["9", paths.teamRebate, "There are no members here yet.", "Open account", paths.agentRegister],
  ["9", paths.teamPnl, "There are no figures for these dates.", "Team", paths.team],
  ["9", paths.teamBetting, "There are no figures for these dates.", "Team", paths.team],
  ["9", paths.agentRebate, "There are no figures for these dates.", "Team", paths.team],
  ["9", paths.agentDividend, "There are no figures for these dates.", "Team", paths.team],
  ["9", paths.salaryContract, "You have no contract of this kind.", "Agent center", paths.agent],
  ["0", paths.dividendContract, "You have no contract of this kind.", "Member center", paths.memberHome],
] as const

/** Opens an address without data. The state contains the title, the sentence and the action. */
const open = async (page: Page, sentence: string) => {
  const state = states(page).filter({ hasText: sentence })
  await state.waitFor()
  expect(await states(page).count(), "empty states").toBe(1)
  return state.locator("..")
}

describe("an empty list", () => {
  it.each(linked)(
    "an empty list says why and links on: persona %s at %s",
    async (...[persona, path, sentence, name, goal]) => {
      const page = await product.visit({ persona, path, settings: { scale: "empty" } })
      const state = await open(page, sentence)
      await expect
        .poll(() => state.getByRole("button").or(state.getByRole("link")).allTextContents())
        .toEqual([name])
      await state.getByRole("link", { name, exact: true }).click()
      await expectAddress(page, goal)
      await main(page).waitFor()
      expect(await page.getByRole("alert").count()).toBe(0)
      expectQuiet(page)
    },
  )

  it.each(["1", "2"])(
    "the empty list of bank cards leads persona %s to the form below it",
    async (persona) => {
      const page = await product.visit({ persona, path: bankCards })
      const state = await open(page, "You have not added a bank account yet.")
      await state.getByRole("button", { name: "Add a bank account" }).click()
      const heading = main(page).getByRole("heading", { level: 2, name: "Add a bank account" })
      await expect.poll(() => heading.evaluate((each) => each === document.activeElement)).toBe(true)
      expectQuiet(page)
    },
  )

  it("the empty history of the points mall leads to the items", async () => {
    const path = `${paths.pointsMall}?tab=history`
    const page = await product.visit({ persona: "0", path, settings: { scale: "empty" } })
    const state = await open(page, "You have not redeemed any points yet.")
    await state.getByRole("button", { name: "Items" }).click()
    await expectAddress(page, paths.pointsMall)
    await open(page, "There are no items to redeem at the moment.")
    expectQuiet(page)
  })

  it("an agent without affiliate links creates the first link from the empty list", async () => {
    const page = await product.visit({
      persona: "9",
      path: paths.agentRegister,
      settings: { scale: "empty" },
    })
    await main(page).getByRole("tab", { name: "Affiliate links" }).click()
    const state = await open(page, "You have not created any links yet.")
    await state.getByRole("button", { name: "Create link" }).click()
    const form = main(page).getByRole("form", { name: "Create link" })
    await page.keyboard.press("Tab")
    await expect
      .poll(() =>
        form
          .getByRole("textbox", { name: "Link title" })
          .evaluate((field) => field === document.activeElement),
      )
      .toBe(true)
    expectQuiet(page)
  })

  it("a search of hot games without a match is cleared from its empty list", async () => {
    const page = await product.visit({ persona: "0" })
    const block = page.getByRole("region", { name: /^Hot games: / })
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        return block.count()
      })
      .toBe(1)
    await block.getByRole("searchbox").fill("nothing like it")
    const state = block.getByRole("status").filter({ hasText: "No data" })
    await state.locator("..").getByRole("button", { name: "Clear search" }).click()
    await state.waitFor({ state: "detached" })
    await block.getByRole("listitem").first().waitFor()
    expectQuiet(page)
  })
})
