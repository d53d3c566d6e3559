import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import {
  addFavourite,
  favouriteGames,
  favouriteIds,
  gameList,
  removeFavourite,
} from "#gateway/calls/games/gameLists.ts"
import { openApp, type OpenApp } from "#tests/support/page.tsx"
import { bottomMenu, form, logIn } from "#tests/support/pageEntry.ts"
import { main, textsOf } from "#tests/support/pagePlayer.ts"

const list = `${paths.gameList}?gameType=FAV`

const games = () => main().getByRole("list", { name: "Games" })
const tiles = () => games().getByRole("listitem")
const star = (name: string) => games().getByRole("button", { name: `Favourite ${name}` })
const stars = () => games().getByRole("button", { name: /^Favourite / })
const saved = () => page.getByRole("status").filter({ hasText: "Changes saved" })
const title = () => page.getByRole("heading", { level: 1 })
const marks = ({ callsTo }: OpenApp) => [...callsTo(addFavourite), ...callsTo(removeFavourite)]

describe("favourites of a guest", () => {
  it("[FV-01] show once the guest has logged in", async () => {
    const { at, callsTo } = await openApp({ path: list })
    await expect.element(form("Login")).toBeVisible()
    expect(at()).toBe(paths.login)
    expect(callsTo(favouriteGames)).toEqual([])
    await logIn("member0")
    await expect.element(tiles().first()).toBeInTheDocument()
    expect(at()).toBe(list)
  })

  it("[SS-18] send a guest from a tapped star to the login, without a request", async () => {
    const opened = await openApp({ path: paths.rng })
    await star("Twilight Koi").click()
    await expect.element(form("Login")).toBeVisible()
    expect(opened.at()).toBe(paths.login)
    expect([...marks(opened), ...opened.callsTo(favouriteIds)]).toEqual([])
    await logIn("member0")
    await expect.element(star("Twilight Koi")).toBeInTheDocument()
    expect(opened.at()).toBe(paths.rng)
  })
})

describe("favourites page", () => {
  it("[RT-19] lists the member's favourites, 25 at a time", async () => {
    const { callsTo } = await openApp({ persona: "0", path: list })
    await expect.poll(() => textsOf(title())).toEqual(["Favourites"])
    await expect.element(tiles().first()).toBeVisible()
    expect(callsTo(favouriteGames)[0]?.query).toMatchObject({ pageNo: "1", pageSize: "25", gameType: "" })
    const pressed = () =>
      new Set(
        stars()
          .elements()
          .map((each) => each.getAttribute("aria-pressed")),
      )
    await expect.poll(pressed).toEqual(new Set(["true"]))
  })

  it("[FV-05, SS-20] removes a favourite at once and confirms it in a message", async () => {
    const { callsTo } = await openApp({ persona: "0", path: list })
    await expect.element(stars().first()).toBeInTheDocument()
    const label = stars().first().element().getAttribute("aria-label") ?? ""
    const asked = callsTo(favouriteGames).length
    await stars().first().click()
    await expect.element(saved()).toBeInTheDocument()
    await expect.element(games().getByRole("button", { name: label })).not.toBeInTheDocument()
    expect(callsTo(favouriteGames)).toHaveLength(asked)
    expect(callsTo(removeFavourite)).toHaveLength(1)
  })
})

describe("favourites on home", () => {
  it("[FV-03] link to the member's full list of favourites", async () => {
    const { at, callsTo } = await openApp({ persona: "0" })
    const block = main().getByRole("region", { name: "Favourites" })
    await block.getByRole("link", { name: "More games" }).click()
    await expect.poll(at).toBe(list)
    await expect.element(tiles().first()).toBeInTheDocument()
    const sizes = () => callsTo(favouriteGames).map(({ query }) => Reflect.get(Object(query), "pageSize"))
    expect(sizes()).toEqual(["100", "25"])
  })

  it("[FV-05] remove a game when its star is tapped", async () => {
    const { callsTo } = await openApp({ persona: "0" })
    const star = main()
      .getByRole("region", { name: "Favourites" })
      .getByRole("button", { name: /^Favourite / })
      .first()
    await expect.element(star).toBeInTheDocument()
    const name = star.element().getAttribute("aria-label") ?? ""
    await star.click()
    await expect
      .element(main().getByRole("region", { name: "Favourites" }).getByRole("button", { name }))
      .not.toBeInTheDocument()
    expect(callsTo(removeFavourite)).toHaveLength(1)
  })
})

describe("games list by address", () => {
  it("[RT-18] shows the hot games without a request", async () => {
    const { callsTo } = await openApp({ path: `${paths.gameList}?gameType=HOT` })
    await expect.element(games().getByRole("button", { name: "Indigo Kraken Tide" }).first()).toBeVisible()
    await expect.poll(() => textsOf(title())).toEqual(["Hot"])
    expect(bottomMenu().elements()).toEqual([])
    expect(callsTo(gameList)).toEqual([])
  })

  it("[RT-20] lists the games of one vendor when opened from the vendor's tile", async () => {
    const { at, callsTo } = await openApp({ persona: "0", path: paths.rng })
    await games().getByRole("button", { name: "Emberreel" }).click()
    await expect.poll(at).toBe(`${paths.gameList}?gameType=RNG&vassalage=EMBR`)
    await expect.poll(() => textsOf(title())).toEqual(["Slots"])
    await expect
      .poll(() => callsTo(gameList).at(-1)?.query)
      .toMatchObject({ gameType: "RNG", vassalage: "EMBR" })
    await expect.poll(() => tiles().filter({ hasText: "Emberreel" }).elements().length).toBeGreaterThan(3)
    expect(tiles().filter({ hasNotText: "Emberreel" }).elements()).toEqual([])
  })
})
