import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import { main } from "#tests/support/pagePlayer.ts"

const open = (options: OpenAppOptions = {}) =>
  openApp({ persona: "9", path: paths.redRain, settings: { redRain: "running" }, ...options })

const packets = () => [...document.querySelectorAll<HTMLElement>("[data-still] > *")]
const container = () => packets()[0]?.parentElement ?? document.body
const hasPackets = async () => {
  await expect.poll(() => packets().length).toBeGreaterThan(0)
}
const falls = () => packets().map((packet) => packet.getAnimations().length)

const topmostAt = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)
}

describe("packets of a running red packet rain", () => {
  it("cover the window without making the page longer", async () => {
    await open({ moves: true })
    await hasPackets()
    const { left, top, right, bottom } = container().getBoundingClientRect()
    expect([left, top, Math.round(right), bottom]).toEqual([0, 0, window.innerWidth, window.innerHeight])
    expect(falls()).toEqual(packets().map(() => 1))
    const { scrollHeight, scrollWidth } = document.documentElement
    container().style.display = "none"
    expect(document.documentElement).toMatchObject({ scrollHeight, scrollWidth })
    container().style.display = ""
  })

  it("are as large as a finger, can be caught, and let taps between them through", async () => {
    await open({ moves: true })
    await hasPackets()
    const [packet = document.body] = packets()
    expect(Math.min(packet.offsetWidth, packet.offsetHeight)).toBeGreaterThanOrEqual(44)
    packet.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }))
    await expect.poll(() => packet.dataset["caught"]).toBe("true")
    expect(getComputedStyle(container()).pointerEvents).toBe("none")
  })

  it("leave the words readable while they fall, and are below the content when paused", async () => {
    await open({ moves: true })
    await hasPackets()
    const heading = main().getByRole("heading", { name: "Lantern Rain" }).element()
    const title = page.getByRole("heading", { level: 1 }).element()
    const covers = (element: Element) => {
      container().style.pointerEvents = "auto"
      const isCovered = container().contains(topmostAt(element))
      container().style.pointerEvents = ""
      return isCovered
    }
    expect([covers(heading), covers(title)]).toEqual([false, false])
    const states = () =>
      packets().flatMap((packet) => packet.getAnimations().map(({ playState }) => playState))
    expect(new Set(states())).toEqual(new Set(["running"]))
    await main().getByRole("button", { name: "Pause" }).click()
    expect([covers(heading), covers(title)]).toEqual([false, false])
    expect(new Set(states())).toEqual(new Set(["paused"]))
    await main().getByRole("button", { name: "Pause" }).click()
    await expect.poll(() => new Set(states())).toEqual(new Set(["running"]))
  })

  it("stay still below the content with reduced motion", async () => {
    await open({ moves: false })
    await hasPackets()
    expect(falls()).toEqual(packets().map(() => 0))
    expect(getComputedStyle(container()).zIndex).toBe("-1")
    const places = packets().map((packet) => packet.getBoundingClientRect().top)
    expect(new Set(places).size).toBe(places.length)
    expect(main().getByRole("button", { name: "Pause" }).elements()).toEqual([])
  })
})
