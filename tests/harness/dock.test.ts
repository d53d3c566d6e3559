import { describe, expect, it } from "vitest"

import { changedPanels, panelFields } from "#harness/dock/panelFields.ts"
import { defaults } from "#harness/scenario/scenario.ts"

describe("the dock's panels", () => {
  it("have each field of a scenario once, and are marked while it differs from its default", () => {
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
})
