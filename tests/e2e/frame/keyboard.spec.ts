import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { helpTopics } from "#fixtures/data/help/help.ts"
import { launchGame } from "#gateway/calls/games/launches.ts"
import { lobbyNews } from "#gateway/calls/home/news.ts"
import { challenge, readPicture, registerButton, registerForm } from "#tests/support/entry.ts"
import { bottomMenu, header, loginForm, restingBox, roam } from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, rewrite, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const games = (page: Page) => page.getByRole("navigation", { name: "Games" })
const board = (page: Page) => page.getByRole("region", { name: "Latest Winner" })

/** The focused element: its name, whether it shows the focus, and whether it is visible. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const isCovered = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const across = Math.min(Math.max((left + right) / 2, 0), document.documentElement.clientWidth - 1)
      const above = document.elementFromPoint(across, (top + bottom) / 2)
      const bar = above?.closest("header, nav") ?? undefined
      return above === null || (bar !== undefined && !bar.contains(element))
    }
    const nameOf = (element: Element): string => {
      const hasLabels = element instanceof HTMLSelectElement || element instanceof HTMLInputElement
      const label = hasLabels ? element.labels?.[0]?.textContent : undefined
      return element.getAttribute("aria-label") ?? label ?? element.textContent
    }
    const element = document.activeElement
    if (element === null || element === document.body) return undefined
    return {
      name: nameOf(element).slice(0, 40),
      isSeen: !isCovered(element) && element.matches(":focus-visible"),
    }
  })

/** The star of the first hot game: one in the row of posters, one in the grid. */
const favourites = (page: Page) => page.getByRole("button", { name: "Favourite Emberreel", exact: true })

/** The names that Tab focuses, until the end of the page. */
const walk = async (page: Page): Promise<ReadonlyArray<string>> => {
  const names: Array<string> = []
  for (let step = 0; step < 90; step++) {
    await page.keyboard.press("Tab")
    const at = await focus(page)
    if (at === undefined) return names
    // Not compared by name: the jackpot's counts up.
    await expect.poll(async () => (await focus(page))?.isSeen).toBe(true)
    names.push(at.name)
    // The grid below the search renders its tiles when it comes near the screen.
    if (at.name === "Search games") await expect.poll(() => favourites(page).count()).toBe(2)
  }
  return names
}

const focused = async (page: Page): Promise<string | undefined> => (await focus(page))?.name

