import { describe, expect, it } from "vitest"

import { millis } from "#config/millis.ts"
import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { vendors } from "#gateway/calls/games/games.ts"
import { type OpenOptions, openPanel, quiet, useHarness } from "#tests/support/browser.ts"
import { openMenu } from "#tests/support/player.ts"

import { advance, callsTo, firstGame, outcomesOf, rests } from "./logs.ts"

const { openHarness } = useHarness()

const walletCall = memberWallet.path

/** Home of a member at rest. */
const openQuiet = async (options: OpenOptions = {}) => {
  const page = await openHarness({ persona: "0", ...options })
  await rests(page)
  return page
}

/** Whether a transition of the page runs. */
const isSliding = () =>
  document.getAnimations().some((each) => each instanceof CSSTransition && each.playState === "running")

describe("the clock of the harness", () => {
  it("[HA-80] at 9, 13, 17 and 21 o'clock the four greetings show", async () => {
    const page = await openHarness({ persona: "0", path: paths.memberHome })
    const panel = await openPanel(page, "Clock")
    for (const [hour, greeting] of [
      ["9:00", "Good morning"],
      ["13:00", "Good day"],
      ["17:00", "Good afternoon"],
      ["21:00", "Good evening"],
    ] as const) {
      await panel.getByRole("button", { name: hour }).click()
      await page.getByRole("main").getByText(greeting, { exact: true }).waitFor()
      expect(await page.evaluate(() => new Date().getHours())).toBe(Number.parseInt(hour, 10))
    }
  })

  it("[HA-82] a frozen harness clock stops carousel, board, countdowns and throttles, and resuming continues them", async () => {
    const page = await openQuiet({ clock: true })
    await page.getByRole("region", { name: "Banners" }).getByRole("button", { name: /Pause/ }).waitFor()
    await page.evaluate(() => {
      const seconds = { left: 60 }
      setInterval(() => (seconds.left -= 1), 1000)
      Object.assign(window, { seconds })
    })
    const look = () =>
      page.evaluate(() => ({
        slide: getComputedStyle(document.querySelector(".swiper-wrapper") ?? document.body).transform,
        board: getComputedStyle(document.querySelector("tbody") ?? document.body).transform,
        now: Date.now(),
        left: Reflect.get(Reflect.get(window, "seconds"), "left") as number,
      }))
    const panel = await openPanel(page, "Clock")
    await panel.getByRole("switch", { name: /Frozen/ }).click()
    await page.evaluate(() => window.__harness.burst("unread"))
    // A slide that moved at the freeze arrives.
    await expect.poll(() => page.evaluate(isSliding)).toBe(false)
    const before = await look()
    await page.clock.runFor(5500)
    await page.evaluate(() => window.__harness.burst("unread"))
    expect(await look()).toEqual(before)
    expect(await outcomesOf(page, "inbox-unread")).toEqual([
      "ran",
      ...Array.from({ length: 9 }, () => "dropped"),
    ])
    await page.keyboard.press("Escape")
    await openMenu(page)
    await page.keyboard.press("Escape")
    await openPanel(page, "Clock")
    await panel.getByRole("button", { name: "+ 10 s" }).click()
    await expect.poll(async () => (await look()).left).toBeLessThanOrEqual(before.left - 10)
    expect((await look()).left, "at most the tick that was due besides").toBeGreaterThanOrEqual(
      before.left - 11,
    )
    await expect.poll(async () => (await look()).slide).not.toBe(before.slide)
    await expect.poll(async () => (await look()).board).not.toBe(before.board)
    await panel.getByRole("switch", { name: /Frozen/ }).click()
    const resumed = await look()
    await expect.poll(async () => (await look()).now).toBeGreaterThan(resumed.now + 300)
    await page.evaluate(() => window.__harness.burst("unread"))
    await expect
      .poll(
        async () => (await outcomesOf(page, "inbox-unread")).filter((outcome) => outcome === "ran").length,
      )
      .toBeGreaterThan(1)
  })
})

