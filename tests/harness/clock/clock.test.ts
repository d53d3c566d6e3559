import { describe, expect, it, onTestFinished, vi } from "vitest"

import { type ClockHost, installClock } from "#harness/clock/clock.ts"

/** The harness's clock on a device whose time `pass` turns. Timers of 0 ms fire by themselves. */
const openClock = () => {
  const soon = setTimeout
  vi.useFakeTimers({
    now: new Date(2026, 10, 21, 10, 30),
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
  })
  onTestFinished(() => void vi.useRealTimers())
  const host = {
    Date,
    Promise,
    performance: { now: () => performance.now() },
    setTimeout: (run, wait = 0, ...given) =>
      Number(wait > 0 ? setTimeout(run, wait, ...given) : soon(run, 0, ...given)),
    clearTimeout: (id) => clearTimeout(id),
    setInterval: (run, wait, ...given) => Number(setInterval(run, wait, ...given)),
    clearInterval: (id) => clearInterval(id),
    requestAnimationFrame: (callback) => Number(setTimeout(callback, 16, 0)),
  } satisfies ClockHost & { readonly Promise: PromiseConstructor }
  return { clock: installClock(host), host, pass: vi.advanceTimersByTime, epoch: Date.now() }
}

const count = () => {
  const seen = { times: 0 }
  return { seen, tick: () => void (seen.times += 1) }
}

describe("the clock of the harness", () => {
  it("[HA-82] stops timers, intervals and the time of day while it is frozen, but not microtasks", async () => {
    const { clock, host, pass, epoch } = openClock()
    const late = count()
    const ticks = count()
    const turn = count()
    host.setTimeout(late.tick, 100)
    host.setInterval(ticks.tick, 40)
    pass(50)
    clock.freeze()
    host.setTimeout(turn.tick, 0)
    pass(10_000)
    await expect.poll(() => turn.seen.times).toBe(1)
    expect([late.seen.times, ticks.seen.times]).toEqual([0, 1])
    expect(clock.isFrozen()).toBe(true)
    expect(host.Date.now()).toBe(epoch + 50)
    clock.resume()
    pass(30)
    expect([late.seen.times, ticks.seen.times]).toEqual([0, 2])
    pass(20)
    expect([late.seen.times, ticks.seen.times]).toEqual([1, 2])
  })

  it("[HA-80] sets the hour in the device's time zone", () => {
    vi.stubEnv("TZ", "Asia/Manila")
    onTestFinished(() => void vi.unstubAllEnvs())
    const { clock } = openClock()
    clock.setHour(9)
    expect(new Date(clock.now()).getHours()).toBe(9)
  })

  it("[HA-81] advances through a 60-second countdown of timers and promises", async () => {
    const { clock, host } = openClock()
    let left = 60
    const tick = (): void => {
      host.setTimeout(() => {
        void Promise.resolve().then(() => {
          left -= 1
          if (left > 0) host.setTimeout(tick, 0)
        })
      }, 1000)
    }
    tick()
    await clock.advance(30_000)
    expect(left).toBe(30)
    clock.freeze()
    await clock.advance(30_000)
    expect(left).toBe(0)
    expect(clock.isFrozen()).toBe(true)
  })
})
