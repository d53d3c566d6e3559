import { Result } from "effect"
import { getResponse } from "msw"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { scenarioIn } from "#harness/report/bugReport.ts"
import * as ScenarioFile from "#harness/scenario/scenarioFile.ts"
import { storageItems } from "#platform/storageItems.ts"

import { openHarness } from "../openHarness.tsx"

describe("a bug report", () => {
  it("contains link, scenario, log and device, but no token", async () => {
    const { harness, world } = await openHarness({ hasApp: false })
    await harness.choose({ language: "TH" })
    await harness.signInAs("0")
    const token = localStorage.getItem(storageItems.token.key) ?? ""
    const url = location.origin + memberInfo.path
    await getResponse([...world.handlers], new Request(url, { headers: { Authorization: token } }))
    const { file: text } = await harness.bugReport()
    expect(JSON.parse(text)).toMatchObject({
      kind: "lantern-lobby bug report",
      language: "TH",
      userAgent: navigator.userAgent,
      link: harness.scenarioLink(),
      har: { log: { entries: [{ request: { url } }] } },
    })
    expect(token.length).toBeGreaterThan(10)
    expect(text).not.toContain(token)
    const file = ScenarioFile.read(scenarioIn(text))
    expect(Result.isSuccess(file) && file.success.scenario).toContain("persona:0,language:TH")
  })

  it("draws the page's state where the browser allows no capture, and describes it for an issue", async () => {
    const { harness, world } = await openHarness({ hasApp: false, path: paths.help })
    document.body.insertAdjacentHTML(
      "beforeend",
      '<div id="root"><h1>Help</h1><p role="dialog" aria-label="Menu"></p></div>',
    )
    await getResponse([...world.handlers], new Request(location.origin + memberInfo.path))
    const { file, markdown } = await harness.bugReport()
    document.getElementById("root")?.remove()
    const { picture } = JSON.parse(file)
    expect(picture.why).toMatch(/^The browser gave no picture: /)
    for (const part of [`address: ${paths.help}`, "heading: Help", "dialog: Menu", picture.why])
      expect(decodeURIComponent(picture.address)).toContain(part)
    for (const part of [
      "## Steps",
      `1. Open ${harness.scenarioLink()}`,
      "## Expected",
      "- heading: Help",
      "(401)",
      "## Build",
    ])
      expect(markdown).toContain(part)
  })
})
