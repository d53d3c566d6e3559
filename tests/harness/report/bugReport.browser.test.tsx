import { Result } from "effect"
import { getResponse } from "msw"
import { describe, expect, it } from "vitest"

import { memberInfo } from "#gateway/calls/account/member.ts"
import { scenarioIn } from "#harness/report/bugReport.ts"
import * as ScenarioFile from "#harness/scenario/scenarioFile.ts"
import { storageItems } from "#platform/storageItems.ts"

import { openTestDock } from "../openTestDock.tsx"

describe("a bug report", () => {
  it("contains link, scenario, log and device, but no token", async () => {
    const { harness, world } = await openTestDock()
    await harness.choose({ language: "TH" })
    await harness.signInAs("0")
    const token = localStorage.getItem(storageItems.token.key) ?? ""
    const url = location.origin + memberInfo.path
    await getResponse([...world.handlers], new Request(url, { headers: { Authorization: token } }))
    const text = await harness.bugReport()
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
})
