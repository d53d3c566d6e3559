import { PassThrough } from "node:stream"
import { buffer } from "node:stream/consumers"
import { describe, expect, it, vi } from "vitest"

import { carry } from "#tools/bench/load/link.ts"
import { type Figures, type Load, median } from "#tools/bench/load/Load.ts"
import { judge } from "#tools/bench/load/loadBudgets.ts"
import { pageTable, tapTable } from "#tools/bench/load/tables.ts"

const loadsOf = (page: string, ...all: ReadonlyArray<Figures>) =>
  all.map((figures): Load => ({ page, figures }))

const resultOf = (figure: string, ...all: ReadonlyArray<Figures>) => {
  const loads = [...loadsOf("html-lobby", { LCP: 1000 }), ...loadsOf("home", ...all)]
  const found = judge(loads, ["home"]).find((verdict) => verdict.figure === figure)
  return [found?.result, found?.goalResult]
}

const lcp = (...times: ReadonlyArray<number>) => times.map((LCP) => ({ LCP }))

describe("the budget of a load measurement", () => {
  it("is met by a median up to the limit, which is a multiple of a reference page's value", () => {
    expect(resultOf("LCP", ...lcp(1001, 1000, 900))).toEqual(["met", "missed"])
    expect(resultOf("LCP", ...lcp(870, 870))).toEqual(["met", "met"])
    expect(resultOf("LCP", ...lcp(990, 1030))).toEqual(["within noise", "missed"])
    expect(resultOf("LCP", ...lcp(1010, 1010, 1010))).toEqual(["missed", "missed"])
  })

  it("is missed 'within noise' if the excess is smaller than the difference between the runs", () => {
    expect(resultOf("LCP", ...lcp(1010, 1005, 1030))).toEqual(["within noise", "missed"])
    expect(resultOf("LCP", ...lcp(1030, 1025, 1035))).toEqual(["missed", "missed"])
    expect(resultOf("INP", { INP: 240 }, { INP: 190 }, { INP: 210 })).toEqual(["within noise", "missed"])
  })

  it("ignores a load without the figure", () => {
    expect(resultOf("INP", { INP: 100 }, {})).toEqual(["met", "met"])
  })
})

describe("median", () => {
  it("is the mean of the two values in the middle of an even number", () => {
    expect(median([40, 10, 20, 30])).toBe(25)
    expect(median([30, 10, 20])).toBe(20)
    expect(median([])).toBeUndefined()
  })
})

describe("tables of a load measurement", () => {
  const dropped = ["after the tap a|b: had no content"]
  const loads: ReadonlyArray<Load> = [
    ...loadsOf("react-api", { LCP: 2000 }),
    { page: "home", figures: { LCP: 1000 }, taps: { menu: { content: 500, inp: 90 } } },
    { page: "home", figures: { LCP: 1200 }, taps: {}, startsOffline: true, dropped },
  ]

  it("shows a dropped run with its reason", () => {
    const [, , , home] = pageTable(loads).split("\n")
    const reason = "run 2: after the tap a\\|b: had no content"
    expect(home).toBe(`| home | 1100 | 0.55 | – | – | – | – | – | – | 1 of 2 | ${reason} |`)
    expect(tapTable(loads)).toContain("| home: menu | 500 | 90 | 1 of 2 |")
  })
})

describe("link", () => {
  /** Sends bytes and returns the ms until they have all arrived, by the fake clock. */
  const timeOf = async (bytes: number, loss: number): Promise<number> => {
    vi.useFakeTimers()
    try {
      const [from, to] = [new PassThrough({ highWaterMark: 1e6 }), new PassThrough({ highWaterMark: 1e6 })]
      const done = buffer(to).then((received) => [received.length, performance.now()] as const)
      const start = performance.now()
      void carry(from, to, { rate: 1500, freeAt: 0 }, { roundTrip: 150, loss })
      from.end(Buffer.alloc(bytes))
      await vi.advanceTimersByTimeAsync(60_000)
      const [received, end] = await done
      expect(received).toBe(bytes)
      return end - start
    } finally {
      vi.useRealTimers()
    }
  }

  it.each([
    ["a segment: its 8 ms on the pipe, and half a round trip", 1460, 0, 8 + 75],
    ["twenty: the eleventh waits until the first is confirmed", 29_200, 0, 8 + 150 + 80 + 75],
    ["a lost segment: a round trip more", 1460, 1, 8 + 75 + 150],
  ])("takes for %s", async (_, bytes, loss, expected) => {
    const time = await timeOf(bytes, loss)
    expect(time).toBeGreaterThanOrEqual(expected - 3)
    expect(time).toBeLessThanOrEqual(expected + 3)
  })
})
