import { describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"

import { helpTopics } from "#fixtures/data/help/help.ts"
import { launchGame } from "#gateway/calls/games/launches.ts"
import { lobbyNews } from "#gateway/calls/home/news.ts"
import { header } from "#tests/support/pageEntry.ts"
import { openApp } from "#tests/support/page.tsx"
import { main } from "#tests/support/pagePlayer.ts"

const board = () => main().getByRole("region", { name: "Latest Winner" })

const nameOf = (element: Element): string => {
  const hasLabels = element instanceof HTMLSelectElement || element instanceof HTMLInputElement
  const label = hasLabels ? element.labels?.[0]?.textContent : undefined
  return (element.getAttribute("aria-label") ?? label ?? element.textContent).slice(0, 40)
}

const focusedName = (): string => (document.activeElement === null ? "" : nameOf(document.activeElement))

/** Whether nothing covers the focused element, and it shows the focus. */
const isSeen = (): boolean => {
  const element = document.activeElement
  if (element === null) return false
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const across = Math.min(Math.max((left + right) / 2, 0), document.documentElement.clientWidth - 1)
  const above = document.elementFromPoint(across, (top + bottom) / 2)
  const bar = above?.closest("header, nav") ?? undefined
  const isCovered = above === null || (bar !== undefined && !bar.contains(element))
  return !isCovered && element.matches(":focus-visible")
}

const favourites = () => main().getByRole("button", { name: "Favourite Emberreel" }).elements()

const walk = async (): Promise<ReadonlyArray<string>> => {
  const names: Array<string> = []
  while (names.length < 90 && names.at(-1) !== "Service") {
    await userEvent.tab()
    await expect.poll(isSeen, { message: focusedName() }).toBe(true)
    names.push(focusedName())
    // The grid below the providers renders its tiles when it comes near the screen.
    if (names.at(-1) === "All") await expect.poll(() => favourites().length).toBe(1)
  }
  return names
}

const headerStops = ["Skip to content", "HomeLantern Lobby", "Login", "Register", "Download app", "Menu"]

const networks = ["YouTube", "Instagram", "Facebook", "Twitter", "TikTok", "Telegram"]

const menuStops = ["Home", "Promotion", "Deposit", "Member", "Service"]

const categories = ["Hot", "Live casino", "Cockfight", "Slots", "Fish", "Poker", "Sports", "E-sports"]

const hotGames = [
  "Emberreel",
  "Humming Ferry Sevens",
  "Crabwise",
  "Indigo Kraken Tide",
  "Brass Pai Gow",
  "Zero Hour Arena Five",
].flatMap((name) => [expect.stringContaining(name), `Favourite ${name}`])

describe("the Tab key on home", () => {
  it("focuses every control in visual order and only where it is visible", { timeout: 60_000 }, async () => {
    await openApp({
      settings: { scale: "few" },
      // A video's iframe takes the focus for itself.
      before: ({ rewrite }) => rewrite(lobbyNews, () => []),
    })
    await expect.element(board()).toBeVisible()
    // The footer loads its content when it comes near the screen.
    const help = page.getByRole("contentinfo").getByRole("link", { name: "Making a deposit" })
    const roam = () => {
      window.scrollTo(0, window.scrollY === 0 ? document.body.scrollHeight : 0)
      return help.elements().length
    }
    await expect.poll(roam, { interval: 150 }).toBe(1)
    window.scrollTo(0, 0)
    expect(await walk()).toEqual([
      ...headerStops,
      expect.stringMatching(/^Announcements: /),
      "Lantern Night Bonus",
      ...categories,
      "Lottery",
      "E-lottery",
      "Promotion",
      "Search games",
      "Register now",
      "Twilight Koi",
      expect.stringMatching(/^Jackpot Humming Ferry Sevens/),
      "More games",
      "Search games",
      "All",
      ...hotGames,
      "Night of Drums",
      "Help center",
      ...helpTopics("EN").map(({ title }) => title),
      "Language",
      "Dark theme",
      ...networks,
      expect.stringMatching(/^Licensed by/),
      ...menuStops,
    ])
  })
})

describe("the animated winner board", () => {
  it("is a single tab stop after its 'Pause' button, and the arrow keys move between winners", async () => {
    const { callsTo } = await openApp({ persona: "0", moves: true })
    await expect.element(board().getByRole("button", { name: "Twilight Koi" }).first()).toBeInTheDocument()
    const last = board().getByRole("button", { name: "Pause" })
    // The board moves: its first rendered row is the first winner for 2 s. It starts over when the focus leaves it.
    const enter = async () => {
      header().getByRole("button", { name: "Menu" }).element().focus()
      last.element().focus()
      await userEvent.tab()
      return focusedName()
    }
    const [first, second, third] = ["Twilight Koi", "Silken Moth Waltz", "Sugarcane Lion Parade"]
    await expect.poll(enter).toBe(first)
    const stops: Array<string> = []
    for (const key of ["{ArrowDown}", "{ArrowDown}", "{ArrowUp}", "{Home}", "{Shift>}{Tab}{/Shift}"]) {
      await userEvent.keyboard(key)
      stops.push(focusedName())
    }
    expect(stops).toEqual([second, third, second, first, "Pause"])
    await expect.poll(enter).toBe(first)
    await userEvent.keyboard("{Enter}")
    await expect.poll(() => callsTo(launchGame)).toMatchObject([{ query: { nodeId: "20001" } }])
  })
})
