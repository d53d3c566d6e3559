import { describe, expect, it, onTestFinished } from "vitest"
import { page, userEvent } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { openApp } from "#tests/support/page.tsx"
import { button, main } from "#tests/support/pagePlayer.ts"

import { forceColours } from "./forcedColours.ts"
import { setTextSize, usualSize } from "./largeText.ts"

const rootSize = (): number =>
  Math.round(parseFloat(getComputedStyle(document.documentElement).fontSize) * 100) / 100

const enlarges = async (size: number): Promise<void> => {
  onTestFinished(async () => void (await setTextSize(usualSize)))
  await setTextSize(size)
}

describe("the text size of the browser", () => {
  it.each([
    [320, 42.67],
    [375, 50],
    [430, 50],
  ])("when doubled, doubles the rem in a window of %i px from %f px", async (width, rem) => {
    await openApp({ path: paths.login, width })
    expect(rootSize()).toBe(rem)
    await enlarges(2 * usualSize)
    await expect.poll(rootSize).toBeGreaterThan(rem * 1.85)
    expect(rootSize()).toBeLessThan(rem * 2.01)
  })
})

const thick = "solid 2px"
const thin = "solid 1px"

const outlineOf = (element: Element | null): string => {
  if (element === null) return ""
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  return `${outlineStyle} ${outlineWidth}`
}

describe("forced colours", () => {
  it("keep a selected element distinguishable, also after a click", async () => {
    await forceColours()
    const { again } = await openApp({ path: paths.login })
    const selected = page.getByRole("tab", { selected: true }).first()
    await expect.element(selected).toBeVisible()
    expect(outlineOf(selected.element())).toBe(thick)
    for (const other of page.getByRole("tab", { selected: false }).elements())
      expect(outlineOf(other)).toBe(thin)
    await selected.click()
    expect(outlineOf(selected.element())).toBe(thick)
    await again(paths.slotsCentre)
    const chips = main().getByRole("group", { name: "Providers" }).getByRole("button")
    await expect.element(chips.first()).toBeVisible()
    expect(chips.elements().slice(0, 2).map(outlineOf)).toEqual([thick, thin])
  })

  it("keep the focus visible", async () => {
    await forceColours()
    await openApp({ path: paths.login })
    await expect.element(page.getByRole("tab", { selected: true }).first()).toBeVisible()
    for (let stop = 0; stop < 6; stop += 1) {
      await userEvent.tab()
      expect(outlineOf(document.activeElement)).toBe(thick)
    }
  })

  it("keep the outlines of buttons after a click", async () => {
    await forceColours()
    await openApp({ persona: "0", path: paths.withdraw })
    for (const name of [/^Withdraw all/, "Continue"]) {
      await expect.element(button(name)).toBeVisible()
      expect(getComputedStyle(button(name).element()).outlineWidth).toBe("1px")
      await button(name).click()
      await expect.poll(() => getComputedStyle(button(name).element()).outlineWidth).not.toBe("0px")
    }
  })
})

describe("layout", () => {
  it("does not shift when the banners advance", async () => {
    await openApp({ moves: true })
    await expect.element(page.getByRole("contentinfo")).toBeInTheDocument()
    await expect
      .element(main().getByRole("region", { name: "Banners" }).getByRole("button", { name: "Pause" }))
      .toBeVisible()
    const shifts: Array<unknown> = []
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
    observer.observe({ type: "layout-shift" })
    onTestFinished(() => observer.disconnect())
    await new Promise((done) =>
      document.querySelector(".swiper-wrapper")?.addEventListener("transitionend", done, { once: true }),
    )
    expect([...shifts, ...observer.takeRecords()]).toEqual([])
  })
})
