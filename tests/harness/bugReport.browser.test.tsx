import { Result, Schema } from "effect"
import { getResponse } from "msw"
import { describe, expect, it, onTestFinished, vi } from "vitest"

import { memberInfo } from "#gateway/calls/account/member.ts"
import { scenarioIn } from "#harness/bugReport.ts"
import * as ScenarioFile from "#harness/scenarioFile.ts"
import { slots } from "#platform/slots.ts"

import { openTestDock } from "./openTestDock.tsx"

/** The name and text of each file that the page saves. No file is downloaded. */
const watchSaved = () => {
  const saved: Array<{ readonly name: string; readonly text: Promise<string> }> = []
  let text = Promise.resolve("")
  const urls = vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) text = file.text()
    return "#"
  })
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text })
  })
  onTestFinished(() => {
    urls.mockRestore()
    clicks.mockRestore()
  })
  return saved
}

const Saved = Schema.fromJsonString(
  Schema.Struct({
    kind: Schema.Literal("lantern-lobby bug report"),
    build: Schema.String,
    time: Schema.String,
    userAgent: Schema.NonEmptyString,
    language: Schema.Literal("TH"),
    browserLanguages: Schema.NonEmptyArray(Schema.String),
    screen: Schema.Struct({ width: Schema.Int, height: Schema.Int, pixelRatio: Schema.Finite }),
    window: Schema.Struct({ width: Schema.Int, height: Schema.Int }),
    link: Schema.String,
    scenario: Schema.Unknown,
    har: Schema.Struct({
      log: Schema.Struct({
        entries: Schema.Array(Schema.Struct({ request: Schema.Struct({ url: Schema.String }) })),
      }),
    }),
  }),
)
const decode = Schema.decodeUnknownSync(Saved)

/** The dock of a member in Thai, with one call in the log. */
const openMember = async () => {
  const opened = await openTestDock()
  await opened.harness.choose({ language: "TH" })
  await opened.harness.signInAs("0")
  const token = localStorage.getItem(slots.token.key) ?? ""
  const request = new Request(new URL(memberInfo.path, location.origin), {
    headers: { Authorization: token },
  })
  await getResponse([...opened.world.handlers], request)
  return { ...opened, token, saved: watchSaved() }
}

describe("a bug report of the harness", () => {
  it("'Save bug report' writes one file with link, scenario, log and device, without the token", async () => {
    const { harness, openPanel, saved, token } = await openMember()
    const panel = await openPanel("Scenario")
    await panel.getByRole("button", { name: "Save bug report" }).click()
    await expect.poll(() => saved.length).toBe(1)
    expect(saved[0]?.name).toBe("bug-report.json")
    const text = (await saved[0]?.text) ?? ""
    const report = decode(text)
    expect(report.link).toBe(harness.scenarioLink())
    expect(report.har.log.entries.map(({ request }) => request.url)).toEqual([
      location.origin + memberInfo.path,
    ])
    expect(Math.abs(Date.parse(report.time) - Date.now())).toBeLessThan(60_000)
    expect(token.length).toBeGreaterThan(10)
    expect(text).not.toContain(token)
    const file = ScenarioFile.read(scenarioIn(text))
    expect(Result.isSuccess(file) && file.success.scenario).toContain("persona:0,language:TH")
  })

  it("'Save as HAR' of the Log panel writes what the filter shows", async () => {
    const { openPanel, saved, report } = await openMember()
    report.note({ policy: "unread", outcome: "ran", at: Date.now() })
    const panel = await openPanel("Log")
    const save = panel.getByRole("button", { name: "Save as HAR" })
    await save.click()
    await panel.getByRole("searchbox", { name: "Filter the log" }).fill("nothing like it")
    await save.click()
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(["log.har", "log.har"])
    const texts = await Promise.all(saved.map(({ text }) => text))
    expect(texts.map((text) => text.includes(memberInfo.path))).toEqual([true, false])
  })

  it("a bug report whose scenario is none is refused in words", async () => {
    const { harness } = await openMember()
    harness.openScenarioFile('{"kind":"lantern-lobby bug report","scenario":{}}')
    await expect.poll(() => harness.notice()).toMatch(/^This is no scenario file/)
  })
})
