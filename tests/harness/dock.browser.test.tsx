import { describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"

import { addFavourite } from "#gateway/calls/games/gameLists.ts"
import { inboxUnread } from "#gateway/calls/messages/inbox.ts"
import { readPayload } from "#harness/payload.ts"
import { defaults } from "#harness/scenario.ts"
import { storedKeys } from "#harness/storedKeys.ts"
import { recordJson, requestJson } from "#services/frame/telemetry/otlp.ts"

import { openTestDock } from "./openTestDock.tsx"

const focused = () => document.activeElement?.shadowRoot?.activeElement ?? null

describe("two presses in quick succession", () => {
  it("the second press changes the settings that the first one has made", async () => {
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

describe("the changed settings in the dock", () => {
  it("[HA-89] each changed setting has a chip, whose × resets it alone", async () => {
    const { harness, dock } = await openTestDock()
    expect(dock.getByRole("list", { name: /Changed settings/ }).query()).toBeNull()
    await harness.choose({ language: "TH" })
    await harness.configure({ scale: "few", modulesOff: ["CBS3", "REG3"], unreadInbox: 5 })
    const chips = dock.getByRole("list", { name: /^Changed settings: [34]$/ }).getByRole("listitem")
    const texts = () => chips.elements().map((chip) => chip.firstElementChild?.textContent)
    await expect
      .poll(texts)
      .toEqual(["language: TH", "modules off: CBS3, REG3", "scale: few", "unread inbox: 5"])
    await dock.getByRole("button", { name: "Reset modules off: CBS3, REG3" }).click()
    await expect.poll(texts).toEqual(["language: TH", "scale: few", "unread inbox: 5"])
    expect(harness.scenario().settings).toMatchObject({ modulesOff: [], scale: "few", unreadInbox: 5 })
    await dock.getByRole("button", { name: "Reset language: TH" }).click()
    await expect.poll(() => harness.scenario().visitor.language).toBe("EN")
  })

  it("every setting that has a chip is reset by its ×", async () => {
    const { harness, dock } = await openTestDock()
    await harness.signInAs("4")
    await harness.platform.set({ shell: "app", webclip: true, telemetry: true })
    harness.clock.setHour(9)
    harness.clock.freeze()
    await harness.setLatency(inboxUnread.path, 700)
    const all = dock.getByRole("list", { name: /Changed settings/ }).getByRole("button")
    await expect.element(dock.getByRole("list", { name: "Changed settings: 7" })).toBeVisible()
    while (all.elements().length > 0) {
      const before = all.elements().length
      await all.first().click()
      await expect.poll(() => all.elements().length).toBeLessThan(before)
    }
    expect(harness.scenario().surroundings).toMatchObject({
      hour: null,
      frozen: false,
      webclip: false,
      telemetry: false,
    })
    expect(harness.clock.isFrozen()).toBe(false)
    expect(dock.element().contains(focused())).toBe(true)
  })

  it("the chip of a fault counts the times that are left", async () => {
    const { harness, dock } = await openTestDock()
    const call = `GET ${inboxUnread.path}`
    await harness.setFault({ call, kind: "http500", times: 2 })
    const chip = dock.getByRole("list", { name: "Changed settings: 1" }).getByRole("listitem")
    await expect.poll(() => chip.element().textContent).toMatch(/Status 500, 2 ×, begins with your next tap/)
    await harness.burst("unread")
    await expect.poll(() => chip.element().textContent).toMatch(/Status 500, 2 ×, 2 left/)
    await chip.getByRole("button").click()
    await expect.poll(() => harness.faultStates()).toEqual([])
  })

  it("the tab of the closed dock shows the number of changed settings", async () => {
    const { harness, dock } = await openTestDock()
    await harness.configure({ scale: "few", latency: 300 })
    await dock.getByRole("button", { name: "Close" }).click()
    const tab = page.getByRole("button", { name: "Harness", includeHidden: true })
    await expect.poll(() => tab.element().textContent).toBe("HARNESS2")
    await harness.configure({ latency: 0 })
    await expect.poll(() => tab.element().textContent).toBe("HARNESS1")
    await harness.configure({ scale: defaults.settings.scale })
    await expect.poll(() => tab.element().textContent).toBe("HARNESS")
  })
})

describe("the sentence about other tabs", () => {
  it.for([true, false])(
    "the dock says whether each tab is separate: all tabs have one gateway, %s",
    async (isShared) => {
      const { dock } = await openTestDock({ isShared })
      await expect.element(dock.getByRole("tabpanel")).toBeVisible()
      expect(dock.getByText("Each tab is separate.").query() === null).toBe(isShared)
    },
  )
})

describe("the dock of a phone that shares its gateway", () => {
  it("the clock panel says that it cannot act, and the data panel that it sees no records", async () => {
    const { dock, openPanel } = await openTestDock({ isOneGateway: true })
    await openPanel("Clock")
    await expect.element(dock.getByText("It cannot be changed here", { exact: false })).toBeVisible()
    await expect.element(dock.getByRole("timer")).toBeVisible()
    expect(dock.getByRole("tabpanel").getByRole("button").elements()).toEqual([])
    await openPanel("Data")
    await expect.element(dock.getByText("This page does not see them", { exact: false })).toBeVisible()
  })
})

describe("the search of the dock", () => {
  it("one search over the controls of all panels opens the panel and focuses the control", async () => {
    const { dock } = await openTestDock()
    const search = dock.getByRole("searchbox", { name: "Search all controls" })
    for (const [typed, found, panel] of [
      ["inbox messages", "Unread inbox messages", "Content"],
      ["3000", "Latency: 3000 ms", "Network"],
      ["clock frozen", "Frozen", "Clock"],
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

  it("a search that a typed filter of the panel would hide drops the filter; Enter takes the first", async () => {
    const { dock, openPanel } = await openTestDock()
    const modules = await openPanel("Whitelabel")
    await modules.getByRole("searchbox", { name: "Search modules" }).fill("feedback")
    await dock.getByRole("searchbox", { name: "Search all controls" }).fill("cbs3")
    await userEvent.keyboard("{Enter}")
    await expect.poll(() => focused()?.closest("label")?.textContent).toMatch(/^CBS3/)
    await dock.getByRole("searchbox", { name: "Search all controls" }).fill("no such control")
    await expect.element(dock.getByText("No control is called that.")).toBeVisible()
  })
})

describe("the forms of the dock", () => {
  it("[HA-90] the dock remembers open panel, filters and forms over a reload, also after a sign-out", async () => {
    const { dock, openPanel, reload } = await openTestDock()
    const whitelabel = await openPanel("Whitelabel")
    await whitelabel.getByRole("searchbox", { name: "Search modules" }).fill("feedback")
    const log = await openPanel("Log")
    await log.getByRole("searchbox", { name: "Filter the log" }).fill("wallet")
    await log.getByRole("combobox", { name: "Outcome" }).selectOptions("replaced")
    const network = await openPanel("Network")
    await network.getByRole("combobox", { name: "Call" }).selectOptions(`GET ${inboxUnread.path}`)
    await network.getByRole("combobox", { name: "Fails with" }).selectOptions("http503")
    await network.getByRole("combobox", { name: "How often" }).selectOptions("always")
    // The app clears the tab's storage at sign-out.
    sessionStorage.clear()
    reload()
    const title = dock.getByRole("tab", { selected: true })
    await expect.poll(() => title.element().textContent).toBe("Network")
    await expect.element(network.getByRole("combobox", { name: "Fails with" })).toHaveValue("http503")
    await expect.element(network.getByRole("combobox", { name: "How often" })).toHaveValue("always")
    await openPanel("Log")
    await expect.element(log.getByRole("searchbox", { name: "Filter the log" })).toHaveValue("wallet")
    await expect.element(log.getByRole("combobox", { name: "Outcome" })).toHaveValue("replaced")
    await openPanel("Whitelabel")
    await expect.poll(() => whitelabel.getByRole("switch").elements().length).toBe(1)
  })

  it("a stored form that is invalid is as at the first visit", async () => {
    const { openPanel, reload } = await openTestDock()
    for (const text of ["{", '{"Network kind":"gone","Network times":"many","Log filter":{"text":7}}']) {
      sessionStorage.setItem(storedKeys.forms, text)
      reload({ isStored: true })
      const network = await openPanel("Network")
      await expect.element(network.getByRole("combobox", { name: "Fails with" })).toHaveValue("network")
      const log = await openPanel("Log")
      await expect.element(log.getByRole("searchbox", { name: "Filter the log" })).toHaveValue("")
    }
  })

  it("[HA-78] the list of calls can be searched by path, name and area, and shows the chosen call in full", async () => {
    const { openPanel } = await openTestDock()
    const network = await openPanel("Network")
    const call = network.getByRole("combobox", { name: "Call" })
    const options = () => [...call.element().querySelectorAll("option")].map(({ value }) => value)
    const all = options().length
    await network.getByRole("searchbox", { name: "Search calls" }).fill("games favourite")
    await expect.element(network.getByText(new RegExp(`^\\d of ${all}$`))).toBeVisible()
    expect(options()).toContain(`POST ${addFavourite.path}`)
    await call.selectOptions(`POST ${addFavourite.path}`)
    await expect
      .poll(() => network.getByRole("note", { name: "Chosen call" }).element().textContent)
      .toBe(`POST ${addFavourite.path}`)
    await network.getByRole("searchbox", { name: "Search calls" }).fill("unread")
    await expect.poll(options).toContain(`GET ${inboxUnread.path}`)
    await expect.element(call).toHaveValue(`POST ${addFavourite.path}`)
  })

  it("the search of the scenarios says how many it finds, once something is typed", async () => {
    const { openPanel } = await openTestDock()
    const panel = await openPanel("Scenario")
    const search = panel.getByRole("searchbox", { name: "Search scenarios" })
    const count = panel.getByText(/^\d+ of \d+$/)
    await search.fill("slow network")
    await expect.element(count).toBeVisible()
    await search.fill(" ")
    await expect.poll(() => count.elements()).toEqual([])
  })

  it("a number of times that cannot be is refused in words", async () => {
    const { openPanel } = await openTestDock()
    const network = await openPanel("Network")
    const often = network.getByRole("combobox", { name: "How often" })
    for (const [how, text, problem] of [
      ["n times", "0", "0 is no whole number from 1 to 999999999."],
      ["n percent", "101", "101 is no whole number from 1 to 100."],
    ] as const) {
      await often.selectOptions(how)
      const field = network.getByRole("textbox", { name: "n", exact: true })
      await field.fill(text)
      await userEvent.keyboard("{Enter}")
      await expect.element(network.getByText(problem)).toBeVisible()
    }
  })

  it("[HA-84] a policy's line says that its run waits, made a call or was replaced", async () => {
    const { report, openPanel } = await openTestDock()
    const log = await openPanel("Log")
    for (const [index, outcome] of (["waited", "replaced", "waited", "ran"] as const).entries())
      report.note({ policy: "winners", outcome, at: index })
    const lines = () =>
      log
        .getByRole("listitem")
        .elements()
        .map(({ textContent }) => textContent.replace(/^\S+ /, ""))
    await expect
      .poll(lines)
      .toEqual(["winners made a call", "winners waits", "winners replaced", "winners waits"])
    await log.getByRole("combobox", { name: "Outcome" }).selectOptions("replaced")
    await log.getByRole("button", { name: "Clear" }).click()
    await log.getByRole("combobox", { name: "Outcome" }).selectOptions("Any outcome")
    await expect.poll(lines).toEqual(["winners made a call", "winners waits", "winners waits"])
  })

  it("the switch for telemetry is part of the scenario, and the log shows each payload with its records", async () => {
    const { harness, report, openPanel } = await openTestDock()
    const platform = await openPanel("Platform")
    await platform.getByRole("switch", { name: /^Telemetry/ }).click()
    await expect.poll(() => harness.scenarioLink()).toContain("telemetry:1")
    const records = ["lobby.call", "browser.web_vital"].map((event, at) =>
      recordJson({ at, event, isError: false, attributes: { "lobby.page": `page of ${event}` } }),
    )
    report.note({ policy: "winners", outcome: "ran", at: 0 })
    report.collect(readPayload(requestJson({ "service.version": "0.2.0" }, records)), 1)
    const log = await openPanel("Log")
    await log.getByRole("combobox", { name: "Kind" }).selectOptions("telemetry")
    const row = log.getByRole("listitem")
    await expect.poll(() => row.elements().length).toBe(1)
    await row.getByText("lobby.call, browser.web_vital").click()
    for (const part of [/page of lobby.call/, /page of browser.web_vital/, /service.version/])
      await expect.element(row.getByText(part)).toBeVisible()
  })
})
