import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

/** Pages that a member opens most. */
const pages = {
  home: paths.home,
  "member centre": paths.memberHome,
  deposit: paths.deposit,
  "deposit form": `${paths.deposit}?method=MANUAL`,
  withdrawal: paths.withdraw,
  "account record": paths.accountRecord,
  inbox: paths.inbox,
  "game list": paths.gameList,
} as const

describe("what a screen reader reads", () => {
  it.each(Object.entries(pages))(
    "the %s has one main heading, skips no level, and announces the balance once",
    async (_, path) => {
      const page = await product.visit({ persona: "0", path, settings: { scale: "few" } })
      await page.waitForLoadState("networkidle")
      const headings = page.getByRole("heading")
      await page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" })
      const levels = await headings.evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))))
      expect(levels.filter((level) => level === 1)).toEqual([1])
      expect(levels[0], "the first heading is the page's").toBe(1)
      const skips = levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)
      expect(skips, "levels that skip one").toEqual([])
      const announced = page
        .getByRole("status", { name: "Balance" })
        .and(page.locator(":not([aria-live=off])"))
      await expect.poll(() => announced.count()).toBe(1)
      const lists = await page
        .getByRole("list")
        .evaluateAll((all) => all.filter((list) => list.querySelector("li, [role=listitem]") === null).length)
      expect(lists, "lists without items").toBe(0)
      expectQuiet(page)
    },
  )
})
