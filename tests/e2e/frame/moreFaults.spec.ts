// End to end because the chunk that fails to load is a file of the build.
import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { balance, bottomMenu, header, openMenu } from "#tests/support/player.ts"
import { startProduct } from "#tests/support/product.ts"

const product = startProduct()

/** The blocks that home shows a member. */
const blocks = (page: Page): ReadonlyArray<Locator> => {
  const games = page.getByRole("navigation", { name: "Games" })
  return [
    page.getByRole("region", { name: "Banners" }).getByRole("button").first(),
    page.getByRole("link", { name: /^Announcements: Lantern Night Bonus/ }),
    games.getByRole("button", { name: "Slots" }),
    games.getByRole("button", { name: "Hot" }),
    page.getByRole("region", { name: "Latest Winner" }).getByRole("row").nth(6),
    balance(page).filter({ hasText: "₱ 12,480.50" }),
    header(page).getByText("Maria Santos"),
    header(page).getByRole("link", { name: "Inbox" }).filter({ hasText: "7" }),
  ]
}

/** Home is usable: the frame and every block. */
const expectUsable = async (page: Page): Promise<void> => {
  await header(page).getByRole("button", { name: "Menu" }).waitFor()
  await bottomMenu(page).getByRole("link", { name: "Member" }).waitFor()
  for (const block of blocks(page)) await block.waitFor()
}

describe("a chunk that fails to load", () => {
  it("leaves home readable and usable", async () => {
    const page = await product.openApp({
      persona: "0",
      settings: { scale: "few" },
      before: (opened) =>
        opened.route(/\/assets\/(?!entry-|render-|rolldown-runtime|en-).*\.js/, (route) => route.abort()),
    })
    await expectUsable(page)
    expect(await page.getByRole("contentinfo").count()).toBe(0)
    await page.unrouteAll()
    await page.evaluate(() => window.dispatchEvent(new Event("online")))
    await page.getByRole("contentinfo").waitFor()
    await (await openMenu(page)).getByRole("link", { name: "My account" }).waitFor()
  })
})
