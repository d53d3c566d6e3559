// End to end because the browser keeps the history, the address and the scroll position across pages and reloads.
import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { gameList } from "#gateway/calls/games/gameLists.ts"
import { bottomMenu, header, logIn, loginForm } from "#tests/support/player.ts"
import { addressOf, expectAddress, expectNoErrors, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const listCall = gameList.path

const games = (page: Page): Locator => page.getByRole("list", { name: "Games" })
const tiles = (page: Page): Locator => games(page).getByRole("listitem")

const toEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** The size of the list, from the last rendered row's aria-setsize. */
const loaded = (page: Page) =>
  tiles(page)
    .last()
    .getAttribute("aria-posinset")
    .then((place) => Number(place))

/** Records the scroll position at each animation frame in which a list of games is painted, other than those of home. */
const notePlaces = (page: Page) =>
  page.addInitScript(() => {
    const places = new Set<number>()
    Object.assign(window, { places })
    const look = () => {
      if (document.querySelector("[aria-label=Games] [role=listitem]") !== null)
        places.add(Math.round(window.scrollY))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

const places = (page: Page): Promise<ReadonlyArray<number>> =>
  page.evaluate(() => [...Reflect.get(window, "places")])

/** Scrolls a list until two pages are loaded and visible. */
const readOn = async (page: Page): Promise<number> => {
  await tiles(page).first().waitFor()
  await toEnd(page)
  await expect.poll(() => loaded(page)).toBeGreaterThan(25)
  await page.evaluate(() => window.scrollBy(0, -50))
  await page.waitForLoadState("networkidle")
  return scrolled(page)
}

/** The game at the centre of the screen that a press would hit, and its position. */
const gameAtThumb = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const button = document.elementFromPoint(60, 450)?.closest("button")
    return button?.type === "button" ? `${button.textContent} ${button.getBoundingClientRect().top}` : ""
  })

/** Presses that game once the list has stopped moving. */
const pressGame = async (page: Page) => {
  let last = ""
  const hasStopped = async () => {
    const before = last
    last = await gameAtThumb(page)
    return last !== "" && last === before
  }
  await expect.poll(hasStopped).toBe(true)
  await page.mouse.click(60, 450)
}

describe("scroll position", () => {
  it.each([paths.rng, paths.hot])(
    "is restored at once on %s, after a visit to another page and after a reload",
    async (path) => {
      const page = await product.openApp({ persona: "0", path, before: notePlaces })
      const calls = () => product.callsTo(listCall).length
      await tiles(page).first().waitFor()
      const place = path === paths.hot ? 900 : await readOn(page)
      await page.evaluate((top) => window.scrollTo(0, top), place)
      const asked = calls()

      await bottomMenu(page).getByRole("link", { name: "Home" }).click()
      await page.getByRole("navigation", { name: "Games" }).waitFor()
      await expect.poll(() => scrolled(page)).toBe(0)
      await page.evaluate(() => Reflect.get(window, "places").clear())
      await page.goBack()
      await tiles(page).first().waitFor()
      await expect.poll(() => places(page)).toEqual([place])

      await page.reload()
      await tiles(page).first().waitFor()
      await expect.poll(() => places(page)).toEqual([place])
      expect(calls()).toBe(asked)
      expectNoErrors(page)
    },
  )

  it("is restored after a game and after a guest's login", async () => {
    const page = await product.openApp({ path: paths.rng, before: notePlaces })
    const place = await readOn(page)
    await pressGame(page)
    await loginForm(page).waitFor()
    await page.evaluate(() => Reflect.get(window, "places").clear())
    await logIn(page, "member0")
    await tiles(page).first().waitFor()
    expect(addressOf(page)).toBe(paths.rng)
    await expect.poll(() => places(page)).toEqual([place])

    await pressGame(page)
    await page.getByRole("button", { name: "Play a round" }).waitFor()
    await page.goBack()
    await tiles(page).first().waitFor()
    await expect.poll(() => scrolled(page)).toBe(place)
    await expect.poll(() => loaded(page)).toBeGreaterThan(25)
    expectNoErrors(page, /favicon/)
  })

  it("is restored on home, and all lazy components render at once", async () => {
    const page = await product.openApp({ persona: "0" })
    const favourites = page.getByRole("region", { name: "Favourites" })
    await expect.poll(async () => (await toEnd(page), favourites.count())).toBe(1)
    await favourites.getByRole("link", { name: "More games" }).scrollIntoViewIfNeeded()
    const place = await scrolled(page)
    await favourites.getByRole("link", { name: "More games" }).click()
    await tiles(page).first().waitFor()
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await favourites.waitFor()
    await expect.poll(() => scrolled(page)).toBe(place)
    expect(place).toBeGreaterThan(300)
  })
})

const box = (page: Page): Locator => page.getByRole("searchbox", { name: "Search games" })
const providers = (page: Page): Locator => page.getByRole("group", { name: "Providers" })

const asked = () =>
  product.callsTo(listCall).map(({ query }) => {
    const { gameName, pageNo, vassalage } = Object(query)
    return { gameName, pageNo, vassalage }
  })

describe("games list", () => {
  it("keeps category, vendors and search text after a reload and after back", async () => {
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
    await header(page).getByRole("link", { name: "Login" }).click()
    await loginForm(page).waitFor()
    await page.goBack()
    await check()
    expect(addressOf(page)).toBe(address)
    await page.goBack()
    expect(page.url(), "choices are no steps of their own").toBe("about:blank")
  })
})
