// End to end because it is about a fresh browser, a reload and the network.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { Scenario } from "#harness/scenario.ts"
import { harnessReady, openPanel, troublesOf, useHarness } from "#tests/support/browser.ts"
import { closePopups, header, logIn, loginForm, winnerGame } from "#tests/support/player.ts"

const harness = useHarness()
const { openHarness, newPage } = harness

const scenarioOf = (page: Page): Promise<Scenario> => page.evaluate(() => window.__harness.scenario())

const timeless = ({ surroundings, ...scenario }: Scenario) => ({
  ...scenario,
  surroundings: { ...surroundings, time: "" },
})

const changed =
  "language:TH,theme:light,device:android,hour:21,modulesOff:CBS3.REG3,scale:few,latency:20,memberLabels:nochat"

describe("a scenario", () => {
  it("[HA-87, HA-90] a short link restores all switches in a fresh browser, and a reload keeps them", async () => {
    const page = await openHarness({ persona: "9", path: `${paths.memberHome}?from=menu`, scenario: changed })
    await page.getByRole("heading", { name: "Teresa Go" }).waitFor()
    // The app's own query does not change.
    expect(new URL(page.url()).search).toBe("?from=menu")
    const panel = await openPanel(page, "Scenario")
    const link = await panel.getByRole("textbox", { name: "Link of this scenario" }).inputValue()
    expect(link.length).toBeLessThan(250)

    const fresh = await newPage()
    await fresh.goto(link)
    await harnessReady(fresh)
    await fresh.getByRole("heading", { name: "Teresa Go" }).waitFor()
    // The link also has the second at which it was made, because the clock was changed.
    expect(timeless(await scenarioOf(fresh))).toEqual(await scenarioOf(page))
    expect((await scenarioOf(fresh)).surroundings.time).toMatch(/T21-0\d-\d\d$/)
    expect(fresh.url()).toBe(page.url())
    expect((await scenarioOf(fresh)).visitor).toMatchObject({ persona: "9", language: "TH", theme: "light" })
    await fresh.evaluate(() => window.__harness.setModule("INBOX3", false))
    const before = await scenarioOf(fresh)
    await fresh.reload()
    await harnessReady(fresh)
    await fresh.getByRole("heading", { name: "Teresa Go" }).waitFor()
    expect(timeless(await scenarioOf(fresh))).toEqual(timeless(before))
    expect(before.settings.modulesOff).toEqual(["CBS3", "REG3", "INBOX3"])
  })
})

describe("the whole product", () => {
  it("[HA-95] the harness without network logs in, shows the balance, launches a game, and says that it is offline", async () => {
    const page = await newPage()
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
    await winnerGame(page, name).dispatchEvent("click")
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
