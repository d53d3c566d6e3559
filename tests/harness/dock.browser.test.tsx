import { describe, expect, it, onTestFinished } from "vitest"
import { page } from "vitest/browser"

import { openHarness } from "./openHarness.tsx"

describe("the panels of the dock", () => {
  it.each([375, 1280])("have their names in sight at %i px, without scrolling", async (width) => {
    await page.viewport(width, 720)
    onTestFinished(() => page.viewport(375, 812))
    const { dock } = await openHarness({ hasApp: false })
    const tabs = dock.getByRole("tab").elements()
    expect(tabs.length).toBeGreaterThan(10)
    const isInSight = (tab: Element): boolean => {
      const { left, top, width: wide, height } = tab.getBoundingClientRect()
      const root = tab.getRootNode()
      return root instanceof ShadowRoot && root.elementFromPoint(left + wide / 2, top + height / 2) === tab
    }
    expect(tabs.filter((tab) => !isInSight(tab)).map((tab) => tab.textContent)).toEqual([])
  })
})

describe("the tab that opens the dock", () => {
  it("never covers the bottom menu, at any window height", async () => {
    const { dock } = await openHarness({ hasApp: false })
    onTestFinished(() => page.viewport(375, 812))
    await dock.getByRole("button", { name: "Close" }).click()
    const tab = page.getByTitle(/^Harness: /)
    for (const height of [320, 568, 812, 1200]) {
      await page.viewport(320, height)
      const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      for (const top of [0, 200, height - 10, height + 500]) {
        tab.element().style.setProperty("--top", `${top}px`)
        const box = tab.element().getBoundingClientRect()
        expect(box.bottom).toBeLessThanOrEqual(height - 2.2 * root - 24)
        expect(box.top).toBeGreaterThanOrEqual(0)
      }
    }
  })
})
