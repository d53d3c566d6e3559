import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { type Language, languageFacts, languages, type Theme } from "#config/product.ts"
import { slots } from "#platform/slots.ts"
import { violationsOf } from "#tests/support/axe.ts"
import { challenge, readPicture, registerForm } from "#tests/support/entry.ts"
import { header } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

/** Chooses a language and a theme as another tab would. */
const choose = async (page: Page, language: Language, theme: Theme) => {
  await page.evaluate(
    (values) => {
      for (const [key, newValue] of values) {
        localStorage.setItem(key, newValue)
        dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }))
      }
    },
    [
      [slots.language.key, language],
      [slots.theme.key, theme],
    ] as const,
  )
  await page.locator(`html[lang="${languageFacts[language].tag}"][data-theme="${theme}"]`).waitFor()
  await page.waitForLoadState("networkidle")
}

/** How far the page stands out of its window, in CSS px. */
const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const pages: ReadonlyArray<readonly [path: string, persona: string]> = [
  [paths.login, "guest"],
  [paths.register, "guest"],
  [paths.forgot, "guest"],
  [paths.trial, "guest"],
  [paths.terms, "guest"],
  [paths.agreement, "guest"],
  [paths.changePassword, "0"],
  [paths.settings, "0"],
  [paths.myAccount, "0"],
  [paths.feedback, "0"],
]

describe("the pages of the entry, in every language and both themes, at 320 px", () => {
  it.each(pages)("%s has no finding of axe and nothing stands out", async (path, persona) => {
    const page = await product.visit({ path, persona, width: 320, context: { reducedMotion: "reduce" } })
    await page.getByRole("heading", { level: 1 }).waitFor()
    for (const [index, language] of languages.entries()) {
      await choose(page, language, index % 2 === 0 ? "light" : "dark")
      expect(await violationsOf(page), language).toEqual([])
      expect(await beyond(page), language).toBe(0)
    }
  })
})

/** Doubles every text and leaves every box as it is. */
const doubleTexts = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const texts = [...main.querySelectorAll<HTMLElement>("*")].map((each) => ({
      each,
      size: parseFloat(getComputedStyle(each).fontSize),
    }))
    for (const { each, size } of texts) each.style.fontSize = `${2 * size}px`
  })

/** The texts that are wider than the place they have. */
const cutTexts = (page: Page) =>
  page
    .getByRole("main")
    .evaluate((main) =>
      [...main.querySelectorAll("label, p, h2, button, a, dt, dd, li")]
        .filter(
          (each) => getComputedStyle(each).display !== "inline" && each.scrollWidth > each.clientWidth + 1,
        )
        .map((each) => each.textContent),
    )

describe("text at twice its size", () => {
  it.each(pages)("nothing of %s is cut or stands out", async (path, persona) => {
    const page = await product.visit({ path, persona })
    await page.getByRole("heading", { level: 1 }).waitFor()
    await page.waitForLoadState("networkidle")
    await doubleTexts(page)
    expect(await beyond(page)).toBe(0)
    expect(await cutTexts(page)).toEqual([])
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
