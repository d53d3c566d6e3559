import { useLayoutEffect, useRef } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { page } from "vitest/browser"

import { limits } from "#config/limits.ts"
import { GameGrid, type GameGridProps } from "#ui/games/list/GameGrid.tsx"
import { longestWait } from "#tools/test/waits.ts"
import { renderComponent, found, pixels } from "#tests/ui/render.tsx"
import { gameTiles } from "#ladle/samples.tsx"
import { useEndNear } from "#ui/games/list/useEndNear.ts"

const nothing = () => {}

afterEach(async () => {
  vi.unstubAllGlobals()
  window.scrollTo(0, 0)
  await page.viewport(390, 844)
})

const grid = (props: Partial<GameGridProps> = {}) => (
  <GameGrid games={gameTiles(100)} more="end" onEndNear={nothing} onRetry={nothing} {...props} />
)

const list = () => page.getByRole("list", { name: "Games" })
const tiles = () => list().getByRole("listitem").elements()
const untilRendered = () => vi.waitFor(() => expect(tiles().length).toBeGreaterThan(0), longestWait)
const nextFrame = () => new Promise(requestAnimationFrame)

/** The number of nodes of the list, once the list has measured its rows and no longer changes. */
const settledNodes = () =>
  vi.waitFor(async () => {
    const nodes = list().element().querySelectorAll("*").length
    for (let frame = 0; frame < 3; frame += 1) {
      await nextFrame()
      expect(list().element().querySelectorAll("*").length).toBe(nodes)
    }
    return nodes
  }, longestWait)

