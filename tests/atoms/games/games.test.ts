import { assert, describe, it } from "@effect/vitest"
import { createStore } from "jotai"

import { isFavouriteAtom, markFavouriteAtom, stillFavouriteAtom } from "#atoms/games/favourites.ts"
import { isWaitingAtom } from "#atoms/kernel/loader.ts"
import {
  gameListAtom,
  gameSearchAtom,
  leaveListAtom,
  openListAtom,
  type GamesFilter,
} from "#atoms/games/gameLists.ts"
import { gameShellAtom, netChangeAtom, openGameShellAtom, playedAtom } from "#atoms/games/gameShell.ts"
import { wakeAtom } from "#atoms/kernel/runtime.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"
import { timings } from "#config/timings.ts"
import * as gameLists from "#gateway/calls/games/gameLists.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import * as GameShell from "#machines/GameShell.ts"
import * as sample from "#tests/domain/samples.ts"
import { type TestServicesOptions, sessionOf } from "#tests/support/services.ts"
import { showAtoms } from "#tests/support/showAtoms.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"

const named = (...nodes: ReadonlyArray<number>) => nodes.map((nodeId) => ({ ...sample.game, nodeId }))
const page = (pageNum: number, ...nodes: ReadonlyArray<number>): ScriptedReply => ({
  value: { games: named(...nodes), pageNum, totalPages: 3 },
})
const slots: GamesFilter = {
  source: "games",
  gameType: "RNG",
  vassalage: "",
  gameName: "",
  language: "EN",
}
const address = "/m/rng"

type Store = ReturnType<typeof createStore>

const shown = (store: Store): string => {
  const state = store.get(gameListAtom)
  return state._tag === "Shown"
    ? `${state.list.entries.map(({ nodeId }) => nodeId).join(" ")} ${state.more._tag}`
    : state._tag
}

describe("a list of games", () => {
  it("a game search shows 'please wait' until its response arrives, but for at most 3 seconds", async () => {
    const script = {
      [gameLists.gameList.path]: [
        { after: "1 second", reply: page(1, 1) },
        { after: "9 seconds", reply: page(1, 2) },
      ],
    } as const
    const { store, adjust } = await showAtoms([gameListAtom, isWaitingAtom], { script, address })
    const search = (gameName: string) => store.set(openListAtom, { address, filter: { ...slots, gameName } })
    await adjust(0)
    search("koi")
    await adjust("999 millis")
    assert.isTrue(store.get(isWaitingAtom))
    await adjust("1 millis")
    assert.isFalse(store.get(isWaitingAtom))
    search("moth")
    await adjust("2999 millis")
    assert.strictEqual(store.get(isWaitingAtom), true)
    await adjust("1 millis")
    assert.isFalse(store.get(isWaitingAtom))
    assert.strictEqual(shown(store), "Loading")
    await adjust("6 seconds")
    assert.strictEqual(shown(store), "2 Idle")
  })

  it("a game list is restored on back navigation and starts at the top on forward navigation", async () => {
    const script = { [gameLists.gameList.path]: [page(1, 1, 2), page(1, 8)] }
    const { store, adjust, address: bar, requestedPaths } = await showAtoms([], { script, address })
    const leave = store.sub(gameListAtom, () => {})
    store.set(openListAtom, { address, filter: slots })
    await adjust(0)
    const state = store.get(gameListAtom)
    assert(state._tag === "Shown")
    store.set(leaveListAtom, { address, list: state.list, scroll: 700 })
    leave()
    store.sub(gameListAtom, () => {})
    assert.strictEqual(shown(store), "Idle")

    bar.goBack()
    assert.strictEqual(store.set(openListAtom, { address, filter: slots }), 700)
    assert.strictEqual(shown(store), "1 2 Idle")
    assert.lengthOf(requestedPaths(), 1)

    const other = { ...slots, language: "TH" as const }
    assert.strictEqual(store.set(openListAtom, { address, filter: other }), 0)
    await adjust(timings.languageRefresh)
    assert.strictEqual(shown(store), "8 Idle")
  })
})

