// End to end because each scenario must open on the built harness, with its own files.
import { describe, expect, it } from "vitest"

import { scenarios } from "#fixtures/scenarios.ts"
import { harnessReady, troublesOf, useHarness } from "#tests/support/browser.ts"

const { newPage } = useHarness()

const groups = [...new Set(scenarios.map(({ group }) => group))]

describe("the reviewed scenarios", () => {
  it.each(groups)(
    "every scenario of the group %s opens by its name, and no page reports an error",
    { timeout: 90_000 },
    async (group) => {
      const failed: Array<string> = []
      const page = await newPage()
      await page.goto("/")
      await harnessReady(page)
      for (const { name, address } of scenarios.filter((each) => each.group === group)) {
        const before = troublesOf(page).length
        // As the dock does: the app starts again, without loading its files again.
        await page.evaluate((link) => window.__harness.applyScenario(link), name.replaceAll(" ", "-"))
        await page.locator("#root > *").first().waitFor({ state: "attached" })
        const notice = await page.evaluate(() => window.__harness.notice())
        if (notice !== "") failed.push(`${name}: ${notice}`)
        for (const trouble of troublesOf(page).slice(before)) failed.push(`${name} at ${address}: ${trouble}`)
      }
      expect(failed).toEqual([])
    },
  )
})
