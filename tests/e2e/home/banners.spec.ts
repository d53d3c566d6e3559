// End to end because the banners advance by the browser's own animations.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import type { Banner } from "#domain/home/Banner.ts"
import { banners } from "#fixtures/data/home/banners.ts"
import { homeAnnouncements } from "#gateway/calls/messages/announcements.ts"
import { someFrames } from "#tests/support/player.ts"
import { expectNoErrors, rewrite, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const area = (page: Page) => page.getByRole("region", { name: "Banners" })
const announcements = homeAnnouncements.path
const homeTitles = banners.filter(({ groupName }) => groupName === "m_home").map(({ title }) => title)
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

/** Holds the moving banners at the start of a slide, and returns its index. A busy machine may have passed one. */
const stopped = async (page: Page): Promise<number> => {
  await pass(page, 0)
  await expect.poll(() => visibleSlides(page)).toHaveLength(1)
  return homeTitles.indexOf((await visibleSlides(page))[0] ?? "")
}

/** Home with so many banners, with motion. */
const moving = async (count: number): Promise<Page> => {
  const page = await product.openApp({ before: (page) => homeBanners(page, count) })
  await area(page).getByRole("button", { name: "Pause" }).waitFor()
  return page
}

describe("banners of home", () => {
  it("[HP-11, HP-12] advance every 5000 ms, and continue with the first after the last", async () => {
    const page = await moving(3)
    const start = await stopped(page)
    await pass(page, 4900)
    await someFrames(page)
    expect(await visibleSlides(page)).toEqual([homeTitles[start]])
    for (const step of [1, 2, 3]) {
      await pass(page, 5000)
      await expect.poll(() => visibleSlides(page)).toEqual([homeTitles[(start + step) % 3]])
    }
    expectNoErrors(page)
  })
})
