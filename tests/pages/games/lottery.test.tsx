import { describe, expect, it } from "vitest"
import { type Locator, page } from "vitest/browser"
import { Duration } from "effect"

import { paths } from "#config/paths.ts"
import {
  issue,
  mobileLotteries,
  popularLotteries,
  recentVietnameseLotteries,
  vietnameseLotteries,
} from "#gateway/calls/games/lotteries.ts"
import { openApp, passes } from "#tests/support/page.tsx"
import { expectMessage, main, textsOf, player } from "#tests/support/pagePlayer.ts"
import type { Lottery } from "#domain/games/Lottery.ts"
import { storageItems } from "#platform/storageItems.ts"
import { bottomMenu, form, logIn } from "#tests/support/pageEntry.ts"

const all = () => main().getByRole("list", { name: "All lotteries" })
const recents = () => main().getByRole("region", { name: "Recently played" })
const lottery = (name: string) => all().getByRole("button", { name })
const row = (name: string) =>
  all()
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name }) })
const countOf = (items: Locator) => items.elements().length

describe("the lottery list", () => {
  it("[RT-24, CA-50, CA-52] the lottery list shows issue, countdown and last numbers; recent lotteries are first", async () => {
    const { callsTo } = await openApp({ persona: "0", path: paths.lotteryList })
    await expect.element(page.getByRole("heading", { level: 1, name: "Lotteries" })).toBeVisible()
    await expect.element(lottery("Minute Fast Three")).toBeVisible()
    await expect.element(recents().getByRole("button", { name: "Delta Four Numbers" })).toBeVisible()
    const express = row("Express Five Balls")
    await expect.element(express.getByText(/^Draw \d+$/)).toBeVisible()
    await expect
      .poll(() => textsOf(express.getByRole("timer", { name: "Closes in" }))[0])
      .toMatch(/^[0-4]:\d\d$/)
    const numbers = express.getByRole("list", { name: "Latest winning numbers" })
    expect(countOf(numbers.getByRole("listitem"))).toBe(5)
    expect(textsOf(page.getByRole("heading", { level: 2 }))).toEqual(["Recently played", "All lotteries"])
    for (const call of [mobileLotteries, popularLotteries, vietnameseLotteries, recentVietnameseLotteries])
      expect(callsTo(call), call.path).toHaveLength(1)
  })

  it("the countdown of a lottery says below 30 s that betting is about to close", async () => {
    const closesIn = (seconds: number) => (lotteries: ReadonlyArray<object>) =>
      lotteries.map((each) => ({ ...each, closeTime: Date.now() + seconds * 1000 }))
    await openApp({
      path: paths.lotteryList,
      before: ({ rewrite }) => {
        rewrite(mobileLotteries, closesIn(29))
        rewrite(popularLotteries, () => [])
        rewrite(vietnameseLotteries, closesIn(120))
      },
    })
    await expect.element(row("Lotus Draw 6/45").getByText("Closes in")).toBeVisible()
    await expect.element(row("Express Five Balls").getByText("Closing")).toBeVisible()
  })

  it("[CA-53] opening a lottery fetches and shows its running issue and its last results", async () => {
    const { callsTo } = await openApp({
      path: paths.lotteryList,
      before: ({ rewrite }) => rewrite<object>(issue, (running) => ({ ...running, issue: "20261125999" })),
    })
    const express = row("Express Five Balls")
    await express.getByRole("button", { name: "Latest results Express Five Balls" }).click()
    await expect.element(express.getByText("Current draw: 20261125999")).toBeVisible()
    expect(callsTo(issue)).toHaveLength(1)
    const results = express.getByRole("list", { name: "Latest results" })
    await expect.poll(() => countOf(results.getByRole("list", { name: /^Draw \d+$/ }))).toBe(10)
  })

  it("an address with a vendor filters the lottery list, and the filter All shows every lottery again", async () => {
    const { at } = await openApp({
      persona: "0",
      path: `${paths.lotteryList}?vassalage=TCG_LOTTO_VN`,
    })
    await expect.element(lottery("Lotus Draw 6/45")).toBeVisible()
    expect(countOf(all().getByRole("button", { name: /^Latest results/ }))).toBe(2)
    await main().getByRole("button", { name: "All" }).click()
    await expect.element(lottery("Regatta Ten")).toBeInTheDocument()
    await expect.poll(at).toBe(paths.lotteryList)
  })
})

const parameters = "mui=EN&playType=ent&gameId=E201&prize_mode=ELOTT"
const iframe = () => document.querySelector("iframe")
const sent = () => Object.fromEntries(new URL(iframe()?.src ?? "about:blank").searchParams)
const closes = () => page.getByRole("button", { name: "Close" }).click()

