import type { Page } from "playwright"
import { expect } from "vitest"

/** Waits until the chunks that home preloads have arrived. The register form's chunk is the last. */
export const untilLoadedAhead = async (page: Page): Promise<void> => {
  let before = 0
  const hasLoaded = async (): Promise<boolean> => {
    const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name))
    const isSteady = names.length === before
    before = names.length
    return isSteady && names.some((name) => name.includes("/RegisterPanel-"))
  }
  await expect.poll(hasLoaded, { interval: 500, timeout: 25_000 }).toBe(true)
}
