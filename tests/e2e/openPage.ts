import type { Browser, BrowserContextOptions, Page } from "playwright"
import { onTestFinished } from "vitest"

import { pageEnvironment } from "#tools/test/testEnvironment.ts"
import { longestWait } from "#tools/test/waits.ts"

/** Opens an empty page of 375 × 812 in a context of its own, until the test ends. */
export const openPage = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> => {
  const viewport = { width: 375, height: 812 }
  const context = await browser.newContext({ viewport, ...pageEnvironment, ...options })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  page.setDefaultTimeout(longestWait)
  return page
}
