// End to end because the address survives a reload and the browser's own history.
import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { gameList } from "#gateway/calls/games/gameLists.ts"
import { header } from "#tests/support/player.ts"
import { addressOf, expectAddress, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const listCall = gameList.path

const games = (page: Page): Locator => page.getByRole("list", { name: "Games" })
const tiles = (page: Page): Locator => games(page).getByRole("listitem")
const box = (page: Page): Locator => page.getByRole("searchbox", { name: "Search games" })
const providers = (page: Page): Locator => page.getByRole("group", { name: "Providers" })

const asked = () =>
  product.callsTo(listCall).map(({ query }) => {
    const { gameName, pageNo, vassalage } = Object(query)
    return { gameName, pageNo, vassalage }
  })

describe("games list", () => {
  it("keeps category, vendors and search text over reload and back", async () => {
    const page = await product.openApp({ path: `${paths.gameList}?gameType=RNG`, apart: true })
    const chip = (name: string) => providers(page).getByRole("button", { name, exact: true })
    await chip("Koiworks").click()
    await chip("Moth & Moon").click()
    await box(page).fill("m")
    const address = `${paths.gameList}?gameType=RNG&vassalage=KOIW,MOTH&q=m`
    await expectAddress(page, address)
    const check = async () => {
      await tiles(page).first().waitFor()
      await expect.poll(() => box(page).inputValue()).toBe("m")
      for (const name of ["Koiworks", "Moth & Moon"])
        await expect.poll(() => chip(name).getAttribute("aria-pressed")).toBe("true")
      expect(asked().at(-1)).toEqual({ gameName: "m", pageNo: "1", vassalage: "KOIW,MOTH" })
      expect(
        await tiles(page)
          .filter({ hasNotText: /Koiworks|Moth & Moon/ })
          .count(),
      ).toBe(0)
    }
    await check()
    await page.reload()
    await check()
    await header(page).getByRole("link", { name: "Home" }).click()
    await page.getByRole("navigation", { name: "Games" }).waitFor()
    await page.goBack()
    await check()
    expect(addressOf(page)).toBe(address)
    await page.goBack()
    expect(page.url(), "choices are no steps of their own").toBe("about:blank")
  })
})
