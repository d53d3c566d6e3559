import type { Request } from "playwright"
import { describe, expect, it } from "vitest"

import { millis } from "#config/millis.ts"
import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { inboxUnread } from "#gateway/calls/messages/inbox.ts"
import { slots } from "#platform/slots.ts"
import { openPanel, quiet, stored, useHarness } from "#tests/support/browser.ts"
import { header, logIn, loginForm } from "#tests/support/player.ts"

import { advance, callsTo, lines, outcomesOf, rests } from "./logs.ts"

const { openHarness } = useHarness()

describe("the log of the harness", () => {
  it("[HA-83, HA-86] the harness log lists each call with all details, and no secret", async () => {
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
    await row.getByText("Response", { exact: true }).waitFor()
    for (const text of [JSON.stringify(await lines(page)), await panel.innerText()]) {
      expect(text).not.toContain(demoPassword)
      expect(text).not.toContain(token)
    }
  })

  it("[HA-84] the harness logs 5 unread triggers at once as 5 triggers, 4 dropped, 1 call, with their times", async () => {
    const page = await openHarness({ persona: "0" })
    await rests(page)
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
    await expect.poll(() => callsTo(page, inboxUnread.path)).toHaveLength(1)
    const log = await openPanel(page, "Log")
    await log.getByRole("searchbox", { name: "Filter the log" }).fill("inbox-unread")
    const shown = async () => (await log.getByRole("listitem").allInnerTexts()).toSorted()
    const line = (end: string) =>
      expect.stringMatching(new RegExp(`^\\d\\d:\\d\\d:\\d\\d\\.\\d{3} inbox-unread ${end}$`))
    await expect
      .poll(shown)
      .toEqual([...Array.from({ length: 4 }, () => line("dropped")), line("made a call")])
  })

  it("[HA-85] the harness log can be filtered, copied and cleared", async () => {
    const page = await openHarness({
      persona: "0",
      path: paths.game,
      context: { permissions: ["clipboard-read", "clipboard-write"] },
    })
    await page.getByRole("status", { name: "Balance" }).waitFor()
    await expect.poll(async () => (await callsTo(page, memberWallet.path)).length).toBeGreaterThan(0)
    await quiet(page)
    const panel = await openPanel(page, "Log")
    const rows = panel.getByRole("listitem")
    /** Filters the log, and waits until it lists such lines only. */
    const filter = async (text: string, shown: RegExp) => {
      await panel.getByRole("searchbox", { name: "Filter the log" }).fill(text)
      const isFiltered = async () => {
        const texts = await rows.allInnerTexts()
        return texts.length > 0 && texts.every((each) => shown.test(each))
      }
      await expect.poll(isFiltered).toBe(true)
    }
    await filter("WALLETS", /wallets/)
    const count = await rows.count()
    await panel.getByRole("button", { name: "Copy" }).click()
    await panel.getByText(`${count} lines copied.`).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.split("\n").filter((line) => /^\d\d:/.test(line))).toHaveLength(count)
    expect(copied).toContain(memberWallet.path)
    await filter("favourite", /favou?rite/i)
    await panel.getByRole("searchbox", { name: "Filter the log" }).fill("")
    await expect.poll(() => rows.count()).toBeGreaterThan(count)
    await panel.getByRole("button", { name: "Clear" }).click()
    await expect.poll(() => rows.count()).toBe(0)
  })

  it("a link with telemetry logs what the app would report, and the worker answers it: nothing is sent", async () => {
    const page = await openHarness({ persona: "0", scenario: "telemetry:1" })
    const asked: Array<Request> = []
    page.on("request", (request) => {
      if (request.url().endsWith("/v1/logs")) asked.push(request)
    })
    await rests(page)
    const plantError = () =>
      page.evaluate((secret) => {
        const error = new Error(`JSON.parse: "${secret}" is not valid`)
        error.stack = `Error: ${secret}\n    at a (${location.origin}/assets/a.js:1:2)`
        dispatchEvent(new ErrorEvent("error", { error }))
      }, demoPassword)
    await plantError()
    const payloads = async () =>
      JSON.stringify((await lines(page)).filter(({ kind }) => kind === "telemetry"))
    await advance(page, millis(timings.telemetryInterval))
    await expect.poll(payloads).toContain("JSON.parse: …")
    expect(await payloads()).not.toContain(demoPassword)
    expect(asked.length).toBeGreaterThan(0)
    for (const request of asked) {
      const response = await request.response()
      expect([response?.status(), response?.fromServiceWorker()]).toEqual([200, true])
    }
    const platform = await openPanel(page, "Platform")
    await platform.getByRole("switch", { name: /^Telemetry/ }).click()
    await rests(page)
    await plantError()
    await advance(page, 2 * millis(timings.telemetryInterval))
    expect(await payloads()).toBe("[]")
  })
})
