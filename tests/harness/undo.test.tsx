import { describe, expect, it } from "vitest"

import { inboxUnread } from "#gateway/calls/messages/inbox.ts"
import { defaults } from "#harness/scenario/scenario.ts"

import { openHarness } from "./openHarness.tsx"

const openSteps = async () => {
  const opened = await openHarness({ hasApp: false })
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
  it("change a setting by buttons whose names describe the change", async () => {
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

  it("restore every kind of setting", async () => {
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
  })
})

describe("the comparison of scenarios in the dock", () => {
  it("lists the fields in which a reviewed scenario differs from the current scenario", async () => {
    const { harness, openPanel } = await openHarness({ hasApp: false })
    const panel = await openPanel("Scenario")
    const rows = () =>
      panel
        .getByRole("table", { name: "Differences of the scenarios" })
        .getByRole("row")
        .elements()
        .map((row) => [...row.children].map(({ textContent }) => textContent))
    await harness.configure({ scale: "few" })
    await panel.getByRole("combobox", { name: "First scenario" }).selectOptions("offline")
    await expect.poll(rows).toEqual([
      ["Field", "offline", "The present one"],
      ["persona", "0", "guest"],
      ["scale", "hundreds", "few"],
      ["offline", "on", "off"],
    ])
  })
})
