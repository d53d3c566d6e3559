import { assert, describe, it } from "@effect/vitest"

import { gateAtom, isOnlineAtom } from "#atoms/frame/system.ts"
import { lifecycleAtom } from "#atoms/frame/lifecycle.ts"
import { betsAtom } from "#atoms/records/bets.ts"
import { gameListAtom } from "#atoms/games/gameLists.ts"
import { sessionLifeAtom } from "#atoms/session.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import { gameList } from "#gateway/calls/games/gameLists.ts"
import { vendorBets } from "#gateway/calls/records/bets.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import type { MessageKey } from "#i18n/messages.ts"

import * as sample from "../domain/samples.ts"
import { betsFilter } from "../support/betsFilter.ts"
import { sessionOf } from "../support/services.ts"
import { openStore, reads } from "../support/store.ts"
import type { ScriptedReply } from "../support/world.ts"

const wallet = { value: { currencySymbol: "₱", currency: "PHP", sumBalance: 5, wallets: [] } }
const portal = { text: "<!doctype html><title>Hotel Wi-Fi</title>" }

const open = (script: Readonly<Record<string, ScriptedReply>>) => {
  const app = openStore({ session: sessionOf(0), script })
  for (const atom of [sessionLifeAtom, lifecycleAtom]) reads(atom)(app.store)
  const wait = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) await app.adjust("1 second")
  }
  return { ...app, wait }
}

const games = { source: "games", gameType: "RNG", vassalage: "", gameName: "", language: "EN" } as const

describe("a network that is none although the device is online", () => {
  it.each<readonly [string, ScriptedReply, MessageKey, number]>([
    ["hangs in every call", "never", "network_slow", 48],
    ["answers every call with a page of a captive portal", portal, "something_failed", 1],
    ["reaches no gateway", "unreachable", "network_slow", 3],
    ["reaches a gateway that fails", { status: 500 }, "server_failed", 1],
  ])(
    "a page with one read, on a network that %s, says so and loads within 40 s of the network without a press",
    async (_, reply, words, failsAfter) => {
      const { store, fake, adjust, wait, stop } = open({ [memberWallet.path]: reply })
      reads(walletAtom)(store)
      await adjust(0)
      await wait(failsAfter)
      const failed = store.get(walletAtom)
      assert.strictEqual(failed._tag === "Failed" && failed.message.key, words)
      await wait(25)
      fake.respondWith(memberWallet.path, wallet)
      await wait(40)
      assert.strictEqual(store.get(walletAtom)._tag, "Loaded")
      await stop()
    },
  )

  it.each<readonly [string, ScriptedReply]>([
    ["hangs", "never"],
    ["is a captive portal", portal],
  ])("the gate of a first visit opens within 40 s of a network that %s", async (_, reply) => {
    const { store, fake, adjust, wait, stop } = open({ [systemStatus.path]: reply })
    reads(gateAtom)(store)
    await adjust(0)
    await wait(50)
    assert.strictEqual(store.get(gateAtom)._tag, "Unreachable")
    fake.respondWith(systemStatus.path, { value: sample.bareStatus })
    await wait(40)
    assert.strictEqual(store.get(gateAtom)._tag, "Open")
    await stop()
  })

  it("a record and a game list that a captive portal failed load within 40 s of the network", async () => {
    const { store, fake, adjust, wait, stop } = open({ [vendorBets.path]: portal, [gameList.path]: portal })
    reads(betsAtom)(store)
    reads(gameListAtom)(store)
    store.set(betsAtom, { filter: betsFilter })
    store.set(gameListAtom, { _tag: "FilterChosen", filter: games })
    await adjust(0)
    await wait(1)
    assert.deepStrictEqual([store.get(betsAtom)._tag, store.get(gameListAtom)._tag], ["Failed", "Failed"])
    fake.respondWith(vendorBets.path, { value: { content: [], pageNum: 1, totalPages: 1 } })
    fake.respondWith(gameList.path, { value: { games: [], totalPages: 1 } })
    await wait(40)
    assert.deepStrictEqual([store.get(betsAtom)._tag, store.get(gameListAtom)._tag], ["Shown", "Shown"])
    await stop()
  })

  it("a path that alone is dead is refetched at ever longer intervals, and the others not at all", async () => {
    const { store, fake, adjust, wait, stop } = open({ [memberWallet.path]: wallet, [gameList.path]: portal })
    reads(walletAtom)(store)
    reads(gameListAtom)(store)
    store.set(gameListAtom, { _tag: "FilterChosen", filter: games })
    await adjust(0)
    await wait(1)
    const before = fake.requestsTo(memberWallet.path).length
    await wait(30)
    assert.strictEqual(fake.requestsTo(memberWallet.path).length, before)
    for (let turn = 0; turn < 60; turn++) {
      store.set(walletAtom.refetchAtom)
      await wait(15)
    }
    assert.isAtMost(fake.requestsTo(gameList.path).length, 8)
    await stop()
  })

  it("a failure stays on screen while it is refetched without a press", async () => {
    const { store, fake, adjust, wait, stop } = open({ [memberWallet.path]: portal })
    const seen = new Set<string>()
    reads(walletAtom)(store)
    await adjust(0)
    store.sub(walletAtom, () => void seen.add(store.get(walletAtom)._tag))
    await wait(60)
    assert.isAtLeast(fake.requestsTo(memberWallet.path).length, 3)
    assert.deepStrictEqual([...seen], ["Failed"])
    await stop()
  })
})

describe("a network that returns without an event", () => {
  it("a device whose network returned unnoticed is online on return to the tab, and refetches", async () => {
    const { store, fake, device, adjust, wait, stop } = open({ [memberWallet.path]: wallet })
    reads(walletAtom)(store)
    await adjust(0)
    device.tell("offline")
    await wait(30)
    const before = fake.requestsTo(memberWallet.path).length
    device.comesOnlineUnnoticed()
    device.tell("shown")
    await wait(3)
    assert.isTrue(store.get(isOnlineAtom))
    assert.isAbove(fake.requestsTo(memberWallet.path).length, before)
    await stop()
  })
})
