import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { inboxUnread } from "#gateway/calls/messages/inbox.ts"
import { openPanel, quiet, useHarness } from "#tests/support/browser.ts"
import { header } from "#tests/support/player.ts"

import { callsTo, rests } from "./logs.ts"

const { openHarness } = useHarness()

const lookForMail = (page: Page) => page.evaluate(() => window.__harness.burst("unread"))

/** Lets the app request the unread count, and opens the row of that call in the log. */
const openUnreadRow = async (page: Page) => {
  await lookForMail(page)
  await quiet(page)
  const panel = await openPanel(page, "Log")
  await panel.getByRole("searchbox", { name: "Filter the log" }).fill(inboxUnread.path)
  await panel.getByRole("listitem").first().getByText("GET").click()
  return { panel, actions: panel.getByRole("group", { name: `Next requests of GET ${inboxUnread.path}` }) }
}

describe("the actions on a call in the log of the harness", () => {
  it("a held call of the app waits until it is released in its row; then it can be replayed, and fails next time", async () => {
    const page = await openHarness({ persona: "0", scenario: "unreadInbox:5" })
    await rests(page)
    const look = () => lookForMail(page)
    const badge = (count: number) => header(page).getByText(String(count), { exact: true }).waitFor()
    await badge(5)
    const { panel, actions } = await openUnreadRow(page)
    await actions.getByRole("button", { name: "Hold" }).click()
    await page.evaluate(() => window.__harness.configure({ unreadInbox: 7 }))
    await actions.getByText("held until released, 1 waiting").waitFor()
    await badge(5)
    await actions.getByRole("button", { name: "Release", exact: true }).click()
    await badge(7)
    await actions.getByRole("button", { name: "Replay" }).click()
    await panel.getByText(/^replay: 200 in \d+ ms$/).waitFor()
    const outcomes = async () => (await callsTo(page, inboxUnread.path)).map(({ status }) => status)
    await actions.getByRole("button", { name: "Fail next time" }).click()
    await quiet(page)
    expect(await outcomes()).not.toContain(500)
    await look()
    const last = async () => (await outcomes()).at(-1)
    await expect.poll(last).toBe(500)
    await look()
    await expect.poll(last).toBe(200)
    expect((await outcomes()).filter((status) => status === 500)).toHaveLength(1)
    await actions.getByText(/used up$/).waitFor()
  })

  it("an edited response of a call is what the app gets next, once; one that does not fit is sent as JSON", async () => {
    const page = await openHarness({ persona: "0", scenario: "unreadInbox:5" })
    await rests(page)
    const badge = (count: number) => header(page).getByText(String(count), { exact: true }).waitFor()
    const look = () => lookForMail(page)
    await badge(5)
    const { panel, actions } = await openUnreadRow(page)
    await actions.getByRole("button", { name: "Edit response" }).click()
    const count = actions.getByRole("textbox", { name: "unReadCount" })
    await expect.poll(() => count.inputValue()).toBe("5")
    await count.fill("8")
    await actions.getByRole("button", { name: "Send next time" }).click()
    await quiet(page)
    await badge(5)
    await look()
    await badge(8)
    await panel.getByText(/^edited: 200 in \d+ ms$/).waitFor()
    await quiet(page)
    await look()
    await badge(5)
    await actions.getByRole("button", { name: "JSON" }).click()
    await actions.getByRole("textbox", { name: "Value of the response" }).fill('"many"')
    const send = actions.getByRole("button", { name: "Send next time" })
    await send.click()
    await actions.getByText(/^It does not fit\./).waitFor()
    await send.click()
    await quiet(page)
    await look()
    const last = async () => (await callsTo(page, inboxUnread.path)).at(-1)?.response
    await expect.poll(last).toEqual({ success: true, value: "many" })
  })
})
