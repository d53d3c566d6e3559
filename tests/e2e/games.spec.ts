import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { loginForm, logIn } from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const listCall = "/wps/relay/GCSGAME_gameList"
const hotCall = "/wps/relay/GCSGAME_hotGamesV2"
const gameLaunch = "/wps/game/launchGame"
const lobbyLaunch = "/wps/relay/GCS_gameLaunchFB"

const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name, exact: true })
const panel = (page: Page): Locator => page.getByRole("tabpanel")
const games = (page: Page): Locator => page.getByRole("list", { name: "Games" })
const tile = (page: Page, name: string): Locator => games(page).getByRole("button", { name, exact: true })
const searchBox = (page: Page): Locator => page.getByRole("searchbox", { name: "Search games" })
const title = (page: Page): Locator => page.getByRole("heading", { level: 1 })
const recents = (page: Page): Locator => page.getByRole("region", { name: "Recently played" })

const launches = () => [...product.callsTo(gameLaunch), ...product.callsTo(lobbyLaunch)]

describe("the game entry page", () => {
  it.each([
    { persona: "guest", last: "E-lottery", played: 0 },
    { persona: "0", last: "Favourites", played: 1 },
    { persona: "4", last: "Favourites", played: 0 },
    { persona: "40", last: "Favourites", played: 1 },
    { persona: "9", last: "Favourites", played: 1 },
  ])(
    "[RT-21, GB-12, GB-13, GB-23] shows persona $persona the tabs and the hot games, which are there already",
    async ({ persona, last, played }) => {
      const page = await product.visit({ persona, path: paths.game })
      await tile(page, "Indigo Kraken Tide").waitFor()
      expect(await title(page).textContent()).toBe("Game center")
      expect(await tab(page, "Hot").getAttribute("aria-selected")).toBe("true")
      const names = await page.getByRole("tab").allTextContents()
      expect(names.slice(0, 4)).toEqual(["Hot", "Live casino", "Cockfight", "Slots"])
      expect(names.filter((name) => name !== "Promotion").at(-1)).toBe(last)
      await searchBox(page).waitFor()
      expect(await games(page).getByRole("listitem").count()).toBeGreaterThan(6)
      await page.waitForLoadState("networkidle")
      expect(await recents(page).count()).toBe(played)

      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.waitForLoadState("networkidle")
      expect(product.callsTo(hotCall)).toHaveLength(1)
      expect(product.callsTo(listCall)).toEqual([])
      expectQuiet(page)
    },
  )

  it("[GE-02] offers lottery, slots, fish, live casino, poker, sports, e-sports and cockfight", async () => {
    const page = await product.visit({ path: paths.game })
    await tile(page, "Indigo Kraken Tide").waitFor()
    const names = await page.getByRole("tab").allTextContents()
    for (const kind of [
      "Lottery",
      "Slots",
      "Fish",
      "Live casino",
      "Poker",
      "Sports",
      "E-sports",
      "Cockfight",
    ]) {
      expect(names).toContain(kind)
    }
  })

  it("[GE-06] offers games of several vendors to play, and to mark as favourites", async () => {
    const page = await product.visit({ persona: "0", path: paths.hot })
    for (const name of ["Indigo Kraken Tide", "Humming Ferry Sevens", "Brass Pai Gow"]) {
      await tile(page, name).click()
      await page.getByRole("button", { name: "Play a round" }).waitFor()
      await page.goBack()
    }
    expect(new Set(launches().map(({ query }) => Reflect.get(Object(query), "vassalage"))).size).toBe(3)
    await games(page)
      .getByRole("button", { name: /^Favourite/, pressed: false })
      .first()
      .click()
    await page.getByRole("status").filter({ hasText: "Changes saved" }).waitFor()
    expect(product.callsTo("/wps/relay/MCSFE_addFavoriteGameV2")).toHaveLength(1)
    expectQuiet(page, /favicon/)
  })

  it("under /m/games it has the banners of home", async () => {
    const page = await product.visit({ path: paths.games })
    await page
      .getByRole("region", { name: "Banners" })
      .getByRole("button", { name: "Lantern Night Bonus" })
      .waitFor()
    await tab(page, "Hot").waitFor()
    expect(addressOf(page)).toBe(paths.games)
  })

  it("[GB-14, GB-34] begins a list of slots, and leads to the rest of it", async () => {
    const page = await product.visit({ path: paths.game })
    await tab(page, "Slots").click()
    await tile(page, "Twilight Koi").waitFor()
    await expectAddress(page, `${paths.game}?gameType=RNG`)
    await page
      .getByRole("group", { name: "Providers" })
      .getByRole("button", { name: "Koiworks", exact: true })
      .click()
    await expectAddress(page, `${paths.game}?gameType=RNG&vassalage=KOIW`)
    await page.getByRole("link", { name: "More games" }).click()
    await expectAddress(page, `${paths.gameList}?gameType=RNG&vassalage=KOIW`)
    await expect.poll(() => product.callsTo(listCall).at(-1)?.query).toMatchObject({ pageNo: "1" })
    const asked = product.callsTo(listCall).map(({ query }) => query)
    expect(asked.at(-1)).toMatchObject({ gameType: "RNG", vassalage: "KOIW" })
    await page.goBack()
    await page.getByRole("link", { name: "More games" }).waitFor()
    await expectAddress(page, `${paths.game}?gameType=RNG&vassalage=KOIW`)
    expectQuiet(page)
  })

  it("[GB-04] shows nothing of promotions", async () => {
    const page = await product.visit({ path: paths.game })
    await tile(page, "Indigo Kraken Tide").waitFor()
    await tab(page, "Promotion").click()
    await expectAddress(page, `${paths.game}?gameType=PROMO`)
    expect(await panel(page).locator("*").count()).toBe(0)
  })

  it("[GB-16] says so when there are no games", async () => {
    const page = await product.visit({ path: `${paths.game}?gameType=RNG`, settings: { scale: "empty" } })
    await panel(page).getByRole("status").filter({ hasText: "No data" }).waitFor()
    expect(await games(page).count()).toBe(0)
  })

  it("[GB-21] begins anew with each tab", async () => {
    const page = await product.visit({ path: paths.rng })
    await tile(page, "Twilight Koi").waitFor()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => product.callsTo(listCall).length).toBe(2)
    await tab(page, "Hot").click()
    await expectAddress(page, paths.hot)
    await tile(page, "Indigo Kraken Tide").waitFor()
    expect(await tile(page, "Twilight Koi").count()).toBe(0)
    await tab(page, "Slots").click()
    await tile(page, "Twilight Koi").waitFor()
    expect(product.callsTo(listCall).map(({ query }) => query)).toMatchObject([
      { pageNo: "1" },
      { pageNo: "2" },
      { pageNo: "1", gameType: "RNG" },
    ])
  })
})

