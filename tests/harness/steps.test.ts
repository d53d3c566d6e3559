import { describe, expect, it } from "vitest"

import { differences } from "#harness/dock/differences.ts"
import { add, noSteps, redo, type Step, undo } from "#harness/dock/steps.ts"
import { defaults, type Scenario, write } from "#harness/scenario.ts"

const withSettings = (patch: Partial<Scenario["settings"]>): Scenario => ({
  ...defaults,
  settings: { ...defaults.settings, ...patch },
})

const few = withSettings({ scale: "few" })
const slow = withSettings({ scale: "few", latency: 300 })
const call = "GET /wps/relay/GLS2_lobbyNews"

const words = (before: Scenario, after: Scenario): ReadonlyArray<string> =>
  differences(before, after).map((each) => `${each.name}: ${each.before}, ${each.after}`)

describe("the differences of two scenarios", () => {
  it("name each field that differs with both values", () => {
    const other: Scenario = {
      visitor: { ...defaults.visitor, language: "TH" },
      surroundings: { ...defaults.surroundings, hour: 9, frozen: true },
      settings: { ...slow.settings, modulesOff: ["CBS3", "REG3"] },
    }
    expect(words(defaults, other)).toEqual([
      "language: EN, TH",
      "hour: none, 9",
      "frozen: off, on",
      "modules off: none, CBS3, REG3",
      `scale: ${defaults.settings.scale}, few`,
      "latency: 0, 300",
    ])
  })

  it("have a row for the call of a fault, a wait and a hold", () => {
    const faulty = withSettings({
      faults: [{ call, kind: "http500", times: 2 }],
      latencies: { [call]: 700 },
      held: [call],
    })
    expect(words(defaults, faulty)).toEqual([
      `${call}: none, Status 500, 2 ×`,
      `${call}: none, responds after 700 ms`,
      `${call}: none, held until released`,
    ])
    const other = withSettings({ faults: [{ call, kind: "http503", times: "always" }] })
    expect(words(faulty, other)).toEqual([
      `${call}: Status 500, 2 ×, Status 503, always`,
      `${call}: responds after 700 ms, none`,
      `${call}: held until released, none`,
    ])
  })
})

const step = (before: Scenario, after: Scenario): Step => ({ before: write(before), after: write(after) })

describe("the steps of the dock", () => {
  it("can be redone until the next change", () => {
    const two = add(add(noSteps, defaults, few), few, slow)
    expect(two).toEqual({ done: [step(defaults, few), step(few, slow)], undone: [] })
    const undone = undo(undo(two))
    expect(undone).toEqual({ done: [], undone: [step(few, slow), step(defaults, few)] })
    expect(redo(redo(undone))).toEqual(two)
    expect(add(undo(two), few, defaults)).toEqual({
      done: [step(defaults, few), step(few, defaults)],
      undone: [],
    })
  })
})
