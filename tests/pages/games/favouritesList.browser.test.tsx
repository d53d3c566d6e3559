import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { favouriteGames, gameList } from "#gateway/calls/games/gameLists.ts"
import { visit } from "#tests/support/page.tsx"
import { expectSaid, main } from "#tests/support/pagePlayer.ts"

const games = () => main().getByRole("list", { name: "Games", exact: true })
const tiles = () => games().getByRole("listitem")
const stars = () => games().getByRole("button", { name: /^Favourite / })

/** The place of the last game, once the page was scrolled to its end. */
const loaded = (): number => {
  window.scrollTo(0, document.body.scrollHeight)
  return Number(tiles().elements().at(-1)?.getAttribute("aria-posinset"))
}

describe("favourites page", () => {
  it("[FV-02] loads page by page while scrolling", async () => {
    const { callsTo } = await visit({ persona: "0", path: `${paths.gameList}?gameType=FAV` })
    await expect.element(tiles().first()).toBeVisible()
    await expect.poll(loaded, { timeout: 8000 }).toBe(60)
    const asked = callsTo(favouriteGames).map(({ query }) => Reflect.get(Object(query), "pageNo"))
    expect(asked).toEqual(["1", "2", "3"])
  })

  it("skips no favourite when one is removed before the next page", async () => {
    await visit({ persona: "0", path: `${paths.gameList}?gameType=FAV` })
    await stars().first().click()
    await expectSaid("Changes saved", "status")
    await expect.poll(loaded, { timeout: 8000 }).toBe(59)
  })
})

describe("games list", () => {
  it("starts at the top by a new link", async () => {
    const { callsTo } = await visit({ persona: "0", path: paths.rng })
    await expect.poll(loaded, { timeout: 8000 }).toBeGreaterThan(25)
    expect(window.scrollY).toBeGreaterThan(0)
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click()
    await page.getByRole("navigation", { name: "Games" }).getByRole("button", { name: "Slots" }).click()
    await expect.element(games().getByRole("button", { name: "Twilight Koi", exact: true })).toBeVisible()
    await expect.poll(() => window.scrollY).toBe(0)
    expect(callsTo(gameList).at(-1)?.query).toMatchObject({ pageNo: "1" })
  })
})
