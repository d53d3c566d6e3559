import { describe, expect, it } from "vitest"

import { judge } from "#tools/bench/loadBudgets.ts"
import type { Measured, PageValues } from "#tools/bench/loadFigures.ts"

const floor: PageValues = { LCP: [1000], content: [1500], "second LCP": [400], "second content": [900] }

const measured = (pages: Readonly<Record<string, PageValues>>): Measured => ({
  when: "2026-11-26T00:00:00.000Z",
  processor: "Example x 2",
  version: "1.0.0",
  net: "link",
  runs: 3,
  busy: 0.1,
  pages: { "html-lobby": floor, "react-api": floor, "stack-best": { blocked: [100] }, ...pages },
  scores: {},
})

const resultOf = (pages: Readonly<Record<string, PageValues>>, about: string) => {
  const found = judge(measured(pages)).find((verdict) => verdict.about === about)
  return [found?.result, found?.goalResult]
}

describe("budget of a measurement", () => {
  it("is met by a median up to its limit, a factor of a reference page", () => {
    expect(resultOf({ home: { LCP: [1001, 1000, 900] } }, "LCP")).toEqual(["met", "missed"])
    expect(resultOf({ home: { LCP: [870, 870, 870] } }, "LCP")).toEqual(["met", "met"])
    expect(resultOf({ home: { LCP: [1010, 1010, 1010] } }, "LCP")).toEqual(["missed", "missed"])
  })

  it("is missed within noise by less than its runs differ", () => {
    expect(resultOf({ home: { LCP: [1010, 1005, 1030] } }, "LCP")).toEqual(["within noise", "missed"])
    expect(resultOf({ home: { LCP: [1030, 1025, 1035] } }, "LCP")[0]).toBe("missed")
    expect(resultOf({ home: { INP: [240, 190, 210] } }, "slowest tap (INP)")[0]).toBe("within noise")
  })
})
