import { describe, expect, it } from "vitest"

import { makeForms } from "#harness/dock/forms.ts"
import { changedPanels, panelFields } from "#harness/dock/panelFields.ts"
import { openRecorderStore } from "#harness/recorder/store.ts"
import { defaults } from "#harness/scenario.ts"

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

describe("a full storage of the tab", () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError")
    },
  }

  it("keeps forms, undo steps and recordings until the page ends, without an error", () => {
    const forms = makeForms(full, "forms")
    forms.set("Dock steps", ["long"])
    forms.save()
    expect(forms.get("Dock steps")).toEqual(["long"])
    const store = openRecorderStore(full, new EventTarget())
    store.change({ outcome: "Passed: 1 steps." })
    expect(store.state().outcome).toBe("Passed: 1 steps.")
  })
})
