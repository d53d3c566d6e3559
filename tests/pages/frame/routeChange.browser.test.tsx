import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { visit } from "#tests/support/page.tsx"

const menu = () => page.getByRole("dialog", { name: "Menu" })
const hot = `${paths.gameList}?gameType=HOT`

const opensMenu = async () => {
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click()
  await expect.element(menu()).toBeVisible()
}

const pressesMore = () => menu().getByRole("link", { name: "More games" }).click()

describe("a change of the query alone", () => {
  it("[RM-22, GB-46] 'more' of the menu's hot games closes the menu, on the list of another category and on that of hot games", async () => {
    const { at } = await visit({ path: paths.gameList })
    await opensMenu()
    await pressesMore()
    await expect.poll(at).toBe(hot)
    await expect.element(menu()).not.toBeInTheDocument()

    await opensMenu()
    await pressesMore()
    await expect.element(menu()).not.toBeInTheDocument()
    expect(at()).toBe(hot)
  })
})
