import { describe, expect, it, onTestFinished, vi } from "vitest"

import { type ClockHost, installClock } from "#harness/clock/clock.ts"

/** A window whose device clock the test advances. */
const makeHost = () => {
  let passed = 0
  let nextId = 1
  const waiting = new Map<number, { readonly at: number; readonly run: () => void }>()
  const start: ClockHost["setTimeout"] = (run, wait = 0, ...given) => {
    if (wait <= 0) return Number(setTimeout(run, 0, ...given))
    const id = nextId++
    waiting.set(id, { at: passed + wait, run: () => run(...given) })
    return id
  }
  const repeat: ClockHost["setInterval"] = (run, wait = 0) =>
    start(() => {
      repeat(run, wait)
      run()
    }, wait)
  const clear: ClockHost["clearTimeout"] = (id) => {
    if (id !== undefined && !waiting.delete(id)) clearTimeout(id)
  }
  const epoch = new Date(2026, 10, 21, 10, 30).getTime()
  class HostDate extends Date {
    static override now = (): number => epoch + passed
  }
  const host = {
    // A class cannot be called without `new`, unlike the real Date; nothing here does that.
    Date: HostDate as unknown as DateConstructor,
    performance: { now: () => passed },
    Promise,
    setTimeout: start,
    clearTimeout: clear,
    setInterval: repeat,
    clearInterval: clear,
    requestAnimationFrame: (callback: FrameRequestCallback) => start(() => callback(passed), 16),
  }
  const pass = (milliseconds: number): void => {
    const end = passed + milliseconds
    for (;;) {
      const [next] = [...waiting].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)
      if (next === undefined) break
      waiting.delete(next[0])
      passed = next[1].at
      next[1].run()
    }
    passed = end
  }
  return { host, pass, epoch }
}

const openClock = () => {
  const { host, pass, epoch } = makeHost()
  return { clock: installClock(host), host, pass, epoch }
}

const count = () => {
  const seen = { times: 0 }
  return { seen, tick: () => void (seen.times += 1) }
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 5))

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
    await nextTurn()
    expect([late.seen.times, ticks.seen.times, turn.seen.times]).toEqual([0, 1, 1])
    expect(clock.isFrozen()).toBe(true)
    expect(host.Date.now()).toBe(epoch + 50)
    clock.resume()
    pass(30)
    expect([late.seen.times, ticks.seen.times]).toEqual([0, 2])
    pass(20)
    expect([late.seen.times, ticks.seen.times]).toEqual([1, 2])
  })

  it("[HA-80] sets the hour of the device's time zone", () => {
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
