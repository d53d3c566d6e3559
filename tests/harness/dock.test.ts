import { describe, expect, it } from "vitest"

import { changedPanels, panelFields } from "#harness/dock/panelFields.ts"
import * as Remembered from "#harness/dock/remembered.ts"
import { defaults } from "#harness/scenario.ts"

describe("the dock's panels", () => {
  it("each field of a scenario belongs to exactly one panel, which is marked while it differs from its default", () => {
    const fields = Object.values(panelFields).flat().toSorted()
    const { visitor, surroundings, settings } = defaults
    expect(fields).toEqual(Object.keys({ ...visitor, ...surroundings, ...settings }).toSorted())
    expect([...changedPanels(defaults)]).toEqual([])
    const changed = changedPanels({
      visitor: { ...visitor, language: "TH" },
      surroundings: { ...surroundings, hour: 9 },
      settings: { ...settings, latency: 300, scale: "few" },
    })
    expect([...changed]).toEqual(["Preferences", "Content", "Network", "Clock"])
  })

  it("the dock's stored state is read back, and a foreign one is a closed dock on its first panel", () => {
    const titles = ["Persona", "Log"]
    const open = { isOpen: true, panel: "Log" }
    expect(Remembered.read(Remembered.write(open), titles)).toEqual(open)
    const first = { isOpen: false, panel: "Persona" }
    for (const text of [null, "", "ajar Log", "{"]) expect(Remembered.read(text, titles)).toEqual(first)
    expect(Remembered.read("open Gone", titles)).toEqual({ isOpen: true, panel: "Persona" })
  })
})
