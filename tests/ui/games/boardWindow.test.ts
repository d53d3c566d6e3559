import { describe, expect, it } from "vitest"

import { boardLimits } from "#config/limits.ts"
import { boardWindow, rowsPerPeriod } from "#ui/home/boardWindow.ts"

const count = 40
const screenful = boardLimits.moving + 1

describe("the rendered rows of the moving winner board", () => {
  it("the moving winner board renders every row that is visible until the timer's next tick", () => {
    for (let passed = 0; passed < 3 * count; passed += rowsPerPeriod) {
      const places = boardWindow(passed, count)
      const top = passed % count
      for (let place = top; place < top + screenful + rowsPerPeriod; place += 1) {
        expect(places, `after ${passed} rows`).toContain(Math.min(place, count + screenful - 1))
      }
    }
  })

  it("the moving winner board renders few rows for any number of winners", () => {
    for (const passed of [0, 2, 20, 38]) {
      expect(boardWindow(passed, count).length).toBeLessThanOrEqual(2 * screenful + rowsPerPeriod + 2)
    }
    expect(boardWindow(20, count)).toHaveLength(screenful + rowsPerPeriod + 2)
  })
})
