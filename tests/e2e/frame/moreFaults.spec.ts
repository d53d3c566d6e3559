// End to end because of a second tab, and of the files of the built product.
import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { slots } from "#platform/slots.ts"
import { balance, bottomMenu, expectSaid, header, openMenu } from "#tests/support/player.ts"
import { startProduct } from "#tests/support/product.ts"

const product = startProduct()

/** The parts that home shows a member. */
const parts = {
  banner: (page: Page) => page.getByRole("region", { name: "Banners" }).getByRole("button").first(),
  notices: (page: Page) => page.getByRole("link", { name: /^Announcements: Lantern Night Bonus/ }),
  games: (page: Page) =>
    page.getByRole("navigation", { name: "Games" }).getByRole("button", { name: "Slots" }),
  hot: (page: Page) => page.getByRole("navigation", { name: "Games" }).getByRole("button", { name: "Hot" }),
  winners: (page: Page) => page.getByRole("region", { name: "Latest Winner" }).getByRole("row").nth(6),
  balance: (page: Page) => balance(page).filter({ hasText: "₱ 12,480.50" }),
  name: (page: Page) => header(page).getByText("Maria Santos"),
  mail: (page: Page) => header(page).getByRole("link", { name: "Inbox" }).filter({ hasText: "7" }),
} as const satisfies Readonly<Record<string, (page: Page) => Locator>>
type Part = keyof typeof parts

const names = Object.keys(parts).filter((name): name is Part => name in parts)

/** Home is usable: the frame and every part. */
const expectUsable = async (page: Page): Promise<void> => {
  await header(page).getByRole("button", { name: "Menu" }).waitFor()
  await bottomMenu(page).getByRole("link", { name: "Member" }).waitFor()
  for (const name of names) await parts[name](page).waitFor()
}

describe("failing calls", () => {
  it("leave nothing of a former player for the next one in another tab", async () => {
    const page = await product.visit({
      persona: "0",
      settings: {
        scale: "few",
        contracts: { dailysalreqtype: "", divtypecompperiodreq: "", contracthoursalreq: "" },
      },
    })
    await expectUsable(page)
    const agent = await product.world.signInAs("9")
    product.world.configure({ faults: [{ call: "*", kind: "http500", times: "always" }] })
    const other = await page.context().newPage()
    await other.goto("/icon.svg")
    await other.evaluate(([key, session]) => localStorage.setItem(key, session), [
      slots.session.key,
      JSON.stringify(agent),
    ] as const)
    await header(page).getByText("agent9").waitFor()
    await balance(page).filter({ hasText: "The balance could not be loaded." }).waitFor()
    for (const name of ["balance", "name", "mail", "notices"] as const) {
      await expect.poll(() => parts[name](page).count(), { message: name }).toBe(0)
    }
  })
})

describe("code that fails to load", () => {
  it("says so for the menu, which the next press opens", async () => {
    const page = await product.visit({ persona: "0", settings: { scale: "few" } })
    await expectUsable(page)
    await page.route(/MainMenu.*\.js/, (route) => route.abort())
    await header(page).getByRole("button", { name: "Menu" }).click()
    await expectSaid(page, "Network slow or offline")
    await expectUsable(page)
    await page.unrouteAll()
    await openMenu(page)
  })

  it("leaves home readable and usable", async () => {
    const page = await product.visit({
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
