import { Duration } from "effect"
import { describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"

import { paths } from "#config/paths.ts"
import type { Settings } from "#fixtures/settings.ts"
import { protection } from "#gateway/calls/protection/protection.ts"
import { activity, realityCheckSeen, setRealityCheck } from "#gateway/calls/protection/realityCheck.ts"
import { openApp, type OpenAppOptions, passes } from "#tests/support/page.tsx"
import type { PageGateway } from "#tests/support/pageGateway.ts"
import { button, dialog, expectText, main } from "#tests/support/pagePlayer.ts"

import { opensGame } from "./play.ts"

const settings: Partial<Settings> = { modulesOn: ["RGLIMIT3"], launch: "frame" }

const check = () => page.getByRole("alertdialog", { name: "Reality check" })
const answer = (name: string) => check().getByRole("button", { name })
const game = () => page.getByRole("button", { name: "Close game" })
/** The iframe of the game, else of the lottery. Home has iframes of videos too. */
const iframe = (): HTMLIFrameElement | null =>
  document.querySelector("[role=dialog] iframe") ?? document.querySelector("iframe")
const opensSetting = () => button("Change Reminders while you play").click()
const setting = () => page.getByRole("radiogroup", { name: "Reality check" })
const choice = (name: string) => setting().getByRole("radio", { name })

const figures = () =>
  [...document.querySelectorAll("[role=alertdialog] dl > div")].map((row) =>
    [...row.children].map(({ textContent }) => textContent.replace(/\s/g, " ")).join(": "),
  )

const played =
  (minutes: number) =>
  ({ rewrite }: PageGateway): void =>
    rewrite<{ now: number }>(protection, (value) => ({
      ...value,
      since: value.now - Duration.toMillis(Duration.minutes(minutes)),
      realityCheck: { minutes: 15 },
    }))

const open = (options: OpenAppOptions = {}) =>
  openApp({ persona: "0", path: paths.home, settings, before: played(16), ...options })

describe("the interval setting of the reality check", () => {
  it("a chosen interval is saved at once, and stays after a reload", async () => {
    const { callsTo, again } = await openApp({ persona: "0", path: paths.protection, settings })
    await opensSetting()
    await expect.element(choice("Off")).toBeChecked()
    await choice("30 minutes").click({ force: true })
    await expect.element(choice("30 minutes")).toBeChecked()
    await expect.poll(() => callsTo(setRealityCheck).map(({ body }) => body)).toEqual([{ minutes: 30 }])
    await again()
    await expectText("30 minutes")
    await opensSetting()
    await choice("Off").click({ force: true })
    await expect
      .poll(() => callsTo(setRealityCheck).map(({ body }) => body))
      .toEqual([{ minutes: 30 }, { minutes: null }])
  })

  it("a refused change shows an error at the setting, which keeps the old interval", async () => {
    const { fails } = await openApp({ persona: "0", path: paths.protection, settings })
    fails(setRealityCheck, "refused", { code: "no_permission" })
    await opensSetting()
    await choice("15 minutes").click({ force: true })
    await expect.element(setting()).toHaveAccessibleDescription(/permission|allowed/i)
    await expect.element(choice("Off")).toBeChecked()
  })

  it("a maximum below all intervals is named as the fixed time", async () => {
    await openApp({
      persona: "0",
      path: paths.protection,
      settings,
      before: ({ rewrite }) =>
        rewrite<object>(protection, (value) => ({ ...value, realityCheck: { minutes: 30, max: 10 } })),
    })
    await opensSetting()
    const text = "Reality checks cannot be turned off or changed. Minutes between two checks: 10."
    await expect.element(dialog().getByText(text)).toBeVisible()
    expect(choice("15 minutes").elements()).toEqual([])
  })
})

describe("a reality check", () => {
  it("a due check waits until a game opens, then covers it with session time, stake, win and net result", async () => {
    await open({
      before: (gateway) => {
        played(16)(gateway)
        gateway.rewrite<object>(activity, (value) => ({ ...value, staked: 1250, won: 1000.5, net: -249.5 }))
      },
    })
    await expect.element(main()).toBeVisible()
    await expect.element(check()).not.toBeInTheDocument()
    await opensGame()
    await expect.element(check()).toBeVisible()
    await expect.element(check()).toHaveFocus()
    await expect
      .poll(() => figures().slice(1))
      .toEqual(["Staked: ₱ 1,250.00", "Payouts: ₱ 1,000.50", "Net result: −₱ 249.50"])
    expect(figures()[0]).toMatch(/^Time played: 16:\d\d$/)
    await expect.poll(() => iframe()?.tabIndex).toBe(-1)
    expect(iframe()?.inert).toBe(true)
  })

  it("'Continue' returns to the game and reports this to the gateway", async () => {
    const { callsTo } = await open()
    await opensGame()
    await answer("Continue").click()
    await expect.element(check()).not.toBeInTheDocument()
    await expect.element(game()).toBeVisible()
    await expect.poll(() => iframe()?.inert).toBe(false)
    expect(iframe()?.tabIndex).toBe(0)
    await expect
      .poll(() => callsTo(realityCheckSeen).map(({ body }) => body))
      .toMatchObject([{ choice: "continue", at: expect.any(Number) }])
  })

  it("Escape closes neither the check nor the game", async () => {
    await open()
    await opensGame()
    await expect.element(check()).toHaveFocus()
    await expect.poll(() => iframe()?.inert).toBe(true)
    await userEvent.keyboard("{Escape}")
    await expect.element(answer("Continue")).toBeVisible()
    expect(iframe()).not.toBeNull()
  })

  it("figures whose request failed show as not available, never as 0", async () => {
    await open({
      before: (gateway) => {
        played(16)(gateway)
        gateway.fails(activity, "http500")
      },
    })
    await opensGame()
    await expect
      .poll(() => figures().slice(1))
      .toEqual(["Staked: not available", "Payouts: not available", "Net result: not available"])
  })

  it.each([
    ["My records", paths.bettingRecord, "main", 1],
    // The first step back closes the panel of the break.
    ["Take a break", paths.protection, "dialog", 2],
  ] as const)("'%s' opens %s and closes the game", async (name, path, role, steps) => {
    const { at, address } = await open()
    await opensGame()
    await answer(name).click()
    await expect.poll(at).toContain(path)
    await expect.element(game()).not.toBeInTheDocument()
    await expect.element(page.getByRole(role)).toBeVisible()
    for (let step = 0; step < steps; step += 1) address.goBack()
    await expect.poll(at).toBe(paths.home)
  })

  it("a lottery is covered by a due check too", async () => {
    await open({ path: paths.lotteryH5 })
    await expect.element(check()).toBeVisible()
    await expect.poll(() => iframe()?.inert).toBe(true)
    await answer("Continue").click()
    await expect.element(check()).not.toBeInTheDocument()
  })
})

describe("the figures of the session", () => {
  it("can be called from the game's bar, answer no check, and give way to a check that becomes due", async () => {
    const { callsTo } = await open({ before: played(14), clock: true })
    const called = page.getByRole("alertdialog", { name: "This session" })
    await opensGame()
    await page.getByRole("button", { name: "This session" }).click()
    await expect.poll(() => figures()[0]).toMatch(/^Time played: 14:\d\d$/)
    expect(iframe()?.inert).toBe(true)
    await called.getByRole("button", { name: "Close" }).click()
    await expect.element(called).not.toBeInTheDocument()
    expect(iframe()?.inert).toBe(false)
    await page.getByRole("button", { name: "This session" }).click()
    await passes(Duration.minutes(1))
    await expect.element(check()).toHaveFocus()
    expect(callsTo(realityCheckSeen)).toEqual([])
    await answer("Continue").click()
    await expect.element(game()).toBeVisible()
    expect(called.elements()).toEqual([])
  })
})

describe("a game that opens as its own page, not in an iframe", () => {
  const notice = () => page.getByRole("alertdialog", { name: /opens on its own page/ })
  const asPage = { ...settings, launch: "page" } as const

  it("a notice says that due checks show on return, and Cancel keeps the player in the lobby", async () => {
    const { address } = await open({ settings: asPage })
    await opensGame()
    await expect.element(notice().getByText(/If one is due, you see it/)).toBeVisible()
    await notice().getByRole("button", { name: "Cancel" }).click()
    await expect.element(notice()).not.toBeInTheDocument()
    expect(address.left).toEqual([])
  })

  it("a check that became due during the game shows once on return", async () => {
    const { address, again } = await open({ settings: asPage })
    await opensGame()
    await notice().getByRole("button", { name: "Open game" }).click()
    await expect.poll(() => address.left.length).toBe(1)
    await again(paths.home)
    await expect.element(check()).toBeVisible()
    await answer("Continue").click()
    await expect.element(check()).not.toBeInTheDocument()
    await again(paths.home)
    await expect.element(main().getByRole("region", { name: "Recently played" })).toBeVisible()
    expect(check().elements()).toEqual([])
  })
})
