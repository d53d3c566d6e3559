import { afterEach, assert, describe, it } from "@effect/vitest"
import { createStore } from "jotai"

import { isWaitingAtom, waitForAtom } from "#atoms/feedback.ts"
import { runtimeAtom } from "#atoms/kernel/query.ts"
import { lifeAtom } from "#atoms/life.ts"
import { isGuestAtom, sessionLifeAtom } from "#atoms/session.ts"
import { chatUnreadAtom, inboxUnreadAtom } from "#atoms/unread.ts"
import { walletAtom } from "#atoms/wallet.ts"
import { timings } from "#config/timings.ts"
import { inboxUnread } from "#gateway/calls/inbox.ts"
import { memberWallet } from "#gateway/calls/wallet.ts"

import { type RunningBench, runBench, sessionOf } from "../support/services.ts"

let bench: RunningBench | undefined
afterEach(() => bench?.stop())

/** A member's app that has stood for a while, and is then put away. */
const stand = async () => {
  const running = runBench({
    session: sessionOf(0),
    script: {
      [memberWallet.path]: { value: { currencySymbol: "₱", sumBalance: 5 } },
      [inboxUnread.path]: { value: { unReadCount: 3 } },
    },
  })
  bench = running
  const store = createStore()
  store.set(runtimeAtom, running.runtime)
  for (const each of [sessionLifeAtom, lifeAtom, isGuestAtom, walletAtom, inboxUnreadAtom, chatUnreadAtom])
    store.sub(each, () => {})
  await running.adjust("1 minute")
  const times = (path: string) => running.asked().filter((each) => each === path).length
  return { ...running, store, times }
}

describe("a page that comes back from the back-forward cache", () => {
  it("has no loader, and asks for balance and counts again", async () => {
    const { store, device, times, adjust } = await stand()
    store.set(waitForAtom, timings.loaderUntilDone)
    assert.isTrue(store.get(isWaitingAtom))
    const before = [times(memberWallet.path), times(inboxUnread.path)]
    device.tell("restored")
    assert.isFalse(store.get(isWaitingAtom))
    await adjust("1 second")
    assert.deepStrictEqual(
      [times(memberWallet.path), times(inboxUnread.path)],
      before.map((count) => count + 1),
    )
  })

  it("is a guest's when the session ended meanwhile", async () => {
    const { store, device, areas } = await stand()
    assert.isFalse(store.get(isGuestAtom))
    areas.local.clear()
    device.tell("restored")
    assert.isTrue(store.get(isGuestAtom))
  })
})

describe("a device that comes back online", () => {
  it("asks for everything on screen again", async () => {
    const { device, times, adjust } = await stand()
    const before = times(memberWallet.path)
    device.tell("offline")
    await adjust("1 minute")
    assert.strictEqual(times(memberWallet.path), before)
    device.tell("online")
    await adjust("1 second")
    assert.strictEqual(times(memberWallet.path), before + 1)
  })
})
