import { existsSync, readFileSync } from "node:fs"
import { type Browser, chromium, type Page } from "playwright"

import { type Language, languageFacts, type Theme } from "#config/product.ts"
import { serve, type Serving } from "#tools/serve/serve.ts"
import { chromiumLaunch, ensureChromium, installedHeadlessShell } from "#tools/test/programs.ts"
import { pageEnvironment } from "#tools/test/testEnvironment.ts"

const folder = process.env["LADLE_DIST"] ?? "dist-ladle"

interface Meta {
  readonly stories: Readonly<Record<string, { readonly filePath: string; readonly namedExport: string }>>
}

/** A story of the build. */
export interface Listed {
  readonly id: string
  /** The path of its file, relative to the root of the project. */
  readonly file: string
  readonly name: string
}

/** The stories the build lists. */
export const listed = (): ReadonlyArray<Listed> => {
  if (!existsSync(`${folder}/meta.json`))
    throw new Error(`There is no ${folder}/ yet: npx ladle build --outDir dist-ladle`)
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

export interface LadleSite {
  readonly newPage: () => Promise<Page>
  readonly close: () => Promise<void>
}

/** The Ladle build on a plain static server, and a browser. */
export const openLadle = async (): Promise<LadleSite> => {
  const site: Serving = await serve({ folder, port: 0 })
  const browser: Browser = await chromium.launch(chromiumLaunch(installedHeadlessShell() ?? ensureChromium()))
  return {
    newPage: async () => {
      const page = await browser.newPage({
        ...pageEnvironment,
        viewport: { width: 375, height: 812 },
        baseURL: site.url,
      })
      page.setDefaultTimeout(10_000)
      // The first page loads the code of all stories.
      page.setDefaultNavigationTimeout(30_000)
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

/** Runs in the page. Waits until the requested story is rendered, has all its responses and no longer changes. Finishes finite animations. */
const stayStill = async ({ theme, tag }: { readonly theme: Theme; readonly tag: string }): Promise<void> => {
  const stableTurns = 3
  const longest = 20_000
  const start = performance.now()
  let turns = 0
  const observer = new MutationObserver(() => {
    turns = 0
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  const root = document.documentElement
  // Consecutive visits of a page differ in theme or language, which the document's attributes show.
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
    document.querySelector("[data-story=busy]") !== null ||
    endMotions()
  do {
    // Uses a timer, because waiting by animation frames would make the browser render every frame.
    await new Promise((resolve) => setTimeout(resolve, 25))
    // Counts turns without a change instead of measuring time, because a slow machine may render nothing for some time.
    turns = isBusy() ? 0 : turns + 1
  } while (turns < stableTurns && performance.now() - start < longest)
  observer.disconnect()
}

/** Waits until the story is rendered in this theme and language and no longer changes. */
export const untilStable = (page: Page, { theme, language }: Look): Promise<void> =>
  page.evaluate(stayStill, { theme, tag: languageFacts[language].tag })

/** Navigates to a story as Back and Forward do, without a reload. */
export const goOn = (address: string): void => {
  history.pushState(null, "", address)
  dispatchEvent(new PopStateEvent("popstate"))
}

/** Opens a story in a new page and waits until it no longer changes. */
export const openStory = async (
  ladle: LadleSite,
  id: string,
  chosen: Look = { theme: "dark", language: "EN" },
): Promise<Page> => {
  const page = await ladle.newPage()
  await page.goto(addressOf(id, chosen))
  await page.locator(".story").waitFor({ state: "attached" })
  await untilStable(page, chosen)
  return page
}
