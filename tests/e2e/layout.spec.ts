import { readFileSync } from "node:fs"

import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { millis } from "#config/millis.ts"
import { paths } from "#config/paths.ts"
import { type Language, languageFacts, languages } from "#config/product.ts"
import { timings } from "#config/timings.ts"
import { choose } from "#tests/support/guise.ts"
import { header, loginForm, openMenu } from "#tests/support/player.ts"
import { expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const board = (page: Page) => page.getByRole("table")

/** Nothing more comes: the foot of home is there with the merchant's words, and all calls are answered. */
const settled = async (page: Page) => {
  await page.getByText(/^© /).waitFor()
  await board(page).waitFor()
  await page.waitForLoadState("networkidle")
}

/** What stands out of the page to the side: its width in CSS px beyond the window's, and the scale of the view. */
const excess = (page: Page) =>
  page.evaluate(() => ({
    beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    scale: window.visualViewport?.scale,
  }))

const fits = { beyond: 0, scale: 1 }

describe("narrow and wide phones", () => {
  it.each([320, 430])("at %i px nothing scrolls sideways", async (width) => {
    const page = await product.visit({ width, persona: "1" })
    await settled(page)
    expect(await excess(page)).toEqual(fits)
    await openMenu(page)
    expect(await excess(page)).toEqual(fits)
    await page.keyboard.press("Escape")
    await page.goto(paths.memberHome)
    await page.getByRole("link", { name: "My account" }).waitFor()
    expect(await excess(page)).toEqual(fits)
    await page.goto(paths.login)
    await loginForm(page).waitFor()
    expect(await excess(page)).toEqual(fits)
    expectQuiet(page)
  })
})

/** What of a bar is cut, or stands out of the window. */
const cut = (bar: Locator) =>
  bar.evaluate((element) => {
    const hasWords = (each: Element) =>
      [...each.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent !== "",
      )
    const shown = [...element.querySelectorAll("*")].filter(
      (each) => each.closest("[aria-hidden]") === null && each.getBoundingClientRect().width > 1,
    )
    const isCut = (each: Element) => hasWords(each) && each.scrollWidth > each.clientWidth + 1
    const isOut = (each: Element) => {
      const { left, right } = each.getBoundingClientRect()
      return left < 0 || right > document.documentElement.clientWidth
    }
    return shown.filter((each) => isCut(each) || isOut(each)).map(({ textContent }) => textContent)
  })

const mainMenu = (page: Page) => page.getByRole("navigation").last()

const dictionaryOf = (language: Language): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(`src/i18n/locales/${languageFacts[language].file}.json`, "utf8"))

/** Chooses a language, and waits for its words. */
const speak = async (page: Page, language: Language): Promise<void> => {
  await choose(page, language, "dark")
  const { promotion = "" } = dictionaryOf(language)
  await mainMenu(page).getByRole("link", { name: promotion, exact: true }).waitFor()
}

describe("a language", () => {
  it.each(["CN", "JA", "TH", "VI", "PH"] as const)(
    "[GE-12] %s: home, login and register have its words",
    async (language) => {
      const { login = "", register = "", password = "", promotion = "" } = dictionaryOf(language)
      const page = await product.visit({ language })
      await header(page).getByRole("link", { name: register, exact: true }).waitFor()
      await mainMenu(page).getByRole("link", { name: promotion, exact: true }).waitFor()
      for (const [path, title] of [
        [paths.login, login],
        [paths.register, register],
      ] as const) {
        await page.goto(path)
        await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor()
        await page.getByLabel(password, { exact: true }).first().waitFor()
        expect(await page.getByRole("tab").allTextContents()).toEqual([login, register])
      }
      expectQuiet(page)
    },
  )
})

describe("long words", () => {
  it("header and bottom menu hold all of them in every language at 320 px", async () => {
    const page = await product.visit({ width: 320 })
    await settled(page)
    for (const language of languages) {
      await speak(page, language)
      expect(await excess(page), language).toEqual(fits)
      expect(await cut(header(page)), language).toEqual([])
      expect(await cut(mainMenu(page)), language).toEqual([])
      expect((await header(page).boundingBox())?.height, `${language}: one line of words`).toBeLessThan(56)
    }
    const member = await product.visit({ width: 320, persona: "1", settings: { unreadInbox: 1000 } })
    await settled(member)
    for (const language of languages) {
      await speak(member, language)
      expect(await excess(member), language).toEqual(fits)
      expect(await cut(header(member)), language).toEqual([])
    }
  })

  it("would be missed", async () => {
    const page = await product.visit({ width: 320 })
    await mainMenu(page)
      .getByText("Promotion")
      .evaluate((label) => (label.textContent = "Promotionen und Angebote"))
    expect(await cut(mainMenu(page))).toEqual(["Promotionen und Angebote"])
    await header(page)
      .getByRole("link", { name: "Register" })
      .evaluate((label) => (label.textContent = "Registrierungsanmeldeformular"))
    expect(await cut(header(page))).not.toEqual([])
    expect(await excess(page)).not.toEqual(fits)
  })
})

/** Adds up what moves on a page by itself. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Array<unknown> = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: ReadonlyArray<{ readonly node?: Element }> = Reflect.get(entry, "sources") ?? []
        shifts.push([Reflect.get(entry, "value"), ...sources.map(({ node }) => node?.textContent)])
      }
    }).observe({ type: "layout-shift", buffered: true })
  })

const shifts = (page: Page) => page.evaluate((): unknown => Reflect.get(window, "shifts"))

describe("nothing moves aside while home comes", () => {
  it.each([
    ["guest", 0],
    ["guest", 250],
    ["0", 0],
    ["0", 250],
  ])("for persona %s at %i ms a call, on the first visit and on the second", async (persona, latency) => {
    const page = await product.visit({ persona, settings: { latency }, before: noteShifts })
    await settled(page)
    await page.getByRole("button", { name: "Pause banners" }).waitFor()
    expect(await shifts(page)).toEqual([])
    await page.reload()
    await settled(page)
    await page.getByRole("button", { name: "Pause banners" }).waitFor()
    expect(await shifts(page)).toEqual([])
  })

  it.each([paths.login, paths.gameList])("nor while %s comes", async (path) => {
    const page = await product.visit({ path, settings: { latency: 250 }, before: noteShifts })
    await page.waitForLoadState("networkidle")
    expect(await shifts(page)).toEqual([])
  })

  it("nor as the ways to log in come late", async () => {
    const page = await product.visit({
      path: paths.login,
      before: async (each) => {
        await noteShifts(each)
        await each.route("**/whitelabel*", async (route) => {
          await new Promise((done) => setTimeout(done, 1500))
          await route.continue()
        })
      },
    })
    await page.getByRole("button", { name: "Login with SMS code" }).waitFor()
    await page.getByText(/^© /).waitFor()
    expect(await shifts(page)).toEqual([])
  })

  it("nor as the banners move on", async () => {
    const page = await product.visit({ before: noteShifts })
    await page.getByRole("button", { name: "Pause banners" }).waitFor()
    await page.waitForTimeout(millis(timings.bannerAutoplay) + 1000)
    expect(await shifts(page)).toEqual([])
  })

  it("would be noticed", async () => {
    const page = await product.visit({ before: noteShifts })
    await settled(page)
    await page.getByRole("main").evaluate((main) => {
      const late = document.createElement("div")
      late.style.height = "40px"
      main.prepend(late)
    })
    await expect.poll(() => shifts(page)).not.toEqual([])
  })
})
