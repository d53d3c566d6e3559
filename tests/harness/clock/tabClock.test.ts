import { describe, expect, it } from "vitest"

import { makeTabClock } from "#harness/clock/tabClock.ts"

import { openBrowser } from "../sharedStore.ts"

const late = { hour: null, time: "2026-11-26T23-59-50", frozen: false }
const hour = 3_600_000

/** Two tabs of a device whose time the test sets; the first tab is an hour ahead of it. */
const twoTabs = async () => {
  const { openTab } = openBrowser()
  const device = { now: 1_000_000 }
  const deviceNow = () => device.now
  const [one, other] = [await openTab(), await openTab()]
  const first = makeTabClock(one.memory, { now: () => device.now + hour, deviceNow })
  const second = makeTabClock(other.memory, { now: deviceNow, deviceNow })
  /** What the second tab takes in its next turn. */
  const take = () => other.memory.exclusively(() => Promise.resolve(second.takeNewer()))
  return { device, first, second, take }
}

describe("the clock that all tabs share", () => {
  it("is adopted once by another tab, including the time passed since it was stored", async () => {
    const { device, first, take } = await twoTabs()
    await first.store(late, { isSet: true })
    device.now += 5000
    expect(await take()).toEqual({ choice: late, epoch: device.now + hour, isSet: true })
    expect(await take()).toBeUndefined()
    expect(first.takeNewer(), "a tab does not take its own").toBeUndefined()
  })
})
