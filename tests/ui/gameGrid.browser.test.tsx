import { useLayoutEffect } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { page } from "vitest/browser"

import { limits } from "#config/limits.ts"
import { GameGrid, type GameGridProps, GameGridSkeleton } from "#ui/game/GameGrid.tsx"

import { gameEntries } from "../../.ladle/samples.tsx"
import { draw, found, pixels } from "./draw.tsx"

const nothing = () => {}

afterEach(async () => {
  vi.unstubAllGlobals()
  window.scrollTo(0, 0)
  await page.viewport(390, 844)
})

const grid = (props: Partial<GameGridProps> = {}) => (
  <GameGrid
    games={gameEntries(100)}
    more="end"
    onPick={nothing}
    onToggleFavourite={nothing}
    onEndNear={nothing}
    onRetry={nothing}
    {...props}
  />
)

const list = () => page.getByRole("list", { name: "Games" })
const tiles = () => list().getByRole("listitem").elements()
const drawn = () => vi.waitFor(() => expect(tiles().length).toBeGreaterThan(0))

describe("the grid of games", () => {
  it("keeps about as many nodes for 10,000 games as for 100", async () => {
    const nodesFor = async (count: number) => {
      const screen = await draw(grid({ games: gameEntries(count) }))
      await drawn()
      const nodes = document.querySelectorAll("*").length
      await screen.unmount()
      return nodes
    }
    const few = await nodesFor(100)
    expect(await nodesFor(10_000)).toBeLessThan(few * 1.1)
  })

  it("says of each game which of how many it is", async () => {
    await draw(grid({ games: gameEntries(10_000) }))
    await drawn()
    const places = tiles().map((tile) => [
      tile.getAttribute("aria-posinset"),
      tile.getAttribute("aria-setsize"),
    ])
    expect(places.slice(0, 2)).toEqual([
      ["1", "10000"],
      ["2", "10000"],
    ])
    expect(places.length).toBeLessThan(60)
  })

  it.each([
    [320, 3],
    [390, 3],
    [430, 3],
  ])("has on %i CSS px %i posters of three by four side by side", async (width, columns) => {
    await page.viewport(width, 700)
    await draw(grid())
    await drawn()
    const boxes = tiles().map((tile) => tile.getBoundingClientRect())
    expect(boxes.filter(({ top }) => top === boxes[0]?.top).length).toBe(columns)
    for (const box of boxes) expect(box.height / box.width).toBeCloseTo(4 / 3, 2)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  it.each([
    [599, 3],
    [620, 4],
    [820, 5],
  ])("has in a place of %i CSS px %i posters side by side", async (width, columns) => {
    await page.viewport(900, 700)
    document.body.style.maxWidth = "none"
    await draw(<div style={{ width: width + 2 * pixels(24) }}>{grid()}</div>)
    await vi.waitFor(() =>
      expect(tiles().filter((tile) => tile.getBoundingClientRect().top < 20).length).toBe(columns),
    )
    document.body.style.maxWidth = ""
  })

  it("is at once as high as all its games, so that a place in it can be gone back to before it is seen", async () => {
    const seen: Array<number> = []
    const Restored = () => {
      useLayoutEffect(() => {
        window.scrollTo(0, 40_000)
        seen.push(window.scrollY)
      }, [])
      return grid({ games: gameEntries(10_000) })
    }
    await draw(<Restored />)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(seen).toEqual([40_000])
    expect(window.scrollY).toBe(40_000)
    const onScreen = tiles().filter((tile) => {
      const { top, bottom } = tile.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight && getComputedStyle(tile).visibility === "visible"
    })
    expect(onScreen.length).toBeGreaterThanOrEqual(9)
  })

  it("keeps its height when more games come, and shifts nothing", async () => {
    const screen = await draw(grid({ games: gameEntries(25), more: "loading" }))
    await drawn()
    const tops = () => tiles().map((tile) => tile.getBoundingClientRect().top)
    const before = tops()
    const row = list().element().getBoundingClientRect().height / 9
    await screen.rerender(grid({ games: gameEntries(50) }))
    await vi.waitFor(() => expect(list().element().getBoundingClientRect().height).toBe(row * 17))
    expect(tops().slice(0, before.length)).toEqual(before)
  })

  it("tells which game was pressed, and which star", async () => {
    const onPick = vi.fn<(index: number) => void>()
    const onToggleFavourite = vi.fn<(index: number) => void>()
    const screen = await draw(grid({ onPick, onToggleFavourite }))
    await drawn()
    await screen.getByRole("button", { name: "Rooster Ring", exact: true }).click()
    await screen.getByRole("button", { name: "Favourite Dragon Ladder", exact: true }).click()
    expect(onPick.mock.calls).toEqual([[2]])
    expect(onToggleFavourite.mock.calls).toEqual([[3]])
  })

  it("calls what it was given last, though its rows are not drawn again", async () => {
    const games = gameEntries(9)
    const onPick = vi.fn<(index: number) => void>()
    const screen = await draw(grid({ games }))
    await drawn()
    await screen.rerender(grid({ games, onPick }))
    await screen.getByRole("button", { name: "Golden Koi", exact: true }).click()
    expect(onPick.mock.calls).toEqual([[0]])
  })

  it("shows every game where the browser cannot watch sizes", async () => {
    vi.stubGlobal("ResizeObserver", undefined)
    await draw(grid())
    expect(tiles().length).toBe(100)
  })

  it("keeps the game at the top of the screen when the phone is turned", async () => {
    await page.viewport(390, 844)
    await draw(grid({ games: gameEntries(1000) }))
    await drawn()
    window.scrollTo(0, 12_000)
    const first = () =>
      tiles()
        .find((tile) => tile.getBoundingClientRect().bottom > 1)
        ?.getAttribute("aria-posinset")
    await vi.waitFor(() => expect(Number(first())).toBeGreaterThan(100))
    const before = first()
    await page.viewport(844, 390)
    await vi.waitFor(() => expect(tiles()[0]?.getBoundingClientRect().width).toBeCloseTo(pixels(223), 0))
    await vi.waitFor(() => expect(first()).toBe(before))
  })

  it("has a skeleton of the same division", async () => {
    const screen = await draw(<GameGridSkeleton rows={3} />)
    await expect.element(screen.getByRole("status")).toHaveTextContent("Loading")
    const height = found(screen.container.querySelector("[aria-busy=true]")).getBoundingClientRect().height
    await screen.rerender(grid({ games: gameEntries(9) }))
    await drawn()
    expect(list().element().getBoundingClientRect().height).toBeCloseTo(height, 0)
  })
})

describe("the end of a grid", () => {
  /** Scrolls until the list's end is so many CSS px below the screen. */
  const scrollTo = (below: number) => {
    const { bottom } = list().element().getBoundingClientRect()
    window.scrollBy(0, bottom - window.innerHeight - below)
    expect(list().element().getBoundingClientRect().bottom - window.innerHeight).toBeCloseTo(below, 0)
    window.dispatchEvent(new Event("scroll"))
  }

  it("is told of 299 CSS px below the screen, and not 301 px below it", async () => {
    const onEndNear = vi.fn<() => void>()
    await draw(grid({ more: "idle", onEndNear }))
    await drawn()
    expect(limits.listAhead).toBe(300)
    scrollTo(301)
    expect(onEndNear).not.toHaveBeenCalled()
    scrollTo(299)
    expect(onEndNear).toHaveBeenCalledTimes(1)
  })

  it("is told once until the games change", async () => {
    const onEndNear = vi.fn<() => void>()
    const screen = await draw(grid({ more: "idle", onEndNear }))
    await drawn()
    for (const below of [200, 100, 0, 250]) scrollTo(below)
    expect(onEndNear).toHaveBeenCalledTimes(1)
    await screen.rerender(grid({ games: gameEntries(100), more: "loading", onEndNear }))
    scrollTo(10)
    expect(onEndNear).toHaveBeenCalledTimes(1)
    await screen.rerender(grid({ games: gameEntries(200), more: "idle", onEndNear }))
    await vi.waitFor(() => scrollTo(299))
    expect(onEndNear).toHaveBeenCalledTimes(2)
  })

  it("is told at once when all games fit on the screen", async () => {
    const onEndNear = vi.fn<() => void>()
    await draw(grid({ games: gameEntries(3), more: "idle", onEndNear }))
    await vi.waitFor(() => expect(onEndNear).toHaveBeenCalledTimes(1))
  })

  it.each(["idle", "loading"] as const)("[GB-27] has a spinner while more exists: %s", async (more) => {
    const screen = await draw(grid({ games: gameEntries(3), more }))
    await expect.element(screen.getByRole("status", { name: "Loading" })).toBeVisible()
  })

  it("[GB-27] has none when there is no more", async () => {
    const screen = await draw(grid({ games: gameEntries(3) }))
    await drawn()
    expect(screen.getByRole("status").elements()).toEqual([])
  })

  it("says why more did not come, and asks again when pressed", async () => {
    const onRetry = vi.fn<() => void>()
    const onEndNear = vi.fn<() => void>()
    const more = { text: "Network slow or offline" }
    const screen = await draw(grid({ games: gameEntries(3), more, onRetry, onEndNear }))
    await expect.element(screen.getByRole("alert").getByText(more.text)).toBeVisible()
    await screen.getByRole("button", { name: "Try again" }).click()
    expect(onRetry).toHaveBeenCalledTimes(1)
    expect(onEndNear).not.toHaveBeenCalled()
  })
})
