import type { Page } from "playwright"

/** A file of the site that runs nothing, and whose page has the site's storage. */
const still = "/icon-192.png"

/**
 * Takes from a page all that a test left on it, so that the next one finds it as new.
 *
 * What the engine has read of the app stays: a start takes half as long as in a page of its own.
 * Clocks, init scripts and emulated devices stay too, so a page with any of them is not kept.
 */
const clean = async (page: Page): Promise<void> => {
  const context = page.context()
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
const isCleaned = (page: Page): Promise<boolean> =>
  clean(page).then(
    () => true,
    () => false,
  )

/** A page that the tests of a worker use one after the other. */
export interface KeptPage {
  /** The clean page, with these entries in its storage; `undefined` while it is taken. */
  readonly take: (storage: Readonly<Record<string, string>>) => Promise<Page | undefined>
  /** Cleans it for the next test; one that a test failed on, or that cannot be cleaned, is closed. */
  readonly release: (isFailed: boolean) => Promise<void>
}

export const keepPage = (open: () => Promise<Page>): KeptPage => {
  let page: Page | undefined
  let isTaken = false
  return {
    take: async (storage) => {
      if (isTaken) return undefined
      isTaken = true
      if (page === undefined) {
        page = await open()
        await clean(page)
      }
      await page.evaluate((entries) => void Object.assign(localStorage, entries), storage)
      return page
    },
    release: async (isFailed) => {
      if (!isTaken || page === undefined) return
      isTaken = false
      const isKept = !isFailed && !page.isClosed() && (await isCleaned(page))
      if (isKept) return
      await page.context().close()
      page = undefined
    },
  }
}
