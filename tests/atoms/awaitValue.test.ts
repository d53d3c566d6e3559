import { assert, beforeEach, describe, it } from "@effect/vitest"
import { Effect, Option } from "effect"
import { atom, type Setter } from "jotai"

import { timings } from "#config/timings.ts"
import { Failure } from "#domain/Failure.ts"
import { awaitValue } from "#atoms/kernel/awaitValue.ts"
import { type QueryAtom, queryAtom } from "#atoms/kernel/query.ts"
import { identityAtom } from "#atoms/kernel/runtime.ts"

import { type FreshStore, freshStore } from "../support/showAtoms.ts"

let services: FreshStore
let store: FreshStore["store"]
beforeEach(() => {
  services = freshStore()
  store = services.store
})

const broken = { reason: Failure.Broken({ status: 500 }) }

/** A query whose fetches return their number after a second; the first `failing` ones fail. */
const makeQuery = (failing = 0, options: Parameters<typeof queryAtom<number>>[1] = {}) => {
  const state = { started: 0 }
  const fetch = Effect.suspend(() => {
    state.started += 1
    const number = state.started
    return Effect.andThen(
      Effect.sleep("1 second"),
      number <= failing ? Effect.fail(broken) : Effect.succeed(number),
    )
  })
  return { query: queryAtom(() => fetch, options), state }
}

const toolsAtom = atom(null, (_get, set, use: (set: Setter) => void) => use(set))

/** The values that a write atom received, oldest first. */
const awaited = (query: QueryAtom<number>) => {
  const seen: Array<number | "none"> = []
  store.set(toolsAtom, (set) => {
    const waiting = Effect.map(awaitValue(query, { set }), (value) =>
      seen.push(Option.getOrElse(value, () => "none" as const)),
    )
    services.runtime.runFork(waiting)
  })
  return seen
}

describe("awaiting the value of a query in a write atom", () => {
  it("an awaited query that no subscriber has mounted is fetched", async () => {
    const { query, state } = makeQuery()
    const seen = awaited(query)
    assert.deepStrictEqual(seen, [])
    await services.adjust("1 second")
    assert.deepStrictEqual([seen, state.started], [[1], 1])
  })

  it("an awaited query whose request is in flight shares its response", async () => {
    const { query, state } = makeQuery()
    services.mount(query)
    await services.adjust("500 millis")
    const seen = [awaited(query), awaited(query)]
    await services.adjust("500 millis")
    assert.deepStrictEqual([seen, state.started], [[[1], [1]], 1])
  })

  it("an awaited query that is already loaded returns its value synchronously, without a request", async () => {
    const { query, state } = makeQuery()
    services.mount(query)
    await services.adjust("1 second")
    assert.deepStrictEqual([awaited(query), state.started], [[1], 1])
  })

  it("an awaited query returns none after a failure, and is fetched again the next time it is awaited", async () => {
    const { query } = makeQuery(1)
    const first = awaited(query)
    await services.adjust("1 second")
    const second = awaited(query)
    await services.adjust("1 second")
    assert.deepStrictEqual([first, second], [["none"], [2]])
  })

  it("an awaited query whose fetch failed for a subscriber is fetched again", async () => {
    const { query } = makeQuery(1)
    services.mount(query)
    await services.adjust("1 second")
    const seen = awaited(query)
    await services.adjust("1 second")
    assert.deepStrictEqual(seen, [2])
  })

  it("an awaited query that is refetched while it is awaited returns the response of the refetch", async () => {
    const { query } = makeQuery()
    services.mount(query)
    const seen = awaited(query)
    await services.adjust("500 millis")
    store.set(query.refetchAtom)
    await services.adjust("1 second")
    assert.deepStrictEqual(seen, [2])
  })

  it("an awaited query without a response returns none after the maximum wait", async () => {
    const query = queryAtom<number>(() => Effect.never)
    const seen = awaited(query)
    await services.adjust(timings.valueWait)
    assert.deepStrictEqual(seen, ["none"])
  })

  it("an awaited query returns none at once while the device is offline", async () => {
    services.device.tell("offline")
    const { query, state } = makeQuery()
    const seen = awaited(query)
    await services.adjust(0)
    assert.deepStrictEqual([seen, state.started], [["none"], 0])
  })

  it("an awaited query that requires a member returns none for a guest, without a request", async () => {
    const { query, state } = makeQuery(0, { ofMember: true })
    const ofGuest = awaited(query)
    await services.adjust(0)
    store.set(identityAtom, "token")
    const ofMember = awaited(query)
    await services.adjust("1 second")
    assert.deepStrictEqual([ofGuest, ofMember, state.started], [["none"], [1], 1])
  })

  it("an awaited query that requires a member returns none when the session ends", async () => {
    store.set(identityAtom, "token")
    const { query } = makeQuery(0, { ofMember: true })
    services.mount(query)
    await services.adjust(0)
    const seen = awaited(query)
    store.set(identityAtom, "")
    await services.adjust(0)
    assert.deepStrictEqual(seen, ["none"])
  })
})
