import { describe, expect, it } from "vitest"

import { scenarios } from "#fixtures/scenarios.ts"
import { harnessReady, troublesOf, useHarness } from "#tests/support/browser.ts"

const { newPage } = useHarness()

/** How many pages open scenarios side by side. */
const pages = 3

describe("the reviewed scenarios", () => {
  it("every scenario opens by its name, and no page reports an error", { timeout: 120_000 }, async () => {
    const waiting = [...scenarios]
    const failed: Array<string> = []
    const work = async () => {
      const page = await newPage()
      for (let each = waiting.shift(); each !== undefined; each = waiting.shift()) {
        const { name, address } = each
        const before = troublesOf(page).length
        await page.goto(`/?scenario=name:${name.replaceAll(" ", "-")}`)
        await harnessReady(page)
        await page.locator("#root > *").first().waitFor({ state: "attached" })
        const notice = await page.evaluate(() => window.__harness.notice())
        if (notice !== "") failed.push(`${name}: ${notice}`)
        for (const trouble of troublesOf(page).slice(before)) failed.push(`${name} at ${address}: ${trouble}`)
      }
    }
    await Promise.all(Array.from({ length: pages }, work))
    expect(failed).toEqual([])
  })
})
