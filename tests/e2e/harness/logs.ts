import type { Page } from "playwright"

import type { LogLine } from "#harness/report.ts"
import { quiet } from "#tests/support/browser.ts"

/** The harness log, oldest line first. */
export const lines = (page: Page): Promise<ReadonlyArray<LogLine>> =>
  page.evaluate(() => window.__harness.log())

/** The calls to a path in the log. */
export const callsTo = async (page: Page, path: string) =>
  (await lines(page)).flatMap((line) => (line.kind === "call" && line.path === path ? [line] : []))

/** The outcomes of a policy's triggers, as the log of the harness lists them. */
export const outcomesOf = async (page: Page, policy: string) =>
  (await lines(page)).flatMap((line) =>
    line.kind === "policy" && line.policy === policy ? [line.outcome] : [],
  )

/** Advances the clock of the harness. */
export const advance = (page: Page, milliseconds: number) =>
  page.evaluate((each) => window.__harness.clock.advance(each), milliseconds)

/** The first entry of home's game navigation. */
export const firstGame = (page: Page) => {
  const games = page.getByRole("navigation", { name: "Games" })
  return games.getByRole("link").or(games.getByRole("button")).first()
}

/** Waits for home's last part and the end of its first calls, then empties the log. */
export const rests = async (page: Page): Promise<void> => {
  await firstGame(page).waitFor()
  // The footer's code loads last; a busy machine pauses for longer than a quiet moment before it.
  await page.getByRole("contentinfo").waitFor()
  await quiet(page)
  await page.evaluate(() => window.__harness.clearLog())
}
