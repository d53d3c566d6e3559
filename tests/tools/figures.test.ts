import { describe, expect, it } from "vitest"

import { type Audit, judge, judgeAudits, type Middles, middles, type Run } from "#tools/bench/figures.ts"

const visit = { fcp: 700, lcp: 900, ready: 1500, tbt: 100, cls: 0 }

const run = (target: string, lcp: number): Run => ({
  target,
  first: { ...visit, lcp, elements: 500 },
  repeat: { ...visit, total: 0 },
  net: { js: 150_000, beforeLcp: 8, bytesBeforeLcp: 20_000, depth: 2 },
  heap: 3e6,
  inp: 80,
  taps: [{ label: "menu", ms: 90 }],
  offline: true,
})

describe("the figures of a measurement", () => {
  it("a measured figure is the median of the completed runs", () => {
    const broken: Run = { target: "app", error: "The page did not come" }
    expect(middles([run("app", 3), broken, run("app", 1), run("app", 2)], "app").LCP).toBe(2)
  })

  it("measured figures are compared with the baseline of the same run", () => {
    const floor = middles([run("floor", 1000)], "floor")
    const slower = { INP: 32, "tap to content": 36, content: 3000, "second content": 3000 }
    const home = middles([run("app", 1000)], "app")
    const missed = (other: Partial<Middles>, otherSeen: Partial<Middles> = {}) =>
      judge(
        (page) =>
          ({ app: { ...home, ...other }, seen: { ...home, ...otherSeen } })[page] ?? { ...floor, ...slower },
      )
        .filter(({ isMet }) => !isMet)
        .map(({ text }) => text)
    const lines = (...texts: ReadonlyArray<string>) => texts.map((text) => expect.stringContaining(text))
    expect(missed({})).toEqual([])
    expect(missed({ LCP: 1001 })).toEqual(lines("LCP, 1 × html-lobby: 1001 "))
    expect(missed({ INP: 88 })).toEqual(lines("INP, 2.5 × html-lobby: 88 "))
    expect(missed({ INP: 104 })).toEqual(lines("INP, 2.5 × html-lobby: 104 ", "INP: 104 "))
    expect(missed({ "tap to content": 101 })).toEqual(
      lines("tap to content, 2.5 × html-lobby: 101 ", "tap to content: 101 "),
    )
    expect(missed({}, { "second content": 1501 })).toEqual(lines("second content, 0.5 × react-api: 1501 "))
  })
})

describe("Lighthouse's scores", () => {
  const audit = (performance: number): Audit => ({
    target: "app",
    scores: { performance, accessibility: 100, "best-practices": 100 },
  })

  it("a Lighthouse score is the median of a page's runs", () => {
    const verdicts = judgeAudits([audit(98), audit(60), audit(99)], "app")
    expect(verdicts.map(({ text }) => text)[0]).toBe("Lighthouse of app, performance: 98 (at least 98)")
    expect(verdicts.every(({ isMet }) => isMet)).toBe(true)
    expect(judgeAudits([audit(97)], "app").map(({ isMet }) => isMet)).toEqual([false, true, true])
  })

  it("a missing Lighthouse score is reported", () => {
    expect(judgeAudits([{ target: "app" }], "app").some(({ isMet }) => isMet)).toBe(false)
  })
})