describe("the grid of games", () => {
  it("the grid renders about as many nodes for 10,000 games as for 100", async () => {
    const nodesFor = async (count: number) => {
      const screen = await renderComponent(grid({ games: gameTiles(count) }))
      await untilRendered()
      const nodes = await settledNodes()
      await screen.unmount()
      return nodes
    }
    const few = await nodesFor(100)
    expect(await nodesFor(10_000)).toBeLessThan(few * 1.1)
  })

  it.each([
    [0, 3, "1 2 3"],
    [1, 6, "1 2 3"],
  ])(
    "after %i rows shows a game twice as large, with two small games next to it",
    async (largeAfter, inHead, firstThree) => {
      await page.viewport(375, 700)
      await renderComponent(grid({ games: gameTiles(30), largeAfter }))
      await untilRendered()
      await settledNodes()
      const boxes = tiles().map((tile) => tile.getBoundingClientRect())
      const large = found(tiles()[3 * largeAfter]).getBoundingClientRect()
      const small = found(tiles()[3 * largeAfter + 1]).getBoundingClientRect()
      const below = found(tiles()[3 * largeAfter + 2]).getBoundingClientRect()
      expect(large.width / small.width).toBeGreaterThan(2)
      expect(large.height).toBeCloseTo(below.bottom - small.top, 0)
      expect(large.top).toBeCloseTo(small.top, 0)
      expect(below.left).toBeCloseTo(small.left, 0)
      // The rows below follow without a gap or an overlap.
      const next = found(tiles()[inHead]).getBoundingClientRect()
      expect(next.top - large.bottom).toBeCloseTo(pixels(16), 0)
      expect(boxes.length).toBeGreaterThan(inHead)
      const places = tiles().map((tile) => tile.getAttribute("aria-posinset"))
      expect(places.slice(0, 3).join(" ")).toBe(firstThree)
      expect(new Set(places).size).toBe(places.length)
      expect(tiles()[0]?.getAttribute("aria-setsize")).toBe("30")
    },
  )

  it.each([
    [320, 3],
    [390, 3],
    [430, 4],
  ])("the grid at %i CSS px shows %i columns of three-by-four posters", async (width, columns) => {
    await page.viewport(width, 700)
    await renderComponent(grid())
    await untilRendered()
    const boxes = tiles().map((tile) => tile.getBoundingClientRect())
    expect(boxes.filter(({ top }) => top === boxes[0]?.top).length).toBe(columns)
    for (const box of boxes) expect(box.height / box.width).toBeCloseTo(4 / 3, 2)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  it("the grid has its full height before the first paint, so that a scroll position can be restored", async () => {
    const seen: Array<number> = []
    const Restored = () => {
      useLayoutEffect(() => {
        window.scrollTo(0, 40_000)
        seen.push(window.scrollY)
      }, [])
      return grid({ games: gameTiles(10_000) })
    }
    await renderComponent(<Restored />)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(seen).toEqual([40_000])
    expect(window.scrollY).toBe(40_000)
    const onScreen = tiles().filter((tile) => {
      const { top, bottom } = tile.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight && getComputedStyle(tile).visibility === "visible"
    })
    expect(onScreen.length).toBeGreaterThanOrEqual(9)
  })

  it("additional games extend the grid without moving the games already loaded", async () => {
    const screen = await renderComponent(grid({ games: gameTiles(25), more: "loading" }))
    await untilRendered()
    const tops = () => tiles().map((tile) => tile.getBoundingClientRect().top)
    const before = tops()
    const row = list().element().getBoundingClientRect().height / 9
    await screen.rerender(grid({ games: gameTiles(50) }))
    await vi.waitFor(
      () => expect(list().element().getBoundingClientRect().height).toBe(row * 17),
      longestWait,
    )
    expect(tops().slice(0, before.length)).toEqual(before)
  })

  it.each([
    ["its row scrolls away", 100],
    ["the list gets shorter", 1],
  ])("moves the focus to the nearest game when %s", async (_, games) => {
    const screen = await renderComponent(grid())
    await untilRendered()
    const focused = found(found(tiles()[2]).querySelector("button"))
    focused.focus()
    await screen.rerender(grid({ games: gameTiles(games) }))
    window.scrollTo(0, 4000)
    await expect.poll(() => focused.isConnected).toBe(false)
    await expect.poll(() => tiles()[0]?.contains(document.activeElement)).toBe(true)
  })

  it("a tap in the grid calls the newest callback after the games have changed", async () => {
    const onPick = vi.fn<() => void>()
    const screen = await renderComponent(grid({ games: gameTiles(9) }))
    await untilRendered()
    await screen.rerender(grid({ games: gameTiles(9, { onPick }) }))
    await screen.getByRole("button", { name: "Golden Koi", exact: true }).click()
    expect(onPick).toHaveBeenCalledTimes(1)
  })

  it("rotating the phone keeps the first visible game of a grid at the top", async () => {
    await page.viewport(390, 844)
    await renderComponent(grid({ games: gameTiles(1000) }))
    await untilRendered()
    window.scrollTo(0, 12_000)
    const first = () =>
      tiles()
        .find((tile) => tile.getBoundingClientRect().bottom > 1)
        ?.getAttribute("aria-posinset")
    await vi.waitFor(() => expect(Number(first())).toBeGreaterThan(100), longestWait)
    const before = first()
    await page.viewport(844, 390)
    await vi.waitFor(
      () => expect(tiles()[0]?.getBoundingClientRect().width).toBeCloseTo(pixels(212), 0),
      longestWait,
    )
    // The first row shows six games now, and the game is among them.
    await vi.waitFor(
      () => expect(Math.ceil(Number(before) / 6)).toBe(Math.ceil(Number(first()) / 6)),
      longestWait,
    )
  })
})

describe("the end of a grid", () => {
  /** Scrolls until the list's end is `below` CSS px under the screen. */
  const scrollTo = (below: number) => {
    const { bottom } = list().element().getBoundingClientRect()
    window.scrollBy(0, bottom - window.innerHeight - below)
    expect(list().element().getBoundingClientRect().bottom - window.innerHeight).toBeCloseTo(below, 0)
    window.dispatchEvent(new Event("scroll"))
  }

  const throttled = () => new Promise((resolve) => setTimeout(resolve, 400))

  it("[GB-25] the grid calls onEndNear 299 CSS px before its end, not 301 px before it", async () => {
    const onEndNear = vi.fn<() => void>()
    await renderComponent(grid({ more: "idle", onEndNear }))
    await untilRendered()
    expect(limits.listAhead).toBe(300)
    scrollTo(301)
    await throttled()
    expect(onEndNear).not.toHaveBeenCalled()
    scrollTo(299)
    await vi.waitFor(() => expect(onEndNear).toHaveBeenCalled(), longestWait)
  })

  it("the grid does not call onEndNear while more games load, and calls it again afterwards", async () => {
    const onEndNear = vi.fn<() => void>()
    const screen = await renderComponent(grid({ more: "idle", onEndNear }))
    await untilRendered()
    scrollTo(200)
    await vi.waitFor(() => expect(onEndNear).toHaveBeenCalled(), longestWait)
    await screen.rerender(grid({ games: gameTiles(100), more: "loading", onEndNear }))
    onEndNear.mockClear()
    scrollTo(10)
    await throttled()
    expect(onEndNear).not.toHaveBeenCalled()
    await screen.rerender(grid({ games: gameTiles(200), more: "idle", onEndNear }))
    await vi.waitFor(() => scrollTo(299), longestWait)
    await vi.waitFor(() => expect(onEndNear).toHaveBeenCalled(), longestWait)
  })

  it("the grid calls onEndNear at once when all games fit on the screen", async () => {
    const onEndNear = vi.fn<() => void>()
    await renderComponent(grid({ games: gameTiles(3), more: "idle", onEndNear }))
    await vi.waitFor(() => expect(onEndNear).toHaveBeenCalled(), longestWait)
  })

  it.each([
    ["idle", 1],
    ["loading", 1],
    ["end", 0],
  ] as const)("[GB-27] shows a spinner unless all games are loaded: %s", async (more, spinners) => {
    const screen = await renderComponent(grid({ games: gameTiles(3), more }))
    await untilRendered()
    expect(screen.getByRole("status", { name: "Loading" }).elements()).toHaveLength(spinners)
  })

  it("a grid whose next page failed shows the reason, and 'Try again' calls onRetry", async () => {
    const onRetry = vi.fn<() => void>()
    const onEndNear = vi.fn<() => void>()
    const more = { text: "Network slow or offline" }
    const screen = await renderComponent(grid({ games: gameTiles(3), more, onRetry, onEndNear }))
    await expect.element(screen.getByRole("alert").getByText(more.text)).toBeVisible()
    await screen.getByRole("button", { name: "Try again" }).click()
    expect(onRetry).toHaveBeenCalledTimes(1)
    expect(onEndNear).not.toHaveBeenCalled()
  })
})

afterEach(() => vi.useRealTimers())

const entries = {}

const Far = ({ onEndNear }: { readonly onEndNear: () => void }) => {
  const list = useRef<HTMLUListElement>(null)
  useEndNear({ list, entries, hasMore: true, onEndNear })
  return <ul ref={list} style={{ height: 9000 }} />
}

it("[BC-06] the distance to the end of a list is checked once every 300 ms, however many scroll events occur", async () => {
  const onEndNear = vi.fn<() => void>()
  const screen = await renderComponent(<Far onEndNear={onEndNear} />)
  const list = found(screen.container.querySelector("ul"))
  const checks = vi.spyOn(list, "getClientRects")
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] })
  const scrollFor = (span: number) => {
    for (let passed = 0; passed < span; passed += 10) {
      window.dispatchEvent(new Event("scroll"))
      vi.advanceTimersByTime(10)
    }
  }
  scrollFor(20)
  expect(checks).toHaveBeenCalledTimes(1)
  scrollFor(270)
  expect(checks).toHaveBeenCalledTimes(1)
  scrollFor(40)
  expect(checks).toHaveBeenCalledTimes(2)
  list.style.height = `${window.innerHeight + 99}px`
  scrollFor(320)
  expect(checks).toHaveBeenCalledTimes(3)
  expect(onEndNear).toHaveBeenCalledTimes(1)
})
