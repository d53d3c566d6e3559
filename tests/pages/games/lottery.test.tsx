import { describe, expect, it } from "vitest"
import { type Locator, page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import {
  issue,
  mobileLotteries,
  popularLotteries,
  recentVietnameseLotteries,
  vietnameseLotteries,
} from "#gateway/calls/games/lotteries.ts"
import { openApp } from "#tests/support/page.tsx"
import { expectMessage, main, textsOf } from "#tests/support/pagePlayer.ts"

const all = () => main().getByRole("list", { name: "All lotteries" })
const recents = () => main().getByRole("list", { name: "Recently played" })
const lottery = (name: string) => all().getByRole("button", { name })
const row = (name: string) =>
  all()
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name }) })
const countOf = (items: Locator) => items.elements().length

describe("the lottery list", () => {
  it("[RT-24, CA-50, CA-52] the lottery list shows draw, countdown and last numbers, recent lotteries first", async () => {
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

  it("the countdown of a lottery says below 30 s that the draw is closing", async () => {
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
    const { again, at } = await openApp({
      persona: "0",
      path: `${paths.lotteryList}?vassalage=TCG_LOTTO_VN`,
    })
    await expect.element(lottery("Lotus Draw 6/45")).toBeVisible()
    expect(countOf(all().getByRole("button", { name: /^Latest results/ }))).toBe(2)
    await main().getByRole("button", { name: "All" }).click()
    await expect.element(lottery("Regatta Ten")).toBeInTheDocument()
    await expect.poll(at).toBe(paths.lotteryList)
    await again(`${paths.lotteryList}?vassalage=NOBODY`)
    await expectMessage("No lotteries here", "status")
    await main().getByRole("button", { name: "All lotteries" }).click()
    await expect.element(lottery("Regatta Ten")).toBeInTheDocument()
  })
})
