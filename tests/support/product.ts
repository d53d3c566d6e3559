import type { BrowserContext, BrowserContextOptions, Page } from "playwright"
import { afterEach, beforeAll, expect } from "vitest"

import { policyFeatures } from "#config/deployment.ts"
import type { Language, Theme } from "#config/product.ts"
import { paths } from "#config/paths.ts"
import type { LogEntry } from "#fixtures/callLog.ts"
import type { Settings } from "#fixtures/settings.ts"
import type { World } from "#fixtures/world.ts"
import { serveGateway } from "#harness/gateway/server.ts"
import { storageItems } from "#platform/storageItems.ts"
import { agents } from "#tests/support/agents.ts"
import { configuredProduct } from "#tests/support/configuredProduct.ts"
import { moveClock } from "./clock.ts"
import { keepEvidence, startTrace } from "#tests/support/evidence.ts"
import { recordLiveRegions } from "#tests/support/liveRegions.ts"
import { reusePage } from "#tests/support/reusedPage.ts"
import { perWorker, workerBrowser } from "#tests/support/worker.ts"
import { serve } from "#tools/serve/serve.ts"
import { pageEnvironment } from "#tools/test/testEnvironment.ts"
import { longestWait } from "#tools/test/waits.ts"

export interface OpenAppOptions {
  /** The signed-in persona, by an id of fixtures/personas.ts; the guest by default. */
  readonly persona?: string
  /** The address where the app starts; home by default. */
  readonly path?: string
  /** Settings of the simulated gateway that differ from the default. */
  readonly settings?: Partial<Settings>
  readonly theme?: Theme
  readonly language?: Language
  /** An Android phone by default. */
  readonly userAgent?: string
  readonly width?: number
  readonly height?: number
  /** Additional keys of the local storage, set before the first page loads. */
  readonly storage?: Readonly<Record<string, string>>
  /** Options of the browser context, such as `reducedMotion`. */
  readonly context?: BrowserContextOptions
  /** Whether the test controls the page's clock, from before its first address. */
  readonly clock?: boolean
  /** Whether the test needs a new page, because it depends on one or leaves state that `reusedPage.ts` does not remove. */
  readonly apart?: boolean
  /** Runs before the first address is opened: routes, init scripts. */
  readonly before?: (page: Page) => Promise<unknown>
}

/** The product build in a real browser, connected to a simulated gateway. */
export interface Product {
  readonly url: string
  readonly world: World
  /** Opens a page in a fresh context and waits for its content. */
  readonly openApp: (options?: OpenAppOptions) => Promise<Page>
  /** The calls to a path so far, oldest first. */
  readonly callsTo: (path: string) => ReadonlyArray<LogEntry>
}

const problems = new WeakMap<Page, Array<string>>()

/** Collects the errors that a page reports from now on. */
const listen = (page: Page): void => {
  const isKnown = problems.has(page)
  problems.set(page, [])
  if (isKnown) return
  const complain = (text: string) => problems.get(page)?.push(text)
  page.on("pageerror", (error) => complain(`page error: ${error.stack ?? error.message}`))
  page.on("console", (message) => {
    if (message.type() === "error") complain(`console error: ${message.text()} ${message.location().url}`)
  })
}

/** Fails on every error that the page has reported so far, except those the test caused itself. */
export const expectNoErrors = (page: Page, except?: RegExp): void => {
  const found = problems.get(page) ?? []
  expect(found.filter((problem) => except?.test(problem) !== true)).toEqual([])
}

/** Changes the response of a path before it reaches the page. `A` is the encoded value. */
export const rewrite = <A>(page: Page, path: string, change: (value: A) => unknown) =>
  page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch()
      const envelope = await response.json()
      await route.fulfill({ response, json: { ...envelope, value: change(envelope.value) } })
    },
  )

/** Path and query of the current address. */
export const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Waits until the page has an address. */
export const expectAddress = async (page: Page, address: string): Promise<void> => {
  await expect.poll(() => addressOf(page)).toBe(address)
}

const storageFor = async (
  world: World,
  { persona = "guest", theme, language, storage = {} }: OpenAppOptions,
): Promise<Readonly<Record<string, string>>> => {
  const session = await world.signInAs(persona)
  return {
    ...(session === undefined
      ? {}
      : { [storageItems.session.key]: JSON.stringify(session), [storageItems.token.key]: session.token }),
    ...(theme === undefined ? {} : { [storageItems.theme.key]: theme }),
    ...(language === undefined ? {} : { [storageItems.language.key]: language }),
    ...storage,
  }
}

