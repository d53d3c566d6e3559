import { describe, expect, it } from "vitest"
import { userEvent } from "vitest/browser"

import { scenarioNamed } from "#fixtures/scenarios.ts"
import { inboxUnread } from "#gateway/calls/messages/inbox.ts"
import { defaults, linkOf } from "#harness/scenario.ts"
import { storedKeys } from "#harness/storedKeys.ts"
import { noView } from "#harness/view.ts"

import { openTestDock } from "./openTestDock.tsx"

const openSteps = async () => {
  const opened = await openTestDock()
  const { harness, dock, openPanel } = opened
  return {
    ...opened,
    undo: dock.getByRole("button", { name: /^Undo: / }),
    redo: dock.getByRole("button", { name: /^Redo: / }),
    scale: () => harness.scenario().settings.scale,
    chooseScale: async (title: string) => {
      const content = await openPanel("Content")
      await content.getByRole("button", { name: title, exact: true }).click()
    },
  }
}

describe("undo and redo of the dock", () => {
  it("a setting of a panel is undone and redone by buttons whose names say what they do", async () => {
    const { undo, redo, scale, chooseScale } = await openSteps()
    await expect.element(undo).toHaveAccessibleName("Undo: nothing")
    await chooseScale("Few")
    await expect.element(undo).toHaveAccessibleName("Undo: scale few")
    await undo.click()
    await expect.poll(scale).toBe(defaults.settings.scale)
    await expect.element(undo).toHaveAccessibleName("Undo: nothing")
    await expect.element(redo).toHaveAccessibleName("Redo: scale few")
    await redo.click()
    await expect.poll(scale).toBe("few")
    await undo.click()
    await chooseScale("Thousands")
    await expect.element(redo).toHaveAccessibleName("Redo: nothing")
  })

  it("Ctrl+Z undoes and Ctrl+Shift+Z redoes while the focus is in the dock, except in a text field", async () => {
    const { harness, dock, redo, scale, chooseScale } = await openSteps()
    await chooseScale("Few")
    await dock.getByRole("searchbox", { name: "Search all controls" }).click()
    await userEvent.keyboard("{Control>}z{/Control}")
    await expect.element(redo).toHaveAccessibleName("Redo: nothing")
    const outside = document.body.appendChild(document.createElement("button"))
    outside.focus()
    await userEvent.keyboard("{Control>}z{/Control}")
    outside.remove()
    await expect.element(redo).toHaveAccessibleName("Redo: nothing")
    expect(scale()).toBe("few")
    await dock.getByRole("tab", { selected: true }).click()
    await userEvent.keyboard("{Control>}z{/Control}")
    await expect.poll(scale).toBe(defaults.settings.scale)
    await expect.element(redo).toHaveAccessibleName("Redo: scale few")
    await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}")
    await expect.poll(scale).toBe("few")
    expect(harness.scenario().settings).toEqual({ ...defaults.settings, scale: "few" })
  })

  it("acts of the player are no steps, and an undo leaves what the player changed meanwhile", async () => {
    const { harness, undo, scale, chooseScale } = await openSteps()
    await chooseScale("Few")
    // The test's own harness writes to the storage as the app does.
    await harness.choose({ language: "TH" })
    await harness.signInAs("4")
    await expect.element(undo).toHaveAccessibleName("Undo: scale few")
    await undo.click()
    await expect.poll(scale).toBe(defaults.settings.scale)
    expect(harness.scenario().visitor).toMatchObject({ language: "TH", persona: "4" })
  })

  it("every kind of setting returns by undo", async () => {
    const { harness, dock, undo } = await openSteps()
    await harness.signInAs("4")
    await harness.choose({ language: "TH", merchant: "goldlantern" })
    await harness.platform.set({ shell: "app", webclip: true, host: "m.goldlantern.example" })
    harness.clock.setHour(9)
    harness.clock.freeze()
    await harness.setFault({ call: `GET ${inboxUnread.path}`, kind: "http500", times: 2 })
    await harness.setLatency(inboxUnread.path, 700)
    await harness.configure({ status: "maintenance", modulesOff: ["CBS3"] })
    const before = harness.scenario()
    const chips = dock.getByRole("list", { name: /Changed settings/ }).getByRole("button")
    await expect.poll(() => chips.elements().length).toBe(12)
    while (chips.elements().length > 0) {
      const count = chips.elements().length
      await chips.first().click()
      await expect.poll(() => chips.elements().length).toBeLessThan(count)
    }
    await expect.poll(harness.scenario).toEqual(defaults)
    while (undo.element().getAttribute("aria-disabled") === "false") await undo.click()
    await expect.poll(harness.scenario).toEqual(before)
    expect(harness.clock.isFrozen()).toBe(true)
    // The tests of this file have one clock.
    harness.clock.setHour(null)
  })

  it("a reviewed scenario is one step", async () => {
    const { harness, openPanel, undo, redo } = await openSteps()
    await harness.configure({ scale: "few" })
    const before = harness.scenario()
    const panel = await openPanel("Scenario")
    await panel.getByRole("button", { name: "offline", exact: true }).click()
    await expect.element(undo).toHaveAccessibleName(/offline on/)
    expect(harness.scenario().settings.offline).toBe(true)
    await undo.click()
    await expect.poll(harness.scenario).toEqual(before)
    await redo.click()
    await expect.poll(() => harness.scenario().settings.offline).toBe(true)
    await expect.poll(() => harness.scenario().visitor.persona).toBe(scenarioNamed("offline")?.persona)
  })

  it("[HA-90] the steps survive a reload, also after a sign-out; invalid ones are dropped", async () => {
    const { undo, redo, reload, scale, chooseScale } = await openSteps()
    await chooseScale("Few")
    await chooseScale("Empty")
    await undo.click()
    await expect.poll(scale).toBe("few")
    // The app clears the tab's storage at sign-out.
    sessionStorage.clear()
    reload()
    await expect.element(redo).toHaveAccessibleName("Redo: scale empty")
    await undo.click()
    await expect.poll(scale).toBe(defaults.settings.scale)
    for (const steps of [
      '{"done":[7],"undone":"many"}',
      '{"done":[{"before":"x","after":"y"}],"undone":[]}',
    ]) {
      sessionStorage.setItem(storedKeys.forms, `{"Dock steps":${steps}}`)
      reload({ isStored: true })
      await expect.element(undo).toHaveAccessibleName("Undo: nothing")
      await expect.element(redo).toHaveAccessibleName("Redo: nothing")
    }
  })

  it("[HA-89] a reset of everything empties the list of steps, and stores nothing", async () => {
    const { harness, openPanel, undo, chooseScale } = await openSteps()
    await chooseScale("Few")
    await expect.element(undo).toHaveAccessibleName("Undo: scale few")
    const panel = await openPanel("Scenario")
    await panel.getByRole("button", { name: "Reset everything" }).click()
    await expect.element(undo).toHaveAccessibleName("Undo: nothing")
    await expect.poll(() => harness.scenario().settings).toEqual(defaults.settings)
    // What follows the reset in the dock is over.
    await new Promise((resolve) => setTimeout(resolve))
    expect(Object.keys(sessionStorage)).toEqual([])
  })
})

