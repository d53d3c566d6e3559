import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { limits } from "#config/limits.ts"
import { millis } from "#config/millis.ts"
import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import { domainRoute } from "#gateway/calls/frame/origins.ts"
import { gameList } from "#gateway/calls/games/gameLists.ts"
import { hotGames, vendors } from "#gateway/calls/games/games.ts"
import { homeAnnouncements, winnerBoard } from "#gateway/calls/messages/announcements.ts"
import { bottomMenu, loginForm, logIn, header } from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const listCall = gameList.path
const fish = `${paths.gameList}?gameType=FISH`

const games = (page: Page): Locator => page.getByRole("list", { name: "Games" })
const tiles = (page: Page): Locator => games(page).getByRole("listitem")
const tile = (page: Page, name: string): Locator => games(page).getByRole("button", { name, exact: true })
const title = (page: Page): Locator => page.getByRole("heading", { level: 1 })
const spinner = (page: Page): Locator => page.getByRole("status", { name: "Loading" })

const pagesAsked = () =>
  product.callsTo(listCall).flatMap(({ query }) => String(Reflect.get(Object(query), "pageNo")))

const toEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** The size of the list, from the last rendered row's aria-setsize. */
const loaded = (page: Page) =>
  tiles(page)
    .last()
    .getAttribute("aria-posinset")
    .then((place) => Number(place))

describe("a list of games", () => {
  it("[RT-18] the hot-games list renders without a request", async () => {
    const page = await product.visit({ path: `${paths.gameList}?gameType=HOT` })
    await tile(page, "Indigo Kraken Tide").waitFor()
    await expect.poll(() => title(page).textContent()).toBe("Hot")
    expect(await bottomMenu(page).count()).toBe(0)
    expect(product.callsTo(listCall)).toEqual([])
  })

  it("a list that is opened by its address requests its own data once, and nothing of home", async () => {
    const page = await product.visit({ path: fish })
    await tiles(page).first().waitFor()
    // The app requests these after its first content.
    await expect.poll(() => product.callsTo(domainRoute.path).length).toBeGreaterThan(0)
    for (const { path } of [winnerBoard, homeAnnouncements]) expect(product.callsTo(path)).toEqual([])
    for (const path of [listCall, vendors.path, hotGames.path])
      expect(product.callsTo(path).length, path).toBeLessThanOrEqual(1)
  })

  it("[RT-20] a vendor's entry opens the list of its games of one type", async () => {
    const page = await product.visit({ persona: "0", path: paths.rng })
    await tile(page, "Emberreel").click()
    await expectAddress(page, `${paths.gameList}?gameType=RNG&vassalage=EMBR`)
    await expect.poll(() => title(page).textContent()).toBe("Slots")
    await expect
      .poll(() => product.callsTo(listCall).at(-1)?.query)
      .toMatchObject({ gameType: "RNG", vassalage: "EMBR" })
    await expect.poll(() => tiles(page).filter({ hasText: "Emberreel" }).count()).toBeGreaterThan(6)
    expect(await tiles(page).filter({ hasNotText: "Emberreel" }).count()).toBe(0)
    await page.goBack()
    await tile(page, "Twilight Koi").waitFor()
    expectQuiet(page)
  })

  it.each(["guest", "0", "4", "40", "9"])(
    "[GB-15, GB-27] a games list of persona %s loads more pages while there are more, with a spinner at the end",
    async (persona) => {
      const page = await product.visit({ persona, path: fish })
      await tiles(page).first().waitFor()
      expect(pagesAsked()).toEqual(["1"])
      product.world.configure({ latencies: { [listCall]: 300 } })
      await toEnd(page)
      await expect.poll(pagesAsked).toEqual(["1", "2"])
      await expect.poll(() => spinner(page).count()).toBe(1)
      await expect.poll(async () => (await toEnd(page), loaded(page))).toBe(63)
      await expect.poll(() => spinner(page).count()).toBe(0)
      await toEnd(page)
      await page.waitForLoadState("networkidle")
      expect(pagesAsked()).toEqual(["1", "2", "3"])
      expectQuiet(page)
    },
  )

  it("[GB-25] a games list loads more when its end is 299 px below the screen, not at 301 px", async () => {
    const page = await product.visit({ path: fish })
    await tiles(page).first().waitFor()
    const leave = (distance: number) =>
      games(page).evaluate(
        (list, away) => window.scrollBy(0, list.getBoundingClientRect().bottom - window.innerHeight - away),
        distance,
      )
    await leave(limits.listAhead + 1)
    await page.waitForLoadState("networkidle")
    expect(pagesAsked()).toEqual(["1"])
    await leave(limits.listAhead - 1)
    await expect.poll(pagesAsked).toEqual(["1", "2"])
  })

  it("[GB-26] a games list loads at once and then at most one page a second while scrolling", async () => {
    const page = await product.visit({
      path: `${paths.gameList}?gameType=RNG`,
      clock: true,
    })
    await tiles(page).first().waitFor()
    await page.waitForLoadState("networkidle")
    await page.clock.pauseAt(Date.now() + 60_000)
    /** Scrolls up and down repeatedly, the last time after this span, and returns the number of requested pages. */
    const scrollFor = async (span: number) => {
      for (let step = 0; step < 5; step += 1) {
        await page.clock.runFor(span / 5)
        await page.evaluate(async () => {
          const scrolled = new Promise((done) => addEventListener("scroll", done, { once: true }))
          window.scrollBy(0, -200)
          window.scrollTo(0, document.body.scrollHeight)
          await scrolled
          // The gateway has every earlier request when this one has its response.
          await fetch("/icon.svg", { cache: "no-store" })
        })
      }
      return pagesAsked().length
    }
    for (const asked of [2, 3, 4]) {
      await expect.poll(() => scrollFor(100)).toBe(asked)
      expect(await scrollFor(millis(timings.loadMoreThrottle) - 110)).toBe(asked)
    }
  })

  it("a games list whose next page fails keeps the loaded games, and a press retries", async () => {
    const page = await product.visit({
      path: fish,
      settings: {
        faults: [{ call: `${listCall}?pageNo=2`, kind: "refused", times: 1, code: "maintenance" }],
      },
    })
    await tiles(page).first().waitFor()
    await toEnd(page)
    const failure = page
      .getByRole("alert")
      .filter({ hasText: "The system is under maintenance. Please try again later." })
    await failure.waitFor()
    expect(await loaded(page)).toBe(25)
    await toEnd(page)
    expect(pagesAsked()).toEqual(["1", "2"])
    await failure.getByRole("button", { name: "Try again" }).click()
    await expect.poll(async () => (await toEnd(page), loaded(page))).toBeGreaterThan(25)
    expectQuiet(page)
  })
})