const viewportOf = ({ width = 375, height = 812 }: OpenAppOptions) => ({ width, height })

const contextFor = (options: OpenAppOptions) => ({
  viewport: viewportOf(options),
  userAgent: options.userAgent ?? agents.android,
  hasTouch: true,
  isMobile: true,
  ...pageEnvironment,
  // Playwright cannot delay or change requests that a service worker handles.
  serviceWorkers: "block" as const,
  ...options.context,
})

/** The context options that can be set on a page for one test. */
const mediaOf = ({ reducedMotion = "no-preference" }: BrowserContextOptions) => ({ reducedMotion })

/** Whether a test with these options can use the browser page that tests reuse one after another. */
const isUsual = ({ context = {}, userAgent, clock = false, apart = false }: OpenAppOptions): boolean =>
  Object.keys(context).every((name) => name in mediaOf(context)) &&
  userAgent === undefined &&
  !clock &&
  !apart

/** Starts the simulated gateway, and the server of the site that forwards calls to it. */
const start = perWorker(async () => {
  const gateway = await serveGateway({ port: 0 })
  // Allows all features, because some tests log in through Google. tests/e2e/contentSecurityPolicy.spec.ts tests the policy without features.
  const folder = await configuredProduct({ policyFeatures })
  const site = await serve({ folder, port: 0, gateway: gateway.url, strict: true })
  return { world: gateway.world, url: site.url }
})

const newPage = async (options: BrowserContextOptions): Promise<Page> => {
  const [browser, { url }] = await Promise.all([workerBrowser(), start()])
  const context = await browser.newContext({ baseURL: url, ...options })
  await Promise.all([startTrace(context), recordLiveRegions(context), moveClock(context)])
  const page = await context.newPage()
  page.setDefaultTimeout(longestWait)
  return page
}

const reused = reusePage(() => newPage(contextFor({})))

/**
 * Provides browser, gateway and site for the tests of a file. Call this function at the top of the file. After each
 * test, closes all contexts except the reused page, cleans that page, and resets the gateway.
 */
export const startProduct = (): Product => {
  let started: { readonly world: World; readonly url: string } | undefined
  let contexts: ReadonlyArray<BrowserContext> = []

  const running = () => {
    if (started === undefined) throw new Error("The product is not started yet: use it inside a test")
    return started
  }

  beforeAll(async () => {
    started = await start()
  })

  afterEach(async (test) => {
    const finished = contexts
    contexts = []
    const isFailed = test.task.result?.state === "fail"
    if (isFailed) {
      await keepEvidence(test, [...reused.contexts(), ...finished], started?.world.log.entries() ?? [])
    }
    await Promise.all(finished.map((context) => context.close()))
    await reused.release(isFailed)
    await started?.world.reset()
  })

  const pageFor = async (
    options: OpenAppOptions,
    storage: Readonly<Record<string, string>>,
  ): Promise<Page> => {
    const taken = isUsual(options) ? await reused.take(storage) : undefined
    if (taken !== undefined) {
      await taken.setViewportSize(viewportOf(options))
      await taken.emulateMedia(mediaOf(options.context ?? {}))
      return taken
    }
    const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }))
    const origins = [{ origin: running().url, localStorage }]
    const page = await newPage({ storageState: { cookies: [], origins }, ...contextFor(options) })
    contexts = [...contexts, page.context()]
    return page
  }

  const openApp = async (options: OpenAppOptions = {}): Promise<Page> => {
    const { world } = running()
    world.configure(options.settings ?? {})
    const page = await pageFor(options, await storageFor(world, options))
    listen(page)
    if (options.clock === true) await page.clock.install()
    await options.before?.(page)
    await page.goto(options.path ?? paths.home)
    // Not by role: an early popup hides the main content from such queries. The shell has a main element of its own.
    await page.locator("main:not(#shell main)").waitFor()
    return page
  }

  return {
    get url() {
      return running().url
    },
    get world() {
      return running().world
    },
    openApp,
    callsTo: (path) =>
      running()
        .world.log.entries()
        .filter((entry) => entry.path === path),
  }
}
