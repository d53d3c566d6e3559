import { afterEach, describe, expect, it, vi } from "vitest"
import type { Locator } from "vitest/browser"

import { GameMenu, type GameMenuEntry } from "#ui/games/filter/GameMenu.tsx"
import { WinnerBoard } from "#ui/home/WinnerBoard.tsx"
import { longestWait } from "#tools/test/waits.ts"
import { renderComponent, found, pixels, pointAway, shiftOf, pausedAnimation } from "#tests/ui/render.tsx"
import { art, winners } from "#ladle/samples.tsx"

const nothing = () => {}

afterEach(() => void vi.useRealTimers())

describe("the game menu", () => {
  const entries: ReadonlyArray<GameMenuEntry> = [
    { category: "HOT", label: "Hot" },
    { category: "LIVE", label: "Live casino" },
    { category: "RNG", label: "Slots" },
    { category: "FISH", label: "Fish" },
  ]

  it("[GM-04] the game menu passes the index and code of the tapped category", async () => {
    const onPick = vi.fn<(index: number, category: string) => void>()
    const screen = await renderComponent(<GameMenu entries={entries} onPick={onPick} />)
    await screen.getByRole("button", { name: "Slots" }).click()
    expect(onPick.mock.calls).toEqual([[2, "RNG"]])
  })

  it("[GM-03] a category with its own address calls its own callback, without index and code", async () => {
    const onPick = vi.fn<(index: number, category: string) => void>()
    const onPress = vi.fn<() => void>()
    const promotions = { category: "PROMO", label: "Promotion", href: "/m/activity", onPress }
    const screen = await renderComponent(<GameMenu entries={[...entries, promotions]} onPick={onPick} />)
    await screen.getByRole("link", { name: "Promotion" }).click()
    expect(onPress).toHaveBeenCalledOnce()
    expect(onPick).not.toHaveBeenCalled()
  })

  it("[GM-06] the game menu keeps its item width on narrow and wide phones", async () => {
    const screen = await renderComponent(<GameMenu entries={entries} onPick={nothing} />)
    const [first] = screen.getByRole("listitem").elements()
    for (const size of ["42px", "64px"]) {
      document.documentElement.style.fontSize = size
      expect(widthOf(found(first))).toBeCloseTo(1.53 * Number.parseFloat(size), 1)
    }
    document.documentElement.style.fontSize = ""
  })

  it("[GM-07] vendor items next to a menu are 1.4 rem wide", async () => {
    const vendors = entries.map((entry) => ({ ...entry, image: art(40, 96, 96) }))
    const screen = await renderComponent(<GameMenu variant="vendor" entries={vendors} onPick={nothing} />)
    for (const item of screen.getByRole("listitem").elements())
      expect(widthOf(item)).toBeCloseTo(pixels(140), 1)
  })
})

const widthOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).width)

describe("the latest winner board", () => {
  const board = (count: number, onPick: (index: number) => void = nothing) =>
    renderComponent(<WinnerBoard winners={winners(count)} onPick={onPick} />)

  it("[LW-02, LW-03, LW-04] shows its title, its columns, and the icon, name and player of a winner", async () => {
    const screen = await board(3)
    const region = screen.getByRole("region", { name: "Latest Winner" })
    await expect.element(region.getByRole("heading")).toHaveTextContent("Latest Winner")
    const textsOf = (cells: Locator) => cells.elements().map(({ textContent }) => textContent)
    expect(textsOf(screen.getByRole("columnheader"))).toEqual(["Game", "Player", "Win"])
    const [winner] = winners(1)
    const row = screen.getByRole("row").nth(1)
    await expect.element(row.getByRole("button")).toHaveTextContent(winner?.game ?? "")
    expect(textsOf(row.getByRole("cell"))).toEqual([winner?.game, winner?.player, winner?.win])
    await vi.waitFor(() => expect(row.element().querySelector("img")?.src).toBe(winner?.icon), longestWait)
  })

  it.each([3, 7])("[LW-06] selects a winner of %s rows by a tap on any cell of the row", async (count) => {
    const picked: Array<number> = []
    const screen = await board(count, (index) => picked.push(index))
    const row = screen.getByRole("row").nth(2)
    expect(row.getByRole("button").elements()).toHaveLength(1)
    const cells = row.getByRole("cell").elements()
    for (const cell of cells) {
      const { left, top, width, height } = cell.getBoundingClientRect()
      const hit = found(document.elementFromPoint(left + width / 2, top + height / 2))
      expect(hit).toBe(row.getByRole("button").element())
      const button = found(hit.closest("button"))
      button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }))
      expect(document.elementFromPoint(left + width / 2, top + height / 2), "while pressed").toBe(hit)
      button.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }))
      button.click()
    }
    expect(picked).toEqual(cells.map(() => 1))
  })

  it("[LW-07] the winner board moves 7 entries by one row each second and restarts after the last entry", async () => {
    await pointAway()
    const screen = await board(7)
    const row = found(screen.getByRole("row").nth(1).element())
    const track = found(row.parentElement)
    const [climb] = track.getAnimations()
    expect(climb?.playState).toBe("running")
    expect(climb?.effect?.getTiming()).toMatchObject({ delay: 0, iterations: Infinity })
    const height = row.getBoundingClientRect().height
    const still = pausedAnimation(track)
    const shiftAt = (time: number) => {
      still.currentTime = time
      return -shiftOf(track) / height
    }
    for (const second of [0, 1, 2, 3, 4, 5, 6]) {
      expect(shiftAt(second * 1000)).toBeCloseTo(second, 2)
      expect(shiftAt(second * 1000 + 500)).toBeCloseTo(second + 0.5, 2)
    }
    expect(shiftAt(6999)).toBeCloseTo(7, 1)
    expect(shiftAt(7000)).toBeCloseTo(0, 2)
    expect(shiftAt(8000)).toBeCloseTo(1, 2)
  })

  it("[LW-07] the first winner rows are repeated after the last rows, so that the loop has no gap", async () => {
    const screen = await board(7)
    const track = found(screen.getByRole("row").nth(1).element().parentElement)
    const names = () =>
      [...track.children]
        .filter((row) => row.querySelector("td") !== null)
        .map((row) => [row.getBoundingClientRect().top, row.textContent] as const)
        .sort(([one], [other]) => one - other)
        .map(([, text]) => text)
    const round = winners(7).map(({ game, player, win }) => game + player + win)
    expect(names()).toEqual(round)
    const timer = found(screen.container.querySelector("span[style*='--period']"))
    timer.dispatchEvent(new AnimationEvent("animationiteration", { elapsedTime: 4, bubbles: true }))
    await vi.waitFor(() => expect(names()).toEqual([...round, ...round.slice(0, 4)]), longestWait)
  })

  it("[LW-08] the winner board with 6 entries does not move", async () => {
    vi.useFakeTimers()
    const screen = await board(6)
    const tops = () =>
      screen
        .getByRole("row")
        .elements()
        .map((row) => row.getBoundingClientRect().top)
    const before = tops()
    await vi.advanceTimersByTimeAsync(5000)
    expect(tops()).toEqual(before)
    expect(tops().length).toBe(7)
    const region = screen.getByRole("region").element()
    expect(region.getAnimations({ subtree: true }).filter(movesRows)).toEqual([])
  })
})

const movesRows = ({ effect }: Animation): boolean =>
  effect instanceof KeyframeEffect &&
  (effect.target instanceof HTMLTableRowElement || effect.target instanceof HTMLTableSectionElement)
