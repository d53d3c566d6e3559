import axe from "axe-core"
import { describe, expect, it } from "vitest"

import { type Language, languageFacts, languages, type Theme } from "#config/product.ts"
import { longestWait } from "#tools/test/waits.ts"

import { listen, takeProblems } from "./problems.ts"
import { type Look, show, type Shown } from "./stage.tsx"
import { type Story, storiesIn, type StoryFile } from "./stories.ts"
import { englishLines } from "./translated.ts"

/** Stories of a component that renders nothing in this state. */
const drawsNothing = /^(Closed|Empty|Nothing\w*)$/

const backgrounds = {
  dark: "rgb(11, 13, 20)",
  light: "rgb(246, 244, 239)",
} as const satisfies Readonly<Record<Theme, string>>

const others = languages.filter((language) => language !== "EN")

/** Every rule of WCAG 2.2 AA. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

const violations = async (): Promise<ReadonlyArray<string>> => {
  const found = await axe.run({ runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = "" }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  )
}

/** The faults of a story that has been drawn in a look. */
const faultsIn = ({ theme, language }: Look, isStill: boolean): ReadonlyArray<string> => {
  const root = document.documentElement
  const differs = (what: string, found: unknown, expected: unknown) =>
    found === expected ? [] : [`${what}: ${String(found)} instead of ${String(expected)}`]
  return [
    ...differs("still", isStill, true),
    ...differs("theme", root.dataset["theme"], theme),
    ...differs("background", getComputedStyle(root).backgroundColor, backgrounds[theme]),
    ...differs("language", root.lang, languageFacts[language].tag),
    ...differs("width", root.scrollWidth, innerWidth),
  ].map((fault) => `${theme}, ${language}: ${fault}`)
}

/** Waits for the data of a new language, which follows after a while (BC-04). */
const leftInEnglish = async (language: Language): Promise<ReadonlyArray<string>> => {
  await expect
    .poll(() => englishLines(language), { interval: 50, timeout: longestWait })
    .toEqual([])
    .catch(() => {})
  return englishLines(language).map((line) => `left in English: ${line}`)
}

const inBothLooks = async (shown: Shown, name: string, language: Language) => {
  const dark = { theme: "dark", language: "EN" } as const
  const light = { theme: "light", language } as const
  const first = faultsIn(dark, await shown.draw(dark))
  const nothing = shown.isDrawn() || drawsNothing.test(name) ? [] : ["nothing is drawn"]
  const rules = await violations()
  const second = faultsIn(light, await shown.draw(light))
  return [...first, ...nothing, ...rules, ...second]
}

let before = "none"

/**
 * The faults of a story: dark in English with axe, then light in another language. Axe looks at one theme only, because
 * `contrastMistakes` of `tools/brand` proves the pairs of colours in both.
 */
export const faultsOf = async (
  { name, Drawn }: Story,
  { language, isOfPage }: { readonly language: Language; readonly isOfPage: boolean },
): Promise<ReadonlyArray<string>> => {
  const shown = show(Drawn)
  try {
    const faults = await inBothLooks(shown, name, language)
    const english = isOfPage ? await leftInEnglish(language) : []
    const problems = takeProblems().map((problem) => `${problem} (the story before: ${before})`)
    return [...problems, ...faults, ...english]
  } finally {
    before = name
    shown.close()
  }
}

/** One case for each story, so that a failure names its story. */
export const checkEvery = (files: Readonly<Record<string, StoryFile>>): void => {
  listen()
  let place = 0
  describe.each(Object.entries(files))("stories of %s", (path, file) => {
    const isOfPage = path.startsWith("/src/pages/")
    const titled = storiesIn(file).map((story) => [story.name, story] as const)
    it.each(titled)("[HA-93, HA-94] draws %s without a fault, dark and light", async (_name, story) => {
      const language = others[place++ % others.length] ?? "CN"
      expect(await faultsOf(story, { language, isOfPage })).toEqual([])
    })
  })
}
