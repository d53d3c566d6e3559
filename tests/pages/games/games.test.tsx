import { describe, expect, it } from "vitest"
import { type Locator, page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { addFavourite, gameList, recentGames } from "#gateway/calls/games/gameLists.ts"
import { hotGames } from "#gateway/calls/games/games.ts"
import { launchGame, launchVendor } from "#gateway/calls/games/launches.ts"
import { type OpenApp, openApp } from "#tests/support/page.tsx"
import { expectMessage, main, player, textsOf } from "#tests/support/pagePlayer.ts"

const tab = (name: string) => main().getByRole("tab", { name })
const panel = () => main().getByRole("tabpanel")
const inPanel = (name: string) => panel().getByRole("button", { name })
const games = () => main().getByRole("list", { name: "Games" })
const tile = (name: string) => games().getByRole("button", { name })
const recents = () => main().getByRole("region", { name: "Recently played" })
const countOf = (items: Locator) => items.elements().length
const tabs = () => textsOf(main().getByRole("tab"))
const title = () => textsOf(page.getByRole("heading", { level: 1 }))
const launches = ({ callsTo }: OpenApp) => [...callsTo(launchGame), ...callsTo(launchVendor)]

describe("the game page", () => {
  it.each([
    { persona: "guest", last: "E-lottery", played: 0 },
    { persona: "0", last: "Favourites", played: 1 },
    { persona: "4", last: "Favourites", played: 0 },
  ])(
    "[RT-21, GB-12, GB-13] the game page shows tabs, a search and the hot games to persona $persona",
    async ({ persona, last, played }) => {
      const { callsTo } = await openApp({ persona, path: paths.game })
      await expect.element(tile("Indigo Kraken Tide")).toBeVisible()
      await expect.poll(() => callsTo(recentGames).at(-1)?.status === 200).toBe(persona !== "guest")
      await expect.poll(title).toEqual(["Game center"])
      await expect.element(tab("Hot")).toHaveAttribute("aria-selected", "true")
      expect(tabs().slice(0, 4)).toEqual(["Hot", "Live casino", "Cockfight", "Slots"])
      await expect.poll(() => tabs().findLast((name) => name !== "Promotion")).toBe(last)
      await expect.element(main().getByRole("searchbox", { name: "Search games" })).toBeVisible()
      // Rows below the large game come with the list's first measurement.
      await expect.poll(() => countOf(games().getByRole("listitem"))).toBeGreaterThan(6)
      await expect.poll(() => countOf(recents())).toBe(played)
    },
  )

  it("[GB-23] the hot tab shows the preloaded games without another request for games", async () => {
    const { callsTo } = await openApp({ persona: "0", path: paths.game })
    await expect.element(tile("Indigo Kraken Tide")).toBeVisible()
    window.scrollTo(0, document.body.scrollHeight)
    await tab("Slots").click()
    await expect.element(tile("Twilight Koi")).toBeVisible()
    expect(callsTo(hotGames)).toHaveLength(1)
    expect(callsTo(gameList).map(({ query }) => query)).toMatchObject([{ gameType: "RNG" }])
  })

  it("[GE-02] the game page offers lottery, slots, fish, live casino, poker, sports, e-sports and cockfight", async () => {
    await openApp({ path: paths.game })
    await expect.element(tile("Indigo Kraken Tide")).toBeVisible()
    const kinds = ["Lottery", "Slots", "Fish", "Live casino", "Poker", "Sports", "E-sports", "Cockfight"]
    expect(tabs()).toEqual(expect.arrayContaining(kinds))
  })

  it("[GE-06] games of several vendors can be played and marked as favourites", async () => {
    const opened = await openApp({ persona: "0", path: paths.hot })
    for (const name of ["Indigo Kraken Tide", "Humming Ferry Sevens", "Brass Pai Gow"]) {
      await tile(name).click()
      await expect.poll(() => opened.address.left.length).toBe(1)
      await opened.again(paths.hot)
    }
    expect(new Set(launches(opened).map(({ query }) => Reflect.get(Object(query), "vassalage"))).size).toBe(3)
    await games()
      .getByRole("button", { name: /^Favourite/, pressed: false })
      .first()
      .click()
    await expectMessage("Changes saved", "status")
    expect(opened.callsTo(addFavourite)).toHaveLength(1)
  })

  it("home shows the largest jackpot, and a tap on the jackpot launches its game", async () => {
    const { callsTo } = await openApp({
      persona: "0",
      path: paths.home,
      before: ({ rewrite }) =>
        rewrite<{ readonly list: ReadonlyArray<object> }>(hotGames, ({ list }) => ({
          list: list.map((game) => ({
            ...game,
            jackpot: Reflect.get(game, "gameName") === "Indigo Kraken Tide" ? 1002 : 12,
          })),
        })),
    })
    const strip = main().getByRole("button", { name: /^Jackpot / })
    await expect.element(strip).toHaveAccessibleDescription("₱\u00a01,002.00")
    await strip.click()
    await expect.poll(() => callsTo(launchGame).length).toBe(1)
  })

  it("[GB-14, GB-34, RO-01] the game page shows the first slots and a link to all slots", async () => {
    const { address, at, callsTo } = await openApp({ path: paths.game })
    await tab("Slots").click()
    await expect.element(tile("Twilight Koi")).toBeVisible()
    expect(at()).toBe(`${paths.game}?gameType=RNG`)
    await main().getByRole("group", { name: "Providers" }).getByRole("button", { name: "Koiworks" }).click()
    await expect.poll(at).toBe(`${paths.game}?gameType=RNG&vassalage=KOIW`)
    await player.follows("More games")
    await expect.poll(at).toBe(`${paths.gameList}?gameType=RNG&vassalage=KOIW`)
    await expect
      .poll(() => callsTo(gameList).at(-1)?.query)
      .toMatchObject({ pageNo: "1", gameType: "RNG", vassalage: "KOIW" })
    address.goBack()
    await expect.element(main().getByRole("link", { name: "More games" })).toBeVisible()
    expect(at()).toBe(`${paths.game}?gameType=RNG&vassalage=KOIW`)
  })

  it("[GB-04] the game page shows no promotions", async () => {
    const { at } = await openApp({ path: paths.game })
    await expect.element(tile("Indigo Kraken Tide")).toBeVisible()
    await tab("Promotion").click()
    await expect.poll(at).toBe(`${paths.game}?gameType=PROMO`)
    await expect.poll(() => panel().element().childElementCount).toBe(0)
  })

  it("[GB-16] a category without games says that there are none", async () => {
    await openApp({ path: `${paths.game}?gameType=RNG`, settings: { scale: "empty" } })
    await expect.element(panel().getByRole("status").filter({ hasText: "No data" })).toBeVisible()
    expect(countOf(games())).toBe(0)
  })
})

describe("vendors", () => {
  it("[GB-08, GB-09] the tab of a category with a single vendor launches that vendor, except slots and hot games", async () => {
    const opened = await openApp({
      persona: "0",
      path: paths.game,
      settings: { vendorPreset: "single", scale: "few" },
    })
    await tab("Slots").click()
    await expect.element(tile("Twilight Koi")).toBeVisible()
    expect(opened.at()).toBe(`${paths.game}?gameType=RNG`)
    expect(launches(opened)).toEqual([])
    await tab("Fish").click()
    await expect.poll(() => opened.address.left.length).toBe(1)
    expect(opened.callsTo(launchVendor)[0]?.body).toMatchObject({ vassalage: "TIDE", gameType: "FISH" })
  })

  it("[GB-08] the address of a category with a single vendor shows the vendor's tile and launches nothing", async () => {
    const opened = await openApp({ path: paths.fish, settings: { vendorPreset: "single" } })
    await expect.element(inPanel("Tidelamp")).toBeVisible()
    expect(countOf(panel().getByRole("button"))).toBe(1)
    expect(launches(opened)).toEqual([])
  })

  it("[GB-10, GB-32] a category with several vendors shows their tiles, and a tap opens the vendor's lobby", async () => {
    const opened = await openApp({ persona: "0", path: paths.game })
    await tab("Fish").click()
    const tiles = panel().getByRole("listitem")
    await expect.poll(() => textsOf(tiles)).toEqual(["Tidelamp", "Crabwise", "Pearldeep"])
    expect(launches(opened)).toEqual([])
    await inPanel("Crabwise").click()
    await expect.poll(() => opened.address.left.length).toBe(1)
    expect(launches(opened).map(({ body }) => body)).toMatchObject([{ vassalage: "CRAB", gameType: "FISH" }])
  })
})

describe("a game in a list", () => {
  it.each([
    { persona: "0", freeplay: "0" },
    { persona: "4", freeplay: "1" },
  ])(
    "a game in a list opens for persona $persona, in trial mode for a trial member",
    async ({ persona, freeplay }) => {
      const opened = await openApp({ persona, path: paths.rng })
      await expect.element(tile("Marble Moon Rabbit")).toBeVisible()
      const item = games().getByRole("listitem").filter({ hasText: "Marble Moon Rabbit" })
      expect(countOf(item.getByText("Free play"))).toBe(Number(freeplay))
      await tile("Marble Moon Rabbit").click()
      await expect.poll(() => opened.address.left.length).toBe(1)
      expect(launches(opened).map(({ query }) => query)).toMatchObject([{ vassalage: "MOTH", freeplay }])
    },
  )
})

const categoryPages = [
  { row: "[RT-25]", path: paths.live, name: "Live casino", shows: "Velvet Wheel" },
  { row: "[RT-26]", path: paths.rng, name: "Slots", shows: "Twilight Koi" },
  { row: "[RT-27, RT-67]", path: paths.sports, name: "Sports", shows: "Goalmast" },
  { row: "[RT-28]", path: paths.esports, name: "E-sports", shows: "Arcade Vale" },
  { row: "[RT-29]", path: paths.fish, name: "Fish", shows: "Tidelamp" },
  { row: "[RT-30]", path: paths.pvp, name: "Poker", shows: "Nine Tiles" },
  { row: "[RT-31]", path: paths.lott, name: "Lottery", shows: "Southern Sea Draw" },
  { row: "[RT-32]", path: paths.elott, name: "E-lottery", shows: "Lantern Express" },
  { row: "[RT-33]", path: paths.hot, name: "Hot", shows: "Indigo Kraken Tide" },
  { row: "open point 36", path: paths.slotsCentre, name: "Slots", shows: "Twilight Koi" },
] as const

describe("category pages", () => {
  it.each(categoryPages)(
    "$row the page $path shows the category $name and its title",
    async ({ path, name, shows }) => {
      const { at } = await openApp({ path })
      await expect.element(inPanel(shows)).toBeVisible()
      await expect.element(tab(name)).toHaveAttribute("aria-selected", "true")
      expect(countOf(main().getByRole("tab", { selected: true }))).toBe(1)
      await expect.poll(title).toEqual([name])
      expect(countOf(tab("Cockfight"))).toBe(0)
      expect(at()).toBe(path)
    },
  )

  it("a category page lists the member's recent games of the category", async () => {
    await openApp({
      persona: "0",
      path: paths.fish,
      before: ({ rewrite }) =>
        rewrite<{ readonly list: ReadonlyArray<object> }>(recentGames, ({ list }) => ({
          list: [
            { ...list[0], nodeId: "1", gameName: "Pearl Dive", gameType: "FISH", vassalage: "TIDE" },
            { ...list[0], nodeId: "2", gameName: "Other Reels", gameType: "RNG", vassalage: "TIDE" },
          ],
        })),
    })
    await expect.element(recents().getByRole("button", { name: "Pearl Dive" })).toBeVisible()
    expect(countOf(recents().getByRole("button", { name: "Other Reels" }))).toBe(0)
  })

  it("a tab of a category page adds no history entry", async () => {
    const { address, at } = await openApp({ persona: "0" })
    const menu = main().getByRole("navigation", { name: "Games" })
    await menu.getByRole("button", { name: "Live casino" }).click()
    await expect.element(main().getByRole("region", { name: "Live rooms" })).toBeVisible()
    await tab("Fish").click()
    await expect.poll(at).toBe(paths.fish)
    address.goBack()
    await expect.poll(at).toBe(paths.home)
  })
})
