import { describe, expect, it } from "vitest"
import { type Locator, page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { favouriteGames, gameList } from "#gateway/calls/games/gameLists.ts"
import { mobileLotteries } from "#gateway/calls/games/lotteries.ts"
import { openApp } from "#tests/support/page.tsx"
import { bottomMenu } from "#tests/support/pageEntry.ts"
import { expectMessage, main } from "#tests/support/pagePlayer.ts"

const games = () => main().getByRole("list", { name: "Games" })
const tiles = () => games().getByRole("listitem")
const tile = (name: string) => games().getByRole("button", { name })
const tab = (name: string) => main().getByRole("tab", { name })
const panel = () => main().getByRole("tabpanel")
const stars = () => games().getByRole("button", { name: /^Favourite / })

const loaded = (): number => {
  window.scrollTo(0, document.body.scrollHeight)
  return Number(tiles().elements().at(-1)?.getAttribute("aria-posinset"))
}

describe("favourites page", () => {
  it("[FV-02] loads page by page while scrolling, and ends with the number of games", async () => {
    const { callsTo } = await openApp({ persona: "0", path: `${paths.gameList}?gameType=FAV` })
    await expect.element(tiles().first()).toBeVisible()
    await expect.poll(loaded).toBe(60)
    await expect.element(main().getByText("60 games", { exact: true })).toBeVisible()
    const asked = callsTo(favouriteGames).map(({ query }) => Reflect.get(Object(query), "pageNo"))
    expect(asked).toEqual(["1", "2", "3"])
  })

  it("skips no favourite when another is removed before the next page loads", async () => {
    await openApp({ persona: "0", path: `${paths.gameList}?gameType=FAV` })
    await stars().first().click()
    await expectMessage("Changes saved", "status")
    await expect.poll(loaded).toBe(59)
  })
})

describe("game entry page", () => {
  it("shows the first row of games without scrolling in a window of 375 × 667 px", async () => {
    await openApp({ path: paths.game, width: 375, height: 667 })
    await expect.element(tile("Indigo Kraken Tide")).toBeVisible()
    const fold = () => bottomMenu().element().getBoundingClientRect().top
    const firstRow = () => tiles().first().element().getBoundingClientRect().bottom
    await expect.poll(() => firstRow() <= fold()).toBe(true)
    expect(tiles().first().element().getBoundingClientRect().top).toBeLessThanOrEqual(300)
  })
})

describe("games list", () => {
  it("starts at the top when opened by a new link", async () => {
    const { callsTo } = await openApp({ persona: "0", path: paths.rng })
    await expect.poll(loaded).toBeGreaterThan(25)
    expect(window.scrollY).toBeGreaterThan(0)
    await bottomMenu().getByRole("link", { name: "Home" }).click()
    await page.getByRole("navigation", { name: "Games" }).getByRole("button", { name: "Slots" }).click()
    await expect.element(tile("Twilight Koi")).toBeVisible()
    await expect.poll(() => window.scrollY).toBe(0)
    expect(callsTo(gameList).at(-1)?.query).toMatchObject({ pageNo: "1" })
  })

  it("[GB-15, GB-21] loads the next page of games at the end of the list, and other games for another tab", async () => {
    const { callsTo } = await openApp({ path: paths.rng })
    await expect.element(tile("Twilight Koi")).toBeVisible()
    window.scrollTo(0, document.body.scrollHeight)
    await expect.poll(() => callsTo(gameList).length).toBe(2)
    await tab("Hot").click()
    await expect.element(tile("Indigo Kraken Tide")).toBeVisible()
    expect(tile("Twilight Koi").elements()).toEqual([])
    await tab("Slots").click()
    await expect.element(tile("Twilight Koi")).toBeVisible()
    expect(callsTo(gameList).map(({ query }) => query)).toMatchObject([
      { pageNo: "1" },
      { pageNo: "2" },
      { pageNo: "1", gameType: "RNG" },
    ])
  })
})

describe("e-lottery page", () => {
  it("aligns the error shown when lottery draws fail to load with the vendors below", async () => {
    await openApp({ path: paths.elott, before: ({ fails }) => fails(mobileLotteries, "refused") })
    const vendor = () => panel().getByRole("button", { name: "Lantern Express" })
    await expect.element(vendor()).toBeVisible()
    await expect.element(panel().getByRole("alert")).toBeVisible()
    const boxOf = (of: Locator) => of.element().getBoundingClientRect()
    const failed = boxOf(panel().getByRole("alert"))
    const [next, around] = [boxOf(vendor()), boxOf(panel())]
    expect(Math.abs(failed.left - next.left)).toBeLessThan(1)
    expect(around.right - failed.right).toBeGreaterThan(8)
    expect(next.top - failed.bottom).toBeGreaterThan(8)
    expect(failed.top - around.top).toBeGreaterThan(8)
  })
})
