import { describe, expect, it, onTestFinished } from "vitest"
import { page } from "vitest/browser"

import { good, submitted } from "#fixtures/machines/Login.ts"
import * as Login from "#machines/Login.ts"

import { openTestDock } from "./openTestDock.tsx"

const focused = () => document.activeElement?.shadowRoot?.activeElement ?? null

describe("two clicks in the dock in quick succession", () => {
  it("both change the settings, and neither change is lost", async () => {
    const { harness, world, openPanel } = await openTestDock()
    // Other tabs get the settings by the browser's storage, which may take its time.
    Object.assign(world, { share: () => new Promise(() => {}) })
    const zalo = (await openPanel("Entry")).getByRole("group", { name: "zalo" })
    const part = (name: string) => zalo.getByRole("button", { name, exact: true }).element()
    await expect.element(zalo).toBeInTheDocument()
    for (const name of ["shown", "required"]) {
      part(name).dispatchEvent(new MouseEvent("click", { bubbles: true }))
      await Promise.resolve()
    }
    await expect
      .poll(() => harness.scenario().settings.registerFields["zalo"])
      .toEqual({ enabled: true, required: true })
  })
})

describe("the tab that opens the dock", () => {
  it("never covers the bottom menu, at any window height", async () => {
    const { dock } = await openTestDock()
    onTestFinished(() => page.viewport(375, 812))
    await dock.getByRole("button", { name: "Close" }).click()
    const tab = page.getByTitle(/^Harness: /)
    const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    for (const height of [320, 568, 812, 1200]) {
      await page.viewport(320, height)
      for (const top of [0, 200, height - 10, height + 500]) {
        tab.element().style.setProperty("--top", `${top}px`)
        const box = tab.element().getBoundingClientRect()
        expect(box.bottom).toBeLessThanOrEqual(height - 2.2 * root - 24)
        expect(box.top).toBeGreaterThanOrEqual(0)
      }
    }
  })
})

describe("the dock of a simulated phone that shares its gateway with other phones", () => {
  it("says that the clock cannot be changed here, and that account data is not shown", async () => {
    const { dock, openPanel } = await openTestDock({ isOneGateway: true })
    await openPanel("Clock")
    await expect.element(dock.getByText("It cannot be changed here", { exact: false })).toBeVisible()
    await expect.element(dock.getByRole("timer")).toBeVisible()
    expect(dock.getByRole("tabpanel").getByRole("button").elements()).toEqual([])
    await openPanel("Data")
    await expect.element(dock.getByText("This page does not show it", { exact: false })).toBeVisible()
  })
})

describe("the search of the dock", () => {
  it("opens the panel of a control in the results and focuses the control", async () => {
    const { dock } = await openTestDock()
    const search = dock.getByRole("searchbox", { name: "Search all controls" })
    for (const [typed, found, panel] of [
      ["3000", "Latency: 3000 ms", "Network"],
      ["cbs3", "CBS3", "Whitelabel"],
    ] as const) {
      await search.fill(typed)
      await dock
        .getByRole("list", { name: "Found controls" })
        .getByRole("button", { name: `${found} ${panel}` })
        .click()
      const body = dock.getByRole("tabpanel", { name: new RegExp(`^${panel}`) })
      await expect.poll(() => body.element().contains(focused())).toBe(true)
      expect(focused()?.closest("label, button")?.textContent).toContain(found.split(": ").at(-1))
      await expect.element(search).toHaveValue("")
    }
  })
})

describe("the forms of the dock", () => {
  it("[HA-90] keep their values and the open panel after a reload and after a sign-out", async () => {
    const { dock, openPanel, reload } = await openTestDock()
    const whitelabel = await openPanel("Whitelabel")
    await whitelabel.getByRole("searchbox", { name: "Search modules" }).fill("feedback")
    const log = await openPanel("Log")
    await log.getByRole("searchbox", { name: "Filter the log" }).fill("wallet")
    await log.getByRole("combobox", { name: "Outcome" }).selectOptions("replaced")
    // The app clears the tab's storage at sign-out.
    sessionStorage.clear()
    reload()
    const title = dock.getByRole("tab", { selected: true })
    await expect.poll(() => title.element().textContent).toBe("Log")
    await expect.element(log.getByRole("searchbox", { name: "Filter the log" })).toHaveValue("wallet")
    await expect.element(log.getByRole("combobox", { name: "Outcome" })).toHaveValue("replaced")
    await openPanel("Whitelabel")
    await expect.poll(() => whitelabel.getByRole("switch").elements().length).toBe(1)
  })
})

describe("the State panel", () => {
  it("shows the next state of a running machine for sample events, without typed text", async () => {
    const { running, openPanel } = await openTestDock()
    const { machine } = Login
    const event = submitted(good)
    const { state } = machine.transition(machine.initial, event)
    running.begin().machineLog()({ machine, instance: {}, event, state })
    const panel = await openPanel("State")
    await panel.getByRole("list", { name: "Running machines" }).getByText("Login").click()
    const samples = panel.getByRole("list", { name: "Sample events of Login" })
    await expect.element(samples.getByText("Accepted would lead to SignedIn")).toBeVisible()
    expect(panel.element().textContent).not.toContain(good.password)
  })
})

describe("the Data panel", () => {
  it("changes the member's wallet, and refuses an invalid value at its field", async () => {
    const { harness, openPanel } = await openTestDock()
    await harness.signInAs("0")
    const panel = await openPanel("Data")
    const valueOf = (name: string) => harness.records().find((field) => field.name === name)?.value
    const points = panel.getByRole("textbox", { name: "Points" })
    const before = valueOf("points")
    await panel.getByRole("textbox", { name: "Balance: Main wallet" }).fill("77.5")
    await points.fill("many")
    await panel.getByRole("textbox", { name: "Nickname" }).click()
    await expect.poll(() => valueOf("balance MAIN")).toBe("77.5")
    await expect.element(points).toHaveAccessibleDescription("Points are a whole number from 0 to 999999999.")
    expect(valueOf("points")).toBe(before)
  })
})
