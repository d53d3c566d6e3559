import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { formatWin } from "#domain/Money.ts"
import { winners } from "#fixtures/data/winners.ts"
import { expectPassed, header, loginForm, logIn, trailOf, winnerGame } from "#tests/support/player.ts"
import { addressOf, expectQuiet, rewrite, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const announcements = "/wps/relay/MCSFE_getListAnnouncements"
const winnerBoard = "/wps/relay/ODSFE2_getWinnerBoard"
const memberInfo = "/wps/member/info"
const contracts = "/wps/relay/MCS2_getContractRequests"
const wallets = "/wps/wallets/gcs"
const launch = "/wps/game/launchGame"

const games = (page: Page) => page.getByRole("navigation", { name: "Games" })
const board = (page: Page) => page.getByRole("region", { name: "Latest Winner" })

describe("the lobby", () => {
  it("[HP-04] brings the popup announcements of a login, one after the other, once", async () => {
    const page = await product.visit({ path: paths.login })
    await logIn(page, "member0")
    await page
      .getByRole("dialog", { name: "Welcome to the night market" })
      .getByRole("button", { name: "Next" })
      .click()
    const gift = page.getByRole("dialog", { name: "A gift from the fox" })
    await gift.getByText("Follow the fox.").waitFor()
    expect(await page.title()).not.toBe("stolen")
    await gift.getByRole("button", { name: "Next" }).click()
    const last = page.getByRole("dialog", { name: "Tonight's market closes at five" })
    expect(await last.getByRole("button", { name: "Next" }).count()).toBe(0)
    await last.getByRole("button", { name: "Close" }).click()
    await last.waitFor({ state: "detached" })
    expect(addressOf(page)).toBe(paths.home)

    await page.reload()
    await board(page).waitFor()
    await page.waitForLoadState("networkidle")
    expect(await page.getByRole("dialog").count()).toBe(0)
  })

  it("[HP-05] opens the app-download popup from its icon", async () => {
    const page = await product.visit()
    await header(page).getByRole("button", { name: "Download app" }).click()
    const popup = page.getByRole("dialog", { name: "Get the app" })
    const link = popup.getByRole("link", { name: "Download" })
    expect(await link.getAttribute("href")).toBe("https://download.lantern.example/lantern.apk")
    expect(addressOf(page)).toBe(paths.home)
    await popup.getByRole("button", { name: "Close" }).click()
    await popup.waitFor({ state: "detached" })
    expectQuiet(page)
  })
})

describe("what home asks for", () => {
  it("[HP-02, HP-03, HP-06, HP-08, HP-09, HP-10] a member's home has game menu and winners, renews the member, then asks for contracts, and loads both wallets", async () => {
    const page = await product.visit({ persona: "0", settings: { latencies: { [memberInfo]: 300 } } })
    await board(page).waitFor()
    await expect.poll(() => product.callsTo(contracts).map(({ status }) => status)).toEqual([200])
    await games(page).getByRole("button", { name: "Slots" }).waitFor()
    const [info] = product.callsTo(memberInfo)
    const [contract] = product.callsTo(contracts)
    expect(info?.status).toBe(200)
    expect(contract?.startedAt).toBeGreaterThanOrEqual((info?.startedAt ?? 0) + (info?.duration ?? Infinity))
    expect(product.callsTo(announcements)[0]?.query).toMatchObject({ types: "B,PL,PU,H", platform: "M" })
    expect(product.callsTo(wallets).map(({ query }) => query)).toEqual(
      expect.arrayContaining([{ type: "merchant" }, { type: "member" }]),
    )
    expectQuiet(page)
  })

  it("[HP-02, HP-03, HP-07, HP-08, HP-09, HP-10, RO-02, CA-62] a guest's home has game menu, winners, notices and banners, and asks for neither member nor contracts", async () => {
    const page = await product.visit()
    await games(page).getByRole("button", { name: "Slots" }).waitFor()
    await board(page).getByRole("row").nth(1).waitFor()
    await page
      .getByRole("region", { name: "Banners" })
      .getByRole("button", { name: "Lantern Night Bonus" })
      .waitFor()
    await page.getByRole("link", { name: /^Announcements.*Lantern Night Bonus is back/ }).waitFor()
    await page.waitForLoadState("networkidle")
    expect(product.callsTo(memberInfo)).toEqual([])
    expect(product.callsTo(contracts)).toEqual([])
    const [notices] = product.callsTo(announcements)
    expect(notices).toMatchObject({
      method: "GET",
      status: 200,
      query: { types: "B,PL,PU,H", platform: "M" },
    })
    expect(product.callsTo(wallets).map(({ query }) => query)).toEqual([{ type: "merchant" }])
    expectQuiet(page)
  })
})

describe("the game menu", () => {
  it("[GM-01] is a strip of twelve categories that scrolls sideways", async () => {
    const page = await product.visit({ persona: "0" })
    await games(page).getByRole("button", { name: "Favourites" }).waitFor()
    expect(await games(page).getByRole("listitem").count()).toBe(12)
    const strip = games(page).getByRole("list")
    const [whole, seen] = await strip.evaluate((list) => [list.scrollWidth, list.clientWidth])
    expect(whole).toBeGreaterThan(seen ?? Infinity)
    await strip.evaluate((list) => list.scrollBy(120, 0))
    await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).toBe(120)
  })

  it("[GM-03] the promotions category leads to the promotions and fires nothing else", async () => {
    const page = await product.visit()
    const trail = trailOf(page)
    await games(page).getByRole("link", { name: "Promotion" }).click()
    await expectPassed(trail, paths.activity)
    expect(await games(page).locator("[aria-current]").count()).toBe(0)
    expect(product.callsTo(launch)).toEqual([])
  })

  it("[GM-05] an active category scrolls into the strip's view", async () => {
    const page = await product.visit({ persona: "0", settings: { vendorPreset: "single", launch: "empty" } })
    const chip = games(page).getByRole("button", { name: "Poker" })
    const inStrip = () =>
      chip.evaluate((button) => {
        const strip = button.closest("ul")?.getBoundingClientRect()
        const { left, right } = button.getBoundingClientRect()
        return strip !== undefined && left >= strip.left && right <= strip.right
      })
    await chip.waitFor()
    expect(await inStrip()).toBe(false)
    // A press of the mouse would bring it into view by itself.
    await chip.dispatchEvent("click")
    await expect.poll(() => chip.getAttribute("aria-current")).toBe("true")
    await expect.poll(inStrip).toBe(true)
  })
})

