import { describe, expect, it } from "vitest"
import { type Locator, page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import type { LiveRoom } from "#domain/games/LiveRoom.ts"
import type { Banner } from "#domain/home/Banner.ts"
import { formatWin } from "#domain/Money.ts"
import { liveRooms as allRooms } from "#fixtures/data/games/liveRooms.ts"
import { banners } from "#fixtures/data/home/banners.ts"
import { winners } from "#fixtures/data/home/winners.ts"
import { liveRooms } from "#gateway/calls/games/liveRooms.ts"
import { lobbyNews } from "#gateway/calls/home/news.ts"
import { homeAnnouncements, winnerBoard } from "#gateway/calls/messages/announcements.ts"
import { visit } from "#tests/support/page.tsx"
import { button, expectSaid } from "#tests/support/pagePlayer.ts"

const games = () => page.getByRole("navigation", { name: "Games" })
const area = () => page.getByRole("region", { name: "Banners" })
const board = () => page.getByRole("region", { name: "Latest Winner" })
const textsOf = (all: Locator) => all.elements().map(({ textContent }) => textContent)

const homeTitles = banners.filter(({ groupName }) => groupName === "m_home").map(({ title }) => title)
const [first = ""] = homeTitles

interface Announced {
  readonly banners: ReadonlyArray<Banner>
}

/** Home with its first banner alone, which has this link. */
const withBanner = (linkage?: string) =>
  visit({
    before: ({ rewrite }) =>
      rewrite<Announced>(homeAnnouncements, (value) => ({
        ...value,
        banners: value.banners
          .filter(({ groupName }) => groupName === "m_home")
          .slice(0, 1)
          .map((banner) => ({ ...banner, linkage: linkage ?? banner.linkage })),
      })),
  })

describe("banners of home", () => {
  it("[HP-01] are those of home's group", async () => {
    await visit()
    const shown = () =>
      new Set(
        area()
          .getByRole("button")
          .elements()
          .map((each) => each.getAttribute("aria-label")),
      )
    await expect.poll(shown).toEqual(new Set(homeTitles))
  })

  it("[HP-15] open their link once", async () => {
    const { address, at } = await withBanner()
    await area().getByRole("button", { name: first }).click()
    await expect.poll(at).toBe(paths.activity)
    expect(address.history.filter((each) => each === paths.activity)).toHaveLength(1)
  })

  it("[HP-15] lead to another site in the same window", async () => {
    const { address } = await withBanner("https://promo.example/lantern")
    await area().getByRole("button", { name: first }).click()
    await expect.poll(() => address.left).toEqual(["https://promo.example/lantern"])
  })
})

describe("home page of a guest", () => {
  it("[HP-02, HP-03, RO-02] shows the game menu and the winners", async () => {
    await visit()
    await expect.element(games().getByRole("button", { name: "Slots" })).toBeVisible()
    await expect.element(board().getByRole("row").nth(1)).toBeVisible()
  })

  it("[CA-62] fetches notices and banners by one call", async () => {
    const { callsTo } = await visit()
    await expect.element(area().getByRole("button", { name: "Lantern Night Bonus" })).toBeInTheDocument()
    await expect
      .element(page.getByRole("link", { name: /^Announcements.*Lantern Night Bonus is back/ }))
      .toBeInTheDocument()
    const [call] = callsTo(homeAnnouncements)
    expect(call).toMatchObject({ method: "GET", status: 200, names: ["notices", "banners"] })
  })

  it("[BC-21, BC-22] offers 600 games, and a bonus in pesos when configured", async () => {
    const { again, world } = await visit()
    await expect.element(page.getByText("More than 600 games")).toBeVisible()
    const offer = page.getByRole("heading", { name: /^Register and get/ })
    await expect.poll(() => textsOf(offer)).toEqual(["Register and get a bonus of ₱\u00a0888"])
    world.configure({ signupBonus: false })
    await again()
    await expect.poll(() => textsOf(offer)).toEqual(["Register and get a welcome bonus"])
  })

  it("[HP-05] opens the app-download popup from the header", async () => {
    const { at } = await visit()
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

  it("launch a recent game above the winners", async () => {
    const { address } = await visit({ persona: "0" })
    const poster = recents().getByRole("listitem").first().getByRole("button").first()
    await expect.element(poster).toBeVisible()
    await expect.element(board()).toBeInTheDocument()
    const place = recents().element().compareDocumentPosition(board().element())
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
    await poster.click()
    await expect.poll(() => address.left.length).toBe(1)
  })

  it.each(["guest", "4"])("are hot games without a history, as %s", async (persona) => {
    await visit({ persona })
    const hot = page.getByRole("region", { name: "Hot games", exact: true })
    await expect.element(hot.getByRole("listitem").first()).toBeVisible()
    await expect.element(recents()).not.toBeInTheDocument()
  })
})

describe("winner board of home", () => {
  it("[LW-01] shows one winner, and is hidden without any", async () => {
    const { again, world } = await visit({
      before: ({ rewrite }) =>
        rewrite<{ list: ReadonlyArray<unknown> }>(winnerBoard, ({ list }) => ({ list: list.slice(0, 1) })),
    })
    await expect.poll(() => textsOf(board().getByRole("row"))).toHaveLength(2)
    world.configure({ scale: "empty" })
    await again()
    await expect.element(page.getByRole("contentinfo")).toBeInTheDocument()
    await expect.element(board()).not.toBeInTheDocument()
  })

  it("[CA-61, EN-47] shows masked names of a hundred winners of all games", async () => {
    const { callsTo } = await visit({ settings: { scale: "few" } })
    const rows = winners(0)
      .slice(0, 6)
      .map(({ gameName, customerName, winAmount }) => `${gameName}${customerName}${formatWin(winAmount)}`)
    await expect.poll(() => textsOf(board().getByRole("row"))).toEqual(["GamePlayerWin", ...rows])
    expect(callsTo(winnerBoard)[0]?.query).toEqual({ gameCategory: "ALL", language: "EN", limitNum: "100" })
  })
})

describe("Hot News of home", () => {
  const news = () => page.getByRole("region", { name: "Hot News" })
  const video = (title: string, linkage: string): Banner => ({
    title,
    linkage,
    url: "",
    groupName: "m_video",
  })
  const sources = () =>
    [...document.querySelectorAll("iframe")].map((each) => [each.title, each.getAttribute("src")])

  it("[GB-35] embeds the videos of its banners, without unsafe links", async () => {
    await visit({
      before: ({ rewrite }) =>
        rewrite(lobbyNews, () => [
          video("Bad", "javascript:alert(1)"),
          video("Lantern drums", "https://www.youtube.com/watch?v=drums1&t=4"),
        ]),
    })
    await expect
      .poll(sources)
      .toEqual([["Lantern drums", "https://www.youtube.com/embed/drums1?autoplay=0&rel=0&enablejsapi=1"]])
    expect(textsOf(news().getByRole("button")), "one video needs no buttons").toEqual([])
  })

  it("is hidden when its request fails", async () => {
    const { callsTo } = await visit({ before: ({ fails }) => fails(lobbyNews, "refused") })
    await expect.poll(() => callsTo(lobbyNews).length).toBe(1)
    await expect.element(page.getByRole("contentinfo")).toBeInTheDocument()
    expect([news().query(), ...page.getByRole("alert").elements()]).toEqual([null])
  })
})

describe("live rooms", () => {
  const rooms = () => page.getByRole("list", { name: "Live rooms" })
  const kinds = { free: "Free", vip: "VIP", pay: "Pay per view" } as const
  const cardOf = ({ name, kind, price }: LiveRoom): string =>
    `${kinds[kind]}${name}${price === undefined ? "" : `₱\u00a0${price.toFixed(2)}`}`

  it("[CA-75] lists those that are active and streaming, with their price", async () => {
    const { at, callsTo } = await visit({ persona: "0", path: paths.live })
    const onAir = allRooms.filter(({ active, streaming }) => active && streaming)
    await expect.poll(() => textsOf(rooms().getByRole("button"))).toEqual(onAir.map(cardOf))
    expect(callsTo(liveRooms)).toHaveLength(1)
    await rooms().getByRole("button").first().click()
    await expectSaid("Coming soon", "status")
    expect(at()).toBe(paths.live)
  })

  it.each(["none is streaming", "the request fails"])("[CA-75] are hidden when %s", async (state) => {
    await visit({
      path: paths.live,
      before: ({ fails, rewrite }) =>
        state === "the request fails"
          ? fails(liveRooms, "refused")
          : rewrite<ReadonlyArray<LiveRoom>>(liveRooms, (all) =>
              all.map((room) => ({ ...room, streaming: false })),
            ),
    })
    await expect.element(button("Luma Roulette")).toBeVisible()
    await expect.element(rooms()).not.toBeInTheDocument()
    expect(page.getByRole("alert").elements()).toEqual([])
  })
})
