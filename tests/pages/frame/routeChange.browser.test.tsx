import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { visit } from "#tests/support/page.tsx"
import { player } from "#tests/support/pagePlayer.ts"

const menu = () => page.getByRole("dialog", { name: "Menu" })
const popup = () => page.getByRole("dialog", { name: "Customer service" })
const hot = `${paths.gameList}?gameType=HOT`

const opensMenu = async () => {
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click()
  await expect.element(menu()).toBeVisible()
}

const opensPopup = async () => {
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Service" }).click()
  await expect.element(popup()).toBeVisible()
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

  it("Back closes the service popup first, and the next Back changes the query", async () => {
    const { at, address } = await visit({ persona: "0", path: paths.deposit })
    await player.presses("Bank transfer")
    await expect.poll(at).not.toBe(paths.deposit)
    const form = at()
    await opensPopup()
    address.stepBack()
    await expect.element(popup()).not.toBeInTheDocument()
    expect(at()).toBe(form)
    address.stepBack()
    await expect.poll(at).toBe(paths.deposit)
  })
})
