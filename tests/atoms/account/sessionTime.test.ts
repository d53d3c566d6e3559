import { assert, describe, it, vi } from "@effect/vitest"

import { followSleepAtom, sessionTimeAtom } from "#atoms/account/protection.ts"
import { protection } from "#gateway/calls/account/protection.ts"
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
  const reads = (time: number | undefined) =>
    vi.waitFor(async () => {
      await shown.adjust(0)
      assert.strictEqual(shown.store.get(sessionTimeAtom), time)
    })
  return { ...shown, reads, calls: () => shown.fake.requestsTo(protection.path).length }
}

describe("the session time", () => {
  it("is the gateway's at its response, whatever the device's clock says, and counts on each second", async () => {
    const { adjust, reads } = await start({ value: { now: since + 90_000, since } })
    await reads(90_000)
    await adjust("2 seconds")
    await reads(92_000)
  })

  it("is unknown without a beginning, and never negative", async () => {
    const { reads } = await start({ value: { now: since } })
    await reads(undefined)
    const early = await start({ value: { now: since - 5, since } })
    await early.reads(0)
  })

  it("is refetched when the player returns to the tab", async () => {
    const { device, reads } = await start(
      { value: { now: since + minute, since } },
      { value: { now: since + 40 * minute, since } },
    )
    await reads(minute)
    device.tell("shown")
    await reads(40 * minute)
  })

  it("is not refetched while the device is awake", async () => {
    const { adjust, reads, calls } = await start({ value: { now: since, since } })
    await reads(0)
    await adjust("20 seconds")
    await reads(20_000)
    assert.strictEqual(calls(), 1)
  })
})
