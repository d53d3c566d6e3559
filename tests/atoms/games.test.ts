import { afterEach, assert, describe, it } from "@effect/vitest"
import { type Atom, createStore } from "jotai"

import { isFavouriteAtom, markFavouriteAtom, stillFavouriteAtom } from "#atoms/favourites.ts"
import { isWaitingAtom, toastsAtom } from "#atoms/feedback.ts"
import {
  gameListAtom,
  gameSearchAtom,
  leaveListAtom,
  nearListEndAtom,
  openListAtom,
  retryListAtom,
  type WantedGames,
} from "#atoms/gameLists.ts"
import { gameShellAtom, netChangeAtom, openShellAtom, playedAtom } from "#atoms/gameShell.ts"
import { hotGamesAtom } from "#atoms/games.ts"
import { runtimeAtom } from "#atoms/kernel/query.ts"
import { lifeAtom } from "#atoms/life.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { sessionLifeAtom } from "#atoms/session.ts"
import { walletAtom } from "#atoms/wallet.ts"
import * as gameLists from "#gateway/calls/gameLists.ts"
import * as calls from "#gateway/calls/games.ts"
import { memberWallet } from "#gateway/calls/wallet.ts"
import * as GameShell from "#machines/GameShell.ts"

import * as sample from "../domain/samples.ts"
import { type BenchOptions, type RunningBench, runBench, sessionOf, settle } from "../support/services.ts"
import type { ScriptedReply } from "../support/world.ts"

let bench: RunningBench | undefined
afterEach(() => bench?.stop())

/** An app that runs, with these atoms on screen. */
const show = async (atoms: ReadonlyArray<Atom<unknown>>, options: BenchOptions = {}) => {
  const running = runBench(options)
  bench = running
  const store = createStore()
  store.set(runtimeAtom, running.runtime)
  for (const each of [sessionLifeAtom, lifeAtom, ...atoms]) store.sub(each, () => {})
  await running.adjust(0)
  return { ...running, store }
}

