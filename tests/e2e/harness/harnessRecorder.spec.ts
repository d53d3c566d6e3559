// End to end because the command replays a recording in a browser of its own.
import { globSync, readFileSync } from "node:fs"
import { Result } from "effect"
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import * as Recording from "#harness/recorder/Recording.ts"
import { harnessReady, openPanel, useHarness } from "#tests/support/browser.ts"
import { logIn } from "#tests/support/player.ts"
import { replayRecording } from "#tools/replay/replayRecording.ts"

const harness = useHarness()

const persona = (page: Page): Promise<string> =>
  page.evaluate(() => window.__harness.scenario().visitor.persona)

/** Records a login, over a reload. */
const recordLogin = async (): Promise<Page> => {
  const page = await harness.openHarness({ path: paths.login, context: {} })
  await page.evaluate(() => window.__harness.recorder.record())
  await page.reload()
  await harnessReady(page)
  await logIn(page, "member0")
  await expect.poll(() => persona(page)).toBe("0")
  await page.evaluate(() => window.__harness.recorder.stop())
  return page
}

describe("the Record panel of the harness", () => {
  it("replays a recorded login in the page and by the command", async () => {
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

    const download = page.waitForEvent("download")
    await panel.getByRole("button", { name: "Save recording" }).click()
    const text = readFileSync(await (await download).path(), "utf8")
    expect(text).not.toContain("lantern123")
    const recording = Result.getOrThrow(Recording.read(text))
    const folder = ".results/replay-test"
    expect(await replayRecording(recording, harness.url, folder)).toBe("passed")
    expect(globSync(`${folder}/evidence/*/*.{zip,png}`)).toHaveLength(2)
  })
})
