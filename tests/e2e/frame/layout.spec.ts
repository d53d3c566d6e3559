import { readFileSync } from "node:fs"
import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { type Language, languageFacts, languages } from "#config/product.ts"
import { choose } from "#tests/support/appearance.ts"
import { header, loginForm, openMenu } from "#tests/support/player.ts"
import { expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const board = (page: Page) => page.getByRole("table")

/** Waits until the footer of home shows the merchant's texts and all calls have responses. */
const settled = async (page: Page) => {
  await page.getByText(/^© /).waitFor()
  await board(page).waitFor()
  await page.waitForLoadState("networkidle")
}

/** How far content overflows sideways: its width in CSS px beyond the window, and the view's scale. */
const excess = (page: Page) =>
  page.evaluate(() => ({
    beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    scale: window.visualViewport?.scale,
  }))

const fits = { beyond: 0, scale: 1 }

describe("narrow and wide phones", () => {
  it.each([320, 430])("home at a width of %i px does not scroll sideways", async (width) => {
    const page = await product.visit({ width, persona: "1" })
    await settled(page)
    expect(await excess(page)).toEqual(fits)
    await openMenu(page)
    expect(await excess(page)).toEqual(fits)
    await page.keyboard.press("Escape")
    await page.goto(paths.memberHome)
    await page.getByRole("link", { name: "My account" }).waitFor()
    expect(await excess(page)).toEqual(fits)
    expectQuiet(page)
  })

  it.each([320, 430])("the login at a width of %i px does not scroll sideways", async (width) => {
    const page = await product.visit({ width, path: paths.login })
    await loginForm(page).waitFor()
    expect(await excess(page)).toEqual(fits)
    expectQuiet(page)
  })
})

/** The parts of a bar that are cut off or outside the window, without the ticker's titles, which scroll. */
const cut = (bar: Locator) =>
  bar.evaluate((element) => {
    const hasWords = (each: Element) =>
      [...each.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent !== "",
      )
    const shown = [...element.querySelectorAll("*")].filter(
      (each) =>
        each.closest("[aria-hidden], [role=group] > a > *") === null &&
        each.getBoundingClientRect().width > 1,
    )
    const isCut = (each: Element) => hasWords(each) && each.scrollWidth > each.clientWidth + 1
    const isOut = (each: Element) => {
      const { left, right } = each.getBoundingClientRect()
      return left < 0 || right > document.documentElement.clientWidth
    }
    return shown.filter((each) => isCut(each) || isOut(each)).map(({ textContent }) => textContent)
  })

const mainMenu = (page: Page) => page.getByRole("navigation").last()

/** The header's row of logo and controls; the ticker of home is the row below. */
const controls = (page: Page) => header(page).locator(":scope > *").first()

const dictionaryOf = (language: Language): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(`src/i18n/locales/${languageFacts[language].file}.json`, "utf8"))

/** Chooses a language and waits for its texts. */
const changeLanguage = async (page: Page, language: Language): Promise<void> => {
  await choose(page, language, "dark")
  const { promotion = "" } = dictionaryOf(language)
  await mainMenu(page).getByRole("link", { name: promotion, exact: true }).waitFor()
}

describe("a language", () => {
  it.each(["CN", "JA", "TH", "VI", "PH"] as const)(
    "[GE-12] home, login and registration are translated to %s",
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
        await expect.poll(() => page.getByRole("tab").allTextContents()).toEqual([login, register])
      }
      expectQuiet(page)
    },
  )
})

describe("long words", () => {
  it("header and bottom menu fit every language at 320 px", async () => {
    const page = await product.visit({ width: 320 })
    await settled(page)
    for (const language of languages) {
      await changeLanguage(page, language)
      const { pause = "" } = dictionaryOf(language)
      await header(page).getByRole("button", { name: pause, exact: true }).waitFor()
      expect(await excess(page), language).toEqual(fits)
      expect(await cut(header(page)), language).toEqual([])
      expect(await cut(mainMenu(page)), language).toEqual([])
      expect((await controls(page).boundingBox())?.height, `${language}: one line of words`).toBeLessThan(56)
    }
    const member = await product.visit({ width: 320, persona: "1", settings: { unreadInbox: 1000 } })
    await settled(member)
    for (const language of languages) {
      await changeLanguage(member, language)
      expect(await excess(member), language).toEqual(fits)
      expect(await cut(header(member)), language).toEqual([])
    }
  })

  it("the overflow check detects a text that is too long", async () => {
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

/** Sums up the layout shifts of a page. */
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

describe("layout shifts", () => {
  it.each([
    ["guest", 0],
    ["guest", 250],
    ["0", 0],
    ["0", 250],
  ])(
    "home does not shift for persona %s at %i ms a call, on the first and second visit",
    async (persona, latency) => {
      const page = await product.visit({ persona, settings: { latency }, before: noteShifts })
      await settled(page)
      await page.getByRole("region", { name: "Banners" }).getByRole("button", { name: "Pause" }).waitFor()
      expect(await shifts(page)).toEqual([])
      await page.reload()
      await settled(page)
      await page.getByRole("region", { name: "Banners" }).getByRole("button", { name: "Pause" }).waitFor()
      expect(await shifts(page)).toEqual([])
    },
  )

  it.each([paths.login, paths.gameList])("the page %s does not shift while it loads", async (path) => {
    const page = await product.visit({ path, settings: { latency: 250 }, before: noteShifts })
    await page.waitForLoadState("networkidle")
    expect(await shifts(page)).toEqual([])
  })

  it("the login does not shift when its methods load late", async () => {
    let respond = () => {}
    const held = new Promise<void>((resolve) => {
      respond = resolve
    })
    const page = await product.visit({
      path: paths.login,
      before: async (each) => {
        await noteShifts(each)
        await each.route("**/whitelabel*", async (route) => {
          await held
          await route.continue()
        })
      },
    })
    await page.getByRole("form").first().waitFor()
    respond()
    await page.getByRole("button", { name: "Login with SMS code" }).waitFor()
    await page.getByText(/^© /).waitFor()
    expect(await shifts(page)).toEqual([])
  })

  it("home does not shift when the banners move on", async () => {
    const page = await product.visit({ before: noteShifts })
    await page.getByRole("region", { name: "Banners" }).getByRole("button", { name: "Pause" }).waitFor()
    const moved = page
      .locator(".swiper-wrapper")
      .first()
      .evaluate(
        (banners) =>
          new Promise((done) => banners.addEventListener("transitionend", () => done(true), { once: true })),
      )
    expect(await moved).toBe(true)
    expect(await shifts(page)).toEqual([])
  })

  it("the layout-shift check detects a shift", async () => {
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
