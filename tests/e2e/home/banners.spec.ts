import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { Banner } from "#domain/home/Banner.ts"
import { banners } from "#fixtures/data/home/banners.ts"
import { expectPassed, trailOf } from "#tests/support/player.ts"
import { expectQuiet, rewrite, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const area = (page: Page) => page.getByRole("region", { name: "Banners" })
const slide = (page: Page, name: string) => area(page).getByRole("button", { name, exact: true })
const marks = (page: Page) => area(page).locator("[aria-hidden=true] > span:empty")

const announcements = "/wps/relay/MCSFE_getListAnnouncements"
const offer = "https://promo.example/lantern"

const homeTitles = banners.filter(({ groupName }) => groupName === "m_home").map(({ title }) => title)
const [first = "", second = "", third = ""] = homeTitles

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

/** Advances the CSS animation of a banner by so many ms of its 5000. CSS runs on the browser's own clock. */
const pass = (page: Page, time: number) =>
  area(page).evaluate((region, milliseconds) => {
    const beats = document
      .getAnimations()
      .filter(
        ({ effect }) =>
          effect instanceof KeyframeEffect &&
          region.contains(effect.target) &&
          effect.getComputedTiming().duration === 5000,
      )
    if (beats.length !== 1) throw new Error(`${beats.length} beats, not one`)
    for (const beat of beats) {
      beat.pause()
      beat.currentTime = milliseconds
    }
  }, time)

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
    const shown = await area(page)
      .getByRole("button")
      .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")))
    expect(shown).toHaveLength(homeTitles.length + 1)
    expect(new Set(shown)).toEqual(new Set([...homeTitles, "Pause"]))
    expectQuiet(page)
  })

  it("[HP-11, HP-12] banners advance after 5000 ms, from the last to the first", async () => {
    const page = await moving(3)
    await expect.poll(() => visibleSlides(page)).toEqual([first])
    await pass(page, 4900)
    await page.waitForTimeout(400)
    expect(await visibleSlides(page)).toEqual([first])
    for (const next of [second, third, first]) {
      await pass(page, 5000)
      await expect.poll(() => visibleSlides(page)).toEqual([next])
    }
    expectQuiet(page)
  })

  it("banners stop while paused and while they have keyboard focus", async () => {
    const page = await moving(3)
    await expect.poll(() => visibleSlides(page)).toEqual([first])
    await area(page).getByRole("button", { name: "Pause" }).tap()
    await expect(pass(page, 5000)).rejects.toThrow("0 beats")
    await area(page).getByRole("button", { name: "Pause", pressed: true }).tap()
    await pass(page, 0)
    await slide(page, first).focus()
    await expect(pass(page, 5000)).rejects.toThrow("0 beats")
    expect(await visibleSlides(page)).toEqual([first])
  })

  it("[HP-13, HP-14] several banners have marks, and a single one has no mark and does not move", async () => {
    const three = await product.visit({ before: (page) => homeBanners(page, 3) })
    await area(three).getByRole("button", { name: "Pause" }).waitFor()
    await expect.poll(() => marks(three).count()).toBe(3)
    await marks(three).last().waitFor()

    const one = await product.visit({ clock: true, before: (page) => homeBanners(page, 1) })
    await slide(one, first).waitFor()
    await one.waitForLoadState("networkidle")
    await one.clock.pauseAt(Date.now() + 60_000)
    const before = await slide(one, first).boundingBox()
    for (let second = 0; second < 20; second++) {
      await one.clock.runFor(1000)
      expect(await slide(one, first).boundingBox()).toEqual(before)
    }
    await expect.poll(() => area(one).getByRole("button").count()).toBe(1)
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
