import { describe, expect, it } from "vitest"

import * as RedRain from "#domain/promo/RedRain.ts"

const rain = { startTime: 1000, endTime: 2000 }

describe("red rain", () => {
  it.for([
    [999, "coming", 1],
    [1000, "running", 1000],
    [1999, "running", 1],
    [2000, "over", 0],
  ] as const)("a red rain at %i is %s, with %i ms until the next phase", ([now, phase, left]) => {
    expect([RedRain.phaseAt(rain, now), RedRain.untilTurn(rain, now)]).toEqual([phase, left])
  })

  it("a red rain with invalid times has the phase none", () => {
    for (const [startTime, endTime] of [
      [0, 0],
      [2000, 1000],
      [0, 1000],
      [Number.NaN, 1000],
    ] as const)
      expect(RedRain.phaseAt({ startTime, endTime }, 500)).toBe("none")
  })

  it("the red rain is refetched at each phase change, and at intervals while it runs", () => {
    const turns = [500, 999, 1000, 1099, 1100, 1950, 2000, 3000].map((now) => RedRain.turnAt(rain, now, 100))
    expect(turns.map((turn, index) => index > 0 && turn !== turns[index - 1])).toEqual([
      false,
      false,
      true,
      false,
      true,
      true,
      true,
      false,
    ])
  })

  it("the packets of an event are those received between its start and its end", () => {
    const received = [999, 1000, 1999, 2000].map((time) => ({ packetId: String(time), time, amount: 1 }))
    const own = RedRain.ofEvent({ ...rain, title: "", received })
    expect(own.received.map(({ time }) => time)).toEqual([1000, 1999])
  })

  it("the received amounts are summed exactly", () => {
    const received = [0.1, 0.2, 1.68].map((amount, index) => ({ packetId: String(index), time: 0, amount }))
    expect(RedRain.total({ received })).toBe(1.98)
  })
})
