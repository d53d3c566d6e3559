import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { millis } from "#config/millis.ts"
import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import {
  addFavourite,
  favouriteGames,
  favouriteIds,
  removeFavourite,
} from "#gateway/calls/games/gameLists.ts"
import { expectSaid, logIn, loginForm } from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const list = `${paths.gameList}?gameType=FAV`
const listCall = favouriteGames.path
const idsCall = favouriteIds.path
const addCall = addFavourite.path
const removeCall = removeFavourite.path

const games = (page: Page): Locator => page.getByRole("list", { name: "Games", exact: true })
const tiles = (page: Page): Locator => games(page).getByRole("listitem")
const star = (page: Page, name: string): Locator =>
  games(page).getByRole("button", { name: `Favourite ${name}`, exact: true })
const stars = (page: Page): Locator => games(page).getByRole("button", { name: /^Favourite / })
const pressed = (of: Locator) => of.getAttribute("aria-pressed")
const saved = (page: Page): Locator => page.getByRole("status").filter({ hasText: "Changes saved" })
const loader = (page: Page): Locator => page.getByRole("status").filter({ hasText: "Please wait" })

const marks = () => [...product.callsTo(addCall), ...product.callsTo(removeCall)]

const toEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

/** The size of the list, from the last rendered game's aria-setsize. */
const loaded = async (page: Page): Promise<number> => {
  await toEnd(page)
  return Number(await tiles(page).last().getAttribute("aria-posinset"))
}

const pagesAsked = () =>
  product.callsTo(listCall).map(({ query }) => String(Reflect.get(Object(query), "pageNo")))

describe("a guest", () => {
  it("[FV-01] a guest who opens the favourites logs in first, then sees them", async () => {
    const page = await product.visit({ path: list })
    await loginForm(page).waitFor()
    expect(addressOf(page)).toBe(paths.login)
    expect(product.callsTo(listCall)).toEqual([])
    await logIn(page, "member0")
    await tiles(page).first().waitFor()
    expect(addressOf(page)).toBe(list)
    await page.goto(`${paths.game}?gameType=FAV`)
    await tiles(page).first().waitFor()
    expectQuiet(page)
  })

  it("[SS-18] a guest who presses a star is sent to the login, without a request", async () => {
    const page = await product.visit({ path: paths.rng })
    await star(page, "Twilight Koi").click()
    await loginForm(page).waitFor()
    expect(addressOf(page)).toBe(paths.login)
    expect(marks()).toEqual([])
    expect(product.callsTo(idsCall)).toEqual([])
    await logIn(page, "member0")
    await star(page, "Twilight Koi").waitFor()
    expect(addressOf(page)).toBe(paths.rng)
  })
})

