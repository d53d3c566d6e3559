import { describe, expect, it } from "vitest"

import { judge, type Load } from "#tools/bench/loadBudgets.ts"

const reference: Load = {
  target: "html-lobby",
  first: { lcp: 1000, ready: 1500, tbt: 0, cls: 0, elements: 400 },
}

const resultOf = (figure: string, loads: ReadonlyArray<Partial<Load>>) => {
  const ofHome = loads.map((load): Load => ({ target: "home", ...load }))
  const found = judge([reference, ...ofHome], ["home"]).find((verdict) => verdict.figure === figure)
  return [found?.result, found?.goalResult]
}

const lcp = (...times: ReadonlyArray<number>) =>
  times.map((time) => ({ first: { lcp: time, ready: 0, tbt: 0, cls: 0, elements: 0 } }))

describe("the budget of a load measurement", () => {
  it("is met by a median up to the limit, which is a multiple of a reference page's value", () => {
    expect(resultOf("LCP", lcp(1001, 1000, 900))).toEqual(["met", "missed"])
    expect(resultOf("LCP", lcp(870, 870))).toEqual(["met", "met"])
    expect(resultOf("LCP", lcp(990, 1030))).toEqual(["within noise", "missed"])
    expect(resultOf("LCP", lcp(1010, 1010, 1010))).toEqual(["missed", "missed"])
  })

  it("is missed 'within noise' if the excess is smaller than the difference between the runs", () => {
    expect(resultOf("LCP", lcp(1010, 1005, 1030))).toEqual(["within noise", "missed"])
    expect(resultOf("LCP", lcp(1030, 1025, 1035))).toEqual(["missed", "missed"])
    expect(resultOf("INP", [{ inp: 240 }, { inp: 190 }, { inp: 210 }])).toEqual(["within noise", "missed"])
  })

  it("ignores a failed load", () => {
    expect(resultOf("INP", [{ inp: 100 }, { inp: 900, error: "no content" }])).toEqual(["met", "met"])
  })
})
