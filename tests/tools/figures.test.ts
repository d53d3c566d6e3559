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
  it("are the middle of the runs that came to an end", () => {
    const broken: Run = { target: "app", error: "The page did not come" }
    expect(middles([run("app", 3), broken, run("app", 1), run("app", 2)], "app").LCP).toBe(2)
  })

  it("are held against floors of the same run", () => {
    const floor = middles([run("floor", 1000)], "floor")
    const slower = { INP: 32, "tap to content": 36, content: 3000, "second content": 3000 }
    const home = (lcp: number) => middles([run("app", lcp)], "app")
    const missed = (lcp: number, seen = home(lcp), other: Partial<Middles> = {}) =>
      judge((page) => ({ app: { ...home(lcp), ...other }, seen })[page] ?? { ...floor, ...slower })
        .filter(({ isMet }) => !isMet)
        .map(({ text }) => text)
    expect(missed(1000)).toEqual([])
    expect(missed(1001)).toEqual([expect.stringMatching(/^LCP, 1 × html-lobby: 1001 /)])
    expect(missed(1000, home(1000), { INP: 88 })).toEqual([
      expect.stringMatching(/^INP, 2.5 × html-lobby: 88 /),
    ])
    expect(missed(1000, { ...home(1000), "second content": 1501 })).toEqual([
      expect.stringMatching(/^second content, 0.5 × react-api: 1501 /),
    ])
  })
})

describe("Lighthouse's scores", () => {
  const audit = (performance: number): Audit => ({
    target: "app",
    scores: { performance, accessibility: 100, "best-practices": 100 },
  })

  it("count by the middle of a page's runs", () => {
    const verdicts = judgeAudits([audit(98), audit(60), audit(99)], "app")
    expect(verdicts.map(({ text }) => text)[0]).toBe("Lighthouse of app, performance: 98 (at least 98)")
    expect(verdicts.every(({ isMet }) => isMet)).toBe(true)
    expect(judgeAudits([audit(97)], "app").map(({ isMet }) => isMet)).toEqual([false, true, true])
  })

  it("that are not there are missed", () => {
    expect(judgeAudits([{ target: "app" }], "app").some(({ isMet }) => isMet)).toBe(false)
  })
})
