// End to end because it is about two tabs of one browser.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { defaults, type Scenario } from "#harness/scenario.ts"
import { harnessReady, openPanel, quiet, troublesOf, useHarness } from "#tests/support/browser.ts"
import { header, logIn } from "#tests/support/player.ts"

import { isMarked, mark } from "./modules.ts"

const { openHarness } = useHarness()

/** Another tab of the page's browser. */
const openTab = async (page: Page, path: string): Promise<Page> => {
  const tab = await page.context().newPage()
  await tab.goto(path)
  await harnessReady(tab)
  return tab
}

/** Undefined while the page opens. */
const scenarioOf = (page: Page): Promise<Scenario | undefined> =>
  page.evaluate(() => window.__harness.scenario()).catch(() => undefined)

describe("two tabs of one browser", () => {
  it("a login succeeds in the tab that was opened first, and the other tab is logged in too", async () => {
    const page = await openHarness({ path: paths.login })
    const other = await openTab(page, paths.home)
    await header(other).getByRole("link", { name: "Login" }).waitFor()
    await logIn(page, "member0")
    await header(page).getByText("Maria Santos").waitFor()
    await header(other).getByText("Maria Santos").waitFor()
    expect(troublesOf(page)).toEqual([])
  })

  it("a time that is set in one tab is the time of the other one and of a page that opens later", async () => {
    const page = await openHarness({ persona: "0" })
    const other = await openTab(page, paths.home)
    await page.evaluate(async () => {
      window.__harness.clock.setTime("2026-11-26 23:59:50")
      await window.__harness.clock.advance(60_000)
      window.__harness.clock.freeze()
    })
    const minuteOf = (tab: Page) => tab.evaluate(() => new Date().toString().slice(0, 21))
    for (const tab of [other, await openTab(page, paths.home)]) {
      await expect.poll(() => minuteOf(tab)).toBe("Fri Nov 27 2026 00:00")
      await expect.poll(() => tab.evaluate(() => window.__harness.clock.isFrozen())).toBe(true)
    }
    await other.evaluate(() => window.__harness.clock.setHour(null))
    await expect.poll(() => page.evaluate(() => window.__harness.clock.isFrozen())).toBe(false)
    await expect.poll(() => scenarioOf(page)).toMatchObject({ surroundings: { time: "", frozen: false } })
  })

  it("a reset in one tab reloads the other one, with nothing that a player did", async () => {
    const page = await openHarness({ persona: "0", scenario: "scale:few" })
    const other = await openTab(page, paths.home)
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

  it("a module that is switched off in one tab shows so in the other one, without a reload", async () => {
    const page = await openHarness({ persona: "0", path: paths.home })
    const other = await openTab(page, paths.home)
    const inbox = header(other).getByRole("link", { name: "Inbox" })
    await inbox.waitFor()
    await quiet(other)
    await mark(other)
    await page.evaluate(() => window.__harness.setModule("INBOX3", false))
    await inbox.waitFor({ state: "detached" })
    const panel = await openPanel(other, "Whitelabel")
    const module = panel.getByRole("switch", { name: /^INBOX3/ })
    await expect.poll(() => module.isChecked()).toBe(false)
    expect(await isMarked(other)).toBe(true)
  })
})
