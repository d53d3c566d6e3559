import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { Banner } from "#domain/home/Banner.ts"
import type { LiveRoom } from "#domain/games/LiveRoom.ts"
import { liveRooms } from "#fixtures/data/games/liveRooms.ts"
import { liveRooms as liveRoomsCall } from "#gateway/calls/games/liveRooms.ts"
import { lobbyNews } from "#gateway/calls/home/news.ts"
import { expectSaid, roam, someFrames } from "#tests/support/player.ts"
import { addressOf, expectQuiet, rewrite, startProduct, type VisitOptions } from "#tests/support/product.ts"

const product = startProduct()

const newsCall = lobbyNews.path
const roomsCall = liveRoomsCall.path

const banner = (title: string, linkage: string): Banner => ({
  title,
  linkage,
  url: "",
  groupName: "m_video",
})

/** Home with these Hot News banners, or the gateway's own; other hosts get no request. */
const visitHome = (banners?: ReadonlyArray<Banner>, options: VisitOptions = {}): Promise<Page> =>
  product.visit({
    ...options,
    before: async (page) => {
      await page.route("https://www.youtube.com/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "<!doctype html><title>A video</title>" }),
      )
      if (banners !== undefined) await rewrite(page, newsCall, () => banners)
    },
  })

const news = (page: Page): Locator => page.getByRole("region", { name: "Hot News" })
const slides = (page: Page): Locator => news(page).getByRole("group", { includeHidden: true })
const shown = (page: Page): Promise<string | null> =>
  news(page).locator('[aria-current="true"]').getAttribute("aria-label")
const step = (page: Page, name: "Next" | "Previous"): Promise<void> =>
  news(page).getByRole("button", { name }).click()

/** Scrolls home until the news are answered. Sections load as they pass, and make the page longer. */
const passNews = async (page: Page): Promise<void> => {
  let isAnswered = false
  page.on("requestfinished", (request) => {
    isAnswered ||= new URL(request.url()).pathname === newsCall
  })
  const isPassed = async () => {
    await roam(page)
    return isAnswered
  }
  await expect.poll(isPassed, { interval: 150 }).toBe(true)
}

/** Scrolls home until the news are on the screen with a video: they move while sections above them load. */
const meetNews = async (page: Page): Promise<void> => {
  const isMet = async () => {
    if ((await news(page).count()) === 0) await roam(page)
    else await news(page).scrollIntoViewIfNeeded()
    return news(page).locator("iframe").count()
  }
  await expect.poll(isMet, { interval: 150 }).toBeGreaterThan(0)
}

const two = [
  banner("Lantern drums", "https://www.youtube.com/watch?v=drums1&t=4"),
  banner("Derby day", "https://youtu.be/derby2"),
]

describe("Hot News", () => {
  it("[GB-35, GB-36] Hot News plays each banner's video in a slide, with next and previous buttons", async () => {
    const page = await visitHome(two)
    await meetNews(page)
    await expect.poll(() => slides(page).count()).toBe(2)
    const embed = (id: string) => `https://www.youtube.com/embed/${id}?autoplay=0&rel=0&enablejsapi=1`
    await expect
      .poll(() => news(page).locator('iframe[title="Lantern drums"]').getAttribute("src"))
      .toBe(embed("drums1"))
    expect(await shown(page)).toBe("Lantern drums")
    await step(page, "Next")
    await expect.poll(() => shown(page)).toBe("Derby day")
    await expect
      .poll(() => news(page).locator('iframe[title="Derby day"]').getAttribute("src"))
      .toBe(embed("derby2"))
    await step(page, "Previous")
    await expect.poll(() => shown(page)).toBe("Lantern drums")
    expectQuiet(page)
  })

  it("[GB-37] a Hot News video pauses when its slide is left", async () => {
    const page = await visitHome()
    await meetNews(page)
    const first = await shown(page)
    const video = page.frameLocator(`iframe[title="${first}"]`)
    await video.getByText("Paused 0 times").waitFor()
    await step(page, "Next")
    await video.getByText("Paused 1 time", { exact: true }).waitFor({ state: "attached" })
    await step(page, "Previous")
    await expect.poll(() => shown(page)).toBe(first)
    await step(page, "Next")
    await video.getByText("Paused 2 times").waitFor({ state: "attached" })
  })

  it("[GB-39] Hot News is hidden without banners and after a failed request", async () => {
    const page = await visitHome([])
    await passNews(page)
    await someFrames(page)
    expect(await news(page).count()).toBe(0)

    const failing = await visitHome(undefined, {
      settings: { faults: [{ call: newsCall, kind: "refused", times: "always" }] },
    })
    await passNews(failing)
    await someFrames(failing)
    expect(await news(failing).count()).toBe(0)
    expect(await failing.getByRole("alert").count()).toBe(0)
  })

  it("Hot News omits unsafe links", async () => {
    const page = await visitHome([banner("Bad", "javascript:alert(1)"), ...two.slice(0, 1)])
    await meetNews(page)
    await news(page).locator('iframe[title="Lantern drums"]').waitFor()
    await expect.poll(() => slides(page).count()).toBe(1)
    expect(await news(page).getByRole("button").count(), "one video needs no buttons").toBe(0)
  })

  it("Hot News is fetched when it comes near the screen", async () => {
    const page = await visitHome(two, { height: 500 })
    await page.getByText(/^© /).waitFor()
    await someFrames(page)
    expect(product.callsTo(newsCall)).toEqual([])
    await meetNews(page)
    expect(product.callsTo(newsCall)).toHaveLength(1)
  })
})

describe("the live page", () => {
  const rooms = (page: Page): Locator => page.getByRole("list", { name: "Live rooms" })

  it("[CA-75] the live page lists active, streaming rooms with their price", async () => {
    const page = await product.visit({ persona: "0", path: paths.live })
    const onAir = liveRooms.filter(({ active, streaming }) => active && streaming)
    await expect.poll(() => rooms(page).getByRole("listitem").count()).toBe(onAir.length)
    await expect.poll(() => rooms(page).getByRole("button").allTextContents()).toEqual(onAir.map(cardText))
    expect(product.callsTo(roomsCall)).toHaveLength(1)

    await rooms(page).getByRole("button").first().click()
    await expectSaid(page, "Coming soon", "status")
    expect(addressOf(page)).toBe(paths.live)
    expectQuiet(page)
  })

  it("[CA-75] the live page shows no rooms when none is streaming or the request fails", async () => {
    const page = await product.visit({
      path: paths.live,
      before: (opened) =>
        rewrite<ReadonlyArray<LiveRoom>>(opened, roomsCall, (all) =>
          all.map((room) => ({ ...room, streaming: false })),
        ),
    })
    await page.getByRole("button", { name: "Luma Roulette" }).waitFor()
    await rooms(page).waitFor({ state: "detached" })

    const failing = await product.visit({
      path: paths.live,
      settings: { faults: [{ call: roomsCall, kind: "refused", times: "always" }] },
    })
    await failing.getByRole("button", { name: "Luma Roulette" }).waitFor()
    await rooms(failing).waitFor({ state: "detached" })
    expect(await failing.getByRole("alert").count()).toBe(0)
  })
})

const kinds = { free: "Free", vip: "VIP", pay: "Pay per view" } as const

/** The text of a room's card. */
const cardText = ({ name, kind, price }: LiveRoom): string =>
  `${kinds[kind]}${name}${price === undefined ? "" : `₱\u00a0${price.toFixed(2)}`}`
