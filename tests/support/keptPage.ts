import type { Disposable, Page } from "playwright"

/** A file of the site that runs nothing, and whose page has the site's storage. */
const still = "/icon-192.png"

/**
 * Takes from a page all that a test left on it, so that the next one finds it as new.
 *
 * What the engine has read of the app stays: a start takes half as long as in a page of its own.
 * Clocks, exposed functions and emulated devices stay too, so a page with any of them is not kept.
 */
const clean = async (page: Page, scripts: Array<Disposable>): Promise<void> => {
  const context = page.context()
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
  })
  await context.clearCookies()
  const devtools = await context.newCDPSession(page)
  await devtools.send("Page.resetNavigationHistory")
  await devtools.detach()
}

/** One that is still on its way to elsewhere, such as to a game, cannot be cleaned. */
const isCleaned = (page: Page, scripts: Array<Disposable>): Promise<boolean> =>
  clean(page, scripts).then(
    () => true,
    () => false,
  )

/** The init scripts that a page is given from now on. */
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

/** A page that the tests of a worker use one after the other. */
export interface KeptPage {
  /** The clean page, with these entries in its storage; `undefined` while it is taken. */
  readonly take: (storage: Readonly<Record<string, string>>) => Promise<Page | undefined>
  /** Cleans it for the next test; one that a test failed on, or that cannot be cleaned, is closed. */
  readonly release: (isFailed: boolean) => Promise<void>
}

export const keepPage = (open: () => Promise<Page>): KeptPage => {
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
      await page.evaluate((entries) => void Object.assign(localStorage, entries), storage)
      return page
    },
    release: async (isFailed) => {
      if (!isTaken || page === undefined) return
      isTaken = false
      const isKept = !isFailed && !page.isClosed() && (await isCleaned(page, scripts))
      if (isKept) return
      await page.context().close()
      page = undefined
    },
  }
}
