// End to end because the harness turns the clock, and the check is known to a second tab after a reload.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { harnessReady, openPanel, quiet, troublesOf, useHarness } from "#tests/support/browser.ts"

const { openHarness } = useHarness()

const check = (page: Page) => page.getByRole("alertdialog", { name: "Reality check" })
const sessionTime = (page: Page) => page.getByRole("timer", { name: "Session time" })

const opensGame = (page: Page): Promise<void> =>
  page.getByRole("main").getByRole("region", { name: "Recently played" }).getByRole("button").first().click()

/** A game opens, and the session time is known. */
const plays = async (page: Page): Promise<void> => {
  await opensGame(page)
  await sessionTime(page).waitFor()
}

describe("the reality check", () => {
  it("after 15 minutes a check covers the game; 'Continue' closes it for all tabs and reloads", async () => {
    const page = await openHarness({
      persona: "0",
      path: paths.protection,
      scenario: "modulesOn:RGLIMIT3,launch:frame",
    })
    const choices = page.getByRole("radiogroup", { name: "Reality check" })
    await choices.getByRole("radio", { name: "15 minutes" }).check({ force: true })
    await page.getByRole("status").filter({ hasText: "Change saved" }).waitFor()
    await page.goto(paths.home)
    await harnessReady(page)
    await quiet(page)
    await plays(page)
    expect(await check(page).count()).toBe(0)

    const panel = await openPanel(page, "Clock")
    await panel.getByRole("button", { name: "+ 15 min" }).click()
    await check(page).waitFor()
    await page.keyboard.press("Control+Shift+H")
    await expect.poll(() => check(page).textContent()).toMatch(/Staked₱.0\.00/)
    const frame = page.locator("iframe")
    expect(await frame.getAttribute("tabindex")).toBe("-1")
    expect(await frame.evaluate((element) => element.matches("[inert]"))).toBe(true)
    await check(page).getByRole("button", { name: "Continue" }).click()
    await check(page).waitFor({ state: "detached" })
    await page.getByRole("button", { name: "Close game" }).waitFor()

    const other = await page.context().newPage()
    await other.goto(paths.home)
    await harnessReady(other)
    await page.reload()
    await harnessReady(page)
    for (const tab of [page, other]) {
      await plays(tab)
      await expect.poll(() => sessionTime(tab).textContent()).toMatch(/^1[5-9]:\d\d$/)
      expect(await check(tab).count()).toBe(0)
      expect(troublesOf(tab)).toEqual([])
    }
  })
})
