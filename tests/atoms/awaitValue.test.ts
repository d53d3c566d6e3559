import { assert, beforeEach, describe, it } from "@effect/vitest"
import { Effect, Option } from "effect"
import { atom, type Setter } from "jotai"

import { timings } from "#config/timings.ts"
import { Failure } from "#domain/Failure.ts"
import { awaitValue } from "#atoms/kernel/awaitValue.ts"
import { type QueryAtom, queryAtom } from "#atoms/kernel/query.ts"
import { identityAtom } from "#atoms/kernel/runtime.ts"

import type { BenchOptions } from "../support/services.ts"
import { type FreshStore, freshStore } from "../support/showAtoms.ts"

let bench: FreshStore
let store: FreshStore["store"]

const open = (options: BenchOptions = {}) => {
  bench = freshStore(options)
  store = bench.store
}
beforeEach(() => open())

const broken = { reason: Failure.Broken({ status: 500 }) }

/** Fetches of one second each: their number, or a failure for the first `failing` ones. */
const makeFetches = (failing = 0) => {
  const state = { started: 0 }
  const fetch = Effect.suspend(() => {
    state.started += 1
    const number = state.started
    return Effect.andThen(
      Effect.sleep("1 second"),
      number <= failing ? Effect.fail(broken) : Effect.succeed(number),
    )
  })
  return { fetch, state }
}

const toolsAtom = atom(null, (_get, set, use: (set: Setter) => void) => use(set))

/** The values that a write atom received, oldest first. */
const awaited = (query: QueryAtom<number>) => {
  const seen: Array<number | "none"> = []
  store.set(toolsAtom, (set) => {
    const waiting = Effect.map(awaitValue(query, { set }), (value) =>
      seen.push(Option.getOrElse(value, () => "none" as const)),
    )
    bench.runtime.runFork(waiting)
  })
  return seen
}

describe("the value of a query in a write atom", () => {
  it("an awaited query that no reader has mounted is fetched", async () => {
    const { fetch, state } = makeFetches()
    const seen = awaited(queryAtom(() => fetch))
    assert.deepStrictEqual(seen, [])
    await bench.adjust("1 second")
    assert.deepStrictEqual([seen, state.started], [[1], 1])
  })

  it("an awaited query whose request is in flight shares its response", async () => {
    const { fetch, state } = makeFetches()
    const query = queryAtom(() => fetch)
    store.sub(query, () => {})
    await bench.adjust("500 millis")
    const seen = [awaited(query), awaited(query)]
    await bench.adjust("500 millis")
    assert.deepStrictEqual([seen, state.started], [[[1], [1]], 1])
  })

  it("an awaited query that is loaded returns its value in the same turn, without a request", async () => {
    const { fetch, state } = makeFetches()
    const query = queryAtom(() => fetch)
    store.sub(query, () => {})
    await bench.adjust("1 second")
    assert.deepStrictEqual([awaited(query), state.started], [[1], 1])
  })

  it("an awaited query returns none after a failure, and is requested again when it is awaited again", async () => {
    const { fetch } = makeFetches(1)
    const query = queryAtom(() => fetch)
    const first = awaited(query)
    await bench.adjust("1 second")
    const second = awaited(query)
    await bench.adjust("1 second")
    assert.deepStrictEqual([first, second], [["none"], [2]])
  })

  it("an awaited query that failed under a reader is requested again", async () => {
    const { fetch } = makeFetches(1)
    const query = queryAtom(() => fetch)
    store.sub(query, () => {})
    await bench.adjust("1 second")
    const seen = awaited(query)
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, [2])
  })

  it("an awaited query whose request is replaced returns the response of the new request", async () => {
    const { fetch } = makeFetches()
    const query = queryAtom(() => fetch)
    store.sub(query, () => {})
    const seen = awaited(query)
    await bench.adjust("500 millis")
    store.set(query.refetchAtom)
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, [2])
  })

  it("an awaited query without a response returns none after the longest wait", async () => {
    const query = queryAtom<number>(() => Effect.never)
    const seen = awaited(query)
    await bench.adjust(timings.valueWait)
    assert.deepStrictEqual(seen, ["none"])
  })

  it("an awaited query returns none at once while the device is offline", async () => {
    await bench.stop()
    open({ online: false })
    const { fetch, state } = makeFetches()
    const seen = awaited(queryAtom(() => fetch))
    await bench.adjust(0)
    assert.deepStrictEqual([seen, state.started], [["none"], 0])
  })

  it("an awaited query of members returns none for a guest, without a request", async () => {
    const { fetch, state } = makeFetches()
    const query = queryAtom(() => fetch, { ofMember: true })
    const ofGuest = awaited(query)
    await bench.adjust(0)
    store.set(identityAtom, "token")
    const ofMember = awaited(query)
    await bench.adjust("1 second")
    assert.deepStrictEqual([ofGuest, ofMember, state.started], [["none"], [1], 1])
  })

  it("an awaited query of members returns none when the session ends", async () => {
    store.set(identityAtom, "token")
    const { fetch } = makeFetches()
    const query = queryAtom(() => fetch, { ofMember: true })
    store.sub(query, () => {})
    await bench.adjust(0)
    const seen = awaited(query)
    store.set(identityAtom, "")
    await bench.adjust(0)
    assert.deepStrictEqual(seen, ["none"])
  })
})
