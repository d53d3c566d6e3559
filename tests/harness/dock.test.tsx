import { describe, expect, it, vi } from "vitest"

import { defaults } from "#harness/scenario/scenario.ts"

import { openHarness } from "./openHarness.tsx"

const focused = () => document.activeElement?.shadowRoot?.activeElement ?? null

describe("two clicks in the dock in quick succession", () => {
  it("both change the settings, and neither change is lost", async () => {
    const { harness, world, openPanel } = await openHarness({ hasApp: false })
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

describe("the head of the dock", () => {
  it("copies the link, saves a report and a picture, and resets, on any panel", async () => {
    const { harness, dock, press, openPanel } = await openHarness({ hasApp: false })
    const saved: Array<string> = []
    const copy = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue()
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    await harness.configure({ scale: "few" })
    for (const panel of ["Log", "Games"]) {
      await openPanel(panel)
      await press("Copy link")
      await expect.element(dock.getByText("The link is copied.")).toBeInTheDocument()
    }
    expect(copy.mock.calls).toEqual([[harness.scenarioLink()], [harness.scenarioLink()]])
    await press("Bug report")
    await press("Picture")
    await expect.poll(() => saved).toHaveLength(2)
    expect(saved[0]).toMatch(/^bug-report_[\dT-]{19}_scale-few\.json$/)
    expect(saved[1]).toMatch(/^picture_[\dT-]{19}_scale-few\.svg$/)
    await press("Reset everything")
    await expect.poll(harness.scenario).toEqual(defaults)
    vi.restoreAllMocks()
  })
})

describe("the dock for a screen reader", () => {
  it("is read from its head to the search, the panels and the open panel, each with its name", async () => {
    const { dock } = await openHarness({ hasApp: false })
    const read = [
      dock.getByRole("toolbar", { name: "Actions" }),
      dock.getByRole("searchbox", { name: "Search all controls" }),
      dock.getByRole("tablist", { name: "Panels" }),
      dock.getByRole("tabpanel", { name: "Persona" }),
    ].map((part) => part.element())
    const all = [...dock.element().querySelectorAll("*")]
    const order = read.map((part) => all.indexOf(part))
    expect(order).toEqual(order.toSorted((one, other) => one - other))
  })
})

describe("the dock of a simulated phone that shares its gateway with other phones", () => {
  it("says that the clock cannot be changed here, and that account data is not shown", async () => {
    const { dock, openPanel } = await openHarness({ hasApp: false, isOneGateway: true })
    await openPanel("Clock")
    await expect.element(dock.getByText("It cannot be changed here", { exact: false })).toBeInTheDocument()
    await expect.element(dock.getByRole("timer")).toBeInTheDocument()
    expect(dock.getByRole("tabpanel").getByRole("button").elements()).toEqual([])
    await openPanel("Data")
    await expect.element(dock.getByText("This page does not show it", { exact: false })).toBeInTheDocument()
  })
})

describe("the search of the dock", () => {
  it("opens the panel of a control in the results and focuses the control", async () => {
    const { dock } = await openHarness({ hasApp: false })
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

  it("lists controls with the typed word in their names first", async () => {
    const { dock } = await openHarness({ hasApp: false })
    await dock.getByRole("searchbox", { name: "Search all controls" }).fill("link")
    const found = dock.getByRole("list", { name: "Found controls" }).getByRole("button").elements()
    const isNamed = found.map((each) => /link/i.test(each.textContent))
    expect(isNamed.indexOf(false)).toBeGreaterThan(isNamed.lastIndexOf(true))
  })
})

describe("the forms of the dock", () => {
  it("[HA-90] keep their values and the open panel after a reload and after a sign-out", async () => {
    const { openPanel, reload } = await openHarness({ hasApp: false })
    let whitelabel = await openPanel("Whitelabel")
    await whitelabel.getByRole("searchbox", { name: "Search modules" }).fill("feedback")
    let log = await openPanel("Log")
    await log.getByRole("searchbox", { name: "Filter the log" }).fill("wallet")
    await log.getByRole("combobox", { name: "Outcome" }).selectOptions("replaced")
    // The app clears the tab's storage at sign-out.
    sessionStorage.clear()
    const again = reload()
    log = again.dock.getByRole("tabpanel", { name: "Log" })
    await expect.element(log.getByRole("searchbox", { name: "Filter the log" })).toHaveValue("wallet")
    await expect.element(log.getByRole("combobox", { name: "Outcome" })).toHaveValue("replaced")
    whitelabel = await again.openPanel("Whitelabel")
    await expect.poll(() => whitelabel.getByRole("switch").elements().length).toBe(1)
  })
})

describe("the Data panel", () => {
  it("changes the member's wallet, and refuses an invalid value at its field", async () => {
    const { harness, openPanel } = await openHarness({ hasApp: false })
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