describe("the network of the harness", () => {
  it("a call delayed by 3000 ms in the harness responds after 3000 ms, not earlier", async () => {
    const page = await openHarness()
    await rests(page)
    // A call of the start that is late does not count: it may have begun before the delay.
    const before = await page.evaluate(async (each) => {
      window.__harness.clock.freeze()
      const known = window.__harness.log().flatMap((line) => (line.kind === "call" ? [line.id] : []))
      await window.__harness.setLatency(each, 3000)
      return known
    }, vendors.path)
    const delayed = async () =>
      (await callsTo(page, vendors.path)).filter(({ id }) => !before.includes(id)).at(0)
    await advance(page, millis(timings.onlineSpread))
    await expect.poll(delayed).toBeDefined()
    const startedAt = (await delayed())?.startedAt ?? Number.NaN
    const advanceTo = async (moment: number) =>
      advance(page, moment - (await page.evaluate(() => window.__harness.clock.now())))
    await advanceTo(startedAt + 2900)
    expect(await delayed()).toMatchObject({ duration: undefined })
    await advanceTo(startedAt + 3000)
    await expect.poll(async () => (await delayed())?.duration).toBe(3000)
    await firstGame(page).waitFor()
  })

  it("[HA-79] a failure set for 2 requests begins with the tester's next act and ends with the third request; one set to always stays", async () => {
    const page = await openQuiet()
    const panel = await openPanel(page, "Network")
    await panel.getByRole("combobox", { name: "Call" }).selectOption({ label: `GET ${vendors.path}` })
    await panel.getByRole("combobox", { name: "Fails with" }).selectOption("network")
    await panel.getByRole("combobox", { name: "How often" }).selectOption("n times")
    await panel.getByRole("switch", { name: /A read and its retries/ }).click()
    await panel.getByRole("button", { name: "Let it fail" }).click()
    await panel.getByText("Network error, 2 ×, begins with your next tap, key or scroll").waitFor()
    // The refetch after a change of the network comes at a random moment, and retries pause.
    const failures = async () => {
      await advance(page, 500)
      return (await callsTo(page, vendors.path)).slice(0, 3).map(({ failure }) => failure)
    }
    // The dock's own refetch does not count.
    await expect.poll(failures).toEqual([undefined])
    await quiet(page)
    await page.evaluate(() => window.__harness.clearLog())
    await page.mouse.move(180, 650)
    await page.mouse.wheel(0, 40)
    await panel.getByText("Network error, 2 ×, 2 left").waitFor()
    await page.evaluate(() => window.__harness.configure({ unreadInbox: 3 }))
    await expect.poll(failures).toEqual(["injected: network", "injected: network", undefined])
    await panel.getByText("Network error, 2 ×, used up").waitFor()

    await quiet(page)
    await page.evaluate(() => window.__harness.clearLog())
    await panel.getByRole("combobox", { name: "How often" }).selectOption("always")
    await panel.getByRole("button", { name: "Let it fail" }).click()
    await expect.poll(failures).toEqual(Array.from({ length: 3 }, () => "injected: network"))
    await panel.getByRole("button", { name: "Remove all" }).click()
    await panel.getByText("In force").waitFor({ state: "detached" })
  })

  it("with the harness offline no request leaves and the app says so; online again the app refetches", async () => {
    const page = await openQuiet()
    const panel = await openPanel(page, "Network")
    await panel.getByRole("switch", { name: /Offline/ }).click()
    await page.getByText("You are offline").waitFor()
    expect(await page.evaluate(() => navigator.onLine)).toBe(false)
    await page.evaluate(() => window.__harness.clearLog())
    await panel.getByRole("switch", { name: /Offline/ }).click()
    await page.getByText("You are offline").waitFor({ state: "detached" })
    const asked = async () => {
      await advance(page, 500)
      return (await callsTo(page, walletCall)).length
    }
    await expect.poll(asked).toBeGreaterThan(0)
  })
})
