import { describe, expect, it } from "vitest"

import * as RedRain from "#domain/promo/RedRain.ts"

const rain = { startTime: 1000, endTime: 2000 }

describe("red packet rain", () => {
  it.for([
    [999, "coming", 1],
    [1000, "running", 1000],
    [1999, "running", 1],
    [2000, "over", 0],
  ] as const)("a rain from 1000 to 2000 is at %i %s, with %i ms to the next phase", ([now, phase, left]) => {
    expect([RedRain.phaseAt(rain, now), RedRain.untilPhaseChange(rain, now)]).toEqual([phase, left])
  })

  it.for([
    [1000, 0, "running 0"],
    [1000, 300, "coming"],
    [1299, 300, "coming"],
    [1300, 300, "running 0"],
    [1399, 300, "running 0"],
    [1400, 300, "running 1"],
    [2299, 300, "running 9"],
    [2300, 300, "over"],
  ] as const)("at %i with a delay of %i ms the rain is in the round '%s'", ([now, delay, turn]) => {
    expect(RedRain.phaseKeyAt(rain, now, { every: 100, delay })).toBe(turn)
  })

  it.for([
    [499, false],
    [500, true],
    [999, true],
    [1000, true],
    [1999, true],
    [2000, false],
  ] as const)("the rain is announced from 500 ms before its start: at %i %s", ([now, isNear]) => {
    expect(RedRain.isNear(rain, now, 500)).toBe(isNear)
  })

  it("home announces no red packet rain with invalid times", () => {
    expect(RedRain.isNear({ startTime: 2000, endTime: 1000 }, 1999, 500)).toBe(false)
    expect(RedRain.isNear({ startTime: 0, endTime: 1000 }, 500, 500)).toBe(false)
  })

  it("a red packet rain with invalid times has the phase none", () => {
    for (const [startTime, endTime] of [
      [0, 0],
      [2000, 1000],
      [0, 1000],
      [Number.NaN, 1000],
    ] as const)
      expect(RedRain.phaseAt({ startTime, endTime }, 500)).toBe("none")
  })

  it("a red packet rain's packets are those received between its start and its end", () => {
    const received = [999, 1000, 1999, 2000].map((time) => ({ packetId: String(time), time, amount: 1 }))
    const own = RedRain.ofEvent({ ...rain, title: "", received })
    expect(own.received.map(({ time }) => time)).toEqual([1000, 1999])
  })

  it("a red packet rain's received amounts are summed exactly", () => {
    const received = [0.1, 0.2, 1.68].map((amount, index) => ({ packetId: String(index), time: 0, amount }))
    expect(RedRain.total({ received })).toBe(1.98)
  })
})
