// End to end because the first paint comes from the shell of the build, before the app.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { startProduct } from "#tests/support/product.ts"

const product = startProduct()

const board = (page: Page) => page.getByRole("table")

/** Waits until the footer of home shows the merchant's texts and all calls have responses. */
const settled = async (page: Page) => {
  await page.getByText(/^© /).waitFor()
  await board(page).waitFor()
  await page.waitForLoadState("networkidle")
}

/** Sums up the layout shifts of a page. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Array<unknown> = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: ReadonlyArray<{ readonly node?: Element }> = Reflect.get(entry, "sources") ?? []
        shifts.push([Reflect.get(entry, "value"), ...sources.map(({ node }) => node?.textContent)])
      }
    }).observe({ type: "layout-shift", buffered: true })
  })

const shifts = (page: Page) => page.evaluate((): unknown => Reflect.get(window, "shifts"))

describe("layout shifts", () => {
  it.each(["guest", "0"])(
    "stays where it is on home for persona %s, on the first and second visit",
    async (persona) => {
      const page = await product.openApp({ persona, settings: { latency: 250 }, before: noteShifts })
      await settled(page)
      await page.getByRole("region", { name: "Banners" }).getByRole("button", { name: "Pause" }).waitFor()
      expect(await shifts(page)).toEqual([])
      await page.reload()
      await settled(page)
      await page.getByRole("region", { name: "Banners" }).getByRole("button", { name: "Pause" }).waitFor()
      expect(await shifts(page)).toEqual([])
    },
  )

  it.each([paths.login, paths.gameList])("stays where it is on %s while it loads", async (path) => {
    const page = await product.openApp({ path, settings: { latency: 250 }, before: noteShifts })
    await page.waitForLoadState("networkidle")
    expect(await shifts(page)).toEqual([])
  })
})
