import { assert, describe, it, vi } from "@effect/vitest"
import { Clock, Effect } from "effect"

import { followSleepAtom, sessionTimeAtom } from "#atoms/protection/protection.ts"
import { protection } from "#gateway/calls/protection/protection.ts"
import { slots } from "#platform/slots.ts"
import * as sample from "#tests/domain/samples.ts"
import { showMemberAtoms } from "#tests/support/showAtoms.ts"
import type { ScriptedReply } from "#tests/support/world.ts"

const minute = 60_000
const since = 10 * minute

const start = async (...replies: ReadonlyArray<ScriptedReply>) => {
  const shown = await showMemberAtoms([sessionTimeAtom, followSleepAtom], {
    stored: {
      [slots.whitelabel.key]: JSON.stringify({ ...sample.bareWhitelabel, modules: ["RGLIMIT3"] }),
    },
    script: { [protection.path]: replies },
  })
  const shows = (time: number | undefined) =>
    vi.waitUntil(async () => {
      await shown.adjust(0)
      return shown.store.get(sessionTimeAtom) === time
    })
  /** Sets the device's clock ahead, as a player does, or as a sleep does that the monotonic clock leaves out. */
  const setAhead = (milliseconds: number) => {
    const clock = shown.runtime.runSync(Effect.service(Clock.Clock))
    const before = clock.currentTimeMillis
    Object.assign(clock, { currentTimeMillis: Effect.map(before, (time) => time + milliseconds) })
  }
  return { ...shown, shows, setAhead, calls: () => shown.fake.requestsTo(protection.path).length }
}

describe("the time of a session of play", () => {
  it("the session time is the gateway's at its response, whatever the device's clock says, and counts on each second", async () => {
    const { adjust, shows, setAhead } = await start({ value: { now: since + 90_000, since } })
    assert.isTrue(await shows(90_000))
    setAhead(20 * minute)
    await adjust("2 seconds")
    assert.isTrue(await shows(92_000))
  })

  it("the session time is refetched after a sleep of the device", async () => {
    const { adjust, shows, setAhead } = await start(
      { value: { now: since + minute, since } },
      { value: { now: since + 40 * minute, since } },
    )
    assert.isTrue(await shows(minute))
    setAhead(39 * minute)
    await adjust("5 seconds")
    assert.isTrue(await shows(40 * minute))
  })

  it("a session time is unknown without a beginning, and never negative", async () => {
    const { shows } = await start({ value: { now: since } })
    assert.isTrue(await shows(undefined))
    const early = await start({ value: { now: since - 5, since } })
    assert.isTrue(await early.shows(0))
  })

  it("the session time is not refetched while the device is awake", async () => {
    const { adjust, shows, calls } = await start({ value: { now: since, since } })
    assert.isTrue(await shows(0))
    await adjust("20 seconds")
    assert.isTrue(await shows(20_000))
    assert.strictEqual(calls(), 1)
  })
})
