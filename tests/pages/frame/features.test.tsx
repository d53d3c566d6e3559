import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { visit } from "#tests/support/page.tsx"
import { main, question } from "#tests/support/pagePlayer.ts"

const title = (name: string) => page.getByRole("heading", { level: 1, name })
const bottomMenu = () => page.getByRole("navigation", { name: "Main" })

/** Chooses an entry of the right-side menu. The footer comes when the app has started. */
const pick = async (name: string) => {
  await expect.element(page.getByRole("contentinfo")).toBeInTheDocument()
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click()
  await page.getByRole("dialog", { name: "Menu" }).getByText(name, { exact: true }).click()
}

const few = { scale: "few" } as const

describe("features besides games", () => {
  it.each([
    ["Reward center", paths.rewardCentre, () => main().getByRole("list", { name: "Promotions" })],
    ["Point mall", paths.pointsMall, () => main().getByRole("list").first()],
    ["Mission", `${paths.rewardCentre}?tab=mission`, () => main().getByRole("progressbar").first()],
  ] as const)("[GE-08] open %s from the menu", async (name, path, shown) => {
    const { at } = await visit({ persona: "0", settings: few })
    await pick(name)
    await expect.poll(at).toBe(path)
    await expect.element(shown()).toBeInTheDocument()
  })

  it("[GE-08] open the tasks of the merchant from the menu", async () => {
    await visit({ persona: "0", settings: few })
    await pick("Task")
    await expect.poll(() => document.querySelectorAll("main iframe").length).toBe(1)
  })

  it("[GE-03, GE-08] open the agent area for an agent", async () => {
    const { at } = await visit({ persona: "1", settings: few })
    await pick("Refer a friend")
    await question().getByRole("button", { name: "Go" }).click()
    await expect.poll(at).toBe(paths.agent)
    await expect.element(title("Agent center")).toBeInTheDocument()
  })

  it.each([
    ["Promotion", () => main().getByRole("list", { name: "Promotion" })],
    ["Deposit", () => main().getByText("Bank transfer")],
  ] as const)("[GE-03] open %s from the bottom menu", async (name, shown) => {
    await visit({ persona: "1", settings: few })
    await bottomMenu().getByRole("link", { name }).click()
    await expect.element(title(name)).toBeInTheDocument()
    await expect.element(shown()).toBeInTheDocument()
  })

  it("[GE-03] open withdrawals from the menu", async () => {
    await visit({ persona: "0", settings: few })
    await pick("Withdraw")
    await expect.element(main().getByRole("textbox", { name: "Amount" })).toBeInTheDocument()
  })

  it("[GE-03] open live chat from the service popup", async () => {
    const { address } = await visit({ persona: "1", settings: few })
    await expect.element(page.getByRole("contentinfo")).toBeInTheDocument()
    await bottomMenu().getByRole("button", { name: "Service" }).click()
    const popup = page.getByRole("dialog", { name: "Customer service" })
    await popup.getByRole("button", { name: "Live chat" }).click()
    await expect.poll(() => address.left.join()).toMatch(/\/lgw\/vendor\/chat\?/)
  })
})