describe("the winner board", () => {
  it("[LW-01] is there with one winner, and not there with none", async () => {
    const one = await product.visit({
      before: (page) =>
        rewrite<{ list: ReadonlyArray<unknown> }>(page, winnerBoard, ({ list }) => ({
          list: list.slice(0, 1),
        })),
    })
    await board(one).getByText("Latest Winner").waitFor()
    expect(await board(one).getByRole("row").count()).toBe(2)

    const none = await product.visit({ settings: { scale: "empty" } })
    await none.waitForLoadState("networkidle")
    expect(await board(none).count()).toBe(0)
    expect(await none.getByText("Latest Winner").count()).toBe(0)
  })

  it("[CA-61] asks for a hundred winners of all games and shows what came", async () => {
    const page = await product.visit({ settings: { scale: "few" } })
    await board(page).getByRole("row").nth(6).waitFor()
    const [call] = product.callsTo(winnerBoard)
    expect(call?.query).toEqual({ gameCategory: "ALL", language: "EN", limitNum: "100" })
    const rows = winners(0)
      .slice(0, 6)
      .map(({ gameName, customerName, winAmount }) => `${gameName}${customerName}${formatWin(winAmount)}`)
    expect(await board(page).getByRole("row").allTextContents()).toEqual(["GamePlayerWin", ...rows])
  })

  it("[LW-06] launches the game of a row for a member", async () => {
    const page = await product.visit({ persona: "0", settings: { scale: "few" } })
    await winnerGame(page, "Twilight Koi").click()
    await page.waitForURL(/\/lgw\/vendor\//)
    const [call] = product.callsTo(launch)
    expect(call).toMatchObject({
      status: 200,
      query: { nodeId: "20001", vassalage: "KOIW", gameType: "RNG" },
    })
  })

  it("[LW-06, SS-25] takes a guest to the login, without a launch", async () => {
    const page = await product.visit({ settings: { scale: "few" } })
    await winnerGame(page, "Twilight Koi").click()
    await loginForm(page).waitFor()
    expect(addressOf(page)).toBe(paths.login)
    expect(product.callsTo(launch)).toEqual([])
    expectQuiet(page)
  })
})

describe("what home promises a guest", () => {
  it("[BC-21, BC-22] more than 600 games, and the configured bonus in pesos, which is not invented without one", async () => {
    const page = await product.visit()
    await page.getByText("More than 600 games").waitFor()
    await page.getByRole("heading", { name: "Register and get ₱888" }).waitFor()
    const plain = await product.visit({ settings: { signupBonus: false } })
    const offer = plain.getByRole("heading", { name: "Register and get a welcome bonus" })
    await offer.waitFor()
    expect(await offer.textContent()).not.toMatch(/\d|₱/)
  })
})

describe("a part of home that could not be loaded", () => {
  it("is said within home's margins, as wide as the board below", async () => {
    const calls = ["MCSFE_getListAnnouncements", "GCSGAME_getVassGameType"].map(
      (name) => `/wps/relay/${name}`,
    )
    const faults = calls.map((call) => ({ call, kind: "http500", times: "always" }) as const)
    const page = await product.visit({ width: 320, settings: { faults } })
    const sides = (of: Locator) =>
      of.evaluate((box) => [box.getBoundingClientRect().left, box.getBoundingClientRect().right])
    const failures = page.getByRole("main").getByRole("alert")
    await expect.poll(() => failures.count()).toBe(2)
    await board(page).waitFor()
    for (const failure of await failures.all()) expect(await sides(failure)).toEqual(await sides(board(page)))
  })
})
