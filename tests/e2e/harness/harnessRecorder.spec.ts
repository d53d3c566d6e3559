import { globSync, readFileSync } from "node:fs"
import { Result } from "effect"
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import * as Recording from "#harness/recorder/Recording.ts"
import { harnessReady, openPanel, useHarness } from "#tests/support/browser.ts"
import { bottomMenu, logIn } from "#tests/support/player.ts"
import { replayRecording } from "#tools/replay/replayRecording.ts"

const harness = useHarness()

const persona = (page: Page): Promise<string> =>
  page.evaluate(() => window.__harness.scenario().visitor.persona)

/** The text of a file that a button of the Record panel saves. */
const saved = async (page: Page, button: string): Promise<string> => {
  const panel = await openPanel(page, "Record")
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    panel.getByRole("button", { name: button }).click(),
  ])
  return readFileSync(await download.path(), "utf8")
}

const recordLogin = async (): Promise<Page> => {
  const page = await harness.openHarness({ path: paths.login, context: {} })
  const panel = await openPanel(page, "Record")
  await panel.getByRole("button", { name: "Record", exact: true }).click()
  await panel.getByRole("button", { name: "Stop recording" }).waitFor()
  await page.keyboard.press("Control+Shift+H")
  await page.reload()
  await harnessReady(page)
  await logIn(page, "member0")
  await expect.poll(() => persona(page)).toBe("0")
  const open = await openPanel(page, "Record")
  await open.getByRole("button", { name: "Stop recording" }).click()
  return page
}

describe("the Record panel of the harness", () => {
  it("a recorded login is replayed in the page, exported, and replayed by the command", async () => {
    const page = await recordLogin()
    const panel = await openPanel(page, "Record")
    const words = await panel.getByRole("listitem").allTextContents()
    expect(words.slice(0, 4)).toEqual([
      `Open ${paths.login}`,
      "Type 'member0' into the textbox 'Username'",
      "Type this persona's password into the textbox 'Password'",
      "Tap the button 'Login'",
    ])
    expect(words[4]).toMatch(/^Expect the heading /)

    await panel.getByRole("button", { name: "10×" }).click()
    await panel.getByRole("button", { name: "Replay", exact: true }).click()
    await panel.getByText("Passed: 5 steps.").waitFor()
    await expect.poll(() => persona(page)).toBe("0")

    expect(await saved(page, "Export test")).toContain('from "playwright/test"')
    const text = await saved(page, "Save recording")
    expect(text).not.toContain("lantern123")
    const recording = Result.getOrThrow(Recording.read(text))
    const folder = ".results/replay-test"
    expect(await replayRecording(recording, harness.url, folder)).toBe("passed")
    expect(globSync(`${folder}/evidence/*/*.{zip,png}`)).toHaveLength(2)
  })

  it("scrolling, steps back and forward, and the snapshot of an element are replayed in the page and by the command", async () => {
    const page = await harness.openHarness({ path: paths.home, context: {} })
    await page.getByRole("contentinfo").waitFor()
    const panel = await openPanel(page, "Record")
    await panel.getByRole("button", { name: "Record", exact: true }).click()
    await panel.getByRole("button", { name: "Stop recording" }).waitFor()
    await page.keyboard.press("Control+Shift+H")
    const steps = () =>
      page.evaluate(() => window.__harness.recorder.state().recording?.steps.map(({ act }) => act.type))
    await page.mouse.move(180, 400)
    await page.mouse.wheel(0, 600)
    await expect.poll(steps).toEqual(["scroll"])
    const promotion = bottomMenu(page).getByRole("link", { name: "Promotion" })
    const heading = page.getByRole("heading", { name: "Promotion", level: 1 })
    await promotion.click()
    await heading.waitFor()
    await page.goBack()
    await expect.poll(steps).toEqual(["scroll", "tap", "back"])
    await page.goForward()
    await heading.waitFor()
    await expect.poll(steps).toEqual(["scroll", "tap", "back", "forward"])
    await openPanel(page, "Record")
    await panel.getByRole("button", { name: "Expect snapshot" }).click()
    await promotion.click()
    await panel.getByRole("button", { name: "Stop recording" }).click()
    const words = await panel.getByRole("listitem").allTextContents()
    expect(words[0]).toMatch(/^Scroll the page to \d+ px$/)
    expect(words[4]).toMatch(/^Expect the navigation 'Main' to have its \d recorded parts$/)

    await panel.getByRole("button", { name: "10×" }).click()
    await panel.getByRole("button", { name: "Replay", exact: true }).click()
    await panel.getByText("Passed: 5 steps.").waitFor()
    const text = await saved(page, "Save recording")
    const recording = Result.getOrThrow(Recording.read(text))
    expect(await replayRecording(recording, harness.url, ".results/replay-test-2")).toBe("passed")

    await panel.getByLabel("Open a recording").setInputFiles({
      name: "recording.json",
      mimeType: "application/json",
      buffer: Buffer.from(text.replace('link \\"Promotion', 'link \\"Nowhere')),
    })
    await panel.getByRole("button", { name: "Replay", exact: true }).click()
    await panel.getByText(/^Stopped at step 5: .*'Main' does not have '- link "Nowhere.*'\.$/).waitFor()
  })

  it("a replay stops at a missing element and names it", async () => {
    const page = await harness.openHarness({ path: paths.login, context: {} })
    const panel = await openPanel(page, "Record")
    await panel.getByRole("button", { name: "Record", exact: true }).click()
    await panel.getByRole("button", { name: "Stop recording" }).click()
    await panel.getByText("Expect the heading").waitFor()
    const text = await saved(page, "Save recording")
    await panel.getByLabel("Open a recording").setInputFiles({
      name: "recording.json",
      mimeType: "application/json",
      buffer: Buffer.from(text.replace('"heading"', '"button"').replace('"Login"', '"Nowhere"')),
    })
    await panel.getByText("Expect the button 'Nowhere'").waitFor()
    await panel.getByRole("button", { name: "Replay", exact: true }).click()
    await panel.getByText(/^Stopped at step 1: .* the button 'Nowhere' is not on the page\.$/).waitFor()
  })
})
