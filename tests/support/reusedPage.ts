import type { BrowserContext, Disposable, Page } from "playwright"

/** A file that runs no script but has the site's origin, so that a page showing it can access the site's storage. */
const still = "/icon-192.png"

/**
 * Resets a page for the next test. Keeps the compiled code of the engine, which halves the start time. Cannot remove
 * clocks, exposed functions and emulated devices, so a page with any of these must not be reused.
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

/** Whether cleaning succeeded. Cleaning fails for a page that is still navigating, for example to a game. */
const isCleaned = (page: Page, scripts: Array<Disposable>): Promise<boolean> =>
  clean(page, scripts).then(
    () => true,
    () => false,
  )

/** Collects the init scripts that are added to a page from now on. */
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
  /** Returns the clean page with these entries in its storage; undefined while the page is in use. */
  readonly take: (storage: Readonly<Record<string, string>>) => Promise<Page | undefined>
  /** The context of the page while it is in use. */
  readonly contexts: () => ReadonlyArray<BrowserContext>
  /** Cleans the page for the next test. Closes the page after a failed test or if cleaning fails. */
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
