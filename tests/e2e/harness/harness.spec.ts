// End to end because the network, the tabs, the worker and the page of the build belong to the browser.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { type Scenario, defaults } from "#harness/scenario/scenario.ts"
import { harnessReady, openPanel, untilNetworkIdle, troublesOf, useHarness } from "#tests/support/browser.ts"
import { closePopups, header, logIn, loginForm } from "#tests/support/player.ts"

const harness = useHarness()
const { openHarness, newPage } = harness

describe("the harness build", () => {
  it("[HA-95] runs from login to a game without another server, and says that everything is simulated", async () => {
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

/** Another tab of the page's browser. */
const openTab = async (page: Page): Promise<Page> => {
  const tab = await page.context().newPage()
  await tab.goto(paths.home)
  await harnessReady(tab)
  return tab
}

/** Undefined while the page opens. */
const scenarioOf = (page: Page): Promise<Scenario | undefined> =>
  page.evaluate(() => window.__harness.scenario()).catch(() => undefined)

describe("two tabs of one browser", () => {
  it("both reload when one tab resets the harness, and lose all changes made by the player", async () => {
    const page = await openHarness({ persona: "0", scenario: "scale:few" })
    const other = await openTab(page)
    await header(other).getByText("Maria Santos").waitFor()
    await other.evaluate(async () => {
      sessionStorage.setItem("typed", "in the tab")
      await window.__harness.configure({ unreadInbox: 5 })
    })
    await page.evaluate(() => window.__harness.reset())
    await header(other).getByRole("link", { name: "Login" }).waitFor()
    await expect.poll(() => scenarioOf(other)).toEqual(defaults)
    expect(await other.evaluate(() => sessionStorage.getItem("typed"))).toBeNull()
  })
})

describe("the service worker of the harness", () => {
  it("lets a page start without an error while the worker unregisters itself", async () => {
    const first = await openHarness({ context: {} })
    const page = await first.context().newPage()
    const errors: Array<string> = []
    page.on("pageerror", ({ message }) => errors.push(message))
    await page.addInitScript(() => {
      ServiceWorkerRegistration.prototype.update = async function () {
        await this.unregister()
        throw new TypeError("Failed to update a ServiceWorker: Not found")
      }
    })
    await page.goto(paths.activity)
    await harnessReady(page)
    await untilNetworkIdle(page)
    expect(errors).toEqual([])
  })
})

describe("another brand chosen in the harness", () => {
  it("shows its name, colours, logo and texts, also when opened by a link", async () => {
    const page = await openHarness({ scenario: "theme:light" })
    const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const logo = () => page.locator("#brand-logo path").first().getAttribute("d")
    const before = { colour: await colour(), logo: await logo() }
    const panel = await openPanel(page, "Preferences")
    const loaded = page.waitForEvent("load")
    await panel.getByRole("button", { name: "harbour", exact: true }).click()
    await loaded
    await harnessReady(page)
    await header(page).getByText("Harbour", { exact: true }).waitFor()
    await page.getByText("More than 300 games").first().waitFor()
    expect(await logo()).not.toBe(before.logo)
    expect(await colour()).not.toBe(before.colour)

    const link = await page.evaluate(() => window.__harness.scenarioLink())
    expect(link).toContain("brand:harbour")
    const other = await newPage()
    await other.goto(link)
    await harnessReady(other)
    await header(other).getByText("Harbour", { exact: true }).waitFor()
  })
})
