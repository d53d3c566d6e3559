import { describe, expect, it } from "vitest"
import { type Locator, page } from "vitest/browser"

import { vendors } from "#gateway/calls/games/games.ts"
import { lobbyNews } from "#gateway/calls/home/news.ts"
import { homeAnnouncements } from "#gateway/calls/messages/announcements.ts"
import { openApp } from "#tests/support/page.tsx"
import { main } from "#tests/support/pagePlayer.ts"

const games = () => page.getByRole("navigation", { name: "Games" })
const board = () => page.getByRole("region", { name: "Latest Winner" })
const boxOf = (of: Locator) => of.element().getBoundingClientRect()

describe("game menu of home", () => {
  it("[GM-01] shows twelve categories in one row that scrolls sideways", async () => {
    await openApp({ persona: "0" })
    await expect.poll(() => games().getByRole("listitem").elements().length).toBe(12)
    const strip = games().getByRole("list").element()
    expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth)
    strip.scrollBy(120, 0)
    await expect.poll(() => strip.scrollLeft).toBe(120)
  })

  it("[GM-05] scrolls its active category into view", async () => {
    await openApp({ persona: "0", settings: { vendorPreset: "single", launch: "empty" } })
    const chip = games().getByRole("button", { name: "Poker" })
    await expect.element(chip).toBeInTheDocument()
    const isInView = () => {
      const [strip, own] = [boxOf(games().getByRole("list")), boxOf(chip)]
      return own.left >= strip.left && own.right <= strip.right
    }
    expect(isInView()).toBe(false)
    // A press by the driver would scroll it into view by itself.
    chip.element().dispatchEvent(new MouseEvent("click", { bubbles: true }))
    await expect.element(chip).toHaveAttribute("aria-current", "true")
    await expect.poll(isInView).toBe(true)
  })
})

describe("failed blocks of home", () => {
  it("show one card as wide as the winner board", async () => {
    await openApp({
      width: 320,
      before: ({ fails }) => [homeAnnouncements, vendors].forEach((call) => fails(call, "http500")),
    })
    await expect.element(board()).toBeVisible()
    await expect.element(main().getByRole("alert")).toBeVisible()
    const sides = (of: Locator) => [boxOf(of).left, boxOf(of).right]
    await expect.poll(() => sides(main().getByRole("alert"))).toEqual(sides(board()))
  })
})

describe("Hot News of home", () => {
  it("is fetched when its block is near the visible part of the page", async () => {
    const { callsTo } = await openApp({ height: 500 })
    await expect.element(board()).toBeInTheDocument()
    await expect.element(page.getByRole("contentinfo")).toBeInTheDocument()
    expect(callsTo(lobbyNews)).toEqual([])
    // A busy browser may notice the part only the next time.
    const scroll = () => {
      const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
      window.scrollTo(0, isAtEnd ? 0 : window.scrollY + 250)
      return callsTo(lobbyNews).length
    }
    await expect.poll(scroll, { interval: 150, timeout: 15_000 }).toBe(1)
  })
})
