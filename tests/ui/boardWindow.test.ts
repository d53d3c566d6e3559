import { describe, expect, it } from "vitest"

import { limits } from "#config/limits.ts"
import { boardWindow, rowsPerBeat } from "#ui/game/boardWindow.ts"

const count = 40
const screenful = limits.winnersAtRest + 1

describe("the rows of the moving board", () => {
  it("are what can be seen until the next beat, wherever the board is", () => {
    for (let passed = 0; passed < 3 * count; passed += rowsPerBeat) {
      const places = boardWindow(passed, count)
      const top = passed % count
      for (let place = top; place < top + screenful + rowsPerBeat; place += 1) {
        expect(places, `after ${passed} rows`).toContain(Math.min(place, count + screenful - 1))
      }
    }
  })

  it("have the first screenful before the loop closes, which it shows at once", () => {
    const lastBeat = boardWindow(count - rowsPerBeat, count)
    for (let place = 0; place < screenful; place += 1) expect(lastBeat).toContain(place)
  })

  it("are few, however many winners there are", () => {
    for (const passed of [0, 2, 20, 38]) {
      expect(boardWindow(passed, count).length).toBeLessThanOrEqual(2 * screenful + rowsPerBeat + 2)
    }
    expect(boardWindow(20, count)).toHaveLength(screenful + rowsPerBeat + 2)
  })
})
