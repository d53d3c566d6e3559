import type { BrowserContext, Disposable, Page } from "playwright"

/** A file of the site that runs no script; its page shares the site's storage. */
const still = "/icon-192.png"

/**
 * Removes everything that a test left on a page, so that the next test finds it as new. The engine's compiled
 * code stays, which halves the start time. Clocks, exposed functions and emulated devices stay too, so a page
 * with any of them is not reused.
 */
const clean = async (page: Page, scripts: Array<Disposable>): Promise<void> => {
  const context = page.context()
  await context.tracing.stopChunk()
  await Promise.all(scripts.splice(0).map((script) => script.dispose()))
  const others = context.pages().filter((each) => each !== page)
  await Promise.all(others.map((each) => each.close()))
  await Promise.all([
    page.unrouteAll({ behavior: "ignoreErrors" }),
    context.unrouteAll(),
    context.setOffline(false),
  ])
  await page.goto(still)
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    window.name = ""
    for (const key of await caches.keys()) await caches.delete(key)
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? "")
  })
  await context.clearCookies()
  const devtools = await context.newCDPSession(page)
  await devtools.send("Page.resetNavigationHistory")
  await devtools.detach()
}

/** A page that is still navigating, such as to a game, cannot be cleaned. */
const isCleaned = (page: Page, scripts: Array<Disposable>): Promise<boolean> =>
  clean(page, scripts).then(
    () => true,
    () => false,
  )

/** The init scripts that a page gets from now on. */
const scriptsOf = (page: Page): Array<Disposable> => {
  const scripts: Array<Disposable> = []
  const add = page.addInitScript.bind(page)
  page.addInitScript = async (...given: Parameters<typeof add>) => {
    const script = await add(...given)
    scripts.push(script)
    return script
  }
  return scripts
}

/** A page that the tests of a worker reuse one after the other. */
export interface ReusedPage {
  /** The clean page, with these entries in its storage; `undefined` while it is in use. */
  readonly take: (storage: Readonly<Record<string, string>>) => Promise<Page | undefined>
  /** The context of the page while it is in use. */
  readonly contexts: () => ReadonlyArray<BrowserContext>
  /** Cleans the page for the next test. Closes it after a failed test or when it cannot be cleaned. */
  readonly release: (isFailed: boolean) => Promise<void>
}

export const reusePage = (open: () => Promise<Page>): ReusedPage => {
  let page: Page | undefined
  let scripts: Array<Disposable> = []
  let isTaken = false
  return {
    take: async (storage) => {
      if (isTaken) return undefined
      isTaken = true
      if (page === undefined) {
        page = await open()
        scripts = scriptsOf(page)
        await clean(page, scripts)
      }
      await page.context().tracing.startChunk()
      await page.evaluate((entries) => void Object.assign(localStorage, entries), storage)
      return page
    },
    contexts: () => (isTaken && page !== undefined ? [page.context()] : []),
    release: async (isFailed) => {
      if (!isTaken || page === undefined) return
      isTaken = false
      const isReused = !isFailed && !page.isClosed() && (await isCleaned(page, scripts))
      if (isReused) return
      await page.context().close()
      page = undefined
    },
  }
}
