import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { helpTopics } from "#fixtures/data/help.ts"
import { challenge, readPicture, registerForm } from "#tests/support/entry.ts"
import { bottomMenu, header, loginForm, roam } from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, rewrite, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const games = (page: Page) => page.getByRole("navigation", { name: "Games" })
const board = (page: Page) => page.getByRole("region", { name: "Latest Winner" })

/** What has the focus: its name, and whether it shows that and can be seen. */
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
      const label = element.getAttribute("aria-label") ?? element.textContent
      return (element instanceof HTMLSelectElement ? element.labels[0]?.textContent : label) ?? ""
    }
    const element = document.activeElement
    if (element === null || element === document.body) return undefined
    return {
      name: nameOf(element).slice(0, 40),
      isSeen: !isCovered(element) && element.matches(":focus-visible"),
    }
  })

/** The names that Tab comes by, until the page's end. */
const walk = async (page: Page): Promise<ReadonlyArray<string>> => {
  const names: Array<string> = []
  for (let step = 0; step < 90; step++) {
    await page.keyboard.press("Tab")
    const at = await focus(page)
    if (at === undefined) return names
    expect(at).toEqual({ name: at.name, isSeen: true })
    names.push(at.name)
  }
  return names
}

const focused = async (page: Page): Promise<string | undefined> => (await focus(page))?.name

describe("home without a pointer", () => {
  it("is walked through by Tab in the order of what is seen, and nothing with the focus is covered", async () => {
    const page = await product.visit({
      settings: { scale: "few" },
      // What plays in a frame has the focus for itself.
      before: (opened) => rewrite(opened, "/wps/relay/GLS2_lobbyNews", () => []),
    })
    await games(page).getByRole("button", { name: "Slots" }).waitFor()
    await board(page).waitFor()
    // The foot has all that it shows once it was near the screen.
    const help = page.getByRole("contentinfo").getByRole("link", { name: "Making a deposit" })
    await expect.poll(() => roam(page).then(() => help.count()), { interval: 150 }).toBe(1)
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.waitForLoadState("networkidle")
    const names = await walk(page)
    const before = ["HomeLantern Lobby", "Login", "Register", "Download app", "Menu", "Lantern Night Bonus"]
    const categories = ["Hot", "Live casino", "Cockfight", "Slots", "Fish", "Poker", "Sports", "E-sports"]
    const winners = ["Twilight Koi", "Silken Moth Waltz", "Sugarcane Lion Parade", "Amber Dragon Kite"]
    const hotGames = ["Emberreel", "Humming Ferry Sevens", "Crabwise", "Indigo Kraken Tide"].concat([
      "Brass Pai Gow",
      "Zero Hour Arena Five",
    ])
    const networks = ["YouTube", "Instagram", "Facebook", "Twitter", "TikTok", "Telegram"]
    expect(names).toEqual([
      ...before,
      expect.stringMatching(/^Announcements: /),
      ...categories,
      "Lottery",
      "E-lottery",
      "Promotion",
      "Register now",
      ...winners,
      "Vermilion Dominoes",
      "Ninefold Rummy Club",
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
      "Home",
      "Promotion",
      "Deposit",
      "Member",
      "Service",
    ])
    expectQuiet(page)
  })

  it("opens the menu by Enter, closes it by Escape, and the focus returns", async () => {
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

  it("the moving winners stand still under it and keep the focus, row by row, forth and back", async () => {
    const page = await product.visit({ persona: "0" })
    await board(page).getByRole("button", { name: "Twilight Koi" }).waitFor()
    const last = games(page).getByRole("button", { name: "Favourites" })
    await last.focus()
    const stops: Array<string | undefined> = []
    for (const key of ["Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
      await page.keyboard.press(key)
      stops.push(await focused(page))
    }
    const [first, second, third] = ["Twilight Koi", "Silken Moth Waltz", "Sugarcane Lion Parade"]
    expect(stops).toEqual([first, second, third, second, first, "Favourites"])

    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await page.waitForURL(/\/lgw\/vendor\//)
    expect(product.callsTo("/wps/game/launchGame")).toMatchObject([{ query: { nodeId: "20001" } }])
  })
})

describe("home under a finger", () => {
  it("takes a tap on a winner that moves", async () => {
    const page = await product.visit()
    await board(page).getByRole("button", { name: "Twilight Koi" }).waitFor()
    const box = await board(page).boundingBox()
    await page.touchscreen.tap((box?.x ?? 0) + 60, (box?.y ?? 0) + 140)
    await loginForm(page).waitFor()
    expect(addressOf(page)).toBe(paths.login)
    expectQuiet(page)
  })
})

describe("registration without a pointer", () => {
  it("goes from the first field to home by keys alone", async () => {
    const page = await product.visit({ path: paths.register })
    await registerForm(page).waitFor()
    await readPicture(registerForm(page))
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