const named = (...nodes: ReadonlyArray<number>) => nodes.map((nodeId) => ({ ...sample.game, nodeId }))
const page = (pageNum: number, ...nodes: ReadonlyArray<number>): ScriptedReply => ({
  value: { games: named(...nodes), pageNum, totalPages: 3 },
})
const slots: WantedGames = {
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
  it("comes page by page; a page that fails is asked for again, and what is shown stays", async () => {
    const script = { [gameLists.gameList.path]: [page(1, 1, 2), { status: 500 }, page(2, 2, 3)] }
    const { store, adjust, fake } = await show([gameListAtom], { script, address })
    assert.strictEqual(store.set(openListAtom, { address, wanted: slots }), 0)
    await settle()
    assert.strictEqual(shown(store), "1 2 Idle")
    store.set(nearListEndAtom)
    await adjust("1 second")
    assert.strictEqual(shown(store), "1 2 Failed")
    store.set(retryListAtom)
    await adjust("1 second")
    assert.strictEqual(shown(store), "1 2 3 Idle")
    assert.deepStrictEqual(
      fake.requests.map(({ query }) => new Map(query).get("pageNo")),
      ["1", "2", "2"],
    )
  })

  it("a search shows 'please wait' for at most 3 seconds, and until it is answered", async () => {
    const script = {
      [gameLists.gameList.path]: [
        { after: "1 second", reply: page(1, 1) },
        { after: "9 seconds", reply: page(1, 2) },
      ],
    } as const
    const { store, adjust } = await show([gameListAtom, isWaitingAtom], { script, address })
    const search = (gameName: string) => store.set(openListAtom, { address, wanted: { ...slots, gameName } })
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

  it("is as it was left when its address is come back to, and from its start when it is entered", async () => {
    const script = { [gameLists.gameList.path]: [page(1, 1, 2), page(1, 8)] }
    const running = await show([gameListAtom], { script, address })
    const { store, adjust, address: bar, asked } = running
    store.set(openListAtom, { address, wanted: slots })
    await adjust(0)
    const state = store.get(gameListAtom)
    assert(state._tag === "Shown")
    store.set(leaveListAtom, { address, list: state.list, scroll: 700 })
    store.set(gameListAtom, { life: "stop" })
    assert.strictEqual(shown(store), "Idle")

    bar.stepBack()
    assert.strictEqual(store.set(openListAtom, { address, wanted: slots }), 700)
    assert.strictEqual(shown(store), "1 2 Idle")
    assert.lengthOf(asked(), 1)

    const other = { ...slots, language: "TH" as const }
    assert.strictEqual(store.set(openListAtom, { address, wanted: other }), 0)
    await adjust(0)
    assert.strictEqual(shown(store), "8 Idle")
  })

  it("is kept over a reload", async () => {
    const script = { [gameLists.gameList.path]: page(1, 1, 2) }
    const { store, adjust, areas } = await show([gameListAtom], { script, address })
    store.set(openListAtom, { address, wanted: slots })
    await adjust(0)
    const state = store.get(gameListAtom)
    assert(state._tag === "Shown")
    store.set(leaveListAtom, { address, list: state.list, scroll: 700 })
    await bench?.stop()
    const again = await show([gameListAtom], { areas, address })
    assert.strictEqual(again.store.set(openListAtom, { address, wanted: slots }), 700)
    assert.strictEqual(shown(again.store), "1 2 Idle")
    assert.isEmpty(again.asked())
  })
})

describe("the slot search", () => {
  const type = (store: Store, text: string) => store.set(gameSearchAtom, { by: "typed", text })

  it("[GB-28] is applied once, 400 ms after the last key", async () => {
    const { store, adjust } = await show([gameSearchAtom])
    type(store, "a")
    await adjust("300 millis")
    type(store, "ac")
    await adjust("300 millis")
    type(store, "ace")
    await adjust("399 millis")
    assert.deepStrictEqual(store.get(gameSearchAtom), { typed: "ace", applied: "", isSettling: true })
    await adjust("1 millis")
    assert.deepStrictEqual(store.get(gameSearchAtom), { typed: "ace", applied: "ace", isSettling: false })
  })

  it("[GB-29] blanks alone are not searched for", async () => {
    const { store, adjust } = await show([gameSearchAtom])
    type(store, "   ")
    await adjust("1 second")
    assert.deepStrictEqual(store.get(gameSearchAtom), { typed: "   ", applied: "", isSettling: false })
  })

  it("[GB-30] an emptied box is applied at once, and nothing follows", async () => {
    const { store, adjust } = await show([gameSearchAtom])
    store.set(gameSearchAtom, { by: "submitted", text: "ace" })
    assert.strictEqual(store.get(gameSearchAtom).applied, "ace")
    type(store, "aces")
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
  const atoms = [isFavouriteAtom, stillFavouriteAtom, toastsAtom, isWaitingAtom]
  const isOne = (store: Store) => [store.get(isFavouriteAtom)("501"), store.get(stillFavouriteAtom)("501")]

  it("change for every tile on success alone, and say so for a second", async () => {
    const { store, adjust, asked } = await show(atoms, { script, session: sessionOf(0) })
    assert.deepStrictEqual(isOne(store), [true, true])
    await store.set(markFavouriteAtom, { game, favourite: false })
    assert.deepStrictEqual(isOne(store), [false, false])
    assert.deepStrictEqual(
      store.get(toastsAtom).map(({ message }) => message.key),
      ["changes_saved"],
    )
    await adjust("1 second")
    assert.isEmpty(store.get(toastsAtom))
    await store.set(markFavouriteAtom, { game, favourite: true })
    assert.deepStrictEqual(isOne(store), [true, true])
    assert.deepStrictEqual(asked().slice(1), [gameLists.removeFavourite.path, gameLists.addFavourite.path])
  })

  it.each<readonly [string, ScriptedReply]>([
    ["a refusal", { refused: "no_permission" }],
    ["no answer", "unreachable"],
    ["a broken gateway", { status: 500 }],
  ])("%s changes nothing, in silence", async (_, reply) => {
    const { store } = await show(atoms, {
      script: { ...script, [gameLists.removeFavourite.path]: reply },
      session: sessionOf(0),
    })
    await store.set(markFavouriteAtom, { game, favourite: false })
    assert.deepStrictEqual(isOne(store), [true, true])
    assert.isEmpty(store.get(toastsAtom))
    assert.isFalse(store.get(isWaitingAtom))
  })

  it("a guest is sent to the login, without a call", async () => {
    const { store, asked, address: bar } = await show(atoms, { script, address: "/m/game" })
    await store.set(markFavouriteAtom, { game, favourite: true })
    assert.deepStrictEqual(bar.history, ["/m/game", "/m/login"])
    assert.isEmpty(asked())
  })
})

describe("hot games", () => {
  it("[GB-11] reload 250 ms after the last change of language", async () => {
    const script = { [calls.hotGames.path]: { value: { list: named(1) } } }
    const { store, adjust, fake } = await show([hotGamesAtom], { script })
    store.set(languageAtom, "TH")
    await adjust("200 millis")
    store.set(languageAtom, "VI")
    await adjust("249 millis")
    assert.lengthOf(fake.requests, 1)
    await adjust("1 millis")
    assert.deepStrictEqual(
      fake.requests.map(({ query }) => new Map(query).get("language")),
      ["EN", "VI"],
    )
  })
})

describe("the game shell", () => {
  const script = {
    [memberWallet.path]: [{ value: { sumBalance: 100 } }, { value: { sumBalance: 87.5 } }],
    [gameLists.recentGames.path]: { value: { list: [] } },
  }
  const game = { name: "Koi", url: "https://games.example/1" }
  const open = async () => {
    const running = await show([gameShellAtom, netChangeAtom, playedAtom, walletAtom], {
      script,
      session: sessionOf(0),
      address,
    })
    running.store.set(openShellAtom, game)
    await running.adjust(0)
    return running
  }

  it("is a step of the history that back takes out, and then the balance is asked for again", async () => {
    const { store, adjust, address: bar, fake } = await open()
    assert.deepStrictEqual(bar.history, [address, address])
    assert.strictEqual(store.get(netChangeAtom), 0)
    bar.stepBack()
    await adjust(0)
    assert.strictEqual(store.get(gameShellAtom)._tag, "Closed")
    assert.lengthOf(fake.requestsTo(memberWallet.path), 2)
    assert.strictEqual(store.get(netChangeAtom), -12.5)
  })

  it("closing it takes the step out too", async () => {
    const { store, adjust, address: bar } = await open()
    store.set(gameShellAtom, GameShell.Event.ClosePressed())
    await adjust(0)
    assert.deepStrictEqual(bar.history, [address])
    assert.strictEqual(store.get(gameShellAtom)._tag, "Closed")
  })

  it("is stuck when its frame has not loaded in 15 seconds, and its clock runs", async () => {
    const { store, adjust } = await open()
    await adjust("14999 millis")
    assert.strictEqual(store.get(gameShellAtom)._tag, "Loading")
    await adjust("1 millis")
    assert.strictEqual(store.get(gameShellAtom)._tag, "Stuck")
    assert.strictEqual(store.get(playedAtom), 15_000)
  })

  it("the game's own page takes its place in the history", async () => {
    const { store, adjust, address: bar } = await open()
    store.set(gameShellAtom, GameShell.Event.PagePressed())
    await adjust(0)
    assert.deepStrictEqual(bar.left, [game.url])
  })
})
