import { assert, beforeEach, describe, it } from "@effect/vitest"
import { type Duration, Effect } from "effect"
import { type Atom, atom } from "jotai"

import { queryAtom } from "#atoms/kernel/query.ts"
import type { Remote } from "#atoms/kernel/Remote.ts"
import { identityAtom, wakeAtom } from "#atoms/kernel/runtime.ts"
import { timings } from "#config/timings.ts"
import { Failure } from "#domain/Failure.ts"

import { type FreshStore, freshStore } from "../support/showAtoms.ts"

let store: FreshStore["store"]
let adjust: FreshStore["adjust"]
beforeEach(() => {
  ;({ store, adjust } = freshStore())
})

const broken = { reason: Failure.Broken({ status: 500 }) }

const languageAtom = atom("EN")

/** A query whose fetches return their number after a second, or fail. */
const makeQuery = (options: Parameters<typeof queryAtom<number>>[1] = {}, failing: number = 0) => {
  const state = { started: 0, interrupted: 0, done: 0 }
  const fetch = Effect.suspend(() => {
    state.started += 1
    const number = state.started
    return Effect.sleep("1 second").pipe(
      Effect.andThen(
        Effect.suspend(() => {
          state.done += 1
          return number === failing ? Effect.fail(broken) : Effect.succeed(number)
        }),
      ),
      Effect.onInterrupt(() => Effect.sync(() => void (state.interrupted += 1))),
    )
  })
  const make = (get: Parameters<Parameters<typeof queryAtom<number>>[0]>[0]) => {
    get(languageAtom)
    return fetch
  }
  return { query: queryAtom(make, options), state }
}

const brief = (remote: Remote<number | string>): string => {
  switch (remote._tag) {
    case "Loading":
      return "loading"
    case "Loaded":
      return `${remote.value}${remote.refreshing ? " refreshing" : ""}`
    case "Failed":
      return `failed ${remote.message.key}, had ${remote.previous ?? "nothing"}`
  }
}

/** Mounts a query as a page does; `seen` are its successive states. */
const mount = (query: Atom<Remote<number | string>>) => {
  const seen: Array<string> = []
  const note = () => {
    const now = brief(store.get(query))
    if (seen.at(-1) !== now) seen.push(now)
  }
  note()
  const leave = store.sub(query, note)
  note()
  return { seen, leave }
}

const wake = () => store.set(wakeAtom, (wakes) => wakes + 1)

describe("a value that a query fetches", () => {
  it("[HA-06] a query is loading, then loaded", async () => {
    const { seen } = mount(makeQuery().query)
    await adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "1"])
  })

  it("a query stores the value of a fetch that completes without a subscriber, and the next subscriber refetches", async () => {
    const { query, state } = makeQuery()
    const { leave } = mount(query)
    await adjust(0)
    leave()
    await adjust("1 second")
    assert.strictEqual(state.done, 1)
    const { seen } = mount(query)
    await adjust("1 second")
    assert.deepStrictEqual(seen, ["1", "1 refreshing", "2"])
  })

  it("a query fetches once for all its subscribers, and does not fetch when it is read without a subscriber", async () => {
    const { query, state } = makeQuery()
    store.get(query)
    await adjust("1 second")
    assert.strictEqual(state.started, 0)
    mount(query)
    mount(query)
    await adjust("1 second")
    assert.strictEqual(state.started, 1)
  })

  it("[HA-06] a query is loading, then failed with a message, and a refetch is loading again", async () => {
    const { query } = makeQuery({}, 1)
    const { seen } = mount(query)
    await adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "failed server_failed, had nothing"])
    store.set(query.refetchAtom)
    await adjust("1 second")
    assert.deepStrictEqual(seen.slice(2), ["loading", "2"])
  })

  it("a query that refetches is refreshing, and keeps its value during repeated refetches that fail", async () => {
    const { query } = makeQuery({}, 2)
    const { seen } = mount(query)
    await adjust("1 second")
    store.set(query.refetchAtom)
    await adjust("1 second")
    store.set(query.refetchAtom)
    await adjust("1 second")
    const failed = "failed server_failed, had 1"
    assert.deepStrictEqual(seen, ["loading", "1", "1 refreshing", failed, "1 refreshing", "3"])
  })

  it("a query that throws fails with a message", async () => {
    const { seen } = mount(queryAtom<number>(() => Effect.die("bug")))
    await adjust(0)
    assert.deepStrictEqual(seen, ["loading", "failed something_failed, had nothing"])
  })
})