describe("the favourites", () => {
  it.each(["0", "9"])("[RT-19, FV-02] the favourites of persona %s load page by page", async (persona) => {
    const page = await product.visit({ persona, path: list })
    await tiles(page).first().waitFor()
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("Favourites")
    await expect.poll(() => loaded(page)).toBe(60)
    expect(pagesAsked()).toEqual(["1", "2", "3"])
    expect(product.callsTo(listCall)[0]?.query).toMatchObject({ pageSize: "25", gameType: "" })
    const marks = () =>
      stars(page).evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute("aria-pressed")))])
    await expect.poll(marks).toEqual(["true"])
    expectQuiet(page)
  })

  it.each(["4", "40"])("[FV-04] persona %s has no favourites and no stars", async (persona) => {
    const page = await product.visit({ persona, path: list })
    await page.getByRole("main").getByRole("status").filter({ hasText: "No data" }).waitFor()
    await page.goto(paths.rng)
    await tiles(page).first().waitFor()
    expect(await stars(page).count()).toBe(0)
    expectQuiet(page)
  })

  it("[FV-05, SS-20, SS-21] removing a star removes the favourite at once and shows a toast for a second", async () => {
    const page = await product.visit({
      persona: "0",
      path: list,
      clock: true,
    })
    const first = stars(page).first()
    const name = ((await first.getAttribute("aria-label")) ?? "").replace("Favourite ", "")
    await page.waitForLoadState("networkidle")
    const asked = pagesAsked().length
    await page.clock.pauseAt(Date.now() + 60_000)
    await first.click()
    await expect.poll(async () => (await page.clock.runFor(10), saved(page).count())).toBe(1)
    await expect.poll(() => star(page, name).count()).toBe(0)
    await page.clock.runFor(millis(timings.toastSaved) - 100)
    await expect.poll(() => saved(page).count()).toBe(1)
    await page.clock.runFor(500)
    await expect.poll(() => saved(page).count()).toBe(0)
    expect(pagesAsked()).toHaveLength(asked)
    expect(product.callsTo(removeCall)).toHaveLength(1)
    expectQuiet(page)
  })

  it("[SS-19, SS-20] the star of any list adds and removes a favourite without a refetch of the list", async () => {
    const page = await product.visit({ persona: "0", path: paths.hot })
    const one = star(page, "Brass Pai Gow")
    await one.waitFor()
    await expect.poll(() => pressed(one)).toBe("false")
    await one.click()
    await expect.poll(() => pressed(one)).toBe("true")
    await loader(page).waitFor({ state: "detached" })
    await one.click()
    await expect.poll(() => pressed(one)).toBe("false")
    const bodies = marks().map(({ method, body }) => [method, Reflect.get(Object(body), "vendor")])
    expect(bodies).toEqual([
      ["POST", "OXBW"],
      ["DELETE", "OXBW"],
    ])
    expect(product.callsTo(idsCall)).toHaveLength(1)
    expectQuiet(page)
  })

  it("removing a favourite before the next page loads skips no favourite", async () => {
    const page = await product.visit({ persona: "0", path: list })
    await stars(page).first().click()
    await expectSaid(page, "Changes saved", "status")
    await expect.poll(() => tiles(page).first().getAttribute("aria-posinset")).toBe("1")
    await expect.poll(() => loaded(page)).toBe(59)
  })
})

describe("a star that is pressed", () => {
  it.each([
    { row: "ER-01", kind: "refused", what: "is refused" },
    { row: "ER-02", kind: "http500", what: "fails" },
  ] as const)(
    "[$row] a favourite's star reverts without a message when the request $what",
    async ({ kind }) => {
      const page = await product.visit({
        persona: "0",
        path: list,
        settings: { faults: [{ call: removeCall, kind, times: "always" }], latencies: { [removeCall]: 600 } },
      })
      const first = stars(page).first()
      await first.waitFor()
      const before = await tiles(page).allTextContents()
      await first.click()
      await expectSaid(page, "Please wait", "status")
      await loader(page).waitFor({ state: "detached" })
      expect(product.callsTo(removeCall)).toHaveLength(1)
      await expect.poll(() => pressed(first)).toBe("true")
      await expect.poll(() => tiles(page).allTextContents()).toEqual(before)
      expect(await saved(page).count()).toBe(0)
      expect(await page.getByRole("alert").count()).toBe(0)
      expectQuiet(page, /500/)
    },
  )
})

describe("on home", () => {
  it("[FV-03] a member's favourites on home lead to all of them; a guest's home has none", async () => {
    const page = await product.visit({ persona: "0" })
    const block = page.getByRole("region", { name: "Favourites" })
    await expect.poll(async () => (await toEnd(page), block.count())).toBe(1)
    await block.getByRole("link", { name: "More games" }).click()
    await expectAddress(page, list)
    await tiles(page).first().waitFor()
    expect(product.callsTo(listCall).map(({ query }) => Reflect.get(Object(query), "pageSize"))).toEqual([
      "100",
      "25",
    ])

    const guest = await product.visit()
    await expect
      .poll(async () => (await toEnd(guest), guest.getByRole("region", { name: /^Hot games: / }).count()))
      .toBe(1)
    expect(await guest.getByRole("region", { name: "Favourites" }).count()).toBe(0)
  })
})