describe("vendors", () => {
  it("[GB-08, GB-09] the only one of a category is launched by its tab, but for slots and hot games", async () => {
    const page = await product.visit({
      persona: "0",
      path: paths.game,
      settings: { vendorPreset: "single", scale: "few" },
    })
    await tab(page, "Slots").click()
    await expectAddress(page, `${paths.game}?gameType=RNG`)
    await tile(page, "Twilight Koi").waitFor()
    await tab(page, "Hot").click()
    await games(page).getByRole("listitem").first().waitFor()
    await tab(page, "Favourites").click()
    await expectAddress(page, `${paths.game}?gameType=FAV`)
    expect(launches()).toEqual([])
    await tab(page, "Fish").click()
    await page.getByRole("heading", { level: 1, name: "Tidelamp" }).waitFor()
    expect(product.callsTo(lobbyLaunch)[0]?.body).toMatchObject({ vassalage: "TIDE", gameType: "FISH" })
    expectQuiet(page, /favicon/)
  })

  it("[GB-08] an address of such a category shows its tile, and launches nothing by itself", async () => {
    const page = await product.visit({ path: paths.fish, settings: { vendorPreset: "single" } })
    await panel(page).getByRole("button", { name: "Tidelamp" }).waitFor()
    expect(await panel(page).getByRole("button").count()).toBe(1)
    expect(launches()).toEqual([])
  })

  const openFish = async (persona: string): Promise<Page> => {
    const page = await product.visit({ persona, path: paths.game })
    await tab(page, "Fish").click()
    const tiles = panel(page).getByRole("listitem")
    await expect.poll(() => tiles.allTextContents()).toEqual(["Tidelamp", "Crabwise", "Pearldeep"])
    expect(launches()).toEqual([])
    await panel(page).getByRole("button", { name: "Crabwise" }).click()
    return page
  }

  it("[GB-10, GB-32] several have tiles, and a press on one opens its lobby", async () => {
    const page = await openFish("0")
    await page.getByRole("heading", { level: 1, name: "Crabwise" }).waitFor()
    expect(product.callsTo(lobbyLaunch).map(({ body }) => body)).toMatchObject([
      { vassalage: "CRAB", gameType: "FISH" },
    ])
    expect(product.callsTo(gameLaunch)).toEqual([])
  })

  it("[GB-10, GB-32] several have tiles, and a guest's press on one leads to the login", async () => {
    const page = await openFish("guest")
    await loginForm(page).waitFor()
    expect(launches()).toEqual([])
  })
})

