import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { vendorPaths } from "#fixtures/logic/games/vendorPage.ts"
import { addFavourite, gameList } from "#gateway/calls/games/gameLists.ts"
import { winnerBoard } from "#gateway/calls/messages/announcements.ts"
import { openPanel, quiet, troublesOf, useHarness } from "#tests/support/browser.ts"
import { balance, expectSaid, header, loginForm, stepTo } from "#tests/support/player.ts"

import { advance, callsTo as logged } from "./logs.ts"

const { openHarness } = useHarness()

const tabs = (page: Page) => page.getByRole("tablist", { name: "Categories" })
const tab = (page: Page, name: string) => tabs(page).getByRole("tab", { name, exact: true })
const games = (page: Page) => page.getByRole("list", { name: "Games" })
const tiles = (page: Page) => games(page).getByRole("listitem")
const stars = (page: Page) => games(page).getByRole("button", { name: /^Favourite /, pressed: false })
const winners = (page: Page) => page.getByRole("region", { name: "Latest Winner" })
const slots = `${paths.gameList}?gameType=RNG`
const listCall = `GET ${gameList.path}`
const addCall = `POST ${addFavourite.path}`

/** The calls to a path so far, with their outcomes. */
const callsTo = (page: Page, path: string) =>
  page.evaluate(
    (expected) =>
      window.__harness
        .log()
        .flatMap((line) =>
          line.kind === "call" && line.path === expected ? [line.failure ?? "answered"] : [],
        ),
    path,
  )

const elements = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll("#root *").length)

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

