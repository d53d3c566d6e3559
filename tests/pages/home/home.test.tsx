import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import type { LiveRoom } from "#domain/games/LiveRoom.ts"
import { formatWin } from "#domain/Money.ts"
import { liveRooms as allRooms } from "#fixtures/data/games/liveRooms.ts"
import { banners } from "#fixtures/data/home/banners.ts"
import { winners } from "#fixtures/data/home/winners.ts"
import { vendors } from "#gateway/calls/games/games.ts"
import { liveRooms } from "#gateway/calls/games/liveRooms.ts"
import { lobbyNews } from "#gateway/calls/home/news.ts"
import { homeAnnouncements, winnerBoard } from "#gateway/calls/messages/announcements.ts"
import zh from "#i18n/locales/zh.json"
import { openApp } from "#tests/support/page.tsx"
import { button, expectMessage, expectText, main, textsOf } from "#tests/support/pagePlayer.ts"

const area = () => page.getByRole("region", { name: "Banners" })
const board = () => page.getByRole("region", { name: "Latest Winner" })

const homeBanners = banners.filter(({ groupName }) => groupName === "m_home")
const homeTitles = homeBanners.map(({ title }) => title)
const [first = ""] = homeTitles

const withBanner = (linkage: string) =>
  openApp({
    before: ({ rewrite }) =>
      rewrite<object>(homeAnnouncements, (value) => ({
        ...value,
        banners: homeBanners.slice(0, 1).map((banner) => ({ ...banner, linkage })),
      })),
  })

describe("banners of home", () => {
  it("[HP-01] show the banner group of home", async () => {
    await openApp()
    const shown = () =>
      new Set(
        area()
          .getByRole("button")
          .elements()
          .map((each) => each.getAttribute("aria-label")),
      )
    await expect.poll(shown).toEqual(new Set([first]))
    // The other banners wait for the first picture, and Node loads none.
    document.querySelectorAll("main img").forEach((picture) => picture.dispatchEvent(new Event("load")))
    await expect.poll(shown).toEqual(new Set(homeTitles))
  })

  it("[HP-15] open their link once when tapped", async () => {
    const { address, at } = await withBanner(paths.activity)
    await area().getByRole("button", { name: first }).click()
    await expect.poll(at).toBe(paths.activity)
    expect(address.history.filter((each) => each === paths.activity)).toHaveLength(1)
  })

  it("[HP-15] open a link to another site in the same window", async () => {
    const { address } = await withBanner("https://promo.example/lantern")
    await area().getByRole("button", { name: first }).click()
    await expect.poll(() => address.left).toEqual(["https://promo.example/lantern"])
  })
})

describe("home page of a guest", () => {
  it("[CA-62, GA-01] [HP-02, HP-03, RO-02] shows banners, notices, the game menu and the winners", async () => {
    const { callsTo } = await openApp()
    await expect.element(area().getByRole("button", { name: "Lantern Night Bonus" })).toBeInTheDocument()
    await expect
      .element(page.getByRole("link", { name: /^Announcements.*Lantern Night Bonus is back/ }))
      .toBeInTheDocument()
    await expect.element(page.getByRole("button", { name: "Slots" })).toBeVisible()
    await expect.element(board().getByRole("row").nth(1)).toBeVisible()
    const [call] = callsTo(homeAnnouncements)
    expect(call).toMatchObject({ method: "GET", status: 200, names: ["notices", "banners"] })
  })

  it("[BC-21, BC-22] advertises 600 games, and a bonus in pesos if configured", async () => {
    const { again, world } = await openApp()
    await expect.element(page.getByText("More than 600 games")).toBeVisible()
    const offer = page.getByRole("heading", { name: /^Register and get/ })
    await expect.poll(() => textsOf(offer)).toEqual(["Register and get a bonus of ₱\u00a0888"])
    world.configure({ signupBonus: false })
    await again()
    await expect.poll(() => textsOf(offer)).toEqual(["Register and get a welcome bonus"])
  })

  it("[HP-05] opens the app-download popup from the header", async () => {
    const { at } = await openApp()
    await page.getByRole("banner").getByRole("button", { name: "Download app" }).click()
    const popup = page.getByRole("dialog", { name: "Get the app" })
    await expect
      .element(popup.getByRole("link", { name: "Download" }))
      .toHaveAttribute("href", "https://download.lantern.example/lantern.apk")
    expect(at()).toBe(paths.home)
    await popup.getByRole("button", { name: "Close" }).click()
    await expect.element(popup).not.toBeInTheDocument()
  })
})

