// End to end because a brand is chosen in the page of the build, which loads again.
import { describe, expect, it } from "vitest"

import { harnessReady, openPanel, useHarness } from "#tests/support/browser.ts"
import { header } from "#tests/support/player.ts"

const { openHarness, newPage } = useHarness()

describe("another brand of the harness", () => {
  it("shows its name, colours, logo and texts, also by a link", async () => {
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