describe("the harness for games", () => {
  it("[HA-19] a new member type applies at once, keeps address and history, and updates the game tabs", async () => {
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

  it("a simulated game plays in a frame without the lobby's origin, and its round changes the wallet", async () => {
    const page = await openHarness({ persona: "0", scenario: "launch:frame,scale:few" })
    await winners(page).getByRole("button").first().click()
    const frame = page.frameLocator("iframe")
    await frame.getByRole("button", { name: "Play a round" }).click()
    const result = await frame.getByText(/^Won [\d.]+, balance [\d.]+$/).textContent()
    await expect.poll(() => page.locator("iframe").getAttribute("sandbox")).toBe("allow-scripts allow-forms")
    await expect.poll(() => frame.locator("main").evaluate(() => window.origin)).toBe("null")
    await page.getByRole("button", { name: "Close game" }).click()
    await expect
      .poll(async () => (await balance(page).textContent())?.replaceAll(/[^\d.]/g, ""))
      .toBe(/balance ([\d.]+)$/.exec(result ?? "")?.[1])
    expect(troublesOf(page)).toEqual([])
  })

  it("a lottery that opens in a frame of the harness becomes the player's most recent one", async () => {
    const page = await openHarness({ persona: "0", path: paths.lotteryList })
    await page
      .getByRole("main")
      .getByRole("button", { name: /Lotus Draw 6\/45/ })
      .first()
      .click()
    await page.frameLocator("iframe").getByRole("heading", { name: "Lotus Draw 6/45" }).waitFor()
    await expect.poll(() => callsTo(page, vendorPaths.opened)).toEqual(["answered"])
  })

  it("[HA-77] a delayed call shows the loader until its response", async () => {
    const page = await openHarness({ path: paths.settings })
    await page.evaluate((call) => window.__harness.setLatency(call, 3000), listCall)
    await page.evaluate(() => window.__harness.clock.freeze())
    // Not a reload: it would restore a list that is already loaded, and send no call.
    await stepTo(page, slots)
    const call = async () => (await logged(page, gameList.path)).at(0)
    await expect.poll(call).toBeDefined()
    const responds = ((await call())?.startedAt ?? Number.NaN) + 3000
    const loader = page.getByRole("status").filter({ hasText: "Loading" }).first()
    const left = async () => responds - (await page.evaluate(() => window.__harness.clock.now()))
    await advance(page, (await left()) - 100)
    await loader.waitFor()
    expect(await tiles(page).count()).toBe(0)
    await advance(page, await left())
    await tiles(page).first().waitFor()
    await expect.poll(async () => (await call())?.duration).toBe(3000)
  })

  it("[HA-78, HA-79] a failure set for two calls fails two calls, the app reports it, and the third call succeeds", async () => {
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
      await expect
        .poll(() => callsTo(page, addCall.slice(5)))
        .toEqual(Array.from({ length: failures }, () => "injected: refused"))
      await page.getByText("Please wait").waitFor({ state: "detached" })
      await expect.poll(() => star.getAttribute("aria-pressed")).toBe("false")
      expect(await page.getByText("Changes saved").count()).toBe(0)
    }
    await star.click()
    await expectSaid(page, "Changes saved", "status")
    await expect.poll(() => star.getAttribute("aria-pressed")).toBe("true")
  })

  it.each(["network", "timeout", "http500", "refused", "captcha"] as const)(
    "[HA-78] a favourite whose call fails by %s keeps its star without a toast",
    async (kind) => {
      const page = await openHarness({ path: slots, persona: "0" })
      await stars(page).first().waitFor()
      await quiet(page)
      const name = (await stars(page).first().getAttribute("aria-label")) ?? ""
      const star = games(page).getByRole("button", { name, exact: true })
      await page.evaluate(
        ([call, fault]) => window.__harness.setFault({ call, kind: fault, times: 1, code: "no_permission" }),
        [addCall, kind] as const,
      )
      await star.click()
      const sent = () => callsTo(page, addCall.slice(5))
      await expect.poll(sent).toHaveLength(1)
      if (kind === "timeout") await page.evaluate(() => window.__harness.clock.advance(30_000))
      await expect.poll(sent).toEqual([`injected: ${kind}`])
      await page.getByText("Please wait").waitFor({ state: "detached" })
      await expect.poll(() => star.getAttribute("aria-pressed")).toBe("false")
      expect(await page.getByText("Changes saved").count()).toBe(0)
      expect(troublesOf(page)).toEqual([])
    },
  )

  it("[HA-78] a favourite whose call says that the session is over leads to the login", async () => {
    const page = await openHarness({ path: slots, persona: "0" })
    await stars(page).first().waitFor()
    await page.evaluate((call) => window.__harness.setFault({ call, kind: "sessionOver", times: 1 }), addCall)
    await stars(page).first().click()
    await loginForm(page).waitFor()
    expect(await callsTo(page, addCall.slice(5))).toEqual(["injected: sessionOver"])
  })

  it("[HA-73] a simulated gateway without data shows each list's empty state and hides optional parts", async () => {
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

  it("[HA-74] a simulated gateway with little data shows one banner, six still winners and one page of games", async () => {
    const page = await openHarness({ persona: "0", scenario: "scale:few" })
    const board = page.getByRole("region", { name: "Latest Winner" })
    await board.waitFor()
    await quiet(page)
    await expect.poll(() => board.getByRole("row").count()).toBe(7)
    await expect.poll(() => page.getByRole("region", { name: "Banners" }).getByRole("button").count()).toBe(1)
    expect(
      await page.getByRole("region", { name: "Banners" }).getByRole("button", { name: "Pause" }).count(),
    ).toBe(0)
    await page.goto(`${slots}&scenario=persona:0,scale:few`)
    await tiles(page).first().waitFor()
    await scrollToEnd(page)
    await quiet(page)
    expect(await callsTo(page, listCall.slice(4))).toEqual(["answered"])
    expect(await page.getByRole("status").filter({ hasText: "Loading" }).count()).toBe(0)
  })

  it("[HA-75] a simulated gateway with hundreds of entries shows several pages of games, a hundred winners and badges of 99+", async () => {
    const page = await openHarness({ path: slots, persona: "0", scenario: "scale:hundreds" })
    await tiles(page).first().waitFor()
    const pages = async () => {
      await scrollToEnd(page)
      return (await callsTo(page, listCall.slice(4))).length
    }
    await expect.poll(pages).toBeGreaterThan(1)
    await header(page).getByRole("link", { name: "Inbox" }).filter({ hasText: "99+" }).waitFor()
    const winners = await page.evaluate(async (path) => {
      const response = await fetch(`${path}?gameCategory=ALL&language=EN&limitNum=100`)
      const { value }: { readonly value: { readonly list: ReadonlyArray<unknown> } } = await response.json()
      return value.list.length
    }, winnerBoard.path)
    expect(winners).toBe(100)
  })

  it("[HA-76] thousands of games load page by page, and the document does not grow", async () => {
    const page = await openHarness({ path: slots, persona: "0", scenario: "scale:thousands" })
    await tiles(page).first().waitFor()
    const loaded = async (): Promise<number> => (await callsTo(page, listCall.slice(4))).length
    const loadPages = async (count: number): Promise<void> => {
      const scrolled = async () => {
        await scrollToEnd(page)
        return loaded()
      }
      await expect.poll(scrolled, { timeout: 30_000 }).toBeGreaterThanOrEqual(count)
    }
    await loadPages(3)
    // From the same position both times: the number of rendered rows depends on it.
    const atTop = async (): Promise<number> => {
      await page.evaluate(() => window.scrollTo(0, 0))
      await games(page).getByRole("button", { name: "Twilight Koi", exact: true }).waitFor()
      await quiet(page)
      return elements(page)
    }
    const before = await atTop()
    await loadPages(2 * (await loaded()))
    expect(await atTop()).toBeLessThan(before * 1.2)
  })

  it("the games panel of the dock changes vendors, launches and pictures", async () => {
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