describe("posters of home", () => {
  const recents = () => page.getByRole("region", { name: "Recently played" })

  it("are shown above the winners, and launch a recent game when tapped", async () => {
    const { address } = await openApp({ persona: "0" })
    const poster = recents().getByRole("listitem").first().getByRole("button").first()
    await expect.element(poster).toBeVisible()
    await expect.element(board()).toBeInTheDocument()
    const place = recents().element().compareDocumentPosition(board().element())
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
    await poster.click()
    await expect.poll(() => address.left.length).toBe(1)
  })

  it.each(["guest", "4"])("are not shown to persona %s, and hot games only once", async (persona) => {
    await openApp({ persona })
    const hot = page.getByRole("region", { name: "Hot games" })
    await expect.element(hot.getByRole("searchbox", { name: "Search games" })).toBeVisible()
    expect([hot.elements().length, recents().elements().length]).toEqual([1, 0])
  })
})

describe("winner board of home", () => {
  it("[LW-01] is hidden without a winner", async () => {
    await openApp({ settings: { scale: "empty" } })
    await expect.element(page.getByRole("contentinfo")).toBeInTheDocument()
    await expect.element(board()).not.toBeInTheDocument()
  })

  it("[EN-47] shows masked names", async () => {
    await openApp({ settings: { scale: "few" } })
    const rows = winners(0)
      .slice(0, 6)
      .map(({ gameName, customerName, winAmount }) => `${gameName}${customerName}${formatWin(winAmount)}`)
    await expect.poll(() => textsOf(board().getByRole("row"))).toEqual(["GamePlayerWin", ...rows])
  })
})

describe("Hot News of home", () => {
  it("is hidden when its request fails", async () => {
    const { callsTo } = await openApp({ before: ({ fails }) => fails(lobbyNews, "refused") })
    await expect.poll(() => callsTo(lobbyNews).length).toBe(1)
    await expect.element(page.getByRole("contentinfo")).toBeInTheDocument()
    expect([
      page.getByRole("region", { name: "Hot News" }).query(),
      ...page.getByRole("alert").elements(),
    ]).toEqual([null])
  })
})

describe("live rooms page", () => {
  const rooms = () => page.getByRole("list", { name: "Live rooms" })
  const kinds = { free: "Free", vip: "VIP", pay: "Pay per view" } as const
  const cardOf = ({ name, kind, price }: LiveRoom): string =>
    `${kinds[kind]}${name}${price === undefined ? "" : `₱\u00a0${price.toFixed(2)}`}`

  it("[CA-75] lists the rooms that are active and streaming, with their price", async () => {
    const { at, callsTo } = await openApp({ persona: "0", path: paths.live })
    const onAir = allRooms.filter(({ active, streaming }) => active && streaming)
    await expect.poll(() => textsOf(rooms().getByRole("button"))).toEqual(onAir.map(cardOf))
    expect(callsTo(liveRooms)).toHaveLength(1)
    await rooms().getByRole("button").first().click()
    await expectMessage("Coming soon", "status")
    expect(at()).toBe(paths.live)
  })
})

describe("several failed blocks of home", () => {
  const calls = [homeAnnouncements, vendors, winnerBoard]
  const alerts = () => main().getByRole("alert").elements()

  it("show as one card whose 'Try again' refetches all of them", async () => {
    const { mends } = await openApp({
      before: ({ fails }) => calls.forEach((call) => fails(call, "http500")),
    })
    await expectText(
      "The banners could not be loaded. The games could not be loaded. The winners could not be loaded. " +
        "Something went wrong on our side. Please try again later.",
    )
    expect(alerts()).toHaveLength(1)
    expect(page.getByRole("group", { name: "Announcements" }).elements(), "no empty ticker").toEqual([])
    calls.forEach((call) => mends(call))
    await button("Try again").click()
    await expect.element(main().getByRole("region", { name: "Banners" })).toBeVisible()
    await expect.element(main().getByRole("button", { name: "Slots" })).toBeVisible()
    await expect.element(main().getByRole("table")).toBeVisible()
    expect(alerts()).toEqual([])
  })
})

const categories = "HOT PROMO LIVE COCKFIGHT RNG FISH PVP SPORTS ESPORTS LOTT ELOTT FAV".split(" ")

describe("home page", () => {
  it("links to the search of all games", async () => {
    const { at } = await openApp({ persona: "0" })
    await main().getByRole("link", { name: "Search games" }).click()
    await expect.poll(at).toBe(paths.gameList)
  })

  it("[GM-02] shows each category with its icon and its name", async () => {
    const texts: Readonly<Record<string, string>> = zh
    await openApp({ persona: "0", language: "CN" })
    const icons = () => [...document.querySelectorAll("nav [data-category]")]
    const namesShown = () =>
      Object.fromEntries(
        icons().map((icon) => [icon.getAttribute("data-category"), icon.closest("a, button")?.textContent]),
      )
    const names = categories.map((category) => [category, texts[`category_${category}`]] as const)
    await expect.poll(namesShown).toEqual(Object.fromEntries(names))
  })
})
