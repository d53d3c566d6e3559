import type { BrowserContext, BrowserContextOptions, Page } from "playwright"
import { afterEach, beforeAll, expect } from "vitest"

import type { Language, Theme } from "#config/product.ts"
import { paths } from "#config/paths.ts"
import type { LogEntry } from "#fixtures/callLog.ts"
import type { Settings } from "#fixtures/settings.ts"
import type { World } from "#fixtures/world.ts"
import { serveGateway } from "#harness/server.ts"
import { slots } from "#platform/slots.ts"
import { keepPage } from "#tests/support/keptPage.ts"
import { perWorker, workerBrowser } from "#tests/support/worker.ts"
import { serve } from "#tools/serve.ts"

/** User agents of the phones the product is made for, of the native app on one, and of a desktop. */
export const agents = {
  android:
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
  ios: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
  nativeApp:
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile AppShellVer/2.1",
  desktop:
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
} as const

export interface VisitOptions {
  /** Who is signed in, by an id of fixtures/personas.ts; the guest by default. */
  readonly persona?: string
  /** Where the visit starts; home by default. */
  readonly path?: string
  /** What the pretend gateway has otherwise than by default. */
  readonly settings?: Partial<Settings>
  readonly theme?: Theme
  readonly language?: Language
  /** An Android phone's by default. */
  readonly userAgent?: string
  readonly width?: number
  readonly height?: number
  /** Further keys of the local storage, as they are before the first page. */
  readonly storage?: Readonly<Record<string, string>>
  /** What the browser context has otherwise, such as `reducedMotion`. */
  readonly context?: BrowserContextOptions
  /** Whether the page's time is the test's to move, from before its first address. */
  readonly clock?: boolean
  /** Whether the test needs a page that nothing was on, or leaves on it what `keptPage.ts` does not take away. */
  readonly apart?: boolean
  /** Runs before the first address is opened: routes, init scripts. */
  readonly before?: (page: Page) => Promise<unknown>
}

/** The built product in a real browser, in front of a pretend gateway of its own. */
export interface Product {
  readonly url: string
  readonly world: World
  /** Opens a page in a fresh context and waits for its content. */
  readonly visit: (options?: VisitOptions) => Promise<Page>
  /** The calls to a path so far, oldest first. */
  readonly callsTo: (path: string) => ReadonlyArray<LogEntry>
}

const problems = new WeakMap<Page, Array<string>>()

/** Collects what a page complains of from now on. */
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

/** Fails on whatever the page complained of so far, but for what a test has brought about itself. */
export const expectQuiet = (page: Page, except?: RegExp): void => {
  const found = problems.get(page) ?? []
  expect(found.filter((problem) => except?.test(problem) !== true)).toEqual([])
}

/** Changes what the gateway answers at a path, on its way to the page. `A` is the answer's value as it travels. */
export const rewrite = <A>(page: Page, path: string, change: (value: A) => unknown) =>
  page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch()
      const envelope = await response.json()
      await route.fulfill({ response, json: { ...envelope, value: change(envelope.value) } })
    },
  )

/** Path and query of the address on screen. */
export const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Waits until the page is at an address. */
export const expectAddress = async (page: Page, address: string): Promise<void> => {
  await expect.poll(() => addressOf(page), { timeout: 5000 }).toBe(address)
}

const storageFor = async (
  world: World,
  { persona = "guest", theme, language, storage = {} }: VisitOptions,
): Promise<Readonly<Record<string, string>>> => {
  const session = await world.signInAs(persona)
  return {
    ...(session === undefined
      ? {}
      : { [slots.session.key]: JSON.stringify(session), [slots.token.key]: session.token }),
    ...(theme === undefined ? {} : { [slots.theme.key]: theme }),
    ...(language === undefined ? {} : { [slots.language.key]: language }),
    ...storage,
  }
}

const viewportOf = ({ width = 375, height = 812 }: VisitOptions) => ({ width, height })

const contextFor = (options: VisitOptions) => ({
  viewport: viewportOf(options),
  userAgent: options.userAgent ?? agents.android,
  hasTouch: true,
  isMobile: true,
  locale: "en-GB",
  // Requests that a worker answers cannot be held or changed by a test.
  serviceWorkers: "block" as const,
  ...options.context,
})

/** What of a context a page can have for as long as a test uses it. */
const mediaOf = ({ reducedMotion = "no-preference" }: BrowserContextOptions) => ({ reducedMotion })

/** Whether a visit can be on the page that tests use one after the other. */
const isUsual = ({ context = {}, userAgent, clock = false, apart = false }: VisitOptions): boolean =>
  Object.keys(context).every((name) => name in mediaOf(context)) &&
  userAgent === undefined &&
  !clock &&
  !apart

/** The site in front of its gateway. */
const start = perWorker(async () => {
  const gateway = await serveGateway({ port: 0 })
  const folder = process.env["PRODUCT_DIST"] ?? "dist"
  const site = await serve({ folder, port: 0, gateway: gateway.url, strict: true, quality: 1 })
  return { world: gateway.world, url: site.url }
})

const newPage = async (options: BrowserContextOptions): Promise<Page> => {
  const [browser, { url }] = await Promise.all([workerBrowser(), start()])
  const context = await browser.newContext({ baseURL: url, ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  return page
}

const kept = keepPage(() => newPage(contextFor({})))

/**
 * Has browser, gateway and site ready for the tests of a file; call it at the
 * top of the file. After each test its contexts are closed, but for that of the
 * page that is kept, which is cleaned, and the world is reset.
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

  afterEach(async ({ task }) => {
    const finished = contexts
    contexts = []
    await Promise.all(finished.map((context) => context.close()))
    await kept.release(task.result?.state === "fail")
    started?.world.reset()
  })

  const pageFor = async (options: VisitOptions, storage: Readonly<Record<string, string>>): Promise<Page> => {
    const taken = isUsual(options) ? await kept.take(storage) : undefined
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

  const visit = async (options: VisitOptions = {}): Promise<Page> => {
    const { world } = running()
    world.configure(options.settings ?? {})
    const page = await pageFor(options, await storageFor(world, options))
    listen(page)
    if (options.clock === true) await page.clock.install()
    await options.before?.(page)
    await page.goto(options.path ?? paths.home)
    // A popup that is there at once hides it from roles.
    await page.getByRole("main", { includeHidden: true }).waitFor()
    return page
  }

  return {
    get url() {
      return running().url
    },
    get world() {
      return running().world
    },
    visit,
    callsTo: (path) =>
      running()
        .world.log.entries()
        .filter((entry) => entry.path === path),
  }
}
