import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { Banner } from "#domain/home/Banner.ts"
import { banners } from "#fixtures/data/home/banners.ts"
import { homeAnnouncements } from "#gateway/calls/messages/announcements.ts"
import { expectPassed, restingBox, someFrames, trailOf } from "#tests/support/player.ts"
import { expectQuiet, rewrite, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const area = (page: Page) => page.getByRole("region", { name: "Banners" })
const slide = (page: Page, name: string) => area(page).getByRole("button", { name, exact: true })
const marks = (page: Page) => area(page).locator("[aria-hidden=true] > span:empty")

const announcements = homeAnnouncements.path
const offer = "https://promo.example/lantern"

const homeTitles = banners.filter(({ groupName }) => groupName === "m_home").map(({ title }) => title)
const [first = ""] = homeTitles

/** Limits home to the first banners of its group; other groups stay unchanged. */
const homeBanners = (page: Page, count: number) =>
  rewrite<{ banners: ReadonlyArray<Banner> }>(page, announcements, (value) => {
    const isHome = ({ groupName }: Banner) => groupName === "m_home"
    const home = value.banners.filter(isHome).slice(0, count)
    return { ...value, banners: [...home, ...value.banners.filter((banner) => !isHome(banner))] }
  })

/** The names of the visible slides, once nothing moves. */
const visibleSlides = (page: Page) =>
  area(page).evaluate(async (region) => {
    const sliding = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.all(sliding.map((each) => each.finished.catch(() => {})))
    const frame = region.getBoundingClientRect()
    return [...region.querySelectorAll("button")]
      .filter((button) => {
        const { left, width } = button.getBoundingClientRect()
        return Math.abs(left - frame.left) < 40 && width > 100
      })
      .map((button) => button.getAttribute("aria-label"))
  })

/** Advances the CSS animations of a banner to so many ms of their 5000. CSS runs on the browser's own clock. */
const advanceBeats = (page: Page, time: number): Promise<number> =>
  area(page).evaluate((region, milliseconds) => {
    const beats = document
      .getAnimations()
      .filter(
        ({ effect }) =>
          effect instanceof KeyframeEffect &&
          region.contains(effect.target) &&
          effect.getComputedTiming().duration === 5000,
      )
    for (const beat of beats) {
      beat.pause()
      beat.currentTime = milliseconds
    }
    return beats.length
  }, time)

const pass = async (page: Page, time: number): Promise<void> => {
  await expect.poll(() => advanceBeats(page, time)).toBe(1)
}

const expectNoBeat = async (page: Page): Promise<void> => {
  await expect.poll(() => advanceBeats(page, 0)).toBe(0)
}

/** Holds the moving banners at the start of a slide, and returns its index. A busy machine may have passed one. */
const stopped = async (page: Page): Promise<number> => {
  await pass(page, 0)
  await expect.poll(() => visibleSlides(page)).toHaveLength(1)
  return homeTitles.indexOf((await visibleSlides(page))[0] ?? "")
}

/** Home with so many banners, with motion. */
const moving = async (count: number): Promise<Page> => {
  const page = await product.visit({ before: (page) => homeBanners(page, count) })
  await area(page).getByRole("button", { name: "Pause" }).waitFor()
  return page
}

describe("the banner area of home", () => {
  it("[HP-01] home shows its own banners and those of no other group", async () => {
    const page = await product.visit()
    await area(page).getByRole("button", { name: "Pause" }).waitFor()
    const shown = () =>
      area(page)
        .getByRole("button")
        .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? "").toSorted())
    await expect.poll(shown).toEqual([...homeTitles, "Pause"].toSorted())
    expectQuiet(page)
  })

  it("[HP-11, HP-12] the banners of home advance after 5000 ms, from the last to the first", async () => {
    const page = await moving(3)
    const start = await stopped(page)
    await pass(page, 4900)
    await someFrames(page)
    expect(await visibleSlides(page)).toEqual([homeTitles[start]])
    for (const step of [1, 2, 3]) {
      await pass(page, 5000)
      await expect.poll(() => visibleSlides(page)).toEqual([homeTitles[(start + step) % 3]])
    }
    expectQuiet(page)
  })

  it("the banners of home stop while they are paused and while they have keyboard focus", async () => {
    const page = await moving(3)
    await area(page).getByRole("button", { name: "Pause" }).tap()
    await expectNoBeat(page)
    await area(page).getByRole("button", { name: "Pause", pressed: true }).tap()
    const shown = homeTitles[await stopped(page)] ?? ""
    await slide(page, shown).focus()
    await expectNoBeat(page)
    expect(await visibleSlides(page)).toEqual([shown])
  })

  it("[HP-13, HP-14] several banners have position marks, and a single banner has no mark and does not move", async () => {
    const three = await product.visit({ before: (page) => homeBanners(page, 3) })
    await area(three).getByRole("button", { name: "Pause" }).waitFor()
    await expect.poll(() => marks(three).count()).toBe(3)
    await marks(three).last().waitFor()

    const one = await product.visit({ clock: true, before: (page) => homeBanners(page, 1) })
    await slide(one, first).waitFor()
    await one.waitForLoadState("networkidle")
    await restingBox(one, slide(one, first))
    await one.clock.pauseAt(Date.now() + 60_000)
    const before = await slide(one, first).boundingBox()
    for (let second = 0; second < 20; second++) {
      await one.clock.runFor(1000)
      expect(await slide(one, first).boundingBox()).toEqual(before)
    }
    await expect.poll(() => area(one).getByRole("button").count()).toBe(1)
    await expectNoBeat(one)
    expect(await marks(one).count()).toBe(0)
  })

  it("[HP-15] a tap on a banner opens its link once, in the same window", async () => {
    const page = await product.visit({ before: (page) => homeBanners(page, 1) })
    const trail = trailOf(page)
    await slide(page, first).tap()
    await expectPassed(trail, paths.activity)
    await page.waitForLoadState("networkidle")
    expect(trail.filter((path) => path === paths.activity)).toEqual([paths.activity])
    expect(page.context().pages()).toEqual([page])
  })

  it("[HP-15] a tap on a banner with an external link opens it in the same window", async () => {
    const page = await product.visit({
      before: async (page) => {
        await page.route(offer, (route) => route.fulfill({ body: "The offer", contentType: "text/plain" }))
        await rewrite<{ banners: ReadonlyArray<Banner> }>(page, announcements, (value) => ({
          ...value,
          banners: value.banners.slice(0, 1).map((banner) => ({ ...banner, linkage: offer })),
        }))
      },
    })
    await slide(page, first).tap()
    await page.getByText("The offer").waitFor()
    expect(page.url()).toBe(offer)
    expect(page.context().pages()).toEqual([page])
  })
})