describe("the current draw of a lottery", () => {
  const open = (response: () => Partial<Lottery>) =>
    openApp({
      path: paths.lotteryList,
      clock: true,
      before: ({ rewrite }) => {
        rewrite<ReadonlyArray<Lottery>>(popularLotteries, ([first]) => [{ ...first, ...response() }])
        for (const call of [mobileLotteries, vietnameseLotteries]) rewrite(call, () => [])
      },
    })
  const state = () => all().getByRole("listitem").first().element().textContent

  it("shows as drawing at its close time, and is refetched once", async () => {
    const closing = Date.now() + 120_000
    let response: Partial<Lottery> = { issue: "7", closeTime: closing, lastNumbers: [1, 2, 3] }
    const { callsTo } = await open(() => response)
    await expect.poll(state).toMatch(/Draw 7.*Closes in[12]:\d\d.*123/)
    response = { issue: "8", closeTime: closing + 180_000, lastNumbers: [4, 5, 6] }
    expect(callsTo(popularLotteries)).toHaveLength(1)
    await passes(Duration.seconds(120))
    await expect.poll(state).toMatch(/Draw 7.*Drawing now/)
    await passes(Duration.millis(3500))
    await expect.poll(state).toMatch(/Draw 8.*Closes in[12]:\d\d.*456/)
    expect(callsTo(popularLotteries)).toHaveLength(2)
  })

  it("is not refetched repeatedly while its numbers are missing", async () => {
    const closed: Partial<Lottery> = { issue: "7", closeTime: Date.now() + 5000 }
    const { callsTo } = await open(() => closed)
    await passes(Duration.seconds(5))
    await expect.poll(state).toContain("Drawing now")
    await passes(Duration.seconds(10))
    await expect.poll(() => callsTo(popularLotteries).length).toBe(2)
    await passes(Duration.seconds(110))
    expect(state()).toContain("Drawing now")
    expect(callsTo(popularLotteries)).toHaveLength(2)
  })
})

describe("lottery iframe", () => {
  it("[RT-23, LF-01, LF-02] embeds the lottery that the player tapped", async () => {
    const { address, areas, at } = await openApp({ persona: "0", path: paths.lotteryList })
    await lottery("Minute Fast Three").click()
    await expect.poll(at).toBe(`${paths.lottery}?${parameters}`)
    await expect.poll(iframe).not.toBeNull()
    const session = JSON.parse(areas.local.getItem(storageItems.session.key) ?? "{}")
    expect(sent()).toEqual({
      mui: "EN",
      playType: "ent",
      gameId: "E201",
      prize_mode: "ELOTT",
      token: session.token,
      merchantCode: session.merchantCode,
    })
    expect(iframe()?.title).toBe("Lottery")
    expect(iframe()?.getAttribute("referrerpolicy")).toBe("no-referrer")
    expect(iframe()?.getAttribute("sandbox")).toMatch(
      /^allow-scripts (allow-same-origin allow-popups-to-escape-sandbox )?allow-forms allow-popups$/,
    )
    expect(bottomMenu().elements()).toEqual([])
    await closes()
    await expect.poll(() => address.history).toContain(paths.game)
  })

  it("[RT-22, LF-01, LF-02] receives the complete query of the page's address after a guest has logged in", async () => {
    const path = `${paths.lotteryH5}?mui=TH&playType=trad&gameId=L102&prize_mode=LOTT&pageBack=1`
    const { at } = await openApp({ path })
    await expect.element(form("Login")).toBeVisible()
    expect(iframe()).toBeNull()
    await logIn("agent9")
    await expect.poll(at).toBe(path)
    await expect.poll(iframe).not.toBeNull()
    expect(sent()).toMatchObject({
      mui: "TH",
      playType: "trad",
      gameId: "L102",
      prize_mode: "LOTT",
      merchantCode: "lantern",
    })
  })

  it.each([
    ["LF-03", paths.home, "&pageBack=1"],
    ["LF-04", paths.game, ""],
    ["LF-04", paths.game, "&pageBack="],
  ])("[%s] closes to %s when its address ends with '%s'", async (_, goal, query) => {
    const { address } = await openApp({ persona: "0", path: `${paths.lottery}?${parameters}${query}` })
    await closes()
    await expect.poll(() => address.history).toContain(goal)
    await expect.poll(iframe).toBeNull()
  })

  it("says that a lottery service is missing, and Back opens home", async () => {
    const { at } = await openApp({
      persona: "0",
      path: `${paths.lottery}?${parameters}&pageBack=1`,
      settings: { resourcesOff: ["LOTTERY"] },
    })
    await expectMessage("The lottery is not available", "status")
    expect(iframe()).toBeNull()
    await player.presses("Back")
    await expect.poll(at).toBe(paths.home)
  })
})
