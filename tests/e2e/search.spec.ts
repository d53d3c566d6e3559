import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { Game } from "#domain/Game.ts"
import { gameSlots } from "#platform/gameSlots.ts"
import { roam } from "#tests/support/player.ts"
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
    "[GB-22, GB-28, GB-30] of persona %s waits for typing to rest, and is in the address",
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

  it("[GB-22, GB-28, GB-29, GB-30] is made 400 ms after the last key, its loader stays 3 s at most, and clearing waits for nothing", async () => {
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
    expect(await loader(page).count()).toBe(1)
    await page.clock.runFor(10)
    await loader(page).waitFor({ state: "detached" })
    await box(page).fill("")
    await page.clock.runFor(1)
    await expect.poll(() => asked().map(({ gameName }) => gameName)).toEqual(["", "koi", ""])
  })

  it("[ER-04] shows the blank state and what else to search for, and takes it by a press", async () => {
    const page = await product.visit({
      path: `${paths.gameList}?gameType=RNG&q=zzz`,
      storage: remembered(["koi"]),
    })
    await blank(page).waitFor()
    expect(await box(page).inputValue()).toBe("zzz")
    expect(await games(page).count()).toBe(0)
    await page.getByRole("button", { name: "Humming Ferry Sevens" }).click()
    await expectAddress(page, `${paths.gameList}?gameType=RNG&q=Humming%20Ferry%20Sevens`)
    await expect.poll(() => tiles(page).count()).toBe(1)
    expect(await box(page).inputValue()).toBe("Humming Ferry Sevens")
    expectQuiet(page)
  })

  it("[ER-04] finds hot games without a call, and shows the blank state when there is none", async () => {
    const page = await product.visit({ path: paths.hot })
    await tiles(page).first().waitFor()
    await box(page).fill("indigo kraken")
    await expect.poll(() => tiles(page).count()).toBe(1)
    await expectAddress(page, `${paths.hot}?q=indigo%20kraken`)
    await box(page).fill("indigo krakenn")
    await blank(page).waitFor()
    expect(product.callsTo(listCall)).toEqual([])
  })

  it("offers the last five texts, which can be removed, and names of hot games", async () => {
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
    expect(await suggestions.count()).toBe(6)
    await page.getByRole("heading", { level: 1 }).click()
    await expect.poll(() => texts.count()).toBe(0)
    await box(page).click()
    await page.getByRole("button", { name: "moth", exact: true }).click()
    await expectAddress(page, `${paths.rng}?q=moth`)
    expect(await texts.count()).toBe(0)
    await page.getByRole("button", { name: "Clear search" }).click()
    await page.getByRole("button", { name: "Clear all" }).click()
    await expect.poll(() => texts.count()).toBe(0)
    expectQuiet(page)
  })

  it("category, vendors and text are in the address: reload, a shared link and back keep them", async () => {
    const page = await product.visit({ path: `${paths.gameList}?gameType=RNG`, apart: true })
    const chip = (name: string) => providers(page).getByRole("button", { name, exact: true })
    await chip("Koiworks").click()
    await chip("Moth & Moon").click()
    await box(page).fill("m")
    const address = `${paths.gameList}?gameType=RNG&vassalage=KOIW,MOTH&q=m`
    await expectAddress(page, address)
    const check = async () => {
      await tiles(page).first().waitFor()
      expect(await box(page).inputValue()).toBe("m")
      for (const name of ["Koiworks", "Moth & Moon"])
        expect(await chip(name).getAttribute("aria-pressed")).toBe("true")
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
    await page.evaluate(() => history.pushState(null, "", "/m/login"))
    await page.getByRole("form", { name: "Login" }).waitFor()
    await page.goBack()
    await check()
    expect(addressOf(page)).toBe(address)
    await page.goBack()
    expect(page.url(), "choices are no steps of their own").toBe("about:blank")
  })
})

const block = (page: Page): Locator => page.getByRole("region", { name: "Hot games" })
const hotTiles = (page: Page): Locator =>
  block(page).getByRole("list", { name: "Hot games" }).getByRole("listitem")
const vendor = (page: Page, name: string): Locator =>
  block(page).getByRole("radiogroup", { name: "Providers" }).getByRole("radio", { name, exact: true })

/** Scrolls home until its games are there. */
const toBlock = async (page: Page): Promise<void> => {
  const look = async () => {
    await roam(page)
    return block(page).count()
  }
  await expect.poll(look, { interval: 150 }).toBe(1)
  // What stands behind it may be longer than the screen.
  await block(page).scrollIntoViewIfNeeded()
}

describe("the hot games of home", () => {
  it("[GB-40, GB-41, GB-46, GB-49] have a strip of their vendors, a search, six games and ways to more", async () => {
    const page = await product.visit({ settings: { scale: "hundreds" } })
    await toBlock(page)
    await vendor(page, "Crabwise").waitFor()
    expect(await hotTiles(page).count()).toBe(6)
    await box(page).waitFor()
    await block(page).getByRole("button", { name: "Show all" }).click()
    await expect.poll(() => hotTiles(page).count()).toBeGreaterThan(6)
    expect(await block(page).getByRole("button", { name: "Show all" }).count()).toBe(0)
    // The list that follows asks anew, as every page does.
    expect(product.callsTo(hotCall)).toHaveLength(1)
    await block(page).getByRole("link", { name: "More games" }).click()
    await expectAddress(page, `${paths.gameList}?gameType=HOT`)
    expectQuiet(page)
  })

  it("[GB-42, GB-43, GB-44, GB-45, GB-48, ER-04] are searched within their vendor, half a second after typing", async () => {
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
    expect(await hotTiles(page).count()).toBe(all)
    expect(await loader(page).count()).toBe(1)
    await page.clock.runFor(1)
    await loader(page).waitFor({ state: "detached" })
    expect(
      await hotTiles(page)
        .filter({ hasNotText: new RegExp(word, "i") })
        .count(),
    ).toBe(0)
    expect(await hotTiles(page).count()).toBeLessThan(all)

    await box(page).fill("")
    await expect.poll(() => hotTiles(page).count()).toBe(all)
    await box(page).fill("zzz")
    await page.clock.runFor(500)
    await block(page).getByRole("status").filter({ hasText: "No data" }).waitFor()
    await vendor(page, "Crabwise").click()
    await hotTiles(page).first().waitFor()
    expect(await box(page).inputValue()).toBe("")
    expect(await hotTiles(page).filter({ hasNotText: "Crabwise" }).count()).toBe(0)
    expectQuiet(page)
  })

  it("[GB-49] show no way to more of six", async () => {
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

  it("[GB-47] are not there without hot games", async () => {
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

  it("[GB-11] are asked for 250 ms after the last change of language", async () => {
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