/** Records the scroll position at each frame in which a list of games is painted, other than those of home. */
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

describe("the scroll position of a list", () => {
  it.each([paths.rng, fish, `${paths.gameList}?gameType=FAV`, paths.hot])(
    "the scroll position of the list %s is restored at once, after another page and after a reload",
    async (path) => {
      const page = await product.visit({ persona: "0", path, before: notePlaces })
      const calls = () => product.callsTo(listCall).length
      await tiles(page).first().waitFor()
      const place = path === paths.hot ? 900 : await readOn(page)
      await page.evaluate((top) => window.scrollTo(0, top), place)
      const asked = calls()

      // The title bar covers the header of a scrolled page; a pointer's click would scroll up first.
      await header(page).getByRole("link", { name: "Home" }).dispatchEvent("click")
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
      expectQuiet(page)
    },
  )

  it("the scroll position of a games list survives a game, and a guest's login", async () => {
    const page = await product.visit({ path: paths.rng, before: notePlaces })
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
    expectQuiet(page, /favicon/)
  })

  it("a games list opened by a new link starts at the top", async () => {
    const page = await product.visit({ persona: "0", path: paths.rng })
    await readOn(page)
    await bottomMenu(page).getByRole("link", { name: "Home" }).click()
    await page.getByRole("navigation", { name: "Games" }).getByRole("button", { name: "Slots" }).click()
    await tile(page, "Twilight Koi").waitFor()
    await expect.poll(() => scrolled(page)).toBe(0)
    expect(pagesAsked().at(-1)).toBe("1")
  })

  it("the browser restores the scroll position of home, with all deferred parts rendered at once", async () => {
    const page = await product.visit({ persona: "0" })
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
