import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { openPanel, quiet, troublesOf, useHarness } from "#tests/support/browser.ts"
import { header } from "#tests/support/player.ts"

const { openHarness } = useHarness()

const tabs = (page: Page) => page.getByRole("tablist", { name: "Categories" })
const tab = (page: Page, name: string) => tabs(page).getByRole("tab", { name, exact: true })
const games = (page: Page) => page.getByRole("list", { name: "Games" })
const tiles = (page: Page) => games(page).getByRole("listitem")
const stars = (page: Page) => games(page).getByRole("button", { name: /^Favourite /, pressed: false })
const slots = `${paths.gameList}?gameType=RNG`
const listCall = "GET /wps/relay/GCSGAME_gameList"
const addCall = "POST /wps/relay/MCSFE_addFavoriteGameV2"

/** The calls to a path so far, each with what became of it. */
const callsTo = (page: Page, path: string) =>
  page.evaluate(
    (wanted) =>
      window.__harness
        .log()
        .flatMap((line) =>
          line.kind === "call" && line.path === wanted ? [line.failure ?? "answered"] : [],
        ),
    path,
  )

const elements = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll("#root *").length)

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

describe("the harness around the games", () => {
  it("[HA-19] another member type takes effect at once; address and history stay, and the tabs adapt", async () => {
    const page = await openHarness({ path: paths.game })
    await tab(page, "Slots").waitFor()
    expect(await tab(page, "Favourites").count()).toBe(0)
    const before = await page.evaluate(() => [location.pathname, history.length])
    await page.evaluate(() => window.__harness.signInAs("0"))
    await tab(page, "Favourites").waitFor()
    expect(await page.evaluate(() => [location.pathname, history.length])).toEqual(before)
    await page.evaluate(() => window.__harness.signInAs("guest"))
    await tab(page, "Favourites").waitFor({ state: "detached" })
    expect(await page.evaluate(() => [location.pathname, history.length])).toEqual(before)
    expect(troublesOf(page)).toEqual([])
  })

  it("[HA-77] a slow call is applied after its time, and the loader shows until then", async () => {
    const page = await openHarness()
    await page.evaluate((call) => window.__harness.setLatency(call, 3000), listCall)
    await page.goto(`${slots}&scenario=${new URL(page.url()).searchParams.get("scenario") ?? ""}`)
    await page.waitForFunction(() => "__harness" in window)
    await page.evaluate((call) => window.__harness.setLatency(call, 3000), listCall)
    await page.reload()
    const began = Date.now()
    await page.getByRole("status").filter({ hasText: "Loading" }).first().waitFor()
    expect(await tiles(page).count()).toBe(0)
    await tiles(page).first().waitFor()
    expect(Date.now() - began).toBeGreaterThan(2500)
  })

  it("[HA-78, HA-79] a failure set for two calls fails two, the product reacts, and the third succeeds", async () => {
    const page = await openHarness({ path: slots, persona: "0" })
    await stars(page).first().waitFor()
    await quiet(page)
    const name = (await stars(page).first().getAttribute("aria-label")) ?? ""
    const star = games(page).getByRole("button", { name, exact: true })
    await page.evaluate(
      (call) => window.__harness.setFault({ call, kind: "refused", times: 2, code: "no_permission" }),
      addCall,
    )
    for (const failures of [1, 2]) {
      await star.click()
      await expect.poll(async () => (await callsTo(page, addCall.slice(5))).length).toBe(failures)
      await page.getByText("Please wait").waitFor({ state: "detached" })
      expect(await star.getAttribute("aria-pressed")).toBe("false")
      expect(await page.getByText("Changes saved").count()).toBe(0)
    }
    await star.click()
    await page.getByText("Changes saved").waitFor()
    await expect.poll(() => star.getAttribute("aria-pressed")).toBe("true")
  })

  it("[HA-73] nothing in it: each list shows its empty state, and optional parts are gone", async () => {
    const page = await openHarness({ path: slots, persona: "0", scenario: "scale:empty" })
    await page.getByText("No data").waitFor()
    await page.goto(`${paths.lotteryList}?scenario=persona:0,scale:empty`)
    await page.getByText("No data").waitFor()
    await page.goto(`${paths.home}?scenario=persona:0,scale:empty`)
    await header(page).getByText("Maria Santos").waitFor()
    await quiet(page)
    await scrollToEnd(page)
    for (const name of ["Banners", "Latest Winner", "Hot News", "Hot games", "Recently played"])
      expect(await page.getByRole("region", { name }).count(), name).toBe(0)
  })

  it("[HA-74] a few: one banner, six winners at rest, one page of games", async () => {
    const page = await openHarness({ persona: "0", scenario: "scale:few" })
    const board = page.getByRole("region", { name: "Latest Winner" })
    await board.waitFor()
    await quiet(page)
    expect(await board.getByRole("row").count()).toBe(7)
    expect(await page.getByRole("region", { name: "Banners" }).getByRole("button").count()).toBe(1)
    expect(await page.getByRole("button", { name: "Pause banners" }).count()).toBe(0)
    await page.goto(`${slots}&scenario=persona:0,scale:few`)
    await tiles(page).first().waitFor()
    await scrollToEnd(page)
    await quiet(page)
    expect(await callsTo(page, listCall.slice(4))).toEqual(["answered"])
    expect(await page.getByRole("status").filter({ hasText: "Loading" }).count()).toBe(0)
  })

  it("[HA-75] hundreds: several pages of games, a hundred winners, and badges of 99+", async () => {
    const page = await openHarness({ path: slots, persona: "0", scenario: "scale:hundreds" })
    await tiles(page).first().waitFor()
    await scrollToEnd(page)
    await expect.poll(async () => (await callsTo(page, listCall.slice(4))).length).toBeGreaterThan(1)
    await header(page).getByRole("link", { name: "Inbox" }).filter({ hasText: "99+" }).waitFor()
    const winners = await page.evaluate(async () => {
      const answer = await fetch("/wps/relay/ODSFE2_getWinnerBoard?gameCategory=ALL&language=EN&limitNum=100")
      const { value }: { readonly value: { readonly list: ReadonlyArray<unknown> } } = await answer.json()
      return value.list.length
    })
    expect(winners).toBe(100)
  })

  it("[HA-76] thousands: the list goes on page by page, and the document stays as small as it was", async () => {
    const page = await openHarness({ path: slots, persona: "0", scenario: "scale:thousands" })
    await tiles(page).first().waitFor()
    const pagesCome = async (count: number): Promise<void> => {
      const called = async () => {
        await scrollToEnd(page)
        return (await callsTo(page, listCall.slice(4))).length
      }
      await expect.poll(called, { timeout: 15_000 }).toBeGreaterThanOrEqual(count)
    }
    await pagesCome(3)
    // From one place both times: how much is drawn around it hangs on where a list is.
    const atTop = async (): Promise<number> => {
      await page.evaluate(() => window.scrollTo(0, 0))
      await games(page).getByRole("button", { name: "Twilight Koi", exact: true }).waitFor()
      await quiet(page)
      return elements(page)
    }
    const before = await atTop()
    await pagesCome(5)
    expect(await atTop()).toBeLessThan(before * 1.2)
  })

  it("vendors, launches and pictures are changed in the panel of the games", async () => {
    const page = await openHarness({ path: paths.game, persona: "0" })
    await tab(page, "Hot").waitFor()
    const panel = await openPanel(page, "Games")
    await panel.getByText("No hot games").click()
    await tab(page, "Hot").waitFor({ state: "detached" })
    await panel.getByText("No live tables").click()
    await tab(page, "Live casino").waitFor({ state: "detached" })
    await tab(page, "Hot").waitFor()
  })
})
