import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { poster } from "#config/product.ts"
import { expectSaid, logIn, loginForm } from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, rewrite, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const listCall = "/wps/relay/GCSGAME_gameList"
const hotCall = "/wps/relay/GCSGAME_hotGamesV2"
const recentCall = "/wps/relay/GCS_recentGame"
const lotteriesCall = "/lgw/games/mobile"
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
    "[RT-21, GB-12, GB-13] the game page shows persona $persona tabs, a search and the hot games",
    async ({ persona, last, played }) => {
      const page = await product.visit({ persona, path: paths.game })
      await tile(page, "Indigo Kraken Tide").waitFor()
      await expect.poll(() => title(page).textContent()).toBe("Game center")
      await expect.poll(() => tab(page, "Hot").getAttribute("aria-selected")).toBe("true")
      const names = await page.getByRole("tab").allTextContents()
      expect(names.slice(0, 4)).toEqual(["Hot", "Live casino", "Cockfight", "Slots"])
      expect(names.filter((name) => name !== "Promotion").at(-1)).toBe(last)
      await searchBox(page).waitFor()
      await expect.poll(() => games(page).getByRole("listitem").count()).toBeGreaterThan(6)
      await page.waitForLoadState("networkidle")
      await expect.poll(() => recents(page).count()).toBe(played)
      expectQuiet(page)
    },
  )

  it("[GB-23] the hot tab shows the preloaded games without loading pages", async () => {
    const page = await product.visit({ persona: "0", path: paths.game })
    await tile(page, "Indigo Kraken Tide").waitFor()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState("networkidle")
    expect(product.callsTo(hotCall)).toHaveLength(1)
    expect(product.callsTo(listCall)).toEqual([])
  })

  it("[GE-02] the game page offers lottery, slots, fish, live casino, poker, sports, e-sports and cockfight", async () => {
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

  it("[GE-06] games of several vendors can be played and marked as favourites", async () => {
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
    await expectSaid(page, "Changes saved", "status")
    expect(product.callsTo("/wps/relay/MCSFE_addFavoriteGameV2")).toHaveLength(1)
    expectQuiet(page, /favicon/)
  })

  it("/m/games shows the banners of home", async () => {
    const page = await product.visit({ path: paths.games })
    await page
      .getByRole("region", { name: "Banners" })
      .getByRole("button", { name: "Lantern Night Bonus" })
      .waitFor()
    await tab(page, "Hot").waitFor()
    expect(addressOf(page)).toBe(paths.games)
  })

  it("[GB-14, GB-34] the game page shows the first slots and links to all of them", async () => {
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

  it("[GB-04] the game page shows no promotions", async () => {
    const page = await product.visit({ path: paths.game })
    await tile(page, "Indigo Kraken Tide").waitFor()
    await tab(page, "Promotion").click()
    await expectAddress(page, `${paths.game}?gameType=PROMO`)
    await expect.poll(() => panel(page).locator("*").count()).toBe(0)
  })

  it("[GB-16] a category without games shows a text", async () => {
    const page = await product.visit({ path: `${paths.game}?gameType=RNG`, settings: { scale: "empty" } })
    await panel(page).getByRole("status").filter({ hasText: "No data" }).waitFor()
    expect(await games(page).count()).toBe(0)
  })

  it("[GB-21] each tab starts at the top with its own content", async () => {
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
  it("[GB-08, GB-09] a tab with a single vendor launches it, except slots and hot games", async () => {
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

  it("[GB-31] a vendor tile shows the large icon of the vendor's first hot game and the vendor's name", async () => {
    const page = await product.visit({
      path: paths.fish,
      before: (opened) =>
        rewrite<{ readonly list: ReadonlyArray<{ readonly vassalage: string }> }>(
          opened,
          hotCall,
          ({ list }) => ({
            list: [
              {
                ...list[0],
                nodeId: "1",
                vassalage: "CRAB",
                iconUrl: "/icon.svg",
                mobileLargeIcon: poster,
              },
              ...list.filter(({ vassalage }) => vassalage !== "CRAB"),
            ],
          }),
        ),
    })
    const crab = panel(page).getByRole("button", { name: "Crabwise", exact: true })
    await crab.getByText("Crabwise").waitFor()
    await expect.poll(() => crab.locator("img").first().getAttribute("src")).toContain(poster)
  })

  it("[GB-08] the address of a single-vendor category shows its tile and launches nothing", async () => {
    const page = await product.visit({ path: paths.fish, settings: { vendorPreset: "single" } })
    await panel(page).getByRole("button", { name: "Tidelamp" }).waitFor()
    await expect.poll(() => panel(page).getByRole("button").count()).toBe(1)
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

  it("[GB-10, GB-32] several vendors show tiles, and a press opens the vendor's lobby", async () => {
    const page = await openFish("0")
    await page.getByRole("heading", { level: 1, name: "Crabwise" }).waitFor()
    expect(product.callsTo(lobbyLaunch).map(({ body }) => body)).toMatchObject([
      { vassalage: "CRAB", gameType: "FISH" },
    ])
    expect(product.callsTo(gameLaunch)).toEqual([])
  })

  it("[GB-10, GB-32] a guest's press on a vendor tile leads to the login", async () => {
    const page = await openFish("guest")
    await loginForm(page).waitFor()
    expect(launches()).toEqual([])
  })
})

describe("a game in a list", () => {
  it.each([
    { persona: "0", freeplay: "0" },
    { persona: "4", freeplay: "1" },
    { persona: "40", freeplay: "0" },
    { persona: "9", freeplay: "0" },
  ])(
    "a game in a list opens for persona $persona, in trial mode for a trial member",
    async ({ persona, freeplay }) => {
      const page = await product.visit({ persona, path: paths.rng })
      await tile(page, "Marble Moon Rabbit").waitFor()
      const chip = games(page)
        .getByRole("listitem")
        .filter({ hasText: "Marble Moon Rabbit" })
        .getByText("Free play")
      await expect.poll(() => chip.count()).toBe(Number(freeplay))
      await tile(page, "Marble Moon Rabbit").click()
      await page.getByRole("heading", { level: 1, name: "Marble Moon Rabbit" }).waitFor()
      expect(launches().map(({ query }) => query)).toMatchObject([{ vassalage: "MOTH", freeplay }])
      expect(page.context().pages()).toHaveLength(1)
    },
  )

  it("a game in a list leads a guest to the login and back to the list", async () => {
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
  { row: "[RT-25]", path: paths.live, name: "Live casino", shows: "Velvet Wheel" },
  { row: "[RT-26]", path: paths.rng, name: "Slots", shows: "Twilight Koi" },
  { row: "[RT-27]", path: paths.sports, name: "Sports", shows: "Goalmast" },
  { row: "[RT-28]", path: paths.esports, name: "E-sports", shows: "Arcade Vale" },
  { row: "[RT-29]", path: paths.fish, name: "Fish", shows: "Tidelamp" },
  { row: "[RT-30]", path: paths.pvp, name: "Poker", shows: "Nine Tiles" },
  { row: "[RT-31]", path: paths.lott, name: "Lottery", shows: "Southern Sea Draw" },
  { row: "[RT-32]", path: paths.elott, name: "E-lottery", shows: "Lantern Express" },
  { row: "[RT-33]", path: paths.hot, name: "Hot", shows: "Indigo Kraken Tide" },
  { row: "decision 36", path: paths.slotsCentre, name: "Slots", shows: "Twilight Koi" },
] as const

describe("category pages", () => {
  it.each(categoryPages)(
    "$row $path shows the category $name and its title",
    async ({ path, name, shows }) => {
      const page = await product.visit({ path })
      await panel(page).getByRole("button", { name: shows, exact: true }).waitFor()
      await expect.poll(() => tab(page, name).getAttribute("aria-selected")).toBe("true")
      await expect.poll(() => page.getByRole("tab", { selected: true }).count()).toBe(1)
      await expect.poll(() => title(page).textContent()).toBe(name)
      expect(await tab(page, "Cockfight").count()).toBe(0)
      expect(addressOf(page)).toBe(path)
      expectQuiet(page)
    },
  )

  it("a category page lists the member's recent games of the category", async () => {
    const page = await product.visit({
      persona: "0",
      path: paths.fish,
      before: (opened) =>
        rewrite<{ readonly list: ReadonlyArray<object> }>(opened, recentCall, ({ list }) => ({
          list: [
            { ...list[0], nodeId: "1", gameName: "Pearl Dive", gameType: "FISH", vassalage: "TIDE" },
            { ...list[0], nodeId: "2", gameName: "Other Reels", gameType: "RNG", vassalage: "TIDE" },
          ],
        })),
    })
    await recents(page).getByRole("button", { name: "Pearl Dive", exact: true }).waitFor()
    expect(await recents(page).getByRole("button", { name: "Other Reels", exact: true }).count()).toBe(0)
    expectQuiet(page)
  })

  it("a lottery page counts down to the next draws and links to all lotteries", async () => {
    const page = await product.visit({ path: paths.elott })
    const draws = page.getByRole("list", { name: "Next draws" })
    await draws.getByRole("listitem").first().waitFor()
    await expect
      .poll(() => draws.getByRole("timer", { name: "Closes in" }).first().textContent())
      .toMatch(/^\d:\d\d$/)
    await panel(page).getByRole("link", { name: "All lotteries" }).click()
    await expectAddress(page, paths.lotteryList)
    expectQuiet(page)
  })

  it("a lottery page keeps its vendors when the lotteries fail to load", async () => {
    const page = await product.visit({
      path: paths.elott,
      settings: { faults: [{ call: lotteriesCall, kind: "refused", times: "always" }] },
    })
    await panel(page).getByRole("alert").getByRole("button", { name: "Try again" }).waitFor()
    await panel(page).getByRole("button", { name: "Lantern Express", exact: true }).waitFor()
  })

  it("failed draws on a lottery page have the margins of the vendors below them", async () => {
    const page = await product.visit({
      path: paths.elott,
      settings: { faults: [{ call: lotteriesCall, kind: "refused", times: "always" }] },
    })
    const failure = panel(page).getByRole("alert")
    const vendor = panel(page).getByRole("button", { name: "Lantern Express", exact: true })
    await failure.waitFor()
    await vendor.waitFor()
    const boxes = async () => Promise.all([failure, vendor, panel(page)].map((each) => each.boundingBox()))
    const distances = async () => {
      const [failed, next, around] = await boxes()
      if (!failed || !next || !around) return undefined
      return {
        isInset: Math.abs(failed.x - next.x) < 1 && failed.x + failed.width < around.x + around.width - 8,
        isApart: next.y - failed.y - failed.height > 8 && failed.y - around.y > 8,
      }
    }
    await expect.poll(distances).toEqual({ isInset: true, isApart: true })
  })

  it("a tab replaces the previous page in the history; promotions show nothing", async () => {
    const page = await product.visit({ persona: "0" })
    await page.getByRole("navigation", { name: "Games" }).getByRole("button", { name: "Live casino" }).click()
    await page.getByRole("region", { name: "Live rooms" }).waitFor()
    await tab(page, "Fish").click()
    await expectAddress(page, paths.fish)
    await tab(page, "Promotion").click()
    await expectAddress(page, `${paths.fish}?gameType=PROMO`)
    await expect.poll(() => panel(page).locator("*").count()).toBe(0)
    await page.goBack()
    await expectAddress(page, paths.home)
    expectQuiet(page)
  })
})
