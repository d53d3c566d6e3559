// End to end because it is about two tabs of one browser.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { defaults, type Scenario } from "#harness/scenario/scenario.ts"
import { harnessReady, useHarness } from "#tests/support/browser.ts"
import { header } from "#tests/support/player.ts"

const { openHarness } = useHarness()

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
  it("reload by a reset in one of them, with nothing that a player did", async () => {
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
