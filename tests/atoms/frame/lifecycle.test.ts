import { assert, describe, it } from "@effect/vitest"

import { isWaitingAtom, waitForAtom } from "#atoms/kernel/loader.ts"
import { isFormTouchedAtom } from "#atoms/frame/touchedForm.ts"
import { isGuestAtom } from "#atoms/session.ts"
import { chatUnreadAtom, inboxUnreadAtom } from "#atoms/messages/unread.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"
import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import { systemStatus, whitelabel } from "#gateway/calls/frame/system.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { chatUnread } from "#gateway/calls/messages/chat.ts"
import { inboxUnread } from "#gateway/calls/messages/inbox.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { Address } from "#platform/Address.ts"
import { gateAtom } from "#atoms/system/gate.ts"
import { sessionOf } from "#tests/support/services.ts"
import { showAtoms } from "#tests/support/showAtoms.ts"
import * as sample from "#tests/domain/samples.ts"

/** A member's app that has run for a while and is then put into the back-forward cache. */
const stand = async () => {
  const running = await showAtoms([gateAtom, isGuestAtom, walletAtom, inboxUnreadAtom, chatUnreadAtom], {
    session: sessionOf(0),
    script: {
      [systemStatus.path]: { value: sample.bareStatus },
      // A read that fails would be refetched at a random moment.
      [whitelabel.path]: { value: sample.bareWhitelabel },
      [memberInfo.path]: { value: sample.member },
      [memberWallet.path]: { value: { currencySymbol: "₱", currency: "PHP", sumBalance: 5, wallets: [] } },
      [inboxUnread.path]: { value: { unReadCount: 3 } },
      [chatUnread.path]: { value: { unReadCount: 3 } },
    },
  })
  await running.adjust("1 minute")
  const times = (path: string) => running.fake.requestsTo(path).length
  return { ...running, times }
}

describe("a page restored from the back-forward cache", () => {
  it("a page restored from the back-forward cache hides the loader and refetches the balance and the unread counts", async () => {
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

  it("a page restored from the back-forward cache shows a guest when the session has ended meanwhile", async () => {
    const { store, device, areas } = await stand()
    assert.isFalse(store.get(isGuestAtom))
    areas.local.clear()
    device.tell("restored")
    assert.isTrue(store.get(isGuestAtom))
  })
})

describe("a form that the player edits", () => {
  it("a form counts as touched from the first edit, until another page opens", async () => {
    const { store, device, runtime } = await stand()
    assert.isFalse(store.get(isFormTouchedAtom))
    device.tell("input")
    assert.isTrue(store.get(isFormTouchedAtom))
    runtime.runSync(Address.use(({ push }) => push(paths.settings)))
    assert.isFalse(store.get(isFormTouchedAtom))
  })
})

describe("a call that fails because of maintenance", () => {
  it.each([
    ["Closed", true],
    ["Open", false],
  ] as const)("refetches the system status, which makes the error gate %s", async (gate, maintenance) => {
    const { store, device, fake, times, adjust } = await stand()
    const before = times(systemStatus.path)
    fake.respondWith(memberWallet.path, { refused: "maintenance" })
    fake.respondWith(systemStatus.path, { value: { ...sample.bareStatus, maintenance } })
    device.tell("shown")
    await adjust("1 second")
    assert.strictEqual(times(systemStatus.path), before + 1)
    assert.strictEqual(store.get(gateAtom)._tag, gate)
  })
})
