import { describe, expect, it, onTestFinished } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { openApp } from "#tests/support/page.tsx"
import { bottomMenu, header } from "#tests/support/pageEntry.ts"
import { field, player } from "#tests/support/pagePlayer.ts"

const titleBar = () => page.getByRole("heading", { level: 1 })

const openForm = async (width = 375, height = 812) => {
  await openApp({ persona: "0", path: paths.deposit, width, height })
  await player.presses("Bank transfer")
  await expect.poll(() => document.documentElement.dataset["keyboard"]).toBe("closed")
  await expect.element(bottomMenu()).toBeVisible()
  await field("Amount").click()
}

/** The share of the window's height that shows the page's own content. */
const roomOfForm = (): number => {
  const lines = Array.from({ length: 20 }, (_, line) => ((line + 0.5) * window.innerHeight) / 20)
  const shown = lines.filter((y) => document.elementFromPoint(window.innerWidth / 2, y)?.closest("main"))
  return shown.length / lines.length
}

/** The visual viewport of iOS shrinks, and the window does not. */
const shrinksVisualViewport = (height: number): void => {
  const visible = window.visualViewport
  if (visible === null) throw new Error("No visual viewport")
  Object.defineProperty(visible, "height", { value: height, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(visible, "height"))
  visible.dispatchEvent(new Event("resize"))
}

describe("an on-screen keyboard that shrinks the window", () => {
  it.each([
    [320, 568, 250],
    [667, 375, 175],
    [568, 320, 140],
  ])(
    "a window of %i × %i px that shrinks to a height of %i px shows only the form, scrolled to its focused field",
    async (width, height, shrunk) => {
      await openForm(width, height)
      await page.viewport(width, shrunk)
      await expect.element(bottomMenu()).not.toBeInTheDocument()
      await expect.element(field("Amount")).toBeInViewport({ ratio: 1 })
      document.documentElement.scrollTop += 120
      await expect.poll(roomOfForm).toBeGreaterThan(0.9)
      await expect.element(titleBar()).not.toBeInViewport()
    },
  )

  it("[FT-10] a window that keeps 460 px keeps the header with the balance above the focused field", async () => {
    await openForm()
    await page.viewport(375, 460)
    await expect.element(field("Amount")).toBeInViewport({ ratio: 1 })
    const { top } = field("Amount").element().getBoundingClientRect()
    const bar = header().element().getBoundingClientRect()
    expect([bar.top, bar.bottom <= top]).toEqual([0, true])
    await expect.element(header().getByRole("status", { name: "Balance" })).toBeInViewport({ ratio: 1 })
    await expect.poll(roomOfForm).toBeGreaterThan(0.85)
  })

  it("the bottom menu and the fixed header return when the field loses the focus", async () => {
    await openForm()
    await page.viewport(375, 400)
    await expect.element(bottomMenu()).not.toBeInTheDocument()
    const before = document.documentElement.scrollHeight
    field("Amount").element().blur()
    await expect.element(bottomMenu()).toBeVisible()
    await expect.element(titleBar()).toBeInViewport()
    expect(document.documentElement.scrollHeight, "nothing moves").toBe(before)
  })

  it("a phone that is rotated while its keyboard is open keeps the bottom menu hidden", async () => {
    await openForm()
    await page.viewport(375, 460)
    await page.viewport(812, 175)
    await expect.poll(roomOfForm).toBeGreaterThan(0.9)
    await expect.element(bottomMenu()).not.toBeInTheDocument()
    await page.viewport(812, 375)
    await expect.element(bottomMenu()).toBeVisible()
  })
})

describe("an on-screen keyboard that shrinks the visual viewport", () => {
  it("the bottom menu hides while the visual viewport is short, and reappears with the full height", async () => {
    await openForm()
    shrinksVisualViewport(480)
    await expect.element(bottomMenu()).not.toBeInTheDocument()
    shrinksVisualViewport(812)
    await expect.element(bottomMenu()).toBeVisible()
  })
})

describe("a hardware keyboard", () => {
  it("a focused field keeps the bottom menu visible when only the browser's own toolbar shortens the window", async () => {
    await openForm(667, 375)
    await page.viewport(667, 325)
    await expect.element(bottomMenu()).toBeVisible()
    await expect.element(titleBar()).toBeInViewport()
    expect(document.documentElement.dataset["keyboard"]).toBe("closed")
  })
})
