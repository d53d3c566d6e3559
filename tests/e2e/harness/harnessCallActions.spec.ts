import { describe, expect, it } from "vitest"

import { inboxUnread } from "#gateway/calls/messages/inbox.ts"
import { openPanel, quiet, useHarness } from "#tests/support/browser.ts"
import { header } from "#tests/support/player.ts"

import { callsTo, rests } from "./logs.ts"

const { openHarness } = useHarness()

describe("the actions on a call in the log of the harness", () => {
  it("a held call of the app waits until it is released in its row; then it can be replayed, and fails next time", async () => {
    const page = await openHarness({ persona: "0", scenario: "unreadInbox:5" })
    await rests(page)
    const look = () => page.evaluate(() => window.__harness.burst("unread"))
    const badge = (count: number) => header(page).getByText(String(count), { exact: true }).waitFor()
    await badge(5)
    await look()
    await quiet(page)
    const panel = await openPanel(page, "Log")
    await panel.getByRole("searchbox", { name: "Filter the log" }).fill(inboxUnread.path)
    await panel.getByRole("listitem").first().getByText("GET").click()
    const actions = panel.getByRole("group", { name: `Next requests of GET ${inboxUnread.path}` })
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
})
