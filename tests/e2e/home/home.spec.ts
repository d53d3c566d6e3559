import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { formatWin } from "#domain/Money.ts"
import { winners } from "#fixtures/data/home/winners.ts"
import { memberInfo as memberInfoCall } from "#gateway/calls/account/member.ts"
import { contractRequests } from "#gateway/calls/agent/agent.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { vendors } from "#gateway/calls/games/games.ts"
import { launchGame } from "#gateway/calls/games/launches.ts"
import { homeAnnouncements, winnerBoard as winnerBoardCall } from "#gateway/calls/messages/announcements.ts"
import {
  bottomMenu,
  expectPassed,
  header,
  loginForm,
  logIn,
  restingBox,
  trailOf,
  winnerGame,
} from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, rewrite, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const announcements = homeAnnouncements.path
const winnerBoard = winnerBoardCall.path
const memberInfo = memberInfoCall.path
const contracts = contractRequests.path
const wallets = memberWallet.path
const launch = launchGame.path

/** A field of the query of each request to a path. */
const fieldsOf = (path: string, name: string): ReadonlyArray<unknown> =>
  product
    .callsTo(path)
    .map(({ query }) => (typeof query === "object" && query !== null ? Reflect.get(query, name) : undefined))

const games = (page: Page) => page.getByRole("navigation", { name: "Games" })
const board = (page: Page) => page.getByRole("region", { name: "Latest Winner" })

describe("the lobby", () => {
  it("[HP-04] popup announcements show one after the other, once after a login", async () => {
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
    await last.waitFor()
    expect(await last.getByRole("button", { name: "Next" }).count()).toBe(0)
    await last.getByRole("button", { name: "Close" }).click()
    await last.waitFor({ state: "detached" })
    expect(addressOf(page)).toBe(paths.home)

    await page.reload()
    await board(page).waitFor()
    await page.waitForLoadState("networkidle")
    expect(await page.getByRole("dialog").count()).toBe(0)
  })

  it("[HP-05] the download icon of home opens the app-download popup", async () => {
    const page = await product.visit()
    await header(page).getByRole("button", { name: "Download app" }).click()
    const popup = page.getByRole("dialog", { name: "Get the app" })
    const link = popup.getByRole("link", { name: "Download" })
    await expect.poll(() => link.getAttribute("href")).toBe("https://download.lantern.example/lantern.apk")
    expect(addressOf(page)).toBe(paths.home)
    await popup.getByRole("button", { name: "Close" }).click()
    await popup.waitFor({ state: "detached" })
    expectQuiet(page)
  })
})

describe("the requests of home", () => {
  it("[HP-06, HP-09, HP-10] a member's home refreshes the member, then fetches contracts, and loads both wallets", async () => {
    const page = await product.visit({ persona: "0", settings: { latencies: { [memberInfo]: 300 } } })
    await board(page).waitFor()
    await expect.poll(() => product.callsTo(contracts).map(({ status }) => status)).toEqual([200])
    await games(page).getByRole("button", { name: "Slots" }).waitFor()
    const [info] = product.callsTo(memberInfo)
    const [contract] = product.callsTo(contracts)
    expect(info?.status).toBe(200)
    expect(contract?.startedAt).toBeGreaterThanOrEqual((info?.startedAt ?? 0) + (info?.duration ?? Infinity))
    expect(product.callsTo(announcements)[0]?.query).toMatchObject({ types: "B,PL,PU,H", platform: "M" })
    await expect
      .poll(() => product.callsTo(wallets).map(({ query }) => query))
      .toEqual(expect.arrayContaining([{ type: "merchant" }, { type: "member" }]))
    expectQuiet(page)
  })

  it("[HP-06, HP-08, HP-10] a second arrival at home refreshes member, contracts, wallets and announcements", async () => {
    const page = await product.visit({ persona: "0", settings: { latencies: { [memberInfo]: 300 } } })
    const counted = () => ({
      members: product.callsTo(memberInfo).length,
      contracts: product.callsTo(contracts).filter(({ status }) => status === 200).length,
      memberWallets: fieldsOf(wallets, "type").filter((type) => type === "member").length,
      merchantWallets: fieldsOf(wallets, "type").filter((type) => type === "merchant").length,
      types: fieldsOf(announcements, "types"),
    })
    const each = (count: number) => ({
      members: count,
      contracts: count,
      memberWallets: count,
      merchantWallets: count,
    })
    await expect.poll(counted).toEqual({ ...each(1), types: ["B,PL,PU,H"] })
    await bottomMenu(page).getByRole("link", { name: "Promotion" }).click()
    await expectAddress(page, paths.activity)
    await expect
      .poll(() => counted().types.filter((types) => types !== "PR"))
      .toEqual(["B,PL,PU,H", "B,PL,PU"])
    expect(counted()).toMatchObject(each(1))
    await bottomMenu(page).getByRole("link", { name: "Home" }).click()
    await expectAddress(page, paths.home)
    await expect.poll(counted).toMatchObject(each(2))
    await expect.poll(() => counted().types.at(-1)).toBe("B,PL,PU,H")
    const [info, contract] = [product.callsTo(memberInfo)[1], product.callsTo(contracts)[1]]
    expect(contract?.startedAt).toBeGreaterThanOrEqual((info?.startedAt ?? 0) + (info?.duration ?? Infinity))
    expectQuiet(page)
  })

  it("[HP-02, HP-03, RO-02] a guest's home shows game menu and winners", async () => {
    const page = await product.visit()
    await games(page).getByRole("button", { name: "Slots" }).waitFor()
    await board(page).getByRole("row").nth(1).waitFor()
    expectQuiet(page)
  })

  it("[HP-07, HP-08, CA-62] a guest's home fetches announcements and banners, but neither member nor contracts", async () => {
    const page = await product.visit()
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
      names: ["notices", "banners"],
      query: { types: "B,PL,PU,H", platform: "M" },
    })
    await expect
      .poll(() => product.callsTo(wallets).map(({ query }) => query))
      .toEqual([{ type: "merchant" }])
    expectQuiet(page)
  })
})

