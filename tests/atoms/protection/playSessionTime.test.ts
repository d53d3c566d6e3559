import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect } from "effect"

import { followSleepAtom, playSessionTimeAtom } from "#atoms/protection/protection.ts"
import { protection } from "#gateway/calls/protection/protection.ts"

import { minute, showProtected, since } from "./showProtected.ts"

const start = async (...times: ReadonlyArray<{ readonly now: number; readonly since?: number }>) => {
  const shown = await showProtected([playSessionTimeAtom, followSleepAtom], {
    [protection.path]: times.map((value) => ({ value })),
  })
  /** Sets the device's clock ahead, as a player does, or as a sleep does that the monotonic clock leaves out. */
  const setAhead = (milliseconds: number) => {
    const clock = shown.runtime.runSync(Effect.service(Clock.Clock))
    const before = clock.currentTimeMillis
    Object.assign(clock, { currentTimeMillis: Effect.map(before, (time) => time + milliseconds) })
  }
  return { ...shown, setAhead }
}

describe("play session time", () => {
  it("the play session time follows the gateway's clock, whatever the device's clock shows, and advances every second", async () => {
    const { adjust, expectValue, setAhead } = await start({ now: since + 90_000, since })
    await expectValue(90_000)
    setAhead(20 * minute)
    await adjust("2 seconds")
    await expectValue(92_000)
  })

  it("the play session time is refetched after the device has slept", async () => {
    const { adjust, expectValue, setAhead } = await start(
      { now: since + minute, since },
      { now: since + 40 * minute, since },
    )
    await expectValue(minute)
    setAhead(39 * minute)
    await adjust("5 seconds")
    await expectValue(40 * minute)
  })

  it("the play session time is unknown without a start time, and never negative", async () => {
    const { expectValue } = await start({ now: since })
    await expectValue(undefined)
    const early = await start({ now: since - 5, since })
    await early.expectValue(0)
  })

  it("the play session time is not refetched while the device is awake", async () => {
    const { adjust, expectValue, fake } = await start({ now: since, since })
    await expectValue(0)
    await adjust("20 seconds")
    await expectValue(20_000)
    assert.lengthOf(fake.requestsTo(protection.path), 1)
  })
})
