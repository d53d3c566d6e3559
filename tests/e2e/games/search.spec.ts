import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { Game } from "#domain/games/Game.ts"
import { gameSlots } from "#platform/gameSlots.ts"
import { roam, header } from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, rewrite, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const listCall = "/wps/relay/GCSGAME_gameList"
const hotCall = "/wps/relay/GCSGAME_hotGamesV2"

const games = (page: Page): Locator => page.getByRole("list", { name: "Games" })
const tiles = (page: Page): Locator => games(page).getByRole("listitem")
const box = (page: Page): Locator => page.getByRole("searchbox", { name: "Search games" })
const loader = (page: Page): Locator => page.getByRole("status").filter({ hasText: "Please wait" })
const blank = (page: Page): Locator => page.getByRole("status").filter({ hasText: "No data" })
const providers = (page: Page): Locator => page.getByRole("group", { name: "Providers" })

const asked = () =>
  product.callsTo(listCall).map(({ query }) => {
    const { gameName, pageNo, vassalage } = Object(query)
    return { gameName, pageNo, vassalage }
  })

const remembered = (texts: ReadonlyArray<string>) => ({ [gameSlots.searches.key]: JSON.stringify(texts) })

describe("the search of a list", () => {
  it.each(["guest", "0", "4", "40", "9"])(
    "[GB-22, GB-28, GB-30] the search of persona %s is debounced and stored in the address",
    async (persona) => {
      const page = await product.visit({ persona, path: paths.rng })
      await tiles(page).first().waitFor()
      product.world.configure({ latencies: { [listCall]: 1500 } })
      await box(page).pressSequentially("koi", { delay: 50 })
      await loader(page).waitFor()
      product.world.configure({ latencies: {} })
      await loader(page).waitFor({ state: "detached" })
      await expectAddress(page, `${paths.rng}?q=koi`)
      await expect.poll(() => tiles(page).filter({ hasText: /koi/i }).count()).toBeGreaterThan(0)
      expect(await tiles(page).filter({ hasNotText: /koi/i }).count()).toBe(0)
      await page.getByRole("button", { name: "Clear search" }).click()
      await expectAddress(page, paths.rng)
      await games(page).getByRole("button", { name: "Marble Moon Rabbit", exact: true }).waitFor()
      expect(asked().map(({ gameName, pageNo }) => [gameName, pageNo])).toEqual([
        ["", "1"],
        ["koi", "1"],
        ["", "1"],
      ])
      expectQuiet(page)
    },
  )

  it("[GB-22, GB-28, GB-29] a search starts 400 ms after the last key, its loader stays 3 s at most, and clearing is immediate", async () => {
    const page = await product.visit({
      path: paths.rng,
      clock: true,
    })
    await tiles(page).first().waitFor()
    await page.waitForLoadState("networkidle")
    product.world.configure({ latencies: { [listCall]: 5000 } })
    await page.clock.pauseAt(Date.now() + 60_000)
    await box(page).fill("   ")
    await page.clock.runFor(1000)
    expect(asked()).toHaveLength(1)
    await box(page).fill("ko")
    await page.clock.runFor(399)
    await box(page).fill("koi")
    await page.clock.runFor(399)
    expect(asked()).toHaveLength(1)
    await page.clock.runFor(1)
    await loader(page).waitFor()
    await page.clock.runFor(2990)
    await expect.poll(() => asked().at(-1)).toMatchObject({ gameName: "koi", pageNo: "1" })
    await expect.poll(() => loader(page).count()).toBe(1)
    await page.clock.runFor(10)
    await loader(page).waitFor({ state: "detached" })
    await box(page).fill("")
    await page.clock.runFor(1)
    await expect.poll(() => asked().map(({ gameName }) => gameName)).toEqual(["", "koi", ""])
  })

  it("[ER-04] a search without results shows the blank state with suggestions, and a press searches them", async () => {
    const page = await product.visit({
      path: `${paths.gameList}?gameType=RNG&q=zzz`,
      storage: remembered(["koi"]),
    })
    await blank(page).waitFor()
    await expect.poll(() => box(page).inputValue()).toBe("zzz")
    expect(await games(page).count()).toBe(0)
    await page.getByRole("button", { name: "Humming Ferry Sevens" }).click()
    await expectAddress(page, `${paths.gameList}?gameType=RNG&q=Humming%20Ferry%20Sevens`)
    await expect.poll(() => tiles(page).count()).toBe(1)
    await expect.poll(() => box(page).inputValue()).toBe("Humming Ferry Sevens")
    expectQuiet(page)
  })

  it("a search of a category without a hit offers all games, and is not remembered", async () => {
    const page = await product.visit({ path: `${paths.gameList}?gameType=RNG&q=zzz` })
    await blank(page).waitFor()
    await page.getByRole("link", { name: "Search all games" }).click()
    await expectAddress(page, `${paths.gameList}?q=zzz`)
    await blank(page).waitFor()
    expect(await page.getByRole("link", { name: "Search all games" }).count()).toBe(0)
    await box(page).fill("nothing at all")
    await expectAddress(page, `${paths.gameList}?q=nothing%20at%20all`)
    await blank(page).waitFor()
    const stored = () => page.evaluate((key) => localStorage.getItem(key) ?? "[]", gameSlots.searches.key)
    await expect.poll(stored).toBe("[]")
  })

  it("[ER-04] searching the hot games sends no request, and shows the blank state without results", async () => {
    const page = await product.visit({ path: paths.hot })
    await tiles(page).first().waitFor()
    await box(page).fill("indigo kraken")
    await expect.poll(() => tiles(page).count()).toBe(1)
    await expectAddress(page, `${paths.hot}?q=indigo%20kraken`)
    await box(page).fill("indigo krakenn")
    await blank(page).waitFor()
    expect(product.callsTo(listCall)).toEqual([])
  })

  it("the search offers the last five texts, which can be removed, and names of hot games", async () => {
    const page = await product.visit({
      path: paths.rng,
      storage: remembered(["one", "two", "three", "four", "koi"]),
    })
    await tiles(page).first().waitFor()
    await box(page).fill("moth")
    await expectAddress(page, `${paths.rng}?q=moth`)
    await page.reload()
    await page.getByRole("button", { name: "Clear search" }).click()
    const texts = page.getByRole("region", { name: "Recent searches" }).getByRole("listitem")
    await expect.poll(() => texts.allTextContents()).toEqual(["moth", "one", "two", "three", "four"])
    await page.getByRole("button", { name: "Remove two" }).click()
    await expect.poll(() => texts.allTextContents()).toEqual(["moth", "one", "three", "four"])
    const suggestions = page.getByRole("region", { name: "Suggestions" }).getByRole("listitem")
    await expect.poll(() => suggestions.count()).toBe(6)
    await page.getByRole("heading", { level: 1 }).click()
    await expect.poll(() => texts.count()).toBe(0)
    await box(page).click()
    await page.getByRole("button", { name: "moth", exact: true }).click()
    await expectAddress(page, `${paths.rng}?q=moth`)
    await expect.poll(() => texts.count()).toBe(0)
    await page.getByRole("button", { name: "Clear search" }).click()
    await page.getByRole("button", { name: "Clear all" }).click()
    await expect.poll(() => texts.count()).toBe(0)
    expectQuiet(page)
  })

  it("category, vendors and search text are in the address and survive reload, sharing and back", async () => {
    const page = await product.visit({ path: `${paths.gameList}?gameType=RNG`, apart: true })
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

const block = (page: Page): Locator => page.getByRole("region", { name: /^Hot games: / })
const hotTiles = (page: Page): Locator =>
  block(page).getByRole("list", { name: "Hot games" }).getByRole("listitem")
const vendor = (page: Page, name: string): Locator =>
  block(page).getByRole("radiogroup", { name: "Providers" }).getByRole("radio", { name, exact: true })

/** Scrolls home until its games show. */
const toBlock = async (page: Page): Promise<void> => {
  const look = async () => {
    await roam(page)
    return block(page).count()
  }
  await expect.poll(look, { interval: 150 }).toBe(1)
  // Content below may be taller than the screen.
  await block(page).scrollIntoViewIfNeeded()
}

describe("the hot games of home", () => {
  it("[GB-40, GB-41, GB-46] the hot games of home show their vendors, a search, six games and links to more", async () => {
    const page = await product.visit({ settings: { scale: "hundreds" } })
    await toBlock(page)
    await vendor(page, "Crabwise").waitFor()
    await expect.poll(() => hotTiles(page).count()).toBe(6)
    await box(page).waitFor()
    await block(page).getByRole("button", { name: "Show all" }).click()
    await expect.poll(() => hotTiles(page).count()).toBeGreaterThan(6)
    expect(await block(page).getByRole("button", { name: "Show all" }).count()).toBe(0)
    // The list page fetches its own data, as every page does.
    expect(product.callsTo(hotCall)).toHaveLength(1)
    await block(page).getByRole("link", { name: "More games" }).click()
    await expectAddress(page, `${paths.gameList}?gameType=HOT`)
    expectQuiet(page)
  })

  it("[GB-42, GB-43, GB-44] the hot games are searched within their vendor, half a second after typing", async () => {
    const page = await product.visit({ clock: true })
    await toBlock(page)
    await hotTiles(page).first().waitFor()
    await page.waitForLoadState("networkidle")
    await page.clock.pauseAt(Date.now() + 60_000)
    await vendor(page, "Koiworks").click()
    await expect.poll(() => hotTiles(page).filter({ hasNotText: "Koiworks" }).count()).toBe(0)
    const all = await hotTiles(page).count()
    const name = (await hotTiles(page).last().getByRole("button").first().textContent()) ?? ""
    const word =
      name
        .replace("Koiworks", "")
        .split(" ")[0]
        ?.replace(/^(Hot|New|Jackpot)+/, "") ?? ""

    await box(page).fill(word)
    await loader(page).waitFor()
    await page.clock.runFor(499)
    await expect.poll(() => hotTiles(page).count()).toBe(all)
    await expect.poll(() => loader(page).count()).toBe(1)
    await page.clock.runFor(1)
    await loader(page).waitFor({ state: "detached" })
    expect(
      await hotTiles(page)
        .filter({ hasNotText: new RegExp(word, "i") })
        .count(),
    ).toBe(0)
    await expect.poll(() => hotTiles(page).count()).toBeLessThan(all)

    await box(page).fill("")
    await expect.poll(() => hotTiles(page).count()).toBe(all)
    expectQuiet(page)
  })

  it("[GB-45, GB-48, ER-04] a hot-games search without matches says so, and another vendor clears it", async () => {
    const page = await product.visit({ clock: true })
    await toBlock(page)
    await hotTiles(page).first().waitFor()
    await page.waitForLoadState("networkidle")
    await page.clock.pauseAt(Date.now() + 60_000)
    await box(page).fill("zzz")
    await page.clock.runFor(500)
    await block(page).getByRole("status").filter({ hasText: "No data" }).waitFor()
    await vendor(page, "Crabwise").click()
    await hotTiles(page).first().waitFor()
    await expect.poll(() => box(page).inputValue()).toBe("")
    expect(await hotTiles(page).filter({ hasNotText: "Crabwise" }).count()).toBe(0)
    expectQuiet(page)
  })

  it("[GB-49] six hot games or fewer show no link to more", async () => {
    const page = await product.visit({
      before: (opened) =>
        rewrite(opened, hotCall, ({ list }: { readonly list: ReadonlyArray<Game> }) => ({
          list: list.slice(0, 6),
        })),
    })
    await toBlock(page)
    await expect.poll(() => hotTiles(page).count()).toBe(6)
    expect(await block(page).getByRole("button", { name: "Show all" }).count()).toBe(0)
  })

  it("[GB-47] the block is hidden without hot games", async () => {
    const page = await product.visit({ persona: "0", settings: { vendorPreset: "noHot" } })
    const favourites = page.getByRole("region", { name: "Favourites" })
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        return favourites.count()
      })
      .toBe(1)
    expect(await block(page).count()).toBe(0)
  })

  it("[GB-11] the hot games are refetched 250 ms after the last language change", async () => {
    const page = await product.visit({ clock: true })
    const language = page.getByRole("contentinfo").getByRole("combobox")
    await language.waitFor()
    await page.waitForLoadState("networkidle")
    await page.clock.pauseAt(Date.now() + 60_000)
    expect(product.callsTo(hotCall)).toHaveLength(1)
    await language.selectOption("TY")
    await page.clock.runFor(200)
    await language.selectOption("JA")
    await page.clock.runFor(249)
    expect(product.callsTo(hotCall)).toHaveLength(1)
    await page.clock.runFor(1)
    await expect
      .poll(() => product.callsTo(hotCall).map(({ query }) => Reflect.get(Object(query), "language")))
      .toEqual(["EN", "JA"])
  })
})
