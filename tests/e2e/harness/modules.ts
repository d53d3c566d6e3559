import type { Locator, Page } from "playwright"
import { expect } from "vitest"

import type { ModuleId, Whitelabel } from "#domain/Whitelabel.ts"
import { slots } from "#platform/slots.ts"
import { stored } from "#tests/support/browser.ts"

/** The merchant's modules as the app stores them. */
export const storedModules = async (page: Page): Promise<ReadonlyArray<string>> => {
  const text = await stored(page, slots.whitelabel.key)
  const { modules }: Pick<Whitelabel, "modules"> = JSON.parse(text ?? '{"modules":[]}')
  return modules
}

/** Marks the document: the mark disappears with a reload. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
export const isMarked = (page: Page) => page.evaluate(() => "sameDocument" in window)

/** The entry disappears with its module and returns with it; both states are stored. */
export const expectSwitches = async (page: Page, id: ModuleId, entry: Locator) => {
  await entry.waitFor()
  await page.evaluate((each) => window.__harness.setModule(each, false), id)
  await entry.waitFor({ state: "detached" })
  await expect.poll(() => storedModules(page)).not.toContain(id)
  await page.evaluate((each) => window.__harness.setModule(each, true), id)
  await entry.waitFor()
  await expect.poll(() => storedModules(page)).toContain(id)
}