describe("home without a pointer", () => {
  it("Tab focuses home in visual order, and nothing covers the focused element", async () => {
    const page = await product.visit({
      settings: { scale: "few" },
      // A video frame takes the focus for itself.
      before: (opened) => rewrite(opened, lobbyNews.path, () => []),
    })
    await games(page).getByRole("button", { name: "Slots" }).waitFor()
    await board(page).waitFor()
    // The footer loads its content when it comes near the screen.
    const help = page.getByRole("contentinfo").getByRole("link", { name: "Making a deposit" })
    await expect.poll(() => roam(page).then(() => help.count()), { interval: 150 }).toBe(1)
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.waitForLoadState("networkidle")
    const names = await walk(page)
    const bar = ["Skip to content", "HomeLantern Lobby", "Login", "Register", "Download app", "Menu"]
    const categories = ["Hot", "Live casino", "Cockfight", "Slots", "Fish", "Poker", "Sports", "E-sports"]
    const hotGames = ["Emberreel", "Humming Ferry Sevens", "Crabwise", "Indigo Kraken Tide"].concat([
      "Brass Pai Gow",
      "Zero Hour Arena Five",
    ])
    const networks = ["YouTube", "Instagram", "Facebook", "Twitter", "TikTok", "Telegram"]
    expect(names).toEqual([
      ...bar,
      expect.stringMatching(/^Announcements: /),
      "Pause",
      "Lantern Night Bonus",
      ...categories,
      "Lottery",
      "E-lottery",
      "Promotion",
      "Register now",
      ...hotGames.flatMap((name) => [expect.stringContaining(name), `Favourite ${name}`]),
      "Twilight Koi",
      expect.stringMatching(/^Jackpot Humming Ferry Sevens/),
      "More games",
      "All",
      "Search games",
      ...hotGames.flatMap((name) => [expect.stringContaining(name), `Favourite ${name}`]),
      "Night of Drums",
      "Help center",
      ...helpTopics("EN").map(({ title }) => title),
      "Language",
      "Dark theme",
      ...networks,
      expect.stringMatching(/^Licensed by/),
      "Home",
      "Promotion",
      "Deposit",
      "Member",
      "Service",
    ])
    expectQuiet(page)
  })

  it("the skip link is the first tab stop, shows while focused, and leads past the header", async () => {
    const page = await product.visit({ path: paths.help })
    const main = page.getByRole("main")
    await main.locator("a, button").first().waitFor()
    const skip = page.getByRole("link", { name: "Skip to content" })
    await expect
      .poll(async () => {
        await page.evaluate(
          () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
        )
        await page.keyboard.press("Tab")
        return focused(page)
      })
      .toBe("Skip to content")
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press("Enter")
    await page.keyboard.press("Tab")
    await expect.poll(() => main.evaluate((part) => part.contains(document.activeElement))).toBe(true)
  })

  it("each page has a document title of its own", async () => {
    const page = await product.visit()
    await expect.poll(() => page.title()).toBe("Lantern Lobby")
    await header(page).getByRole("link", { name: "Login" }).click()
    await expect.poll(() => page.title()).toBe("Login · Lantern Lobby")
    await page.goto(paths.help)
    await expect.poll(() => page.title()).toBe("Help center · Lantern Lobby")
  })

  it("Enter opens the menu, Escape closes it, and the focus returns to the menu's button", async () => {
    const page = await product.visit({ persona: "0" })
    const button = header(page).getByRole("button", { name: "Menu" })
    const menu = page.getByRole("dialog", { name: "Menu" })
    await button.focus()
    await page.keyboard.press("Enter")
    await menu.waitFor()
    await expect.poll(() => menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press("Tab")
      expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press("Escape")
    await menu.waitFor({ state: "detached" })
    await expect.poll(() => focused(page)).toBe("Menu")

    await bottomMenu(page).getByRole("button", { name: "Service" }).focus()
    await page.keyboard.press("Space")
    const popup = page.getByRole("dialog", { name: "Customer service" })
    await popup.waitFor()
    await page.keyboard.press("Escape")
    await popup.waitFor({ state: "detached" })
    await expect.poll(() => focused(page)).toBe("Service")

    await button.focus()
    await page.keyboard.press("Enter")
    await menu.getByRole("button", { name: "Sign out" }).focus()
    await page.keyboard.press("Enter")
    const question = page.getByRole("alertdialog")
    await question.waitFor()
    await expect.poll(() => focused(page)).toBe("Cancel")
    await page.keyboard.press("Escape")
    await question.waitFor({ state: "detached" })
    await expect.poll(() => focused(page)).toBe("Menu")
    expectQuiet(page)
  })

  it("the moving winners are one tab stop beside their pause button, and arrow keys lead from row to row", async () => {
    const page = await product.visit({ persona: "0" })
    await board(page).getByRole("button", { name: "Twilight Koi" }).waitFor()
    const last = board(page).getByRole("button", { name: "Pause" })
    // The board moves: its first rendered row is the first winner for 2 s. It starts over when the focus leaves it, also
    // its pause button.
    const enter = async () => {
      await header(page).getByRole("button", { name: "Menu" }).focus()
      await last.focus()
      await page.keyboard.press("Tab")
      return focused(page)
    }
    const [first, second, third] = ["Twilight Koi", "Silken Moth Waltz", "Sugarcane Lion Parade"]
    await expect.poll(enter).toBe(first)
    const stops: Array<string | undefined> = []
    for (const key of ["ArrowDown", "ArrowDown", "ArrowUp", "Home", "Shift+Tab"]) {
      await page.keyboard.press(key)
      stops.push(await focused(page))
    }
    expect(stops).toEqual([second, third, second, first, "Pause"])

    await expect.poll(enter).toBe(first)
    await page.keyboard.press("Enter")
    await page.waitForURL(/\/lgw\/vendor\//)
    expect(product.callsTo(launchGame.path)).toMatchObject([{ query: { nodeId: "20001" } }])
  })
})

describe("home by touch", () => {
  it("a tap on a moving winner opens its game", async () => {
    const page = await product.visit()
    await board(page).getByRole("button", { name: "Twilight Koi" }).waitFor()
    await page.getByRole("contentinfo").waitFor()
    await board(page).scrollIntoViewIfNeeded()
    const { x, y } = await restingBox(page, board(page))
    await page.touchscreen.tap(x + 60, y + 140)
    await loginForm(page).waitFor()
    expect(addressOf(page)).toBe(paths.login)
    expectQuiet(page)
  })
})

describe("registration without a pointer", () => {
  it("registration works from the first field to home with keys only", async () => {
    const page = await product.visit({ path: paths.register })
    await registerForm(page).waitFor()
    const type = async (name: string, text: string) => {
      for (let step = 0; step < 30; step++) {
        const at = await page.evaluate(() => {
          const focused = document.activeElement
          return focused instanceof HTMLInputElement ? (focused.labels?.[0]?.textContent ?? "") : ""
        })
        if (at === name) break
        await page.keyboard.press("Tab")
      }
      await page.keyboard.type(text)
    }
    await type("Username", "newcomer1")
    await type("Password", "Lantern123")
    await type("Confirm password", "Lantern123")
    await page.keyboard.press("Enter")
    await registerButton(page).waitFor()
    await type("Captcha", await readPicture(registerForm(page)))
    await page.keyboard.press("Enter")
    await challenge(page).waitFor()
    await expect
      .poll(() =>
        challenge(page)
          .getByRole("slider")
          .evaluate((slider) => slider === document.activeElement),
      )
      .toBe(true)
    for (let step = 0; step < 70; step++) await page.keyboard.press("ArrowRight")
    await page.keyboard.press("Enter")
    await expectAddress(page, paths.home)
    await header(page).getByText("newcomer1").waitFor()
    expectQuiet(page)
  })
})
