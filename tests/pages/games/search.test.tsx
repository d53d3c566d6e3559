import { describe, expect, it } from "vitest"
import { type Locator, page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import { favouriteGames, gameList } from "#gateway/calls/games/gameLists.ts"
import { hotGames } from "#gateway/calls/games/games.ts"
import { gameStorageItems } from "#platform/gameStorageItems.ts"
import { passes, type OpenApp, openApp } from "#tests/support/page.tsx"
import { button, main, player, textsOf } from "#tests/support/pagePlayer.ts"

const games = () => main().getByRole("list", { name: "Games" })
const tiles = () => games().getByRole("listitem")
const box = () => main().getByRole("searchbox", { name: "Search games" })
const loader = () => page.getByRole("status").filter({ hasText: "Please wait" })
const blank = () => main().getByRole("status").filter({ hasText: "No data" })
const countOf = (items: Locator) => items.elements().length
const areAll = (text: RegExp) => {
  const all = textsOf(tiles())
  return all.length > 0 && all.every((each) => text.test(each))
}
const clears = () => player.presses("Clear search")

const askedBy = ({ callsTo }: OpenApp) =>
  callsTo(gameList).map(({ query }) => {
    const { gameName, pageNo, vassalage } = Object(query)
    return { gameName, pageNo, vassalage }
  })

const remembered = (texts: ReadonlyArray<string>) => ({
  [gameStorageItems.searches.key]: JSON.stringify(texts),
})

describe("the search in a games list", () => {
  it("[GB-22, GB-28, GB-30] shows a loader, and stores the searched text in the address", async () => {
    const opened = await openApp({ path: paths.rng })
    await expect.element(tiles().first()).toBeVisible()
    const release = opened.holds(gameList)
    await box().fill("koi")
    await expect.element(loader()).toBeVisible()
    release()
    await expect.element(loader()).not.toBeInTheDocument()
    await expect.poll(opened.at).toBe(`${paths.rng}?q=koi`)
    await expect.poll(() => areAll(/koi/i)).toBe(true)
    await clears()
    await expect.poll(opened.at).toBe(paths.rng)
    await expect.element(button("Marble Moon Rabbit")).toBeVisible()
    expect(askedBy(opened).map(({ gameName, pageNo }) => [gameName, pageNo])).toEqual([
      ["", "1"],
      ["koi", "1"],
      ["", "1"],
    ])
  })

  it("[ER-04] a search without results shows the empty state with suggestions; a tap on a suggestion searches for it", async () => {
    const { at } = await openApp({
      path: `${paths.gameList}?gameType=RNG&q=zzz`,
      storage: remembered(["koi"]),
    })
    await expect.element(blank()).toBeVisible()
    await expect.element(box()).toHaveValue("zzz")
    expect(countOf(games())).toBe(0)
    await player.presses("Humming Ferry Sevens")
    await expect.poll(at).toBe(`${paths.gameList}?gameType=RNG&q=Humming%20Ferry%20Sevens`)
    await expect.poll(() => countOf(tiles())).toBe(1)
    await expect.element(box()).toHaveValue("Humming Ferry Sevens")
  })

  it("a category search without results offers to search all games, and the text is not stored as a recent search", async () => {
    const { areas, at } = await openApp({ path: `${paths.gameList}?gameType=RNG&q=zzz` })
    const all = main().getByRole("link", { name: "Search all games" })
    await expect.element(blank()).toBeVisible()
    await all.click()
    await expect.poll(at).toBe(`${paths.gameList}?q=zzz`)
    await expect.element(all).not.toBeInTheDocument()
    await expect.element(blank()).toBeVisible()
    await box().fill("nothing at all")
    await expect.poll(at).toBe(`${paths.gameList}?q=nothing%20at%20all`)
    await expect.element(blank()).toBeVisible()
    await expect.poll(() => areas.local.getItem(gameStorageItems.searches.key) ?? "[]").toBe("[]")
  })

  it("[ER-04] a search in the hot games sends no request, and shows the empty state if nothing matches", async () => {
    const { at, callsTo } = await openApp({ path: paths.hot })
    await expect.element(tiles().first()).toBeVisible()
    await box().fill("indigo kraken")
    await expect.poll(() => countOf(tiles())).toBe(1)
    await expect.poll(at).toBe(`${paths.hot}?q=indigo%20kraken`)
    await box().fill("indigo krakenn")
    await expect.element(blank()).toBeVisible()
    expect(callsTo(gameList)).toEqual([])
  })

  it("the search suggests the last five searches, which can be removed, and names of hot games", async () => {
    const { again, at } = await openApp({
      path: paths.rng,
      storage: remembered(["one", "two", "three", "four", "koi"]),
    })
    await expect.element(tiles().first()).toBeVisible()
    await box().fill("moth")
    await expect.poll(at).toBe(`${paths.rng}?q=moth`)
    await expect.poll(() => areAll(/moth/i)).toBe(true)
    await again()
    await clears()
    const items = (name: string) => main().getByRole("region", { name }).getByRole("listitem")
    const texts = () => textsOf(items("Recent searches"))
    await expect.poll(texts).toEqual(["moth", "one", "two", "three", "four"])
    await player.presses("Remove two")
    await expect.poll(texts).toEqual(["moth", "one", "three", "four"])
    await expect.poll(() => countOf(items("Suggestions"))).toBe(6)
    await page.getByRole("heading", { level: 1 }).click()
    await expect.poll(texts).toEqual([])
    await box().click()
    await player.presses("moth")
    await expect.poll(at).toBe(`${paths.rng}?q=moth`)
    await expect.poll(texts).toEqual([])
    await clears()
    await player.presses("Clear all")
    await expect.poll(texts).toEqual([])
  })
})

const block = () => main().getByRole("region", { name: "Hot games" })
const hotTiles = () => block().getByRole("list", { name: "Hot games" }).getByRole("listitem")
const vendor = (name: string) =>
  block().getByRole("radiogroup", { name: "Providers" }).getByRole("radio", { name })

/** Scrolls down slowly, so that what comes near is loaded, and up again at the end, until an element is there. */
const scrollsTo = async (target: Locator, step = async () => {}) => {
  const look = async () => {
    await step()
    const isAtEnd = window.scrollY + window.innerHeight >= document.body.scrollHeight - 1
    window.scrollTo(0, isAtEnd ? 0 : window.scrollY + 250)
    return countOf(target)
  }
  await expect.poll(look, { interval: 200 }).toBe(1)
}

const toBlock = async (step = async () => {}) => {
  await scrollsTo(block(), step)
  await expect.element(hotTiles().first()).toBeVisible()
}

const without = (text: RegExp) => textsOf(hotTiles()).filter((each) => !text.test(each))

describe("the hot games of home", () => {
  it("[GB-40, GB-41, GB-46] the hot games of home show their vendors, a search, six games and links to all games", async () => {
    const { at, callsTo } = await openApp({ settings: { scale: "hundreds" } })
    await toBlock()
    await expect.element(vendor("Crabwise")).toBeVisible()
    await expect.poll(() => countOf(hotTiles())).toBe(6)
    await expect.element(box()).toBeVisible()
    const all = block().getByRole("button", { name: "Show all" })
    await all.click()
    await expect.poll(() => countOf(hotTiles())).toBeGreaterThan(6)
    await expect.element(all).not.toBeInTheDocument()
    // The list page fetches its own data, as every page does.
    expect(callsTo(hotGames)).toHaveLength(1)
    await block().getByRole("link", { name: "More games" }).click()
    await expect.poll(at).toBe(`${paths.gameList}?gameType=HOT`)
  })

  it("[GB-42, GB-43, GB-44] the hot games are searched within the chosen vendor, half a second after typing", async () => {
    await openApp({ clock: true })
    await toBlock(() => passes(timings.lazyThrottle))
    await vendor("Koiworks").click()
    await expect.poll(() => without(/Koiworks/)).toEqual([])
    const all = countOf(hotTiles())
    const [name = ""] = textsOf(hotTiles().last().getByRole("button").first())
    const [first = ""] = name.replace("Koiworks", "").split(" ")
    const word = first.replace(/^(Hot|New|Jackpot)+/, "")

    await box().fill(word)
    expect(countOf(hotTiles())).toBe(all)
    await expect.element(loader()).toBeVisible()
    await passes(timings.hotSearchDelay)
    await expect.element(loader()).not.toBeInTheDocument()
    await expect.poll(() => without(new RegExp(word, "i"))).toEqual([])
    expect(countOf(hotTiles())).toBeLessThan(all)

    await box().fill("")
    await expect.poll(() => countOf(hotTiles())).toBe(all)
  })

  it("[GB-45, GB-48, ER-04] a search of the hot games without results says so, and another vendor clears the search", async () => {
    await openApp()
    await toBlock()
    await box().fill("zzz")
    await expect.element(block().getByRole("status").filter({ hasText: "No data" })).toBeVisible()
    await vendor("Crabwise").click()
    await expect.element(hotTiles().first()).toBeVisible()
    await expect.element(box()).toHaveValue("")
    expect(without(/Crabwise/)).toEqual([])
  })

  it("[GB-47] the hot games of home are hidden when none exist", async () => {
    await openApp({ persona: "0", settings: { vendorPreset: "noHot" } })
    const favourites = main().getByRole("region", { name: "Favourites" })
    await scrollsTo(favourites)
    expect(countOf(block())).toBe(0)
  })

  it("[FV-04] home tells a member without favourites how to add one, and links to the games", async () => {
    const { at } = await openApp({
      persona: "0",
      before: ({ rewrite }) =>
        rewrite<object>(favouriteGames, (favourites) => ({ ...favourites, content: [] })),
    })
    const favourites = main().getByRole("region", { name: "Favourites" })
    await scrollsTo(favourites.getByText("Tap the star on a game to add it here."))
    await favourites.getByRole("link", { name: "Game center" }).click()
    await expect.poll(at).toBe(paths.games)
  })
})
