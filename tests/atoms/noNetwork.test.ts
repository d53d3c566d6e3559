import { assert, describe, it } from "@effect/vitest"

import { isOnlineAtom } from "#atoms/system/online.ts"
import { lifecycleAtom } from "#atoms/frame/lifecycle.ts"
import { betsAtom } from "#atoms/records/bets.ts"
import { gameListAtom } from "#atoms/games/gameLists.ts"
import { sessionLifeAtom } from "#atoms/session.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"
import { gameList } from "#gateway/calls/games/gameLists.ts"
import { vendorBets } from "#gateway/calls/records/bets.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"

import { betsFilter } from "./betsFilter.ts"
import { sessionOf } from "../support/services.ts"
import { openStore } from "../support/store.ts"
import type { ScriptedReply } from "../support/gatewayClient.ts"

const wallet = { value: { currencySymbol: "₱", currency: "PHP", sumBalance: 5, wallets: [] } }
const portal = { text: "<!doctype html><title>Hotel Wi-Fi</title>" }

const open = (script: Readonly<Record<string, ScriptedReply>>) => {
  const app = openStore({ session: sessionOf(0), script })
  app.mount(sessionLifeAtom, lifecycleAtom)
  const wait = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) await app.adjust("1 second")
  }
  return { ...app, wait }
}

const games = { source: "games", gameType: "RNG", vassalage: "", gameName: "", language: "EN" } as const

describe("no network although the device reports online", () => {
  it("a paged list and a game list that failed behind a captive portal load within 40 s of regaining the network", async () => {
    const { store, fake, adjust, wait, mount } = open({ [vendorBets.path]: portal, [gameList.path]: portal })
    mount(betsAtom, gameListAtom)
    store.set(betsAtom, { filter: betsFilter })
    store.set(gameListAtom, { _tag: "FilterChosen", filter: games })
    await adjust(0)
    await wait(1)
    assert.deepStrictEqual([store.get(betsAtom)._tag, store.get(gameListAtom)._tag], ["Failed", "Failed"])
    fake.respondWith(vendorBets.path, { value: { content: [], pageNum: 1, totalPages: 1 } })
    fake.respondWith(gameList.path, { value: { games: [], totalPages: 1 } })
    await wait(40)
    assert.deepStrictEqual([store.get(betsAtom)._tag, store.get(gameListAtom)._tag], ["Shown", "Shown"])
  })

  it("a path that alone keeps failing is refetched at growing intervals, and the other paths are not refetched", async () => {
    const { store, fake, adjust, wait, mount } = open({
      [memberWallet.path]: wallet,
      [gameList.path]: portal,
    })
    mount(walletAtom, gameListAtom)
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
  })

  it("a failure stays on screen during automatic refetches", async () => {
    const { store, fake, adjust, wait, mount } = open({ [memberWallet.path]: portal })
    const seen = new Set<string>()
    mount(walletAtom)
    await adjust(0)
    store.sub(walletAtom, () => void seen.add(store.get(walletAtom)._tag))
    await wait(60)
    assert.isAtLeast(fake.requestsTo(memberWallet.path).length, 3)
    assert.deepStrictEqual([...seen], ["Failed"])
  })
})

describe("a network that returns without an online event", () => {
  it("a device whose network returned without an event is online when the tab becomes visible, and refetches", async () => {
    const { store, fake, device, adjust, wait, mount } = open({ [memberWallet.path]: wallet })
    mount(walletAtom)
    await adjust(0)
    device.tell("offline")
    await wait(30)
    const before = fake.requestsTo(memberWallet.path).length
    device.comesOnlineUnnoticed()
    device.tell("shown")
    await wait(3)
    assert.isTrue(store.get(isOnlineAtom))
    assert.isAbove(fake.requestsTo(memberWallet.path).length, before)
  })
})
