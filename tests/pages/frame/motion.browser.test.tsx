import { describe, expect, it, vi } from "vitest"
import { type Locator, page } from "vitest/browser"

import { agents } from "#tests/support/agents.ts"
import { openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import { bottomMenu, header } from "#tests/support/pageEntry.ts"
import { dialog, main } from "#tests/support/pagePlayer.ts"

/** The script animations of the page container: their opacities and duration in ms. */
const recordFades = () => {
  const spy = vi.spyOn(Element.prototype, "animate")
  return () =>
    spy.mock.calls.flatMap(([keyframes, options], index) => {
      const element = spy.mock.contexts[index]
      if (!(element instanceof Element) || element.querySelector("main") === null) return []
      const opacity: unknown = keyframes !== null && "opacity" in keyframes ? keyframes.opacity : undefined
      return [{ opacity, duration: typeof options === "object" ? options.duration : options }]
    })
}

/** The fade of a route change: from transparent to opaque in 300 ms. */
const fade = { opacity: [0, 1], duration: 300 }

const heading = (name: string) => page.getByRole("heading", { level: 1, name })

const toLogin = async () => {
  await header().getByRole("link", { name: "Login" }).click()
  await expect.element(heading("Login")).toBeInTheDocument()
}

/** Opens home as a guest with the login page's chunk and the fade's chunk, so that routes change at once. */
const open = async (options: OpenAppOptions = {}) => {
  const fades = recordFades()
  const { address } = await openApp({ moves: true, ...options })
  const backHome = async () => {
    address.goBack()
    await expect.element(heading("Home")).toBeInTheDocument()
  }
  const alternate = async () => {
    await toLogin()
    await backHome()
    return fades().length
  }
  if (options.moves !== false) await expect.poll(alternate).toBeGreaterThan(0)
  const before = fades()
  return { backHome, fades: () => fades().slice(before.length) }
}

const swipe = (pixels: number): void => {
  const touch = (type: string, x: number) => {
    const touches = [new Touch({ identifier: 1, target: document.body, clientX: x, clientY: 700 })]
    document.body.dispatchEvent(new TouchEvent(type, { bubbles: true, touches }))
  }
  touch("touchstart", 4)
  touch("touchmove", 4 + pixels / 2)
  touch("touchmove", 4 + pixels)
}

describe("a change of route", () => {
  it("[FR-19, HA-08] fades the new page in over 300 ms, once", async () => {
    const { fades, backHome } = await open()
    await toLogin()
    await expect.poll(fades).toEqual([fade])
    await backHome()
    await expect.poll(fades).toEqual([fade, fade])
  })

  it("[FR-20] does not fade after a swipe back of more than 100 px", async () => {
    const { fades, backHome } = await open()
    await toLogin()
    swipe(120)
    await backHome()
    expect(fades()).toEqual([fade])
    await toLogin()
    swipe(80)
    await backHome()
    expect(fades()).toEqual([fade, fade, fade])
  })

  it("[FR-20] fades forward but not back on iOS", async () => {
    const { fades, backHome } = await open({ userAgent: agents.ios })
    await toLogin()
    await expect.poll(fades).toEqual([fade])
    await backHome()
    expect(fades()).toEqual([fade])
  })

  it("[HA-08] does not fade under reduced motion", async () => {
    const { fades, backHome } = await open({ moves: false })
    await toLogin()
    await backHome()
    expect(fades()).toEqual([])
  })
})

const blocks = (): ReadonlyArray<Locator> => [
  page.getByRole("group", { name: "Announcements" }),
  main().getByRole("region", { name: "Latest Winner" }),
  main().getByRole("region", { name: "Banners" }),
]

const running = (block: Locator) => () =>
  block
    .element()
    .getAnimations({ subtree: true })
    .filter(({ playState }) => playState === "running").length

describe("the animated blocks of home", () => {
  it("pause and continue by the 'Pause' button of each block", async () => {
    await openApp({ moves: true })
    for (const block of blocks()) {
      const pause = block.getByRole("button", { name: "Pause" })
      await expect.poll(running(block)).toBeGreaterThan(0)
      await pause.click()
      await header().hover()
      await expect.poll(running(block)).toBe(0)
      await expect.element(pause).toHaveAttribute("aria-pressed", "true")
      await pause.click()
      pause.element().blur()
      await header().hover()
      await expect.poll(running(block)).toBeGreaterThan(0)
    }
  })
})

const opensMenu = async (): Promise<Element> => {
  await header().getByRole("button", { name: "Menu" }).click()
  await expect.element(dialog("Menu")).toBeVisible()
  return dialog("Menu").element()
}

const closesByEscape = async (): Promise<void> => {
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }))
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }))
  await expect.element(dialog()).not.toBeInTheDocument()
}

describe("an overlay", () => {
  it.each([
    [768, 1024],
    [812, 375],
  ])("stays within the column in a window of %i × %i px and shifts no content", async (width, height) => {
    await openApp({ width, height, persona: "0" })
    await expect.element(page.getByRole("contentinfo")).toBeInTheDocument()
    const root = main().element().parentElement
    const places = () =>
      [...(root?.children ?? [])].map((block) => {
        const { left, right } = block.getBoundingClientRect()
        return [Math.round(left), Math.round(right)]
      })
    const before = places()
    const expectInside = async (opened: Element) => {
      const box = () => opened.getBoundingClientRect()
      const column = document.body.getBoundingClientRect()
      await expect.poll(() => box().right).toBeLessThanOrEqual(column.right)
      expect(box().left).toBeGreaterThanOrEqual(column.left)
      expect(places()).toEqual(before)
    }
    await expectInside(await opensMenu())
    await closesByEscape()
    await bottomMenu().getByRole("button", { name: "Service" }).click()
    await expect.element(dialog("Customer service")).toBeVisible()
    await expectInside(dialog("Customer service").element())
  })
})
