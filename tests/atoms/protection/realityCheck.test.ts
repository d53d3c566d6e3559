import { assert, describe, it } from "@effect/vitest"

import { blockDialogsAtom } from "#atoms/kernel/dialogBlock.ts"
import { followSleepAtom } from "#atoms/protection/protection.ts"
import { answerCheckAtom, isCheckShownAtom } from "#atoms/protection/realityCheck.ts"
import { gameShellAtom, openGamePageAtom, openGameShellAtom } from "#atoms/games/gameShell.ts"
import { iframeGameAtom } from "#atoms/games/launch.ts"
import { signOutAskedAtom } from "#atoms/session.ts"
import { protection } from "#gateway/calls/protection/protection.ts"
import { accountOf } from "#domain/Session.ts"
import { playStateItem } from "#services/protection/storedPlayState.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"
import { sessionOf } from "#tests/support/services.ts"
import { realityCheckSeen } from "#gateway/calls/protection/realityCheck.ts"

import { minute, showProtected, since } from "./showProtected.ts"

/** A play session with checks each 15 minutes, after some minutes. */
const startAfter = (minutes: number, reply?: ScriptedReply, stored?: Record<string, string>) =>
  showProtected(
    [isCheckShownAtom, followSleepAtom],
    {
      [protection.path]: reply ?? {
        value: { now: since + minutes * minute, since, realityCheck: { minutes: 15 } },
      },
      [realityCheckSeen.path]: { value: { now: 1 } },
    },
    stored,
  )

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

  it.each<ScriptedReply>([{ status: 500 }, "never", { text: "<html>" }])(
    "the stored interval gives checks after a reload while the call gives %j, and not to another account",
    async (reply) => {
      for (const [account, expected] of [
        [accountOf(sessionOf(0)), true],
        ["another", false],
      ] as const) {
        const state = { account, access: { _tag: "open" }, check: { minutes: 15 }, since: 0 }
        const { adjust, expectValue } = await startAfter(0, reply, {
          [playStateItem.key]: JSON.stringify(state),
        })
        await adjust("16 minutes")
        await expectValue(expected)
      }
    },
  )

  it("a stuck game opens as a page only after the notice about checks, which can be cancelled", async () => {
    const { store, mount, expectValue } = await startAfter(16)
    mount(gameShellAtom, iframeGameAtom)
    await expectValue(true)
    const game = { name: "Koi", url: "https://games.example/" }
    store.set(openGameShellAtom, game)
    await store.set(openGamePageAtom)
    assert.deepStrictEqual(store.get(iframeGameAtom), { ...game, isPage: true })
    const before = store.get(gameShellAtom)
    store.set(openGameShellAtom, game)
    assert.strictEqual(store.get(gameShellAtom), before)
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