describe("the comparison of scenarios", () => {
  it("two scenarios are compared by the fields that differ, reviewed, own or the present one", async () => {
    const { harness, openPanel } = await openTestDock()
    const panel = await openPanel("Scenario")
    const rows = () =>
      panel
        .getByRole("table", { name: "Differences of the scenarios" })
        .getByRole("row")
        .elements()
        .map((row) => [...row.children].map(({ textContent }) => textContent))
    await expect.element(panel.getByText("No field differs.")).toBeVisible()
    await harness.configure({ scale: "few" })
    await expect.poll(rows).toEqual([
      ["Field", "The default", "The present one"],
      ["scale", "hundreds", "few"],
    ])
    await panel.getByRole("combobox", { name: "First scenario" }).selectOptions("offline")
    await expect.poll(rows).toEqual([
      ["Field", "offline", "The present one"],
      ["persona", "0", "guest"],
      ["scale", "hundreds", "few"],
      ["offline", "on", "off"],
    ])
    await panel.getByRole("combobox", { name: "First scenario" }).selectOptions("An own link or file")
    const field = panel.getByRole("textbox", { name: /^Own scenario/ })
    await field.fill("latency:quick")
    await userEvent.keyboard("{Enter}")
    await expect.element(panel.getByText("Not understood and left at its default: latency")).toBeVisible()
    const own = { ...defaults, settings: { ...defaults.settings, latency: 300 } }
    await field.fill(linkOf("https://lobby.example/m/home?i=2", own, { view: noView, build: "1.0.0" }))
    await userEvent.keyboard("{Enter}")
    await expect.poll(rows).toEqual([
      ["Field", "An own link or file", "The present one"],
      ["scale", "hundreds", "few"],
      ["latency", "300", "0"],
    ])
    await field.fill(await harness.scenarioFile())
    await userEvent.keyboard("{Enter}")
    await expect.element(panel.getByText("No field differs.")).toBeVisible()
  })
})
