import { existsSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"

import { type Browser, chromium, type Page } from "playwright"

import { type Language, languageFacts, type Theme } from "#config/product.ts"
import { browserLaunch } from "#tests/support/browserPath.ts"
import { serve, type Serving } from "#tools/serve.ts"

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

/** How a story is to be seen. */
export interface Look {
  readonly theme: Theme
  readonly language: Language
}

/** What came of looking at a story. */
export interface Seen extends Look {
  readonly id: string
  readonly name: string
  /** Errors of the page and of its console, answers that were none, requests that left the server. */
  readonly problems: ReadonlyArray<string>
  /** What axe found against WCAG 2.2 AA. */
  readonly violations: ReadonlyArray<string>
  readonly isDrawn: boolean
  /** Theme, language and background of the document, and its words. */
  readonly document: {
    readonly theme: string
    readonly language: string
    readonly background: string
    readonly text: string
  }
}

export interface Shelf {
  readonly url: string
  readonly newPage: () => Promise<Page>
  readonly close: () => Promise<void>
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** The built stories on a plain static server, and a browser. */
export const openShelf = async (): Promise<Shelf> => {
  const site: Serving = await serve({ folder, port: 0, quality: 1 })
  const browser: Browser = await chromium.launch(browserLaunch())
  return {
    url: site.url,
    newPage: async () => {
      const page = await browser.newPage({ viewport: { width: 375, height: 812 }, baseURL: site.url })
      page.setDefaultTimeout(10_000)
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

/** Collects what a page complains of; the answered function takes what there is. */
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
 * Waits in the page until the story is the one asked for, has had its answers and changes no more. Its short motions are
 * put to their end, however few frames a busy machine draws: axe would measure the colours of a fade.
 */
const settle = async ({ theme, tag }: { readonly theme: Theme; readonly tag: string }): Promise<void> => {
  const quiet = 60
  const longest = 5000
  const start = performance.now()
  let changed = start
  const observer = new MutationObserver(() => {
    changed = performance.now()
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  const root = document.documentElement
  // Each look at a story differs in these from the one before it: what is on screen is not that one's any more.
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
    // By the clock: a loop of frames would have each of them drawn.
    await new Promise((resolve) => setTimeout(resolve, 25))
  } while ((isBusy() || performance.now() - changed < quiet) && performance.now() - start < longest)
  observer.disconnect()
}

/** Goes to a story as Back and Forward do, without a reload. */
const goOn = (address: string): void => {
  // Each story leaves some of them in the head, where they have done their work and axe looks at them all the same.
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

/** A story and how it is to be seen. */
interface Visit {
  readonly story: Listed
  readonly looks: ReadonlyArray<Look>
}

/** Looks at stories on one page, as long as there are any in the queue. */
const work = async (shelf: Shelf, queue: Array<Visit>, seen: Array<Seen>) => {
  const page = await shelf.newPage()
  const taken = listen(page, shelf.url)
  await page.goto("/?mode=preview")
  await page.locator(".story").waitFor({ state: "attached" })
  for (let visit = queue.shift(); visit !== undefined; visit = queue.shift()) {
    for (const each of visit.looks) {
      await page.evaluate(goOn, addressOf(visit.story.id, each))
      await page.evaluate(settle, wantedOf(each))
      const found = await page.evaluate(look)
      const problems = taken()
      seen.push({ ...visit.story, ...each, ...found, problems })
      // What a story broke is not to be laid at the next one's door.
      if (problems.length > 0) await page.goto("/?mode=preview")
    }
  }
  await page.close()
}

/** Pages side by side: most of a look is waiting for frames. */
const pagesAtOnce = 4

/** Looks at all these stories, at each as its place in the list says. */
export const lookAtAll = async (
  shelf: Shelf,
  stories: ReadonlyArray<Listed>,
  looksOf: (place: number) => ReadonlyArray<Look>,
): Promise<ReadonlyArray<Seen>> => {
  const queue = stories.map((story, place) => ({ story, looks: looksOf(place) }))
  const seen: Array<Seen> = []
  await Promise.all(Array.from({ length: pagesAtOnce }, () => work(shelf, queue, seen)))
  return seen
}

/** Opens one story, afresh, and waits for it. */
export const openStory = async (
  shelf: Shelf,
  id: string,
  chosen: Look = { theme: "dark", language: "EN" },
): Promise<Page> => {
  const page = await shelf.newPage()
  await page.goto(addressOf(id, chosen))
  await page.locator(".story").waitFor({ state: "attached" })
  await page.evaluate(settle, wantedOf(chosen))
  return page
}
