import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { Scenario } from "#harness/scenario.ts"
import { harnessReady, openPanel, quiet, troublesOf, useHarness } from "#tests/support/browser.ts"
import { bottomMenu, closePopups, header, logIn, loginForm, winnerGame } from "#tests/support/player.ts"

const harness = useHarness()
const { openHarness, newPage } = harness

const scenarioOf = (page: Page): Promise<Scenario> => page.evaluate(() => window.__harness.scenario())

const timeless = ({ surroundings, ...scenario }: Scenario) => ({
  ...scenario,
  surroundings: { ...surroundings, time: "" },
})

const changed =
  "language:TH,theme:light,device:android,hour:21,modulesOff:CBS3.REG3,scale:few,latency:20,memberLabels:nochat"

const keysOf = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
    cookies: document.cookie,
  }))

const settled = async (page: Page) => {
  await page.getByRole("region", { name: "Latest Winner" }).waitFor()
  await page.getByRole("contentinfo").waitFor()
  await quiet(page)
}

describe("a scenario", () => {
  it("[HA-87] a short link restores all switches and the page in a fresh browser", async () => {
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
  })

  it("[HA-90] a scenario survives a reload, with what the player did meanwhile", async () => {
    const page = await openHarness({ persona: "9", scenario: changed })
    await header(page).getByText("Teresa Go").waitFor()
    await page.evaluate(() => window.__harness.setModule("INBOX3", false))
    const before = await scenarioOf(page)
    await page.reload()
    await harnessReady(page)
    await header(page).getByText("Teresa Go").waitFor()
    expect(await scenarioOf(page)).toEqual(before)
    expect(before.settings.modulesOff).toEqual(["CBS3", "REG3", "INBOX3"])
  })

  it("[HA-88] a broken or outdated scenario falls back to defaults, and the panel reports it", async () => {
    const page = await newPage()
    await page.goto("/m/home?scenario=%7B%22v%22%3A1%7D,persona:captain,oldSwitch:1")
    await harnessReady(page)
    await bottomMenu(page).waitFor()
    const notice = page.getByRole("region", { name: "Harness" }).getByRole("alert")
    await notice.getByText(/Not understood.*persona, oldSwitch/).waitFor()
    const link = await page.evaluate(() => window.__harness.scenarioLink())
    expect(link.startsWith(`${harness.url}/m/home?scenario=persona:guest,build:`)).toBe(true)
    expect(troublesOf(page)).toEqual([])
  })

  it("[HA-89] a reset of the harness restores switches, storage and log of a first visit", async () => {
    const first = await newPage()
    await first.goto("/m/home")
    await harnessReady(first)
    await settled(first)

    const page = await openHarness({ persona: "9", scenario: `${changed},offline:1,webclip:1,frozen:0` })
    await page.evaluate(async () => {
      await window.__harness.configure({ offline: false, latency: 0 })
      sessionStorage.setItem("WANTED_PAGE", "/m/set")
      localStorage.setItem("DOWNLOAD_WAVED_OFF", "2026-01-01")
      document.cookie = "simulated_captcha=old; Path=/"
      await (await caches.open("lobby")).put("/kept", new Response("old"))
    })
    await header(page).getByText("Teresa Go").waitFor()
    const panel = await openPanel(page, "Scenario")
    await panel.getByRole("button", { name: "Reset everything" }).click()
    await header(page).getByRole("link", { name: "Login" }).waitFor()
    await settled(page)
    expect(await scenarioOf(page)).toEqual(await scenarioOf(first))
    expect(await keysOf(page)).toEqual(await keysOf(first))
    expect(await page.evaluate(async () => (await caches.match("/kept")) === undefined)).toBe(true)
    const paths = async (each: Page) => {
      const log = await each.evaluate(() => window.__harness.log())
      return [...new Set(log.flatMap((line) => (line.kind === "call" ? [line.path] : [])))].sort()
    }
    expect(await paths(page)).toEqual(await paths(first))
    expect(
      Math.abs((await page.evaluate(() => Date.now())) - (await first.evaluate(() => Date.now()))),
    ).toBeLessThan(60_000)
  })

  it("[HA-91] a scenario of the dock applies all of its switches", async () => {
    const page = await openHarness()
    const panel = await openPanel(page, "Scenario")
    const choose = (name: string) => panel.getByRole("button", { name, exact: true }).click()
    await choose("member")
    await header(page).getByText("Maria Santos").waitFor()
    await choose("agent")
    await header(page).getByText("Teresa Go").waitFor()
    await choose("trial")
    await expect.poll(async () => (await scenarioOf(page)).visitor.persona).toBe("4")
    await choose("maintenance")
    await page.getByRole("heading", { name: "Under maintenance", level: 1 }).waitFor()
    await expect.poll(async () => (await scenarioOf(page)).visitor.persona).toBe("guest")
    await choose("slow network")
    await expect
      .poll(async () => await scenarioOf(page))
      .toMatchObject({
        visitor: { persona: "0" },
        settings: { status: "ok", latency: 3000 },
      })
    await choose("guest")
    await header(page).getByRole("link", { name: "Login" }).waitFor()
    await expect.poll(async () => (await scenarioOf(page)).settings.latency).toBe(0)
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
