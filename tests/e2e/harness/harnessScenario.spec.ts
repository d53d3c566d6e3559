// End to end because it is about the network.
import { describe, expect, it } from "vitest"

import { harnessReady, troublesOf, useHarness } from "#tests/support/browser.ts"
import { closePopups, header, logIn, loginForm } from "#tests/support/player.ts"

const harness = useHarness()

describe("the whole product", () => {
  it("[HA-95] runs without network from login to a game, and says so", async () => {
    const page = await harness.newPage()
    const elsewhere: Array<string> = []
    await page.context().route("**/*", (route) => {
      const { origin } = new URL(route.request().url())
      if (origin === harness.url) return route.continue()
      elsewhere.push(route.request().url())
      return route.abort()
    })
    await page.goto("/m/login")
    await harnessReady(page)
    await loginForm(page).waitFor()
    await logIn(page, "member0")
    await header(page).getByText("Maria Santos").waitFor()
    await expect.poll(() => page.getByRole("status", { name: "Balance" }).innerText()).toContain("12,480.50")
    await page.keyboard.press("Control+Shift+H")
    await page
      .getByRole("region", { name: "Harness" })
      .getByText("Everything is simulated: there is no backend.")
      .waitFor()
    await page.keyboard.press("Escape")
    await closePopups(page)
    const board = page.getByRole("region", { name: "Latest Winner" })
    const name = (await board.getByRole("row").nth(1).getByRole("button").innerText()).trim()
    // The board moves: the test presses it where it is, without waiting for it to stop.
    await board.getByRole("button", { name, exact: true }).first().dispatchEvent("click")
    await page.getByText("A simulated vendor").waitFor()
    await page.getByRole("button", { name: "Play a round" }).click()
    await page.getByText(/Won/).waitFor()
    await page.getByRole("link", { name: "Back to lobby" }).click()
    await harnessReady(page)
    await header(page).getByText("Maria Santos").waitFor()
    expect(elsewhere).toEqual([])
    expect(troublesOf(page)).toEqual([])
  })
})