describe("the slot search", () => {
  const type = (store: Store, text: string) => store.set(gameSearchAtom, { by: "typed", text })

  it("[GB-29] a slot search that contains only spaces is not applied", async () => {
    const { store, adjust } = await showAtoms([gameSearchAtom])
    type(store, "   ")
    await adjust("1 second")
    assert.deepStrictEqual(store.get(gameSearchAtom), { typed: "   ", applied: "", isPending: false })
  })

  it("[GB-30] clearing a slot search applies at once and cancels the pending input", async () => {
    const { store, adjust } = await showAtoms([gameSearchAtom])
    store.set(gameSearchAtom, { by: "submitted", text: "ace" })
    assert.strictEqual(store.get(gameSearchAtom).applied, "ace")
    type(store, "aces")
    assert.isTrue(store.get(gameSearchAtom).isPending)
    type(store, "")
    assert.strictEqual(store.get(gameSearchAtom).applied, "")
    await adjust("1 second")
    assert.strictEqual(store.get(gameSearchAtom).applied, "")
  })
})

describe("favourites", () => {
  const game = { nodeId: "501", vassalage: "JDB" }
  const script = {
    [gameLists.favouriteIds.path]: { value: { nodeIds: ["501"] } },
    [gameLists.addFavourite.path]: { value: null },
    [gameLists.removeFavourite.path]: { value: null },
  }
  const open = async (options: TestServicesOptions = { session: sessionOf(0) }) => {
    const atoms = [isFavouriteAtom, stillFavouriteAtom, isWaitingAtom]
    const running = await showAtoms(atoms, { script, address, ...options })
    return { ...running, wake: () => running.store.set(wakeAtom, (wakes) => wakes + 1) }
  }
  const isOne = (store: Store) => [store.get(isFavouriteAtom)("501"), store.get(stillFavouriteAtom)("501")]

  it("[SS-21] a favourite changes in every game tile only after a successful response, and shows a toast for 1 s", async () => {
    const { store, adjust, requestedPaths, toasts } = await open()
    assert.deepStrictEqual(isOne(store), [true, true])
    await store.set(markFavouriteAtom, { game, favourite: false })
    assert.deepStrictEqual(isOne(store), [false, false])
    assert.deepStrictEqual(toasts(), ["changes_saved good"])
    await adjust("1 second")
    assert.isEmpty(toasts())
    await store.set(markFavouriteAtom, { game, favourite: true })
    assert.deepStrictEqual(isOne(store), [true, true])
    assert.deepStrictEqual(requestedPaths().slice(1), [
      gameLists.removeFavourite.path,
      gameLists.addFavourite.path,
    ])
  })

  it("a saved favourite stays saved while the favourite ids are refetched, even if the refetch fails", async () => {
    const ids = gameLists.favouriteIds.path
    const { store, adjust, fake, wake } = await open()
    await store.set(markFavouriteAtom, { game, favourite: false })
    fake.respondWith(ids, { after: "1 second", reply: { status: 500 } })
    wake()
    await adjust(0)
    assert.deepStrictEqual(isOne(store), [false, false])
    await adjust("1 second")
    assert.deepStrictEqual(isOne(store), [false, false])
    fake.respondWith(ids, { value: { nodeIds: ["501"] } })
    wake()
    await adjust("1 second")
    assert.deepStrictEqual(isOne(store), [true, true])
  })

  it.each<readonly [string, string, ScriptedReply]>([
    ["ER-01", "a refusal", { refused: "no_permission" }],
    ["ER-02", "no answer", "unreachable"],
    ["ER-02", "a broken gateway", { status: 500 }],
  ])(
    "[%s] a favourite whose change fails with %s keeps its state, without a toast",
    async (_row, _what, reply) => {
      const { store, fake, toasts } = await open()
      fake.respondWith(gameLists.removeFavourite.path, reply)
      const marking = store.set(markFavouriteAtom, { game, favourite: false })
      assert.isTrue(store.get(isWaitingAtom))
      await marking
      assert.deepStrictEqual(isOne(store), [true, true])
      assert.isEmpty(toasts())
      assert.isFalse(store.get(isWaitingAtom))
    },
  )

  it("favourite ids requested before a favourite was saved do not undo the change, and later ids replace it", async () => {
    const ids = gameLists.favouriteIds.path
    const { store, adjust, fake, wake } = await open()
    fake.respondWith(ids, { after: "5 seconds", reply: { value: { nodeIds: ["501"] } } })
    wake()
    await adjust("1 second")
    await store.set(markFavouriteAtom, { game, favourite: false })
    // Shares the request in flight.
    wake()
    await adjust("4 seconds")
    assert.deepStrictEqual(isOne(store), [false, false])
    assert.lengthOf(fake.requestsTo(ids), 2)
    wake()
    await adjust("5 seconds")
    assert.deepStrictEqual(isOne(store), [true, true])
  })

  it("another game can be marked while the change of the first favourite is in flight", async () => {
    const { store, adjust, fake } = await open()
    fake.respondWith(gameLists.removeFavourite.path, { after: "5 seconds", reply: { value: null } })
    const first = store.set(markFavouriteAtom, { game, favourite: false })
    await adjust(0)
    await store.set(markFavouriteAtom, { game: { ...game, nodeId: "502" }, favourite: true })
    assert.isTrue(store.get(isFavouriteAtom)("502"))
    await adjust("5 seconds")
    await first
    assert.isFalse(store.get(isFavouriteAtom)("501"))
  })

  it("a guest who marks a favourite is redirected to the login without a request", async () => {
    const { store, requestedPaths, address: bar } = await open({})
    await store.set(markFavouriteAtom, { game, favourite: true })
    assert.deepStrictEqual(bar.history, [address, "/m/login"])
    assert.isEmpty(requestedPaths())
  })
})

