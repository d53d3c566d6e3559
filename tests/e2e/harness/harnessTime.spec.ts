import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { markAnnouncementRead } from "#gateway/calls/home/news.ts"
import { vendors } from "#gateway/calls/games/games.ts"
import { gameList } from "#gateway/calls/games/gameLists.ts"
import { inboxUnread } from "#gateway/calls/messages/inbox.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import type { LogLine } from "#harness/report.ts"
import { slots } from "#platform/slots.ts"
import { openPanel, quiet, stored, useHarness } from "#tests/support/browser.ts"
import { bottomMenu, header, logIn, loginForm, openMenu } from "#tests/support/player.ts"

const { openHarness } = useHarness()

const lines = (page: Page): Promise<ReadonlyArray<LogLine>> => page.evaluate(() => window.__harness.log())

const callsTo = async (page: Page, path: string) =>
  (await lines(page)).flatMap((line) => (line.kind === "call" && line.path === path ? [line] : []))

const outcomesOf = async (page: Page, policy: string) =>
  (await lines(page)).flatMap((line) =>
    line.kind === "policy" && line.policy === policy ? [line.outcome] : [],
  )

const unreadCall = inboxUnread.path
const walletCall = memberWallet.path

/** Home of a member after its first calls, with all throttles elapsed. */
const openQuiet = async (path: string = paths.home) => {
  const page = await openHarness({ persona: "0", path })
  await quiet(page)
  await page.evaluate(() => window.__harness.clearLog())
  return page
}

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

  it("[HA-82] a frozen clock stops carousel, board, countdowns and throttles, and resuming continues them", async () => {
    const page = await openQuiet()
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
    const before = await look()
    await page.waitForTimeout(5500)
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
    expect((await look()).board).not.toBe(before.board)
    await panel.getByRole("switch", { name: /Frozen/ }).click()
    const resumed = await look()
    await expect.poll(async () => (await look()).now).toBeGreaterThan(resumed.now + 300)
    await page.evaluate(() => window.__harness.burst("unread"))
    expect(
      (await outcomesOf(page, "inbox-unread")).filter((outcome) => outcome === "ran").length,
    ).toBeGreaterThan(1)
  })
})

describe("the network of the harness", () => {
  it("a call delayed by 3000 ms responds after 3000 ms, not earlier", async () => {
    const page = await openHarness()
    await quiet(page)
    await page.evaluate(() => window.__harness.clearLog())
    await page.evaluate(async (each) => {
      window.__harness.clock.freeze()
      await window.__harness.setLatency(each, 3000)
    }, vendors.path)
    await expect.poll(async () => (await callsTo(page, vendors.path)).length).toBe(1)
    await page.evaluate(() => window.__harness.clock.advance(2900))
    expect((await callsTo(page, vendors.path)).map(({ duration }) => duration)).toEqual([undefined])
    await page.evaluate(() => window.__harness.clock.advance(200))
    await expect
      .poll(async () => (await callsTo(page, vendors.path))[0]?.duration)
      .toBeGreaterThanOrEqual(3000)
    await page
      .getByRole("navigation", { name: "Games" })
      .getByRole("link")
      .or(page.getByRole("navigation", { name: "Games" }).getByRole("button"))
      .first()
      .waitFor()
  })

  it("[HA-79] a failure set for 2 calls ends with the third; set to always it stays", async () => {
    const page = await openQuiet()
    const panel = await openPanel(page, "Network")
    await panel.getByRole("combobox", { name: "Call" }).selectOption({ label: `GET ${vendors.path}` })
    await panel.getByRole("combobox", { name: "Fails with" }).selectOption("network")
    await panel.getByRole("combobox", { name: "How often" }).selectOption("n times")
    await panel.getByRole("button", { name: "Let it fail" }).click()
    const failures = async () => (await callsTo(page, vendors.path)).map(({ failure }) => failure)
    await expect.poll(failures).toEqual(["injected: network", "injected: network", undefined])
    await panel.getByText("Network error, 2 ×").waitFor()

    await quiet(page)
    await page.evaluate(() => window.__harness.clearLog())
    await panel.getByRole("combobox", { name: "How often" }).selectOption("always")
    await panel.getByRole("button", { name: "Let it fail" }).click()
    await expect.poll(failures).toEqual(Array.from({ length: 3 }, () => "injected: network"))
    await panel.getByRole("button", { name: "Remove all" }).click()
    await panel.getByText("In force").waitFor({ state: "detached" })
  })

  it("offline, no request leaves and the app says so; online again it refetches", async () => {
    const page = await openQuiet()
    const panel = await openPanel(page, "Network")
    await panel.getByRole("switch", { name: /Offline/ }).click()
    await page.getByText("You are offline").waitFor()
    expect(await page.evaluate(() => navigator.onLine)).toBe(false)
    await page.evaluate(() => window.__harness.clearLog())
    await panel.getByRole("switch", { name: /Offline/ }).click()
    await page.getByText("You are offline").waitFor({ state: "detached" })
    await expect.poll(async () => (await callsTo(page, walletCall)).length).toBeGreaterThan(0)
  })
})

