import { readdirSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import { describe, expect, it } from "vitest"

import { samples } from "#fixtures/machines/samples.ts"
import { chartOf, kindOf, leadsTo, mermaidOf } from "#harness/machineChart.ts"
import { machineDoc } from "#harness/machineDoc.ts"
import * as Popups from "#machines/Popups.ts"

const gate = {
  initial: { _tag: "Closed" },
  step: (state: unknown, event: unknown) => {
    const tags = `${kindOf(state)} ${kindOf(event)}`
    if (tags === "Closed Opened" || tags === "Closed Forced") return { state: { _tag: "Open" } }
    return tags === "Open Shut" ? { state: { _tag: "Closed" } } : { state }
  },
}
const gateSample = { machine: gate, events: ["Shut", "Opened", "Forced"].map((_tag) => ({ _tag })) }

describe("the chart of a machine", () => {
  it("a chart has the reached kinds from the start on, and one arrow for all events between two of them", () => {
    expect(chartOf(gateSample)).toEqual({
      kinds: ["Closed", "Open"],
      arrows: [
        { from: "Closed", to: "Open", events: ["Opened", "Forced"] },
        { from: "Open", to: "Closed", events: ["Shut"] },
      ],
    })
  })

  it("a chart as Mermaid text starts at the first kind and labels each arrow", () => {
    expect(mermaidOf(chartOf(gateSample))).toBe(
      [
        "stateDiagram-v2",
        "  [*] --> Closed",
        "  Closed --> Open: Opened, Forced",
        "  Open --> Closed: Shut",
      ].join("\n"),
    )
  })

  it("each sample event says where it would lead from a state", () => {
    expect(leadsTo(gateSample, { _tag: "Open" })).toEqual([
      { event: "Shut", to: "Closed" },
      { event: "Opened", to: "Open" },
      { event: "Forced", to: "Open" },
    ])
  })

  it("a state without a tag has a kind: a query what its reader sees, the popups the visible one", () => {
    const query = { value: undefined, failure: undefined, isRunning: false, isQuiet: false }
    const message = { key: "network_slow" }
    expect(
      [
        query,
        { ...query, isRunning: true },
        { ...query, value: 1 },
        { ...query, value: 1, isRunning: true },
        { ...query, failure: message },
        { ...query, failure: message, isRunning: true, isQuiet: true },
      ].map(kindOf),
    ).toEqual(["Empty", "Loading", "Loaded", "Refreshing", "Failed", "Retrying"])
    const waiting = [Popups.Popup.Download()]
    expect(
      [
        Popups.machine.initial,
        { gateUp: false, waiting, announced: 0 },
        { gateUp: true, waiting, announced: 0 },
      ].map(kindOf),
    ).toEqual(["None", "Download", "Hidden"])
  })

  it("every machine has sample events, and each state of a chart has a tag or a kind", () => {
    const parts = ["Machine", "MoneyMoveEditing", "MoneyMoveModel"]
    const files = readdirSync("src/machines").map((file) => basename(file, ".ts"))
    expect(Object.keys(samples)).toEqual(files.filter((file) => !parts.includes(file)).toSorted())
    for (const sample of Object.values(samples)) {
      const { kinds } = chartOf(sample)
      expect(kinds.length).toBeGreaterThan(1)
      expect(kinds).not.toContain("Untagged")
    }
  })

  it("the committed charts are those of the machines: npm run docs:machines writes them", () => {
    expect(readFileSync("docs/machines.md", "utf8")).toBe(machineDoc())
  })
})
