import { describe, expect, it } from "vitest"
import { type Locator, page, userEvent } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { visit } from "#tests/support/page.tsx"
import { expectTitle } from "#tests/support/pageEntry.ts"
import { main } from "#tests/support/pagePlayer.ts"

describe("the languages of a merchant", () => {
  it("[GE-11] a visitor whose stored language is not offered reads English, and the selector has exactly the three offered", async () => {
    await visit({ path: paths.settings, language: "TH", settings: { languages: ["VI", "EN", "CN"] } })
    await expectTitle("Personal settings")
    const options = page.getByRole("combobox", { name: "Language" }).getByRole("option")
    await expect
      .poll(() => options.elements().map(({ textContent }) => textContent))
      .toEqual(["Tiếng Việt", "English", "简体中文"])
  })
})

describe("personal settings", () => {
  it("[ST-01, ST-03] personal settings begin with one entry and the sign-out, before the section of this device", async () => {
    await visit({ persona: "0", path: paths.settings })
    await expectTitle("Personal settings")
    const device = main().getByRole("region", { name: "This device" })
    await expect.element(device.getByRole("combobox", { name: "Language" })).toBeVisible()
    const controls = main().element().querySelectorAll("a, button, select")
    expect([...controls].slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      "Change password",
      "Sign out",
    ])
    expect([...controls].slice(2).every((control) => device.element().contains(control))).toBe(true)
    expect(main().getByRole("link").elements()).toHaveLength(1)
  })
})

const balanceIn = (part: Locator) => part.getByRole("status", { name: "Balance" })
const header = () => page.getByRole("banner")
const menu = () => page.getByRole("dialog", { name: "Menu" })
const shown = "₱ 12,480.50"

const opensMenu = async () => {
  await header().getByRole("button", { name: "Menu" }).click()
  await expect.element(menu()).toBeVisible()
}

const closesMenu = async () => {
  await userEvent.keyboard("{Escape}")
  await expect.element(menu()).not.toBeInTheDocument()
}

describe("a hidden balance", () => {
  it("[HH-04, RM-05] the toggle of the menu hides the menu's balance, and the header still shows the wallet's symbol", async () => {
    const { again } = await visit({ persona: "0" })
    await expect.element(balanceIn(header())).toHaveTextContent(shown)
    await opensMenu()
    await menu().getByRole("button", { name: "Hide balance" }).click()
    await expect.element(balanceIn(menu())).toHaveTextContent("******")
    await closesMenu()
    await expect.element(balanceIn(header())).toHaveTextContent(shown)
    await again()
    await expect.element(balanceIn(header())).toHaveTextContent(shown)
    await opensMenu()
    await expect.element(balanceIn(menu())).toHaveTextContent("******")
  })
})