describe("the log of the harness", () => {
  it("[HA-83, HA-86] the log lists each call with all details, and no secret", async () => {
    const page = await openHarness({ path: paths.login })
    await loginForm(page).waitFor()
    await logIn(page, "member0")
    await header(page).getByText("Maria Santos").waitFor()
    const login = (await lines(page)).find((line) => line.kind === "call" && line.path.endsWith("/login"))
    expect(login).toMatchObject({
      method: "POST",
      status: 200,
      response: { success: true, value: { userName: "member0", token: "•••" } },
      failure: undefined,
    })
    expect(login?.kind === "call" ? [login.startedAt > 0, Number(login.duration) >= 0] : []).toEqual([
      true,
      true,
    ])
    const token = (await stored(page, slots.token.key)) ?? ""
    expect(token.length).toBeGreaterThan(20)
    const panel = await openPanel(page, "Log")
    const row = panel.getByRole("listitem").filter({ hasText: "/login" }).first()
    await row.getByText("POST").click()
    await expect
      .poll(() => row.innerText())
      .toMatch(/\d\d:\d\d:\d\d\.\d{3}\s+POST\s+\S+\/login\s+200 in \d+ ms/)
    await row.getByText("Body").waitFor()
    await row.getByText("Response").waitFor()
    for (const text of [JSON.stringify(await lines(page)), await panel.innerText()]) {
      expect(text).not.toContain(demoPassword)
      expect(text).not.toContain(token)
    }
  })

  it("[HA-84] 5 unread triggers at once are logged as 5 triggers, 4 dropped, 1 call, with their times", async () => {
    const page = await openQuiet()
    const panel = await openPanel(page, "Bursts")
    await page.evaluate(() => window.__harness.clock.freeze())
    await panel.getByRole("button", { name: "Fire unread" }).click()
    await expect.poll(async () => (await outcomesOf(page, "inbox-unread")).length).toBe(5)
    expect(await outcomesOf(page, "inbox-unread")).toEqual([
      "ran",
      "dropped",
      "dropped",
      "dropped",
      "dropped",
    ])
    expect(await callsTo(page, unreadCall)).toHaveLength(1)
    const log = await openPanel(page, "Log")
    await log.getByRole("searchbox", { name: "Filter the log" }).fill("inbox-unread")
    await expect.poll(() => log.getByRole("listitem").count()).toBe(5)
    const shown = await log.getByRole("listitem").allInnerTexts()
    expect(shown.filter((text) => /^\d\d:\d\d:\d\d\.\d{3} inbox-unread dropped$/.test(text))).toHaveLength(4)
    expect(
      shown.filter((text) => /^\d\d:\d\d:\d\d\.\d{3} inbox-unread made a call$/.test(text)),
    ).toHaveLength(1)
  })

  it("[HA-85] the log can be filtered, copied and cleared", async () => {
    const page = await openHarness({
      persona: "0",
      context: { permissions: ["clipboard-read", "clipboard-write"] },
    })
    await page.getByRole("status", { name: "Balance" }).waitFor()
    await expect.poll(async () => (await callsTo(page, walletCall)).length).toBeGreaterThan(0)
    const panel = await openPanel(page, "Log")
    await panel.getByRole("searchbox", { name: "Filter the log" }).fill("WALLETS")
    const rows = panel.getByRole("listitem")
    await expect
      .poll(async () => (await rows.allInnerTexts()).every((text) => text.includes("wallets")))
      .toBe(true)
    const count = await rows.count()
    expect(count).toBeGreaterThan(0)
    await panel.getByRole("button", { name: "Copy" }).click()
    await panel.getByText(`${count} lines copied.`).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.split("\n").filter((line) => /^\d\d:/.test(line))).toHaveLength(count)
    expect(copied).toContain(walletCall)
    await panel.getByRole("searchbox", { name: "Filter the log" }).fill("favourite")
    await expect.poll(() => rows.count()).toBe(0)
    await panel.getByRole("searchbox", { name: "Filter the log" }).fill("")
    await expect.poll(() => rows.count()).toBeGreaterThan(count)
    await panel.getByRole("button", { name: "Clear" }).click()
    await expect.poll(() => rows.count()).toBe(0)
  })

  it("[HA-97] bursts show what becomes of looks at the tab and of changes of the language", async () => {
    const page = await openQuiet()
    // The clock is frozen, so that a slow machine stays within the window.
    await page.evaluate(() => window.__harness.clock.freeze())
    await page.evaluate(() => window.__harness.burst("unread"))
    await expect
      .poll(() => outcomesOf(page, "inbox-unread"))
      .toEqual(["ran", ...Array.from({ length: 4 }, () => "dropped")])
    expect(await callsTo(page, unreadCall)).toHaveLength(1)

    await page.evaluate(() => window.__harness.clock.resume())
    await quiet(page)
    await page.evaluate(() => window.__harness.clearLog())
    await page.evaluate(() => window.__harness.clock.freeze())
    await page.evaluate(() => window.__harness.burst("debounce"))
    const waits = (await outcomesOf(page, "debounce")).length
    expect(waits).toBeGreaterThan(0)
    expect(waits % 5).toBe(0)
    await page.evaluate(() => window.__harness.clock.advance(300))
    const settled = await outcomesOf(page, "debounce")
    expect(settled.filter((outcome) => outcome === "waited")).toHaveLength(waits)
    expect(settled.filter((outcome) => outcome === "ran")).toHaveLength(waits / 5)
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
    await page.evaluate(() => window.__harness.burst("load-more"))
    await expect.poll(pages).toBe(2)
    await page.evaluate(() => window.__harness.burst("load-more"))
    await page.evaluate(() => window.__harness.clock.advance(900))
    await page.evaluate(() => window.__harness.burst("load-more"))
    expect(await pages()).toBe(2)
    await page.evaluate(() => window.__harness.clock.resume())
    const burstAgain = async () => {
      await page.evaluate(() => window.__harness.burst("load-more"))
      return pages()
    }
    await expect.poll(burstAgain).toBeGreaterThan(2)
  })

  it("[HA-97] quickly closed announcements are all marked read, with calls 150 ms apart", async () => {
    const page = await openHarness({ path: paths.login })
    await loginForm(page).waitFor()
    await logIn(page, "member0")
    await page.getByRole("dialog").getByRole("button", { name: "Next" }).waitFor()
    await page.evaluate(() => window.__harness.clearLog())
    await page.evaluate(() => window.__harness.clock.freeze())
    await page.evaluate(() => window.__harness.burst("mark-read"))
    expect(await outcomesOf(page, "mark-read")).toEqual(["ran", "waited", "waited"])
    const marked = () => callsTo(page, markAnnouncementRead.path)
    for (const count of [1, 2, 3]) {
      await expect.poll(async () => (await marked()).length).toBe(count)
      await page.evaluate(() => window.__harness.clock.advance(149))
      expect(await marked()).toHaveLength(count)
      await page.evaluate(() => window.__harness.clock.advance(1))
    }
  })
})
