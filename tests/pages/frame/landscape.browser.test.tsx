import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import { bottomMenu } from "#tests/support/pageEntry.ts"
import { main } from "#tests/support/pagePlayer.ts"

const root = document.documentElement

const header = () => page.getByRole("banner")

const boxOf = (element: ReturnType<typeof bottomMenu>) => element.element().getBoundingClientRect()

/** Opens a page that is longer than its window, and waits until the app listens to its scroll position. */
const openLong = async (options: OpenAppOptions): Promise<void> => {
  await openApp({ persona: "0", ...options })
  await expect.poll(() => root.dataset["keyboard"]).toBe("closed")
  await expect.poll(() => root.scrollHeight).toBeGreaterThan(2 * window.innerHeight)
}

const scrollsBy = (distance: number): void => window.scrollBy(0, distance)

describe("a phone in landscape", () => {
  it.each([
    [812, 375],
    [667, 375],
  ])("in a window of %i × %i px the bottom menu is a vertical bar at the left", async (width, height) => {
    await openApp({ persona: "0", width, height })
    const { left, top, right, bottom } = boxOf(bottomMenu())
    expect([left, top, bottom]).toEqual([0, 0, height])
    expect(right).toBeLessThanOrEqual(boxOf(main()).left)
    const entries = bottomMenu().getByRole("link").elements()
    expect(entries.map((entry) => Math.round(entry.getBoundingClientRect().height))).toEqual([75, 75, 75, 75])
  })

  it.each([
    ["header", paths.home, header],
    [
      "title of a page without the header",
      paths.memberHome,
      () => page.getByRole("region", { name: "Member center" }),
    ],
  ])("the %s hides while the player scrolls down, and reappears on a scroll up", async (_, path, bar) => {
    await openLong({ path, width: 812, height: 375 })
    scrollsBy(300)
    await expect.poll(() => boxOf(bar()).bottom).toBeLessThanOrEqual(0)
    scrollsBy(-40)
    await expect.poll(() => boxOf(bar()).top).toBe(0)
    scrollsBy(40)
    await expect.poll(() => boxOf(bar()).bottom).toBeLessThanOrEqual(0)
    bottomMenu().getByRole("link").first().element().focus()
    await expect.poll(() => boxOf(bar()).top, { message: "the focus" }).toBe(0)
  })
})

describe("a phone in portrait", () => {
  it("the header stays while the player scrolls down, and the menu is at the bottom", async () => {
    await openLong({ width: 375, height: 667 })
    scrollsBy(300)
    await expect.poll(() => root.dataset["scroll"]).toBe("down")
    expect([boxOf(header()).top, boxOf(bottomMenu()).bottom]).toEqual([0, 667])
  })
})