describe("a game of a list", () => {
  it.each([
    { persona: "0", freeplay: "0" },
    { persona: "4", freeplay: "1" },
    { persona: "40", freeplay: "0" },
    { persona: "9", freeplay: "0" },
  ])("opens for persona $persona, for nothing if it is a trial one", async ({ persona, freeplay }) => {
    const page = await product.visit({ persona, path: paths.rng })
    await tile(page, "Marble Moon Rabbit").waitFor()
    const chip = games(page)
      .getByRole("listitem")
      .filter({ hasText: "Marble Moon Rabbit" })
      .getByText("Free play")
    expect(await chip.count()).toBe(Number(freeplay))
    await tile(page, "Marble Moon Rabbit").click()
    await page.getByRole("heading", { level: 1, name: "Marble Moon Rabbit" }).waitFor()
    expect(launches().map(({ query }) => query)).toMatchObject([{ vassalage: "MOTH", freeplay }])
    expect(page.context().pages()).toHaveLength(1)
  })

  it("leads a guest to the login, and after it back to the list", async () => {
    const page = await product.visit({ path: paths.rng })
    await tile(page, "Marble Moon Rabbit").click()
    await loginForm(page).waitFor()
    await logIn(page, "member0")
    await tile(page, "Marble Moon Rabbit").waitFor()
    await expectAddress(page, paths.rng)
    expect(launches()).toEqual([])
    expectQuiet(page)
  })
})

const categoryPages = [
  { row: "RT-25", path: paths.live, name: "Live casino", shows: "Velvet Wheel" },
  { row: "RT-26", path: paths.rng, name: "Slots", shows: "Twilight Koi" },
  { row: "RT-27", path: paths.sports, name: "Sports", shows: "Goalmast" },
  { row: "RT-28", path: paths.esports, name: "E-sports", shows: "Arcade Vale" },
  { row: "RT-29", path: paths.fish, name: "Fish", shows: "Tidelamp" },
  { row: "RT-30", path: paths.pvp, name: "Poker", shows: "Nine Tiles" },
  { row: "RT-31", path: paths.lott, name: "Lottery", shows: "Southern Sea Draw" },
  { row: "RT-32", path: paths.elott, name: "E-lottery", shows: "Lantern Express" },
  { row: "RT-33", path: paths.hot, name: "Hot", shows: "Indigo Kraken Tide" },
  { row: "decision 36", path: paths.slotsCentre, name: "Slots", shows: "Twilight Koi" },
] as const

describe("category pages", () => {
  it("[RT-25, RT-26, RT-27, RT-28, RT-29, RT-30, RT-31, RT-32, RT-33] show their category, and are called like it", async () => {
    const page = await product.visit({ path: paths.live })
    for (const { row, path, name, shows } of categoryPages) {
      await page.goto(path)
      await panel(page).getByRole("button", { name: shows, exact: true }).waitFor()
      expect(await tab(page, name).getAttribute("aria-selected"), row).toBe("true")
      expect(await page.getByRole("tab", { selected: true }).count(), row).toBe(1)
      expect(await title(page).textContent(), row).toBe(name)
      expect(await tab(page, "Cockfight").count(), row).toBe(0)
      expect(addressOf(page), row).toBe(path)
    }
    expectQuiet(page)
  })

  it("answers the tap with its tabs; what the chosen one holds is drawn after them", async () => {
    const page = await product.visit()
    const entry = page.getByRole("navigation", { name: "Games" }).getByRole("button", { name: "Slots" })
    const heldAtFirst = page.evaluate(
      () =>
        new Promise<number | undefined>((done) => {
          new MutationObserver((_, observer) => {
            if (document.querySelector('[role="tab"][aria-selected="true"]') === null) return
            observer.disconnect()
            done(document.querySelector('[role="tabpanel"]')?.childElementCount)
          }).observe(document, { childList: true, subtree: true })
        }),
    )
    await entry.click()
    expect(await heldAtFirst).toBe(0)
    await searchBox(page).waitFor()
    await games(page).getByRole("listitem").first().waitFor()
    expectQuiet(page)
  })

  it("a tab takes the place of the page before; promotions show nothing", async () => {
    const page = await product.visit({ persona: "0" })
    await page.getByRole("navigation", { name: "Games" }).getByRole("button", { name: "Live casino" }).click()
    await page.getByRole("region", { name: "Live rooms" }).waitFor()
    await tab(page, "Fish").click()
    await expectAddress(page, paths.fish)
    await tab(page, "Promotion").click()
    await expectAddress(page, `${paths.fish}?gameType=PROMO`)
    expect(await panel(page).locator("*").count()).toBe(0)
    await page.goBack()
    await expectAddress(page, paths.home)
    expectQuiet(page)
  })
})
