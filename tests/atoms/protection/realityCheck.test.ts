import { describe, it } from "@effect/vitest"

import { blockDialogsAtom } from "#atoms/kernel/dialogBlock.ts"
import { followSleepAtom } from "#atoms/protection/protection.ts"
import { answerCheckAtom, isCheckShownAtom } from "#atoms/protection/realityCheck.ts"
import { signOutAskedAtom } from "#atoms/session.ts"
import { protection } from "#gateway/calls/protection/protection.ts"
import { realityCheckSeen } from "#gateway/calls/protection/realityCheck.ts"

import { minute, showProtected, since } from "./showProtected.ts"

/** A play session with checks each 15 minutes, after some minutes. */
const startAfter = (minutes: number) =>
  showProtected([isCheckShownAtom, followSleepAtom], {
    [protection.path]: { value: { now: since + minutes * minute, since, realityCheck: { minutes: 15 } } },
    [realityCheckSeen.path]: { value: { now: 1 } },
  })

describe("a reality check of a play session", () => {
  it("a reality check shows once when it is due", async () => {
    const { adjust, store, expectValue } = await startAfter(14)
    await expectValue(false)
    await adjust("59 seconds")
    await expectValue(false)
    await adjust("1 second")
    await expectValue(true)
    store.set(answerCheckAtom, "continue")
    await expectValue(false)
    await adjust("14 minutes")
    await expectValue(false)
    await adjust("1 minute")
    await expectValue(true)
  })

  it("a reality check that is due waits until no dialog and no money move blocks it", async () => {
    const { store, expectValue } = await startAfter(16)
    await expectValue(true)
    const release = store.set(blockDialogsAtom)
    const releaseOther = store.set(blockDialogsAtom)
    await expectValue(false)
    release()
    release()
    await expectValue(false)
    releaseOther()
    await expectValue(true)
    store.set(signOutAskedAtom, true)
    await expectValue(false)
    store.set(signOutAskedAtom, false)
    await expectValue(true)
  })
})
