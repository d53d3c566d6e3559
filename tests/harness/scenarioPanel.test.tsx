import { describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { defaults } from "#harness/scenario/scenario.ts"
import { header } from "#tests/support/pageEntry.ts"
import { field } from "#tests/support/pagePlayer.ts"

import { openHarness } from "./openHarness.tsx"

const changed =
  "language:TH,theme:light,device:android,hour:21,modulesOff:CBS3.REG3,scale:few,latency:20,memberLabels:nochat"

describe("the scenario panel", () => {
  it("[HA-91] applies all switches of a reviewed scenario", async () => {
    const { harness, presses } = await openHarness({ path: paths.help, scenario: "device:android,hour:21" })
    for (const [name, expected] of [
      ["member", { visitor: { persona: "0" } }],
      ["agent", { visitor: { persona: "9" } }],
      ["trial", { visitor: { persona: "4" } }],
      ["maintenance", { visitor: { persona: "guest" }, settings: { status: "maintenance" } }],
      ["slow network", { visitor: { persona: "0" }, settings: { status: "ok", latency: 3000 } }],
      ["guest", { visitor: { persona: "guest" }, settings: { latency: 0 } }],
    ] as const) {
      await presses("Scenario", name)
      await expect.poll(harness.scenario).toMatchObject(expected)
    }
    expect(harness.scenario().surroundings).toMatchObject({ device: "own", hour: null })
    await expect.element(header().getByRole("link", { name: "Login" })).toBeInTheDocument()
  })

  it("[HA-89] resets every setting, the storage and the log", async () => {
    const { harness, press, sent } = await openHarness({
      persona: "9",
      scenario: changed,
    })
    await expect.element(header().getByText("Teresa Go")).toBeInTheDocument()
    localStorage.setItem("DOWNLOAD_WAVED_OFF", "2026-01-01")
    sessionStorage.setItem("WANTED_PAGE", "/m/set")
    await press("Reset everything")
    await expect.poll(harness.scenario).toEqual(defaults)
    await expect.element(header().getByRole("link", { name: "Login" })).toBeInTheDocument()
    expect([localStorage.getItem("DOWNLOAD_WAVED_OFF"), sessionStorage.getItem("WANTED_PAGE")]).toEqual([
      null,
      null,
    ])
    expect(sent("Authorization")).not.toContain("•••")
  })
})

describe("the dock", () => {
  it("[HA-09] opens and closes above the app, and the app keeps the typed text", async () => {
    const { dock } = await openHarness({ path: paths.login })
    await field("Username").fill("half a na")
    await dock.getByRole("heading", { name: /^Harness/ }).click()
    await userEvent.keyboard("{Escape}")
    await expect.element(dock).not.toBeInTheDocument()
    await userEvent.keyboard("{Control>}{Shift>}H{/Shift}{/Control}")
    await dock.getByRole("button", { name: "Close" }).click()
    await expect.element(dock).not.toBeInTheDocument()
    await expect.element(field("Username")).toHaveValue("half a na")
    expect(page.getByRole("button", { name: "Harness" }).elements()).toEqual([])
  })
})
