import { Duration } from "effect"
import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { launchGame } from "#gateway/calls/games/launches.ts"
import { protection, takeBreak } from "#gateway/calls/protection/protection.ts"
import { confirmSessionLimit, setSessionLimit } from "#gateway/calls/protection/sessionLimit.ts"
import { passes, openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import { dialog, expectMessage, expectText, main } from "#tests/support/pagePlayer.ts"

import { closedUntil, opensGame } from "./play.ts"

const minute = 60_000

/** A session of 100 minutes that ends in as many as are left. */
const leaving = (left: number) => {
  const endsAt = Date.now() + left * minute
  const session = { minutes: 100, endsAt, closedUntil: endsAt + 30 * minute }
  return (value: object) => ({ ...value, since: endsAt - 100 * minute, session })
}

const open = (left: number | undefined, { before, ...options }: OpenAppOptions = {}) =>
  openApp({
    persona: "0",
    path: paths.home,
    settings: { modulesOn: ["RGLIMIT3"], launch: "frame" },
    before: (gateway) => {
      if (left !== undefined) gateway.rewrite<object>(protection, leaving(left))
      before?.(gateway)
    },
    ...options,
  })

const form = () => page.getByRole("form", { name: "Session limit" })
const minutesField = () => form().getByRole("textbox", { name: "Minutes" })
const row = () => main().getByRole("row", { name: "Session limit" })
const pending = () =>
  row()
    .getByRole("status")
    .filter({ hasText: /^From .*90 minutes\. If you do not/ })

const opensForm = (): Promise<void> => row().getByRole("button", { name: "Change Session limit" }).click()

const saves = async (minutes: string): Promise<void> => {
  await minutesField().fill(minutes)
  await form().getByRole("button", { name: "Save" }).click()
}

const sets = async (minutes: string): Promise<void> => {
  await opensForm()
  await saves(minutes)
  await expect.element(form()).not.toBeInTheDocument()
}

const countdown = () => page.getByRole("timer", { name: "Game closes in" })

const timesShown = (text: RegExp): number =>
  (window.liveRegionTexts ?? []).filter((each) => text.test(each.text)).length

describe("the play session limit of a player", () => {
  it("a new limit takes effect at once, and the end of the current play session shows", async () => {
    const { callsTo } = await open(undefined, { path: paths.protection })
    await expect.element(row().getByText("No limit")).toBeVisible()
    await sets("60")
    await expect.element(row().getByText("60 minutes")).toBeVisible()
    await expect.element(row().getByText(/^This session ends .*\d\d:\d\d\.$/)).toBeVisible()
    expect(callsTo(setSessionLimit).map(({ body }) => body)).toEqual([{ minutes: 60 }])
  })

  it("a number of minutes outside the range is refused at the field, and nothing is sent", async () => {
    const { callsTo } = await open(undefined, { path: paths.protection })
    await opensForm()
    for (const text of ["0", "-15", "abc", "14", "1441"]) {
      await saves(text)
      await expect.element(minutesField(), { message: text }).toHaveAccessibleDescription(/from 15 to 1,440/)
    }
    expect(callsTo(setSessionLimit)).toEqual([])
  })

  it("a longer limit waits for its start time and can be cancelled; until then the old limit applies", async () => {
    await open(undefined, { path: paths.protection })
    await sets("30")
    await expect.element(row().getByText("30 minutes")).toBeVisible()
    await sets("90")
    await expectMessage(/^Request saved\./, "status")
    await expect.element(pending()).toBeVisible()
    await expect.element(row().getByText("30 minutes")).toBeVisible()
    await expect.element(row().getByRole("button", { name: "Confirm change" })).not.toBeInTheDocument()
    await row().getByRole("button", { name: "Cancel change" }).click()
    await expectMessage(/^Change cancelled\./, "status")
    await expect.element(pending()).not.toBeInTheDocument()
  })

  it("the removal of a limit can be confirmed once its waiting time has passed", async () => {
    const { callsTo, rewrite } = await open(undefined, { path: paths.protection })
    await sets("30")
    await expect.element(row().getByText("30 minutes")).toBeVisible()
    rewrite<{ now: number }>(protection, (value) => ({ ...value, now: value.now + 1_441 * minute }))
    await opensForm()
    await form().getByRole("button", { name: "Remove limit" }).click()
    await row().getByRole("button", { name: "Confirm change" }).click()
    await expect.poll(() => callsTo(confirmSessionLimit).length).toBe(1)
  })

  it("limits are refetched when saving a limit fails without a response, and the form keeps the minutes", async () => {
    const { callsTo } = await open(undefined, {
      path: paths.protection,
      before: ({ fails }) => fails(setSessionLimit, "http502"),
    })
    await opensForm()
    const before = callsTo(protection).length
    await saves("45")
    await expect.poll(() => callsTo(protection).length).toBeGreaterThan(before)
    await expect.element(minutesField()).toHaveValue("45")
  })
})

describe("a play session that reaches its limit", () => {
  it("a notice at 80 per cent of the limit shows the end of the session, once", async () => {
    await open(20.05, { clock: true })
    await expect.element(main().getByRole("region", { name: "Recently played" })).toBeVisible()
    expect(timesShown(/of your session limit/)).toBe(0)
    await passes(Duration.seconds(5))
    await expect
      .poll(() => timesShown(/You have used 80% of your session limit\. This session ends .*\d\d:\d\d\./))
      .toBe(1)
    await passes(Duration.minutes(1))
    expect(timesShown(/You have used 80%/)).toBe(1)
  })

  it("an open game counts down for five minutes after the session's end, then closes", async () => {
    const { rewrite, goesOffline, comesOnline } = await open(0.2, { clock: true })
    await opensGame()
    await expect.element(dialog(/./).first()).toBeVisible()
    await expect.element(countdown()).not.toBeInTheDocument()
    await passes(Duration.seconds(13))
    await expect.element(countdown()).toBeVisible()
    expect(countdown().element().textContent).toMatch(/^(5:00|4:5\d)$/)
    await expect.element(page.getByText("You have reached your session limit.").first()).toBeVisible()
    rewrite<object>(protection, leaving(-4.7))
    goesOffline()
    comesOnline()
    await expect.poll(() => countdown().element().textContent).toMatch(/^0:/)
    await passes(Duration.seconds(30))
    await expect.element(dialog(/./)).not.toBeInTheDocument()
    const notice = page.getByRole("alertdialog", { name: /was closed$/ })
    await expect.element(notice.getByText("You have reached your session limit.")).toBeVisible()
    await expect.element(notice.getByText("Time played")).toBeVisible()
    await expect.element(notice.getByText(/^Closed until /)).toBeVisible()
    await notice.getByRole("button", { name: "Close" }).click()
    await expect.element(notice).not.toBeInTheDocument()
  })

  it("an open lottery counts down for five minutes after the session's end, then closes and cannot be reopened", async () => {
    const { again } = await open(1, { clock: true, path: paths.lotteryH5 })
    await expect.element(page.getByRole("timer", { name: "Session time" })).toBeVisible()
    await passes(Duration.minutes(1.05))
    await expect.element(countdown()).toBeVisible()
    await expect.element(closedUntil()).not.toBeInTheDocument()
    await passes(Duration.minutes(4.9))
    await expect.element(closedUntil()).toBeVisible()
    await again()
    await expect.element(closedUntil()).toBeVisible()
    await expect.element(countdown()).not.toBeInTheDocument()
  })

  it("after the session's end a tapped game opens player protection without a launch, and the deposit page is closed", async () => {
    const { again, at, callsTo } = await open(-1)
    await opensGame()
    await expect.poll(at).toBe(paths.protection)
    await expect.element(closedUntil()).toBeVisible()
    await expectText("You have reached your session limit.")
    await expectText("Closed: games, lotteries and deposits.")
    await expect.element(main().getByText("You can play and deposit.")).not.toBeInTheDocument()
    expect(callsTo(launchGame)).toEqual([])
    await again(paths.deposit)
    await expect.element(closedUntil()).toBeVisible()
    await expect.element(main().getByRole("link", { name: "Withdraw" })).toBeVisible()
    await again(paths.gameList)
    await expect.element(page.getByRole("searchbox")).toBeVisible()
    await expect.element(closedUntil()).not.toBeInTheDocument()
  })

  it("a launch that the gateway refuses after the session's end opens player protection", async () => {
    const { at, callsTo } = await open(undefined, {
      before: (gateway) => gateway.fails(launchGame, "refused", { code: "session_limit" }),
    })
    await opensGame()
    await expect.poll(at).toBe(paths.protection)
    expect(callsTo(launchGame).length).toBe(1)
  })
})

const closeGame = () => page.getByRole("button", { name: "Close game" })
const quickBreak = () => page.getByRole("button", { name: "Stop for 24 hours" })
const timers = () => page.getByRole("timer", { name: "Session time" })

describe("play session time and quick break", () => {
  it("the page of player protection shows the play session time", async () => {
    await open(undefined, { path: paths.protection })
    const timer = main().getByRole("timer", { name: "Session time" })
    await expect.element(timer).toBeVisible()
    expect(timer.element().textContent).toMatch(/^0:\d\d$/)
  })

  it("the menu shows the time of day and the play session time", async () => {
    const { callsTo } = await open(undefined)
    await expect.poll(() => callsTo(protection).length).toBe(1)
    await expect.element(page.getByText("Latest Winner")).toBeVisible()
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click()
    await expect.element(dialog("Menu").getByRole("timer", { name: "Session time" })).toBeVisible()
    await expect.element(dialog("Menu").getByText(/^\d\d:\d\d$/)).toBeVisible()
  })

  it("one tap on a game's quick break takes a break of 24 hours without confirmation, and closes the game", async () => {
    const { callsTo } = await open(undefined)
    await opensGame()
    await expect
      .element(quickBreak())
      .toHaveAccessibleDescription("Starts at once and cannot be ended early.")
    await quickBreak().click()
    await expect.element(closeGame()).not.toBeInTheDocument()
    expect(callsTo(takeBreak).map(({ body }) => body)).toEqual([{ hours: 24 }])
  })

  it("a game shows one session timer, and no quick break if the gateway offers none", async () => {
    await open(undefined, {
      before: ({ rewrite }) => rewrite<object>(protection, (value) => ({ ...value, quickBreak: false })),
    })
    await opensGame()
    await expect.element(timers()).toBeVisible()
    await expect.element(quickBreak()).not.toBeInTheDocument()
    expect(timers().elements()).toHaveLength(1)
  })

  it("a lottery's quick break closes the lottery", async () => {
    await open(undefined, { path: paths.lotteryH5 })
    await quickBreak().click()
    await expect.element(main().getByText(/^Closed until/)).toBeVisible()
    await expect.element(quickBreak()).not.toBeInTheDocument()
  })

  it("without the protection module a game shows neither session time nor quick break", async () => {
    await open(undefined, { settings: { launch: "frame" } })
    await opensGame()
    await expect.element(closeGame()).toBeVisible()
    await expect.element(quickBreak()).not.toBeInTheDocument()
    expect(page.getByText(/^\d\d:\d\d$/).elements()).toEqual([])
  })
})