describe("the game shell", () => {
  const script = {
    [memberWallet.path]: [
      { value: { sumBalance: 100, wallets: [] } },
      { value: { sumBalance: 87.5, wallets: [] } },
    ],
    [gameLists.recentGames.path]: { value: { list: [] } },
  }
  const game = { name: "Koi", url: "https://games.example/1" }
  const open = async () => {
    const running = await showAtoms([gameShellAtom, netChangeAtom, playedAtom, walletAtom], {
      script,
      session: sessionOf(0),
      address,
    })
    running.store.set(openGameShellAtom, game)
    await running.adjust(0)
    return running
  }

  it("the game shell closes on back navigation, and refetches the balance", async () => {
    const { store, adjust, address: bar, fake } = await open()
    assert.deepStrictEqual(bar.history, [address, address])
    assert.strictEqual(store.get(netChangeAtom), 0)
    bar.goBack()
    await adjust(0)
    assert.strictEqual(store.get(gameShellAtom)._tag, "Closed")
    assert.lengthOf(fake.requestsTo(memberWallet.path), 2)
    assert.strictEqual(store.get(netChangeAtom), -12.5)
  })

  it("the game shell removes its history entry when it is closed", async () => {
    const { store, adjust, address: bar } = await open()
    store.set(gameShellAtom, GameShell.Event.ClosePressed())
    await adjust(0)
    assert.deepStrictEqual(bar.history, [address])
    assert.strictEqual(store.get(gameShellAtom)._tag, "Closed")
  })

  it("the game shell counts as stuck when its iframe has not loaded in 15 seconds, and its play time keeps running", async () => {
    const { store, adjust } = await open()
    await adjust("14999 millis")
    assert.strictEqual(store.get(gameShellAtom)._tag, "Loading")
    await adjust("1 millis")
    assert.strictEqual(store.get(gameShellAtom)._tag, "Stuck")
    assert.strictEqual(store.get(playedAtom), 15_000)
  })

  it("opening the game's own page replaces the history entry of the game shell", async () => {
    const { store, adjust, address: bar } = await open()
    store.set(gameShellAtom, GameShell.Event.PagePressed())
    await adjust(0)
    assert.deepStrictEqual(bar.left, [game.url])
  })
})
