import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { languages } from "#config/product.ts"
import { paths } from "#config/paths.ts"
import { header } from "#tests/support/pageEntry.ts"
import { main } from "#tests/support/pagePlayer.ts"
import { screenshotPages } from "#tools/picture/screenshotPages.ts"

import { edgeless, forceColours } from "./forcedColours.ts"
import { brokenLabels, cutIn } from "./labels.ts"
import { setTextSize, unreadable, usualSize } from "./largeText.ts"
import { beyond, violations, openWithChoice } from "./looks.ts"
import { tooSmall } from "./sizes.ts"
import { badgesTooClose, misplaced } from "./spacing.ts"

const elements = (selector: string): ReadonlyArray<HTMLElement> => [
  ...main().element().querySelectorAll<HTMLElement>(selector),
]

/** Faults for screen readers that axe does not find. */
const misread = (): ReadonlyArray<string> => {
  const titles = document.querySelectorAll("h1").length
  const balances = document.querySelectorAll("[role=status][aria-label=Balance]:not([aria-live=off])").length
  const empty = [...document.querySelectorAll("ul, ol, [role=list]")].filter(
    (list) => list.querySelector("li, [role=listitem]") === null,
  )
  return [
    ...(titles === 1 ? [] : [`${titles} main headings`]),
    ...(balances > 1 ? [`${balances} balances are announced`] : []),
    ...empty.map((list) => `a list without items: ${list.getAttribute("aria-label")}`),
  ]
}

/** Doubles every text and leaves every box as it is. */
const doubleTexts = (): void => {
  const sizes = elements("*").map((each) => parseFloat(getComputedStyle(each).fontSize))
  for (const [index, each] of elements("*").entries()) each.style.fontSize = `${2 * (sizes[index] ?? 0)}px`
}

/** The texts that are wider than their box, and a page that is wider than its window. */
const tooWide = (): ReadonlyArray<string> => [
  ...(beyond() === 0 ? [] : [`overflows its window by ${beyond()} px`]),
  ...elements("label, p, h2, button, a, dt, dd, li")
    .filter((each) => getComputedStyle(each).display !== "inline" && each.scrollWidth > each.clientWidth + 1)
    .map((each) => `cut in ${each.textContent}`),
]

describe("every page", () => {
  it.each(screenshotPages)(
    "shows %s to persona %s without cut texts in every language and text size",
    { timeout: 120_000 },
    async (path, persona) => {
      const { choose } = await openWithChoice({ persona, path, width: 320, settings: { scale: "few" } })
      const found: Array<string> = []
      for (const [index, language] of languages.entries()) {
        await choose(language, index % 2 === 0 ? "light" : "dark")
        // The stories of pages show axe the other languages.
        const complaints = [
          ...(language === "EN" ? await violations() : []),
          ...tooWide(),
          ...tooSmall(),
          ...brokenLabels(language),
          ...misplaced(),
        ]
        found.push(...complaints.map((each) => `${language}: ${each}`))
      }
      await choose("EN", "dark")
      found.push(...misread())
      const release = await forceColours()
      found.push(...edgeless())
      await release()
      await setTextSize(2 * usualSize)
      for (const width of [375, 320]) {
        await page.viewport(width, 812)
        await expect.poll(unreadable, { message: `text size doubled at ${width} px` }).toEqual([])
      }
      await setTextSize(usualSize)
      await page.viewport(375, 812)
      doubleTexts()
      found.push(...tooWide().map((each) => `text at twice its size: ${each}`))
      expect(found).toEqual([])
    },
  )
})

const mainMenu = (): Element => page.getByRole("navigation").last().element()

describe("header and bottom menu at 320 px", () => {
  it.each([
    ["guest", paths.home],
    ["0", paths.myAccount],
    ["1", paths.home],
  ])("fit for persona %s at %s in every language", { timeout: 120_000 }, async (persona, path) => {
    const settings = { unreadInbox: 1000 }
    const { choose } = await openWithChoice({ persona, path, width: 320, settings })
    for (const language of languages) {
      await choose(language, "dark")
      expect(beyond(), language).toBe(0)
      expect([...cutIn(header().element()), ...cutIn(mainMenu())], language).toEqual([])
      expect(badgesTooClose(), language).toEqual([])
      const height = header().element().firstElementChild?.getBoundingClientRect().height
      expect(height, `${language}: one line of words`).toBeLessThan(56)
    }
  })
})