describe("the game menu", () => {
  it("[GM-01] the game menu is a strip of twelve categories that scrolls sideways", async () => {
    const page = await product.visit({ persona: "0" })
    await games(page).getByRole("button", { name: "Favourites" }).waitFor()
    await expect.poll(() => games(page).getByRole("listitem").count()).toBe(12)
    const strip = games(page).getByRole("list")
    const [whole, seen] = await strip.evaluate((list) => [list.scrollWidth, list.clientWidth])
    expect(whole).toBeGreaterThan(seen ?? Infinity)
    await strip.evaluate((list) => list.scrollBy(120, 0))
    await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).toBe(120)
  })

  it("[GM-03] the promotions category of the game menu opens the promotions and launches nothing", async () => {
    const page = await product.visit()
    const trail = trailOf(page)
    await games(page).getByRole("link", { name: "Promotion" }).click()
    await expectPassed(trail, paths.activity)
    expect(product.callsTo(launch)).toEqual([])
  })

  it("[GM-05] an active category scrolls into the view of the game menu", async () => {
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
    // A mouse press would scroll it into view by itself.
    await chip.dispatchEvent("click")
    await expect.poll(() => chip.getAttribute("aria-current")).toBe("true")
    await expect.poll(inStrip).toBe(true)
  })
})

