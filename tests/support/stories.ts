import { existsSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { type Browser, chromium, type Page } from "playwright"

import { type Language, languageFacts, type Theme } from "#config/product.ts"
import { browserLaunch } from "#tests/support/browserPath.ts"
import { serve, type Serving } from "#tools/serve/serve.ts"

const folder = process.env["LADLE_DIST"] ?? "dist-ladle"

interface Meta {
  readonly stories: Readonly<Record<string, { readonly filePath: string; readonly namedExport: string }>>
}

/** A story of the build. */
export interface Listed {
  readonly id: string
  /** Its file, from the root of the project. */
  readonly file: string
  readonly name: string
}

/** The stories the build lists. */
export const listed = (): ReadonlyArray<Listed> => {
  if (!existsSync(`${folder}/meta.json`)) throw new Error(`There is no ${folder}/ yet: npm run ladle:build`)
  const { stories }: Meta = JSON.parse(readFileSync(`${folder}/meta.json`, "utf8"))
  return Object.entries(stories).map(([id, { filePath, namedExport }]) => ({
    id,
    file: filePath,
    name: namedExport,
  }))
}

/** Theme and language of a story. */
export interface Look {
  readonly theme: Theme
  readonly language: Language
}

/** The findings on a rendered story. */
export interface Seen extends Look {
  readonly id: string
  readonly name: string
  /** Errors of the page and its console, failed responses, requests to other servers. */
  readonly problems: ReadonlyArray<string>
  /** The WCAG 2.2 AA violations that axe found. */
  readonly violations: ReadonlyArray<string>
  readonly isDrawn: boolean
  /** Theme, language, background and text of the document. */
  readonly document: {
    readonly theme: string
    readonly language: string
    readonly background: string
    readonly text: string
  }
}

export interface LadleSite {
  readonly url: string
  readonly newPage: () => Promise<Page>
  readonly close: () => Promise<void>
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** The Ladle build on a plain static server, and a browser. */
export const openLadle = async (): Promise<LadleSite> => {
  const site: Serving = await serve({ folder, port: 0 })
  const browser: Browser = await chromium.launch(browserLaunch())
  return {
    url: site.url,
    newPage: async () => {
      const page = await browser.newPage({ viewport: { width: 375, height: 812 }, baseURL: site.url })
      page.setDefaultTimeout(10_000)
      // The first page loads the code of all stories.
      page.setDefaultNavigationTimeout(30_000)
      await page.addInitScript(axe)
      return page
    },
    close: async () => {
      await browser.close()
      await site.close()
    },
  }
}

export const addressOf = (id: string, { theme, language }: Look): string =>
  `/?${new URLSearchParams({ mode: "preview", theme, story: id, "arg-language": language })}`

/** Collects the errors that a page reports; the returned function takes those so far. */
const listen = (page: Page, url: string): (() => ReadonlyArray<string>) => {
  let found: Array<string> = []
  page.on("pageerror", (error) => found.push(`page error: ${error.message}`))
  page.on("console", (message) => {
    if (message.type() === "error") found.push(`console error: ${message.text()}`)
  })
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${url}/`))
      found.push(`asked elsewhere: ${request.url()}`)
  })
  page.on("response", (response) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${response.url()}`)
  })
  return () => {
    const taken = found
    found = []
    return taken
  }
}

export const tagOf = (language: Language): string => languageFacts[language].tag

const wantedOf = ({ theme, language }: Look) => ({ theme, tag: tagOf(language) })

/**
 * Waits in the page until the requested story is rendered, has its responses and no longer changes. Finishes
 * short animations at once, because axe would measure the colours of a fade.
 */
