import axe from "axe-core"
import { describe, expect, it } from "vitest"

import { type Language, languageFacts, languages, type Theme, themes } from "#config/product.ts"

import { listen, takeProblems } from "./problems.ts"
import { type Look, show, type Shown } from "./stage.tsx"
import { type Story, storiesIn, type StoryFile } from "./stories.ts"
import { englishLines } from "./translated.ts"

/** Stories of a component that renders nothing in this state. */
const rendersNothing = /^(Closed|Empty|Nothing\w*)$/

const backgrounds = {
  dark: "rgb(11, 13, 20)",
  light: "rgb(246, 244, 239)",
} as const satisfies Readonly<Record<Theme, string>>

/** Every rule of WCAG 2.2 AA. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

const violations = async (): Promise<ReadonlyArray<string>> => {
  const found = await axe.run({ runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = "" }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  )
}

/** The faults of a story that has been rendered in a look. */
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
    .poll(() => englishLines(language), { interval: 50, timeout: 5000 })
    .toEqual([])
    .catch(() => {})
  return englishLines(language).map((line) => `left in English: ${line}`)
}

/**
 * The looks of stories, by turns: each language dark and light. Errors, labels and overflow do not depend on the theme,
 * and `contrastMistakes` of `tools/brand` proves the pairs of colours in both.
 */
const looks: ReadonlyArray<Look> = themes.flatMap((theme) =>
  languages.map((language) => ({ theme, language })),
)

/** A lazy component renders after its chunk. */
const paintsSoon = async ({ isRendered }: Shown): Promise<boolean> => {
  await expect
    .poll(isRendered, { interval: 50, timeout: 5000 })
    .toBe(true)
    .catch(() => {})
  return isRendered()
}

let before = "none"

export const faultsOf = async (
  { name, Component }: Story,
  { look, isOfPage }: { readonly look: Look; readonly isOfPage: boolean },
): Promise<ReadonlyArray<string>> => {
  const shown = show(Component)
  try {
    const faults = faultsIn(look, await shown.render(look))
    const nothing = rendersNothing.test(name) || (await paintsSoon(shown)) ? [] : ["nothing is rendered"]
    const rules = await violations()
    const english = isOfPage && look.language !== "EN" ? await leftInEnglish(look.language) : []
    const problems = takeProblems().map((problem) => `${problem} (the story before: ${before})`)
    return [...problems, ...faults, ...nothing, ...rules, ...english]
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
    const titled = storiesIn(file).map((story) => {
      const look = looks[place++ % looks.length] ?? { theme: "dark", language: "EN" }
      return [story.name, story, look] as const
    })
    it.each(titled)("[HA-93, HA-94] renders %s without a fault", async (_name, story, look) => {
      const faults = await faultsOf(story, { look, isOfPage })
      expect(faults, faults.join("\n")).toEqual([])
    })
  })
}
