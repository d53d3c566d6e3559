import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { type Language, languageFacts, languages, type Theme } from "#config/product.ts"
import { type LadleSite, type Listed, listed, type Look, openLadle, tagOf } from "#tests/support/ladle.ts"
import { looksOf, newViewer, type Seen, type Viewer } from "#tests/support/stories.ts"

/** The stories are checked in this many files, `part1.spec.ts` and so on, which run side by side. */
export const parts = 3

/** Stories of a component that renders nothing in this state. */
const drawsNothing = /^(Closed|Empty|Nothing\w*)$/

const backgrounds = {
  dark: "rgb(11, 13, 20)",
  light: "rgb(246, 244, 239)",
} as const satisfies Readonly<Record<Theme, string>>

const dictionaries = import.meta.glob<Readonly<Record<string, string>>>("/src/i18n/locales/**/*.json", {
  eager: true,
  import: "default",
})

/** All texts of a language, with those of lazy code. */
const textsOf = (language: Language): Readonly<Record<string, string>> => {
  const { file } = languageFacts[language]
  return {
    ...dictionaries[`/src/i18n/locales/${file}.json`],
    ...dictionaries[`/src/i18n/locales/protection/${file}.json`],
  }
}

const inEnglish = textsOf("EN")

/** The English texts that a language translates. */
const translatedOf = (language: Language): ReadonlySet<string> => {
  const spoken = [...languageFacts[language].fallback].reverse().concat(language)
  const texts: Readonly<Record<string, string>> = Object.assign({}, ...spoken.map(textsOf))
  const borrowed = new Set(Object.entries(inEnglish).map(([key, text]) => texts[key] ?? text))
  return new Set(Object.values(inEnglish).filter((text) => !borrowed.has(text)))
}

const translated = new Map(languages.map((language) => [language, translatedOf(language)]))

const isOfPage = ({ file }: Listed): boolean => file.startsWith("src/pages/")

/** The lines of a story that are English texts, which the language translates. */
const englishLines = ({ document }: Seen, language: Language): ReadonlyArray<string> => {
  const english = translated.get(language)
  return document.text.split("\n").filter((line) => english?.has(line))
}

/** Sees a story until the data of a new language, which follows after a while (BC-04), is there, or its time is up. */
const untilTranslated = async (
  story: Listed,
  { language }: Look,
  view: () => Promise<Seen>,
): Promise<Seen> => {
  let seen = await view()
  if (!isOfPage(story) || language === "EN" || englishLines(seen, language).length === 0) return seen
  const isTranslated = async () => {
    seen = await view()
    return englishLines(seen, language).length === 0
  }
  // `faultsOf` reports the lines that are left.
  await expect
    .poll(isTranslated, { interval: 300, timeout: 2000 })
    .toBe(true)
    .catch(() => {})
  return seen
}

/** The faults of a story in one look. */
const faultsOf = (story: Listed, { theme, language }: Look, seen: Seen): ReadonlyArray<string> => {
  const { problems, violations, isDrawn, document } = seen
  const isLeft = isOfPage(story) && language !== "EN"
  const differs = (what: string, found: string, expected: string) =>
    found === expected ? [] : [`${what}: ${found} instead of ${expected}`]
  return [
    ...problems,
    ...violations,
    ...(isDrawn || drawsNothing.test(story.name) ? [] : ["nothing is drawn"]),
    ...differs("theme", document.theme, theme),
    ...differs("background", document.background, backgrounds[theme]),
    ...differs("language", document.language, tagOf(language)),
    ...(isLeft ? englishLines(seen, language).map((line) => `left in English: ${line}`) : []),
  ].map((fault) => `${theme}, ${language}: ${fault}`)
}

/** As many viewers as Vitest runs cases side by side. */
const viewersAtOnce = 3

