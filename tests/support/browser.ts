import type { BrowserContext, BrowserContextOptions, Locator, Page } from "playwright"
import { afterEach, inject } from "vitest"

import { paths } from "#config/paths.ts"
import "#harness/api.ts"
import type { LogLine } from "#harness/report/harnessLog.ts"
import { pageEnvironment } from "#tools/test/testEnvironment.ts"
import { longestWait } from "#tools/test/waits.ts"

import { moveClock } from "./clock.ts"
import { keepEvidence, startTrace } from "./evidence.ts"
import { recordLiveRegions } from "./liveRegions.ts"
import { reusePage } from "./reusedPage.ts"
import { workerBrowser } from "./worker.ts"

export interface OpenOptions {
  /** Id of a persona; the guest by default. */
  readonly persona?: string
  readonly path?: string
  /** Text of a scenario, such as `scale:few,theme:light`. */
  readonly scenario?: string
  readonly context?: BrowserContextOptions
  /** Whether the test controls the clock of the page's device. */
  readonly clock?: boolean
}

/** The harness build in a real browser. */
export interface HarnessBrowser {
  readonly url: string
  /** Opens the app in the harness, in a new browser context. */
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

const harnessUrl = (): string => {
  const url = inject("harnessUrl")
  if (url === "") throw new Error("The harness is not built: npx vite build --mode harness")
  return url
}

/**
 * Removes the random delay that spreads refetches over devices. The app derives the delay from the start time of the
 * document.
 */
const withoutSpread = (): void => {
  const { timeOrigin } = performance
  Object.defineProperty(performance, "timeOrigin", { value: timeOrigin - (timeOrigin % 1000) })
}

const open = async (options: BrowserContextOptions = {}): Promise<Page> => {
  const browser = await workerBrowser()
  const context = await browser.newContext({
    baseURL: harnessUrl(),
    viewport: { width: 375, height: 812 },
    // Without a graphics card, rendering home's animations takes a third of the processor.
    reducedMotion: "reduce",
    ...pageEnvironment,
    ...options,
  })
  await Promise.all([
    startTrace(context),
    recordLiveRegions(context),
    moveClock(context),
    context.addInitScript(withoutSpread),
  ])
  const page = await context.newPage()
  page.setDefaultTimeout(longestWait)
  troubles.set(page, [])
  page.on("pageerror", (error) => troubles.get(page)?.push(error.stack ?? error.message))
  return page
}

const reused = reusePage(open)

/** The harness logs of all pages. A page without a harness, such as a closed page, adds no lines. */
const logOf = async (contexts: ReadonlyArray<BrowserContext>): Promise<ReadonlyArray<LogLine>> => {
  const pages = contexts.flatMap((context) => context.pages())
  const logs = pages.map((page) => page.evaluate(() => window.__harness.log()).catch(() => []))
  return (await Promise.all(logs)).flat()
}

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

  afterEach(async (test) => {
    const finished = contexts
    contexts = []
    const isFailed = test.task.result?.state === "fail"
    if (isFailed) {
      const used = [...reused.contexts(), ...finished]
      await keepEvidence(test, used, await logOf(used))
    }
    await Promise.all(finished.map((context) => context.close()))
    await reused.release(isFailed)
  })

  return {
    get url() {
      return harnessUrl()
    },
    newPage,
    openHarness: async ({ context, clock = false, ...options } = {}) => {
      const isUsual = context === undefined && !clock
      const page = (isUsual ? await reused.take({}) : undefined) ?? (await newPage(context))
      troubles.set(page, [])
      if (clock) await page.clock.install()
      await page.goto(addressFor(options))
      await harnessReady(page)
      return page
    },
  }
}

/** Opens the dock by its keyboard shortcut, and a panel by its title. */
export const openPanel = async (page: Page, title: string): Promise<Locator> => {
  const dock = page.getByRole("region", { name: "Harness" })
  if ((await dock.count()) === 0) await page.keyboard.press("Control+Shift+H")
  await dock.getByRole("tab", { name: title }).click()
  return dock.getByRole("tabpanel", { name: title })
}

/** Waits until every call has a response and no new call follows for a while. */
export const untilNetworkIdle = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const calls = window.__harness.log().filter((line) => line.kind === "call")
    const isIdle = calls.length > 0 && calls.every(({ duration }) => duration !== undefined)
    return isIdle && calls.every(({ at }) => Date.now() - at > 600)
  })

/** The value in the page's local storage under a key. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)
