import type { Page } from "playwright"
import { describe, it } from "vitest"

import { paths } from "#config/paths.ts"
import { bottomMenu, openMenu } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const pick = async (page: Page, name: string) =>
  (await openMenu(page)).getByText(name, { exact: true }).click()
const titled = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor()

/** Elements that only this page has, so that home is not mistaken for it. */
const members = [
  ["Reward center", paths.rewardCentre, (page: Page) => page.getByRole("list", { name: "Promotions" })],
  ["Point mall", paths.pointsMall, (page: Page) => page.getByRole("list").first()],
  ["Mission", `${paths.rewardCentre}?tab=mission`, (page: Page) => page.getByRole("progressbar").first()],
] as const

describe("member features besides games", () => {
  it("[GE-08] rewards, VIP, points mall, tasks and the agent area open from their menu entries", async () => {
    const page = await product.visit({ persona: "0", settings: { scale: "few" } })
    for (const [name, path, shown] of members) {
      await pick(page, name)
      await expectAddress(page, path)
      await titled(page, name === "Mission" ? "Reward center" : name)
      await shown(page).waitFor()
    }
    await pick(page, "Task")
    await expectAddress(page, paths.task)
    await page.locator("iframe").waitFor()
    await page.goto(paths.home)
    await pick(page, "VIP")
    await titled(page, "VIP")
    expectQuiet(page)

    const agent = await product.visit({ persona: "9" })
    await pick(agent, "Refer a friend")
    await agent.getByRole("alertdialog").getByRole("button", { name: "Go" }).click()
    await expectAddress(agent, paths.agent)
    await titled(agent, "Agent center")
    expectQuiet(agent)
  })

  it("[GE-03] promotions, deposits, withdrawals, agent features and live chat open from the menus", async () => {
    const page = await product.visit({ persona: "1", settings: { scale: "few" } })
    await bottomMenu(page).getByRole("link", { name: "Promotion" }).click()
    await titled(page, "Promotion")
    await page.getByRole("list", { name: "Promotion" }).waitFor()
    await bottomMenu(page).getByRole("link", { name: "Deposit" }).click()
    await expectAddress(page, paths.deposit)
    await titled(page, "Deposit")
    await pick(page, "Withdraw")
    await expectAddress(page, paths.withdraw)
    await titled(page, "Withdraw")
    await pick(page, "Refer a friend")
    await page.getByRole("alertdialog").getByRole("button", { name: "Go" }).click()
    await titled(page, "Agent center")
    await page.goto(paths.home)
    await bottomMenu(page).getByRole("button", { name: "Service" }).click()
    await page
      .getByRole("dialog", { name: "Customer service" })
      .getByRole("button", { name: "Live chat" })
      .click()
    await page.waitForURL(/\/lgw\/vendor\/chat\?/)
  })
})