const settle = async ({ theme, tag }: { readonly theme: Theme; readonly tag: string }): Promise<void> => {
  const quietTurns = 3
  const longest = 20_000
  const start = performance.now()
  let turns = 0
  const observer = new MutationObserver(() => {
    turns = 0
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  const root = document.documentElement
  // Consecutive visits to a story differ in theme or language, so the document shows whether it has changed.
  const isOther = () => root.dataset["theme"] !== theme || root.lang !== tag
  const endMotions = (): boolean => {
    const motions = document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === "running" && effect?.getTiming().iterations !== Infinity,
      )
    motions.forEach((motion) => motion.finish())
    return motions.length > 0
  }
  const isBusy = () =>
    isOther() ||
    document.querySelector(".story") === null ||
    document.querySelector(".ladle-ring-wrapper") !== null ||
    document.querySelector("[data-stage=busy]") !== null ||
    endMotions()
  do {
    // A timer, because a loop of frames would render each of them.
    await new Promise((resolve) => setTimeout(resolve, 25))
    // Turns without a change instead of a time: a slow machine may not render anything in that time.
    turns = isBusy() ? 0 : turns + 1
  } while (turns < quietTurns && performance.now() - start < longest)
  observer.disconnect()
}

/** Navigates to a story as Back and Forward do, without a reload. */
const goOn = (address: string): void => {
  // Each story leaves preload links in the head, which have no further use but which axe checks.
  document.querySelectorAll("link[rel=modulepreload]").forEach((link) => link.remove())
  history.pushState(null, "", address)
  dispatchEvent(new PopStateEvent("popstate"))
}

const look = async () => {
  const { axe } = window as unknown as { readonly axe: typeof import("axe-core") }
  const { violations } = await axe.run(document, {
    runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
    resultTypes: ["violations"],
  })
  const root = document.documentElement
  const story = document.querySelector(".story")
  const beside = [...document.body.children].filter(({ id, className }) => id === "" && className === "")
  return {
    violations: violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
    ),
    isDrawn: story?.querySelector("*") !== null || beside.length > 0,
    document: {
      theme: root.dataset["theme"] ?? "",
      language: root.lang,
      background: getComputedStyle(root).backgroundColor,
      text: document.body.innerText,
    },
  }
}

/** Looks at a settled story. A violation counts if it persists: a fade may begin while axe runs. */
const lookAt = async (page: Page, wanted: Look) => {
  await page.evaluate(settle, wantedOf(wanted))
  const found = await page.evaluate(look)
  if (found.violations.length === 0) return found
  await page.evaluate(settle, wantedOf(wanted))
  return page.evaluate(look)
}

/** A story and how it is to be seen. */
interface Visit {
  readonly story: Listed
  readonly looks: ReadonlyArray<Look>
}

/** Checks stories on one page until the queue is empty. */
const work = async (ladle: LadleSite, queue: Array<Visit>, seen: Array<Seen>) => {
  const page = await ladle.newPage()
  const taken = listen(page, ladle.url)
  await page.goto("/?mode=preview")
  await page.locator(".story").waitFor({ state: "attached" })
  for (let visit = queue.shift(); visit !== undefined; visit = queue.shift()) {
    for (const each of visit.looks) {
      await page.evaluate(goOn, addressOf(visit.story.id, each))
      const found = await lookAt(page, each)
      const problems = taken()
      seen.push({ ...visit.story, ...each, ...found, problems })
      // An error of one story must not be reported for the next one.
      if (problems.length > 0) await page.goto("/?mode=preview")
    }
  }
  await page.close()
}

/** Pages side by side, because a check mostly waits for frames. */
const pagesAtOnce = 4

/** Checks all these stories, each in the looks of its place in the list. */
export const checkStories = async (
  ladle: LadleSite,
  stories: ReadonlyArray<Listed>,
  looksOf: (place: number) => ReadonlyArray<Look>,
): Promise<ReadonlyArray<Seen>> => {
  const queue = stories.map((story, place) => ({ story, looks: looksOf(place) }))
  const seen: Array<Seen> = []
  await Promise.all(Array.from({ length: pagesAtOnce }, () => work(ladle, queue, seen)))
  return seen
}

/** Opens one story in a new page and waits for it. */
export const openStory = async (
  ladle: LadleSite,
  id: string,
  chosen: Look = { theme: "dark", language: "EN" },
): Promise<Page> => {
  const page = await ladle.newPage()
  await page.goto(addressOf(id, chosen))
  await page.locator(".story").waitFor({ state: "attached" })
  await page.evaluate(settle, wantedOf(chosen))
  return page
}
