import { assert, describe, it, vi } from "@effect/vitest"

import { holdMoneyAtom } from "#atoms/cashier/moneyHold.ts"
import { answerCheckAtom, isCheckShownAtom } from "#atoms/protection/realityCheck.ts"
import { followSleepAtom } from "#atoms/protection/protection.ts"
import { signOutAskedAtom } from "#atoms/session.ts"
import { protection } from "#gateway/calls/protection/protection.ts"
import { realityCheckSeen } from "#gateway/calls/protection/realityCheck.ts"
import { slots } from "#platform/slots.ts"
import * as sample from "#tests/domain/samples.ts"
import { showMemberAtoms } from "#tests/support/showAtoms.ts"
import type { BenchOptions } from "#tests/support/services.ts"
import type { ScriptedReply } from "#tests/support/world.ts"

const minute = 60_000
const since = 10 * minute

/** A response after some minutes of a session with checks each 15 minutes. */
const after = (minutes: number): ScriptedReply => ({
  value: { now: since + minutes * minute, since, realityCheck: { minutes: 15 } },
})

const start = async (replies: ReadonlyArray<ScriptedReply>, options: BenchOptions = {}) => {
  const shown = await showMemberAtoms([isCheckShownAtom, followSleepAtom], {
    ...options,
    stored: {
      [slots.whitelabel.key]: JSON.stringify({ ...sample.bareWhitelabel, modules: ["RGLIMIT3"] }),
    },
    script: { [protection.path]: replies, [realityCheckSeen.path]: { value: { now: 1 } } },
  })
  const shows = (is: boolean) =>
    vi.waitUntil(async () => {
      await shown.adjust(0)
      return shown.store.get(isCheckShownAtom) === is
    })
  return { ...shown, shows }
}

describe("a reality check of a session of play", () => {
  it("a check shows when its time has come, once", async () => {
    const { adjust, store, shows } = await start([after(14)])
    assert.isTrue(await shows(false))
    await adjust("59 seconds")
    assert.isTrue(await shows(false))
    await adjust("1 second")
    assert.isTrue(await shows(true))
    store.set(answerCheckAtom, "continue")
    assert.isTrue(await shows(false))
    await adjust("14 minutes")
    assert.isTrue(await shows(false))
    await adjust("1 minute")
    assert.isTrue(await shows(true))
  })

  it("a check waits for a question and for a move of money, and shows after them", async () => {
    const { store, shows } = await start([after(16)])
    assert.isTrue(await shows(true))
    const release = store.set(holdMoneyAtom)
    const releaseOther = store.set(holdMoneyAtom)
    assert.isTrue(await shows(false))
    release()
    release()
    assert.isTrue(await shows(false))
    releaseOther()
    assert.isTrue(await shows(true))
    store.set(signOutAskedAtom, true)
    assert.isTrue(await shows(false))
    store.set(signOutAskedAtom, false)
    assert.isTrue(await shows(true))
  })
})