describe("when a query fetches", () => {
  it("a query refetches when an atom that it reads changes, and interrupts the earlier fetch", async () => {
    const { query, state } = makeQuery()
    const { seen } = mount(query)
    await adjust("500 millis")
    store.set(languageAtom, "TH")
    await adjust("500 millis")
    assert.deepStrictEqual(state, { started: 2, interrupted: 1, done: 0 })
    await adjust("500 millis")
    assert.deepStrictEqual(seen, ["loading", "2"])
    assert.deepStrictEqual(state, { started: 2, interrupted: 1, done: 1 })
  })

  it("a query refetches when the app resumes", async () => {
    const { seen } = mount(makeQuery().query)
    await adjust("1 second")
    wake()
    await adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "1", "1 refreshing", "2"])
  })

  it("a query fetches once when it is mounted again after the app has resumed or the session has changed", async () => {
    for (const change of [wake, () => store.set(identityAtom, (token) => `${token}x`)]) {
      const { query, state } = makeQuery()
      const first = mount(query)
      await adjust("1 second")
      first.leave()
      change()
      mount(query)
      await adjust("5 seconds")
      assert.strictEqual(state.started, 2)
    }
  })
})

describe("a query after a change of session", () => {
  it("a query never shows the previous session's value, neither during the new fetch nor after a failure", async () => {
    const { query } = makeQuery({}, 2)
    const { seen } = mount(query)
    await adjust("1 second")
    store.set(identityAtom, "token-1")
    assert.strictEqual(brief(store.get(query)), "loading")
    await adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "1", "loading", "failed server_failed, had nothing"])
  })

  it("a query never shows the previous session's value, even if the query was unmounted when the session changed", async () => {
    const { query } = makeQuery()
    const first = mount(query)
    await adjust("1 second")
    first.leave()
    store.set(identityAtom, "token-1")
    const again = mount(query)
    await adjust("1 second")
    assert.deepStrictEqual(again.seen, ["loading", "2"])
  })

  it("a query ignores a late response for the previous session", async () => {
    const { query, state } = makeQuery()
    const { seen } = mount(query)
    await adjust("999 millis")
    store.set(identityAtom, "token-1")
    await adjust("500 millis")
    assert.deepStrictEqual(seen, ["loading"])
    assert.deepStrictEqual(state, { started: 2, interrupted: 1, done: 0 })
  })

  it("a query for members is interrupted by a sign-out, does not fetch for a guest, and fetches again for the next member", async () => {
    store.set(identityAtom, "token-1")
    const { query, state } = makeQuery({ ofMember: true })
    const { seen } = mount(query)
    await adjust("1 second")
    store.set(identityAtom, "")
    await adjust("1 second")
    assert.strictEqual(state.started, 1)
    store.set(identityAtom, "token-2")
    await adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "1", "loading", "2"])
    store.set(query.refetchAtom)
    store.set(identityAtom, "")
    await adjust("1 second")
    assert.deepStrictEqual(state, { started: 3, interrupted: 1, done: 2 })
  })

  it("a query for public data keeps its value while it refetches after a change of session", async () => {
    const { seen } = mount(makeQuery({ isPublic: true }).query)
    await adjust("1 second")
    store.set(identityAtom, "token-1")
    await adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "1", "1 refreshing", "2"])
  })
})

describe("cached value of a query", () => {
  /** A query with a cached value; `asked` counts the fetches and the reads of the cache. */
  const makeCached = (takes: Duration.Input, fails = false) => {
    const asked = { device: 0, network: 0 }
    const fetch = Effect.suspend(() => {
      asked.network += 1
      return Effect.sleep(takes).pipe(Effect.andThen(fails ? Effect.fail(broken) : Effect.succeed("new")))
    })
    const cached = Effect.sync(() => {
      asked.device += 1
      return "old"
    })
    const { seen } = mount(queryAtom(() => fetch, { cached: () => cached }))
    return { asked, seen }
  }

  it("a query shows its cached value until the response arrives", async () => {
    const { seen, asked } = makeCached("5 seconds")
    await adjust(timings.cachedAfter)
    assert.deepStrictEqual(seen, ["loading", "old refreshing"])
    await adjust("5 seconds")
    assert.deepStrictEqual(seen, ["loading", "old refreshing", "new"])
    assert.deepStrictEqual(asked, { device: 1, network: 1 })
  })

  it("a query does not read its cached value when the response arrives within a few milliseconds", async () => {
    const { seen, asked } = makeCached("20 millis")
    await adjust("20 millis")
    await adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "new"])
    assert.deepStrictEqual(asked, { device: 0, network: 1 })
  })

  it("a query hides its cached value when the fetch fails", async () => {
    const { seen } = makeCached("1 second", true)
    await adjust(timings.cachedAfter)
    await adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "old refreshing", "failed server_failed, had nothing"])
  })

  it("a query reads the cache again after a change of session, and does not show the previous session's value", async () => {
    const { seen, asked } = makeCached("1 second")
    await adjust("1 second")
    store.set(identityAtom, "another")
    await adjust(timings.cachedAfter)
    assert.deepStrictEqual(seen.slice(-2), ["loading", "old refreshing"])
    assert.strictEqual(asked.device, 2)
  })
})
