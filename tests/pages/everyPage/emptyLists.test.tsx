import { describe, expect, it } from "vitest"
import { type Locator, page, userEvent } from "vitest/browser"

import { paths } from "#config/paths.ts"
import * as Security from "#domain/account/Security.ts"
import { openApp } from "#tests/support/page.tsx"
import { main } from "#tests/support/pagePlayer.ts"

const favourites = `${paths.gameList}?gameType=FAV`
const deposits = `${paths.accountRecord}?tab=deposit`
const withdrawals = `${paths.accountRecord}?tab=withdraw`
const bankCards = Security.partAddress("bankCard")

const noTransactions = "There are no transactions on these dates"

/** Empty lists that link a page: persona, address, icon, sentence, name of the link, its page. */
const linked = [
  ["0", favourites, "star", "Tap the star on a game to add it here.", "Game center", paths.games],
  ["4", favourites, "star", "This account cannot have favourites", "Game center", paths.games],
  ["0", paths.rng, "gamepad-2", "There are no games here at the moment", "Game center", paths.games],
  ["guest", paths.fish, "gamepad-2", "There are no games here at the moment", "Game center", paths.games],
  ["guest", paths.games, "gamepad-2", "There are no games here at the moment", "Promotion", paths.activity],
  ["guest", paths.lotteryList, "", "No lotteries here", "Game center", paths.games],
  ["0", paths.bettingRecord, "dices", "There are no bets on these dates", "Game center", paths.games],
  ["0", paths.accountRecord, "receipt-text", noTransactions, "Deposit", paths.deposit],
  ["4", paths.accountRecord, "", noTransactions, "Game center", paths.games],
  ["9", `${paths.accountRecord}?types=A`, "", noTransactions, "Team", paths.team],
  ["0", deposits, "", "There are no deposits on these dates", "Deposit", paths.deposit],
  ["40", deposits, "", "There are no deposits on these dates", "Game center", paths.games],
  ["0", withdrawals, "", "There are no withdrawals on these dates", "Withdraw", paths.withdraw],
  ["0", paths.profitLoss, "", noTransactions, "Game center", paths.games],
  ["0", paths.inbox, "mail", "Messages from us appear here.", "Promotion", paths.activity],
  ["guest", paths.notice, "", "There are no announcements at the moment", "Promotion", paths.activity],
  ["9", paths.agentNotice, "", "There are no announcements at the moment", "Promotion", paths.activity],
  ["guest", paths.help, "", "There are no help topics at the moment", "Home", paths.home],
  ["guest", paths.activity, "gift", "There are no promotions here at the moment", "Home", paths.home],
  ["0", paths.rewardCentre, "", "There is nothing for you to claim or join", "Promotion", paths.activity],
  ["0", `${paths.rewardCentre}?tab=mission`, "", "There are no tasks for you", "Promotion", paths.activity],
  ["0", paths.memberTasks, "", "There are no tasks for you at the moment", "Promotion", paths.activity],
  ["0", paths.pointsMall, "", "There are no items to redeem at the moment", "Promotion", paths.activity],
  ["9", paths.redRain, "", "No event is planned at the moment", "Promotion", paths.activity],
  ["9", paths.team, "users", "There are no members here yet", "Open account", paths.agentRegister],
  ["9", paths.teamRebate, "", "There are no members here yet", "Open account", paths.agentRegister],
  ["9", paths.teamPnl, "", "There are no figures for these dates", "Team", paths.team],
  ["9", paths.teamBetting, "", "There are no figures for these dates", "Team", paths.team],
  ["9", paths.agentRebate, "", "There are no figures for these dates", "Team", paths.team],
  ["9", paths.agentDividend, "", "There are no figures for these dates", "Team", paths.team],
  ["9", paths.salaryContract, "", "You have no contract of this kind", "Agent center", paths.agent],
  ["0", paths.dividendContract, "", "You have no contract of this kind", "Member center", paths.memberHome],
] as const

const stateOf = async (sentence: string, within = main()): Promise<Locator> => {
  const states = within.getByRole("status").filter({ hasText: "No data" })
  await expect.element(states.filter({ hasText: sentence })).toBeInTheDocument()
  expect(states.elements()).toHaveLength(1)
  const around = states.element().parentElement
  if (around === null) throw new Error("The state is alone")
  return page.elementLocator(around)
}

const focused = () => document.activeElement

describe("empty list", () => {
  it.each(linked)(
    "tells persona %s at %s why the list is empty, and links to another page",
    async (...[persona, path, icon, text, name, goal]) => {
      const { at } = await openApp({ persona, path, settings: { scale: "empty" } })
      const state = await stateOf(text)
      const ways = [...state.element().querySelectorAll("a, button")]
      expect(ways.map((each) => each.textContent)).toEqual([name])
      expect(icon === "" || state.element().querySelector(`.lucide-${icon}`) !== null).toBe(true)
      await state.getByRole("link", { name }).click()
      await expect.poll(at).toBe(goal)
      await expect.element(main()).toBeInTheDocument()
      expect(page.getByRole("alert").elements()).toEqual([])
    },
  )

  it("says that no bank card can be added when no bank is available", async () => {
    await openApp({ persona: "0", path: bankCards, settings: { scale: "empty" } })
    const state = await stateOf("No bank can be added at the moment")
    expect(state.element().querySelector(".lucide-credit-card")).not.toBeNull()
  })

  it.each(["1", "2"])("offers persona %s without bank cards a button to the form below", async (persona) => {
    await openApp({ persona, path: bankCards })
    const state = await stateOf("You have not added a bank account yet")
    await state.getByRole("button", { name: "Add a bank account" }).click()
    const heading = main().getByRole("heading", { level: 2, name: "Add a bank account" })
    await expect.poll(() => heading.element() === focused()).toBe(true)
  })

  it("of exchanges links to the items of the points mall", async () => {
    const path = `${paths.pointsMall}?tab=history`
    const { at } = await openApp({ persona: "0", path, settings: { scale: "empty" } })
    const state = await stateOf("You have not redeemed any points yet")
    await state.getByRole("button", { name: "Items" }).click()
    await expect.poll(at).toBe(paths.pointsMall)
    await stateOf("There are no items to redeem at the moment")
  })

  it("of affiliate links leads an agent to the form that creates the first link", async () => {
    await openApp({ persona: "9", path: paths.agentRegister, settings: { scale: "empty" } })
    await main().getByRole("tab", { name: "Affiliate links" }).click()
    const state = await stateOf("You have not created any links yet")
    await state.getByRole("button", { name: "Create link" }).click()
    const form = main().getByRole("form", { name: "Create link" })
    await userEvent.tab()
    await expect
      .poll(() => form.getByRole("textbox", { name: "Link title" }).element() === focused())
      .toBe(true)
  })

  it("of hot games offers to clear a search without matches", async () => {
    await openApp({ persona: "0" })
    const block = page.getByRole("region", { name: "Hot games" })
    await block.getByRole("searchbox").fill("nothing like it")
    const state = await stateOf("No games found", block)
    await state.getByRole("button", { name: "Clear search" }).click()
    await expect.element(block.getByRole("listitem").first()).toBeInTheDocument()
  })
})