/** Viewers that each show one story at a time, the stories of a file one after the other. */
const openViewers = async (open: () => Promise<Viewer>) => {
  const viewers: Array<Promise<Viewer>> = []
  while (viewers.length < viewersAtOnce) {
    // One opens after another: Ladle loads for about a second.
    await viewers.at(-1)
    viewers.push(open())
  }
  const turns = viewers.map((viewer) => Promise.resolve<unknown>(viewer))
  const replace = async (place: number, viewer: Viewer): Promise<void> => {
    await viewer.close()
    await (viewers[place] = open())
  }
  /** A late error of a story with faults must not be reported for the next one, which gets a new viewer. */
  const viewWith = async (place: number, view: (viewer: Viewer) => Promise<ReadonlyArray<string>>) => {
    const viewer = await (viewers[place] ?? open())
    const faults = await view(viewer).catch(async (error: unknown) => {
      await replace(place, viewer)
      throw error
    })
    if (faults.length > 0) await replace(place, viewer)
    return faults
  }
  return (place: number, view: (viewer: Viewer) => Promise<ReadonlyArray<string>>) => {
    const viewed = (turns[place] ?? Promise.resolve()).then(() => viewWith(place, view))
    turns[place] = viewed.catch(() => {})
    return viewed
  }
}

interface Case extends Listed {
  readonly looks: readonly [Look, Look]
  /** The viewer that shows the story. */
  readonly viewer: number
}

/**
 * The stories of a part. Those of one file have the same viewer, which loads their code once. The viewers alternate,
 * so that each case finds its own free.
 */
const casesOf = (part: number): ReadonlyArray<Case> => {
  const stories = listed()
  const files = [...new Set(stories.map(({ file }) => file))]
  const places = new Map(files.map((file, place) => [file, place]))
  const all = stories.map((story, place) => {
    const filePlace = places.get(story.file) ?? 0
    const viewer = Math.floor(filePlace / parts) % viewersAtOnce
    return { ...story, looks: looksOf(place), part: (filePlace % parts) + 1, viewer }
  })
  const queues = Array.from({ length: viewersAtOnce }, (_, viewer) =>
    all.filter((each) => each.part === part && each.viewer === viewer),
  )
  const longest = Math.max(...queues.map((queue) => queue.length))
  return Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue[turn] ?? [])).flat()
}

/** One case for each story of a part, and one for the part as a whole. */
export const checkPart = (part: number): void => {
  const cases = casesOf(part)
  const titled = cases.map((each) => [each.id, each] as const)
  /** The stories seen in both themes, and the lines in English of those in English. */
  const seen = new Map<string, ReadonlyArray<string>>()
  let ladle: LadleSite
  let viewWith: Awaited<ReturnType<typeof openViewers>>

  beforeAll(async () => {
    ladle = await openLadle()
    viewWith = await openViewers(() => newViewer(ladle))
  })

  afterAll(() => ladle.close())

  // Side by side, because a check mostly waits.
  describe.concurrent("each story", () => {
    it.each(titled)(
      "[HA-94] the story %s renders without a fault, dark and light",
      async (_id, { looks: [dark, light], viewer: place, ...story }) => {
        const faults = await viewWith(place, async (viewer) => {
          // What axe says of names, roles and structure does not depend on the theme.
          const first = await viewer.view(story, dark, "all")
          const second = await untilTranslated(story, light, () => viewer.view(story, light, "colours"))
          seen.set(story.id, isOfPage(story) ? englishLines(first, "CN") : [])
          return [...faultsOf(story, dark, first), ...faultsOf(story, light, second)]
        })
        expect(faults).toEqual([])
      },
    )
  })

  describe(`part ${part} of ${parts}`, () => {
    it(`[HA-92, HA-94] every story of part ${part} is rendered from a static server, dark and light`, () => {
      expect([...seen.keys()].sort()).toEqual(cases.map(({ id }) => id).sort())
    })

    it(`[HA-93] page stories of part ${part} in English have dictionary texts, which another language must replace`, () => {
      const withTexts = [...seen.values()].filter((lines) => lines.length > 0)
      expect(withTexts.length).toBeGreaterThan(90 / parts)
    })
  })
}
