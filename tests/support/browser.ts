import type { BrowserContext, BrowserContextOptions, Locator, Page } from "playwright"
import { afterEach, inject } from "vitest"

import { paths } from "#config/paths.ts"
import "#harness/api.ts"

import { recordHeard } from "./heard.ts"
import { keepPage } from "./keptPage.ts"
import { workerBrowser } from "./worker.ts"

export interface OpenOptions {
  /** Id of a persona; the guest by default. */
  readonly persona?: string
  readonly path?: string
  /** Text of a scenario, such as `scale:few,theme:light`. */
  readonly scenario?: string
  readonly context?: BrowserContextOptions
}

/** The harness build in a real browser. */
export interface HarnessBrowser {
  readonly url: string
  /** Opens the app in its harness, in its own browser context. */
  readonly openHarness: (options?: OpenOptions) => Promise<Page>
  readonly newPage: (options?: BrowserContextOptions) => Promise<Page>
}

const troubles = new WeakMap<Page, Array<string>>()

/** The errors that a page has reported so far. */
export const troublesOf = (page: Page): ReadonlyArray<string> => troubles.get(page) ?? []

const addressFor = ({ persona = "guest", path = paths.home, scenario = "" }: OpenOptions): string => {
  const text = [`persona:${persona}`, ...(scenario === "" ? [] : [scenario])].join(",")
  return `${path}${path.includes("?") ? "&" : "?"}scenario=${text}`
}

/** Waits until the app has started. */
export const harnessReady = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => "__harness" in window)

const open = async (options: BrowserContextOptions = {}): Promise<Page> => {
  const browser = await workerBrowser()
  const context = await browser.newContext({
    baseURL: inject("harnessUrl"),
    viewport: { width: 375, height: 812 },
    locale: "en-GB",
    ...options,
  })
  await recordHeard(context)
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  troubles.set(page, [])
  page.on("pageerror", (error) => troubles.get(page)?.push(error.stack ?? error.message))
  return page
}

const kept = keepPage(open)

/**
 * Opens pages for the tests of a file, 375 × 812. Closes their contexts after each test, except the reused
 * page.
 */
export const useHarness = (): HarnessBrowser => {
  let contexts: ReadonlyArray<BrowserContext> = []

  const newPage = async (options?: BrowserContextOptions): Promise<Page> => {
    const page = await open(options)
    contexts = [...contexts, page.context()]
    return page
  }

  afterEach(async ({ task }) => {
    const finished = contexts
    contexts = []
    await Promise.all(finished.map((context) => context.close()))
    await kept.release(task.result?.state === "fail")
  })

  return {
    get url() {
      return inject("harnessUrl")
    },
    newPage,
    openHarness: async ({ context, ...options } = {}) => {
      const page = (context === undefined ? await kept.take({}) : undefined) ?? (await newPage(context))
      troubles.set(page, [])
      await page.goto(addressFor(options))
      await harnessReady(page)
      return page
    },
  }
}

/** Opens a panel of the dock by its key. */
export const openPanel = async (page: Page, title: string): Promise<Locator> => {
  const dock = page.getByRole("region", { name: "Harness" })
  if ((await dock.count()) === 0) await page.keyboard.press("Control+Shift+H")
  await dock.getByRole("tab", { name: title }).click()
  return dock.getByRole("tabpanel", { name: title })
}

/** Waits until every call has a response and no new one follows for a while. */
export const quiet = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const calls = window.__harness.log().filter((line) => line.kind === "call")
    const isQuiet = calls.length > 0 && calls.every(({ duration }) => duration !== undefined)
    return isQuiet && calls.every(({ at }) => Date.now() - at > 600)
  })

/** The value that a page's device stores under a key. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)
