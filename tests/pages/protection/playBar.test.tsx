import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import type { Settings } from "#fixtures/settings.ts"
import { protection, takeBreak } from "#gateway/calls/protection/protection.ts"
import { visit } from "#tests/support/page.tsx"
import { dialog, main } from "#tests/support/pagePlayer.ts"

const settings: Partial<Settings> = { modulesOn: ["RGLIMIT3"], launch: "frame" }

const opensGame = () =>
  main().getByRole("region", { name: "Recently played" }).getByRole("button").first().click()
const closeGame = () => page.getByRole("button", { name: "Close game" })
const quickBreak = () => page.getByRole("button", { name: "Stop for 24 hours" })
const timers = () => page.getByRole("timer", { name: "Session time" })

describe("session time and quick break", () => {
  it("the page of player protection shows the session time", async () => {
    await visit({ persona: "0", path: paths.protection, settings })
    const timer = main().getByRole("timer", { name: "Session time" })
    await expect.element(timer).toBeVisible()
    expect(timer.element().textContent).toMatch(/^0:\d\d$/)
  })

  it("the menu shows the time of day and the session time", async () => {
    const { callsTo } = await visit({ persona: "0", path: paths.home, settings })
    await expect.poll(() => callsTo(protection).length).toBe(1)
    await expect.element(page.getByText("Latest Winner")).toBeVisible()
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click()
    await expect.element(dialog("Menu").getByRole("timer", { name: "Session time" })).toBeVisible()
    await expect.element(dialog("Menu").getByText(/^\d\d:\d\d$/)).toBeVisible()
  })

  it("one press on a game's quick break takes a break of 24 hours without a question, and closes the game", async () => {
    const { callsTo } = await visit({ persona: "0", path: paths.home, settings })
    await opensGame()
    await quickBreak().click()
    await expect.element(closeGame()).not.toBeInTheDocument()
    expect(callsTo(takeBreak).map(({ body }) => body)).toEqual([{ hours: 24 }])
  })

  it("a game has one session time, and no quick break where the gateway offers none", async () => {
    await visit({
      persona: "0",
      path: paths.home,
      settings,
      before: ({ rewrite }) => rewrite<object>(protection, (value) => ({ ...value, quickBreak: false })),
    })
    await opensGame()
    await expect.element(timers()).toBeVisible()
    await expect.element(quickBreak()).not.toBeInTheDocument()
    expect(timers().elements()).toHaveLength(1)
  })

  it("a lottery's quick break closes the lottery", async () => {
    await visit({ persona: "0", path: paths.lotteryH5, settings })
    await quickBreak().click()
    await expect.element(main().getByText(/^Closed until/)).toBeVisible()
    await expect.element(quickBreak()).not.toBeInTheDocument()
  })

  it("without the module a game has neither", async () => {
    await visit({ persona: "0", path: paths.home, settings: { launch: "frame" } })
    await opensGame()
    await expect.element(closeGame()).toBeVisible()
    await expect.element(quickBreak()).not.toBeInTheDocument()
    expect(page.getByText(/^\d\d:\d\d$/).elements()).toEqual([])
  })
})
