import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { gameList } from "#gateway/calls/games/gameLists.ts"
import { markAnnouncementRead } from "#gateway/calls/home/news.ts"
import { inboxUnread } from "#gateway/calls/messages/inbox.ts"
import { quiet, useHarness } from "#tests/support/browser.ts"
import { bottomMenu, logIn, loginForm } from "#tests/support/player.ts"

import { advance, callsTo, lines, outcomesOf, rests } from "./logs.ts"

const { openHarness } = useHarness()

/** The names of the debounces in the log. */
const waitedIn = async (page: Page) => {
  const names = (await lines(page)).flatMap((line) =>
    line.kind === "policy" && line.outcome === "waited" ? [line.policy] : [],
  )
  return [...new Set(names)]
}

describe("bursts of the harness", () => {
  it("[HA-97] of a burst of 5 unread triggers one runs and 4 are dropped; of 5 language changes 4 are replaced", async () => {
    const page = await openHarness({ persona: "0" })
    await rests(page)
    // The clock is frozen, so that a slow machine stays within the window.
    await page.evaluate(() => window.__harness.clock.freeze())
    await page.evaluate(() => window.__harness.burst("unread"))
    await expect
      .poll(() => outcomesOf(page, "inbox-unread"))
      .toEqual(["ran", ...Array.from({ length: 4 }, () => "dropped")])
    await expect.poll(() => callsTo(page, inboxUnread.path)).toHaveLength(1)

    await page.evaluate(() => window.__harness.clock.resume())
    await rests(page)
    await page.evaluate(() => window.__harness.clock.freeze())
    await page.evaluate(() => window.__harness.burst("debounce"))
    const names = await waitedIn(page)
    expect(names).toEqual(expect.arrayContaining(["hot-list", "announcements", "winners"]))
    await page.evaluate(() => window.__harness.clock.advance(300))
    const four = Array.from({ length: 4 })
    const expected = ["ran", ...four.map(() => "replaced"), ...four.map(() => "waited"), "waited"]
    const ends = async (name: string) => (await outcomesOf(page, name)).toSorted()
    for (const name of names) await expect.poll(() => ends(name), { message: name }).toEqual(expected)
    await page.evaluate(() => window.__harness.clock.resume())
    await bottomMenu(page).getByRole("link", { name: "Home" }).waitFor()
  })

  it("[HA-97] a burst of scrolling to the end of a list loads one page", async () => {
    const page = await openHarness({ path: `${paths.gameList}?gameType=RNG`, scenario: "scale:thousands" })
    await page.getByRole("list", { name: "Games" }).getByRole("listitem").first().waitFor()
    await quiet(page)
    const pages = async () => (await callsTo(page, gameList.path)).length
    expect(await pages()).toBe(1)
    await page.evaluate(() => window.__harness.clock.freeze())
    const burst = async () => {
      await page.evaluate(() => window.__harness.burst("load-more"))
      return pages()
    }
    const outcomes = async () => (await outcomesOf(page, "load-more")).join(" ")
    await expect.poll(burst).toBe(2)
    await advance(page, 900)
    await expect.poll(() => burst().then(outcomes)).toMatch(/^ran( dropped)+$/)
    expect(await pages()).toBe(2)
    await page.evaluate(() => window.__harness.clock.resume())
    await expect.poll(burst).toBeGreaterThan(2)
  })

  it("[HA-97] quickly closed announcements are all marked read, with calls 150 ms apart", async () => {
    const page = await openHarness({ path: paths.login })
    await loginForm(page).waitFor()
    await logIn(page, "member0")
    await page.getByRole("dialog").getByRole("button", { name: "Next" }).waitFor()
    await page.evaluate(() => window.__harness.clearLog())
    await page.evaluate(() => window.__harness.clock.freeze())
    await page.evaluate(() => window.__harness.burst("mark-read"))
    // The first close loads the code that reports it.
    await expect.poll(() => outcomesOf(page, "mark-read")).toEqual(["ran", "waited", "waited"])
    const marked = () => callsTo(page, markAnnouncementRead.path)
    for (const count of [1, 2, 3]) {
      await expect.poll(async () => (await marked()).length).toBe(count)
      await page.evaluate(() => window.__harness.clock.advance(149))
      expect(await marked()).toHaveLength(count)
      await page.evaluate(() => window.__harness.clock.advance(1))
    }
    expect(await outcomesOf(page, "mark-read")).toEqual(["ran", "waited", "waited", "ran", "ran"])
  })
})
