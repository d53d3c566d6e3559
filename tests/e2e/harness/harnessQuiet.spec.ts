import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { inboxUnread } from "#gateway/calls/messages/inbox.ts"
import { openPanel, quiet, useHarness } from "#tests/support/browser.ts"

import { callsTo } from "./logs.ts"

const { openHarness } = useHarness()

const text = "The lamp of my favourite game has gone out."

describe("a status of the site that is applied quietly", () => {
  it("a half-filled form stays until the app's next request reports the status; after the error page it is back with its draft", async () => {
    const page = await openHarness({ persona: "0", path: paths.feedback })
    const form = page.getByRole("form", { name: "Feedback" })
    const description = form.getByRole("textbox", { name: "Description" })
    const topic = form.getByRole("combobox", { name: "Topic" })
    const [chosen] = await topic.selectOption("Game")
    await description.fill(text)
    await quiet(page)
    const panel = await openPanel(page, "System")
    await panel.getByRole("button", { name: "Apply quietly" }).click()
    await panel.getByRole("button", { name: "Maintenance", exact: true }).click()
    await expect
      .poll(() => page.evaluate(() => window.__harness.scenario().settings.status))
      .toBe("maintenance")
    const before = (await callsTo(page, inboxUnread.path)).length
    await quiet(page)
    expect(await callsTo(page, inboxUnread.path)).toHaveLength(before)
    expect(await description.inputValue()).toBe(text)

    await page.evaluate(() => window.__harness.burst("unread"))
    const closed = page.getByRole("heading", { name: "Under maintenance", level: 1 })
    await closed.waitFor()
    expect(await form.count()).toBe(0)
    await panel.getByRole("button", { name: "Ok", exact: true }).click()
    await closed.waitFor()
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: "Try again" }).click()
    await form.waitFor()
    await expect.poll(() => description.inputValue()).toBe(text)
    expect(await topic.inputValue()).toBe(chosen)
  })
})