describe("the row of posters", () => {
  it("a member with a history plays a recent game from the row above the winners", async () => {
    const page = await product.visit({ persona: "0" })
    const row = page.getByRole("region", { name: "Recently played", exact: true })
    await row.getByRole("listitem").first().waitFor()
    const [poster, winners] = await Promise.all([row.boundingBox(), board(page).boundingBox()])
    expect(poster?.y).toBeLessThan(winners?.y ?? 0)
    await row.getByRole("listitem").first().getByRole("button").first().click()
    await page.waitForURL(/\/lgw\/vendor\//)
  })

  it("a guest and a trial player without a history see hot games in the row above the winners", async () => {
    for (const persona of [undefined, "4"]) {
      const page = await product.visit(persona === undefined ? {} : { persona })
      await page
        .getByRole("region", { name: "Hot games", exact: true })
        .getByRole("listitem")
        .first()
        .waitFor()
      expect(await page.getByRole("region", { name: "Recently played" }).count()).toBe(0)
    }
  })
})

describe("the winner board", () => {
  it("the winner board's edge looks the same beside its head and its rows at a fractional pixel ratio", async () => {
    const page = await product.visit({
      width: 412,
      height: 900,
      apart: true,
      context: { deviceScaleFactor: 2.625 },
    })
    await board(page).getByRole("row").nth(4).waitFor()
    await board(page).scrollIntoViewIfNeeded()
    const { x = 0, y = 0 } = (await board(page).boundingBox()) ?? {}
    const edge = async (top: number) => {
      const clip = { x: x - 3, y: y + top, width: 8, height: 4 }
      return (await page.screenshot({ clip })).toString("base64")
    }
    // A row's own line passes now and then.
    await expect.poll(async () => (await edge(62)) === (await edge(120))).toBe(true)
  })

  it("the winner board moves more than six winners in three rows, and shows six at once", async () => {
    const rows = (page: Page) =>
      board(page)
        .getByRole("rowgroup")
        .last()
        .evaluate((group) => {
          const row = group.querySelector("tr")?.getBoundingClientRect().height ?? 0
          return Math.round(group.getBoundingClientRect().height / row)
        })
    const many = await product.visit()
    await board(many).getByRole("button", { name: "Pause" }).waitFor()
    await expect.poll(() => rows(many)).toBe(3)
    const few = await product.visit({ settings: { scale: "few" } })
    await board(few).getByRole("row").nth(6).waitFor()
    await expect.poll(() => rows(few)).toBe(6)
    expect(await board(few).getByRole("button", { name: "Pause" }).count()).toBe(0)
  })

  it("[LW-01] the winner board shows with one winner and is hidden without any", async () => {
    const one = await product.visit({
      before: (page) =>
        rewrite<{ list: ReadonlyArray<unknown> }>(page, winnerBoard, ({ list }) => ({
          list: list.slice(0, 1),
        })),
    })
    await board(one).getByText("Latest Winner").waitFor()
    await expect.poll(() => board(one).getByRole("row").count()).toBe(2)

    const none = await product.visit({ settings: { scale: "empty" } })
    await none.getByRole("contentinfo").waitFor()
    await expect.poll(() => board(none).count()).toBe(0)
    expect(await none.getByText("Latest Winner").count()).toBe(0)
  })

  it("[CA-61, EN-47] the winner board requests a hundred winners of all games and shows their masked names", async () => {
    const page = await product.visit({ settings: { scale: "few" } })
    await board(page).getByRole("row").nth(6).waitFor()
    const [call] = product.callsTo(winnerBoard)
    expect(call?.query).toEqual({ gameCategory: "ALL", language: "EN", limitNum: "100" })
    const rows = winners(0)
      .slice(0, 6)
      .map(({ gameName, customerName, winAmount }) => `${gameName}${customerName}${formatWin(winAmount)}`)
    await expect
      .poll(() => board(page).getByRole("row").allTextContents())
      .toEqual(["GamePlayerWin", ...rows])
  })

  it("[LW-06] a press on a winner row launches its game for a member", async () => {
    const page = await product.visit({ persona: "0", settings: { scale: "few" } })
    await winnerGame(page, "Twilight Koi").click()
    await page.waitForURL(/\/lgw\/vendor\//)
    const [call] = product.callsTo(launch)
    expect(call).toMatchObject({
      status: 200,
      query: { nodeId: "20001", vassalage: "KOIW", gameType: "RNG" },
    })
  })

  it.each(["game", "player", "win"])(
    "[LW-06] a press on the %s of a winner row launches its game",
    async (cell) => {
      const page = await product.visit({ persona: "0", settings: { scale: "few" } })
      const row = board(page).getByRole("row").filter({ hasText: "Twilight Koi" }).first()
      await page.getByRole("contentinfo").waitFor()
      const box = await restingBox(page, row.locator(`[data-cell=${cell}]`))
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      await page.waitForURL(/\/lgw\/vendor\//)
      expect(product.callsTo(launch)[0]?.query).toMatchObject({ nodeId: "20001", vassalage: "KOIW" })
    },
  )

  it("[LW-06, SS-25] a press on a winner row leads a guest to the login, without a launch", async () => {
    const page = await product.visit({ settings: { scale: "few" } })
    await winnerGame(page, "Twilight Koi").click()
    await loginForm(page).waitFor()
    expect(addressOf(page)).toBe(paths.login)
    expect(product.callsTo(launch)).toEqual([])
    expectQuiet(page)
  })
})

describe("texts for guests on home", () => {
  it("[BC-21, BC-22] home offers a guest more than 600 games, and the bonus in pesos only when configured", async () => {
    const page = await product.visit()
    await page.getByText("More than 600 games").waitFor()
    await page.getByRole("heading", { name: "Register and get a bonus of ₱ 888" }).waitFor()
    const plain = await product.visit({ settings: { signupBonus: false } })
    const offer = plain.getByRole("heading", { name: "Register and get a welcome bonus" })
    await offer.waitFor()
    expect(await offer.textContent()).not.toMatch(/\d|₱/)
  })
})

describe("a part of home that failed to load", () => {
  it("failed parts of home are one card within home's margins, as wide as the winner board below", async () => {
    const calls = [announcements, vendors.path]
    const faults = calls.map((call) => ({ call, kind: "http500", times: "always" }) as const)
    const page = await product.visit({ width: 320, settings: { faults } })
    const sides = (of: Locator) =>
      of.evaluate((box) => [box.getBoundingClientRect().left, box.getBoundingClientRect().right])
    const failures = page.getByRole("main").getByRole("alert")
    await board(page).waitFor()
    await expect.poll(() => failures.count()).toBe(1)
    await expect.poll(() => sides(failures)).toEqual(await sides(board(page)))
  })
})
