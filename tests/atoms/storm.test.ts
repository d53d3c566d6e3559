import { assert, describe, it } from "@effect/vitest"

import { gateAtom } from "#atoms/frame/system.ts"
import { lifecycleAtom } from "#atoms/lifecycle.ts"
import { chatUnreadAtom, inboxUnreadAtom } from "#atoms/messages/unread.ts"
import { sessionLifeAtom } from "#atoms/session.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { chatUnread } from "#gateway/calls/messages/chat.ts"
import { inboxUnread } from "#gateway/calls/messages/inbox.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"

import * as sample from "../domain/samples.ts"
import { sessionOf } from "../support/services.ts"
import { openStore, reads } from "../support/store.ts"
import type { ScriptedReply } from "../support/world.ts"

const good: Readonly<Record<string, ScriptedReply>> = {
  [systemStatus.path]: { value: sample.bareStatus },
  [memberInfo.path]: { value: sample.member },
  [memberWallet.path]: { value: { currencySymbol: "₱", currency: "PHP", sumBalance: 5, wallets: [] } },
  [inboxUnread.path]: { value: { unReadCount: 1 } },
  [chatUnread.path]: { value: { unReadCount: 1 } },
}

/** The app of a member, on a gateway that returns the same response to every call. */
const openOn = (reply: ScriptedReply) => {
  const script = Object.fromEntries(Object.keys(good).map((path) => [path, reply]))
  const app = openStore({ session: sessionOf(0), script })
  for (const atom of [sessionLifeAtom, lifecycleAtom, gateAtom, walletAtom, inboxUnreadAtom, chatUnreadAtom])
    reads(atom)(app.store)
  return app
}

describe("a failing gateway", () => {
  it.each<ScriptedReply>([
    { status: 500 },
    { status: 503 },
    { status: 429 },
    "unreachable",
    { text: "<html>" },
  ])(
    "gets at most 6 requests a path from 20 returns in 10 s, and the page recovers in 40 s: %j",
    async (reply) => {
      const { store, device, adjust, fake, stop } = openOn(reply)
      await adjust(0)
      for (let turn = 0; turn < 20; turn++) {
        device.tell("shown")
        await adjust("500 millis")
      }
      for (const path of Object.keys(good)) assert.isAtMost(fake.requestsTo(path).length, 6, path)
      for (const [path, answer] of Object.entries(good)) fake.respondWith(path, answer)
      for (let second = 0; second < 40; second++) await adjust("1 second")
      assert.strictEqual(store.get(walletAtom)._tag, "Loaded")
      assert.strictEqual(store.get(gateAtom)._tag, "Open")
      await stop()
    },
  )
})
