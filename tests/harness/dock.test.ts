import { describe, expect, it } from "vitest"

import { changedPanels } from "#harness/dock/panelFields.ts"
import { defaults } from "#harness/scenario/scenario.ts"

describe("panels of the dock", () => {
  it("are marked as changed while a field differs from its default", () => {
    const { visitor, surroundings, settings } = defaults
    expect([...changedPanels(defaults)]).toEqual([])
    const changed = changedPanels({
      visitor: { ...visitor, language: "TH" },
      surroundings: { ...surroundings, hour: 9 },
      settings: { ...settings, latency: 300, scale: "few" },
    })
    expect([...changed]).toEqual(["Preferences", "Clock", "Content", "Network"])
  })
})
