import { assert, beforeEach, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { atom } from "jotai"

import { Failure } from "#domain/Failure.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { identityAtom, wakeAtom } from "#atoms/kernel/runtime.ts"
import type { Remote } from "#atoms/kernel/Remote.ts"

import { type FreshStore, freshStore } from "../support/showAtoms.ts"

let bench: FreshStore
let store: FreshStore["store"]
beforeEach(() => {
  bench = freshStore()
  store = bench.store
})

const second = Effect.sleep("1 second")
const broken = { reason: Failure.Broken({ status: 500 }) }

/** Runs of one second each that fail as scripted, else return their number. */
const makeRuns = (...script: ReadonlyArray<"fails">) => {
  const state = { started: 0, interrupted: 0, done: 0 }
  const run = Effect.suspend(() => {
    state.started += 1
    const number = state.started
    return second.pipe(
      Effect.andThen(
        Effect.suspend(() => {
          state.done += 1
          return script[number - 1] === "fails" ? Effect.fail(broken) : Effect.succeed(number)
        }),
      ),
      Effect.onInterrupt(() => Effect.sync(() => void (state.interrupted += 1))),
    )
  })
  return { run, state }
}

const brief = (remote: Remote<number>): string => {
  switch (remote._tag) {
    case "Loading":
      return "loading"
    case "Loaded":
      return `${remote.value}${remote.refreshing ? " refreshing" : ""}`
    case "Failed":
      return `failed ${remote.message.key}, had ${remote.previous ?? "nothing"}`
  }
}

const mount = (query: ReturnType<typeof queryAtom<number>>) => {
  const seen: Array<string> = [brief(store.get(query))]
  const note = () => {
    const now = brief(store.get(query))
    if (seen.at(-1) !== now) seen.push(now)
  }
  const leave = store.sub(query, note)
  note()
  return { seen, leave }
}

describe("a value of the backend", () => {
  it("[HA-06] a query is loading, then loaded", async () => {
    const { run } = makeRuns()
    const { seen } = mount(queryAtom(() => run))
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "1"])
  })

  it("a query keeps the value of a fetch that completes without a reader, and the next reader refetches", async () => {
    const { run, state } = makeRuns()
    const query = queryAtom(() => run)
    const { leave } = mount(query)
    await bench.adjust(0)
    leave()
    await bench.adjust("1 second")
    assert.strictEqual(state.done, 1)
    const { seen } = mount(query)
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, ["1", "1 refreshing", "2"])
  })

  it("a query calls `make` once a fetch, and fetches nothing when it is only read", async () => {
    const { run, state } = makeRuns()
    let made = 0
    const query = queryAtom(() => {
      made += 1
      return run
    })
    store.get(query)
    await bench.adjust("1 second")
    assert.deepStrictEqual([made, state.started], [1, 0])
    mount(query)
    mount(query)
    await bench.adjust("1 second")
    assert.deepStrictEqual([made, state.started], [1, 1])
    store.set(query.refetchAtom)
    await bench.adjust("1 second")
    assert.deepStrictEqual([made, state.started], [2, 2])
  })

  it("[HA-06] a query is loading, then failed with a message", async () => {
    const { run } = makeRuns("fails")
    const { seen } = mount(queryAtom(() => run))
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "failed server_failed, had nothing"])
  })

  it("a query that refetches is refreshing, and keeps its value when the refetch fails and when it is repeated", async () => {
    const runs = makeRuns()
    const failing = makeRuns("fails")
    const which = atom(() => 0)
    let calls = 0
    const query = queryAtom((get) => {
      get(which)
      calls += 1
      return calls === 2 ? failing.run : runs.run
    })
    const { seen } = mount(query)
    await bench.adjust("1 second")
    store.set(query.refetchAtom)
    await bench.adjust("1 second")
    store.set(query.refetchAtom)
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, [
      "loading",
      "1",
      "1 refreshing",
      "failed server_failed, had 1",
      "1 refreshing",
      "2",
    ])
  })

  it("a query that refetches after a failure without a value is loading again", async () => {
    const { run } = makeRuns("fails")
    const query = queryAtom(() => run)
    const { seen } = mount(query)
    await bench.adjust("1 second")
    store.set(query.refetchAtom)
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "failed server_failed, had nothing", "loading", "2"])
  })

  it("a query with a defect fails with a message", async () => {
    const { seen } = mount(queryAtom<number>(() => Effect.die("bug")))
    await bench.adjust(0)
    assert.deepStrictEqual(seen, ["loading", "failed something_failed, had nothing"])
  })
})

describe("when it runs", () => {
  it("a query refetches when an atom that it reads changes, and interrupts the older fetch", async () => {
    const { run, state } = makeRuns()
    const languageAtom = atom("EN")
    const { seen } = mount(
      queryAtom((get) => {
        get(languageAtom)
        return run
      }),
    )
    await bench.adjust("500 millis")
    store.set(languageAtom, "TH")
    await bench.adjust("500 millis")
    assert.deepStrictEqual(state, { started: 2, interrupted: 1, done: 0 })
    await bench.adjust("500 millis")
    assert.deepStrictEqual(seen, ["loading", "2"])
    assert.deepStrictEqual(state, { started: 2, interrupted: 1, done: 1 })
  })

  it("a query refetches when the app wakes", async () => {
    const { run, state } = makeRuns()
    const { seen } = mount(queryAtom(() => run))
    await bench.adjust("1 second")
    store.set(wakeAtom, (wakes) => wakes + 1)
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "1", "1 refreshing", "2"])
    assert.strictEqual(state.started, 2)
  })

  it("a query fetches once when it is mounted again after the app woke or the session changed", async () => {
    for (const change of [
      () => store.set(wakeAtom, (wakes) => wakes + 1),
      () => store.set(identityAtom, (token) => `${token}x`),
    ]) {
      const { run, state } = makeRuns()
      const query = queryAtom(() => run)
      const first = mount(query)
      await bench.adjust("1 second")
      first.leave()
      change()
      mount(query)
      await bench.adjust("5 seconds")
      assert.strictEqual(state.started, 2)
    }
  })
})

describe("another session", () => {
  it("a query never shows another session the previous session's value, during its fetch or after a failure", async () => {
    const runs = makeRuns()
    const failing = makeRuns("fails")
    let calls = 0
    const query = queryAtom(() => {
      calls += 1
      return calls === 2 ? failing.run : runs.run
    })
    const { seen } = mount(query)
    await bench.adjust("1 second")
    store.set(identityAtom, "token-1")
    assert.strictEqual(brief(store.get(query)), "loading")
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "1", "loading", "failed server_failed, had nothing"])
  })

  it("a query never shows another session a value that was not mounted when the session changed", async () => {
    const { run } = makeRuns()
    const query = queryAtom(() => run)
    const first = mount(query)
    await bench.adjust("1 second")
    first.leave()
    store.set(identityAtom, "token-1")
    const again = mount(query)
    await bench.adjust("1 second")
    assert.deepStrictEqual(again.seen, ["loading", "2"])
  })

  it("a query drops a late response for the last session", async () => {
    const { run, state } = makeRuns()
    const { seen } = mount(queryAtom(() => run))
    await bench.adjust("999 millis")
    store.set(identityAtom, "token-1")
    await bench.adjust("500 millis")
    assert.deepStrictEqual(seen, ["loading"])
    assert.deepStrictEqual(state, { started: 2, interrupted: 1, done: 0 })
  })

  it("a query of members is interrupted by a sign-out, is not fetched for a guest, and is for the next member", async () => {
    const { run, state } = makeRuns()
    store.set(identityAtom, "token-1")
    const query = queryAtom(() => run, { ofMember: true })
    const { seen } = mount(query)
    await bench.adjust("1 second")
    store.set(identityAtom, "")
    await bench.adjust("1 second")
    assert.strictEqual(state.started, 1)
    store.set(identityAtom, "token-2")
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "1", "loading", "2"])
    store.set(query.refetchAtom)
    store.set(identityAtom, "")
    await bench.adjust("1 second")
    assert.deepStrictEqual(state, { started: 3, interrupted: 1, done: 2 })
  })

  it("a query of public data keeps its value while it is refetched for another session", async () => {
    const { run } = makeRuns()
    const { seen } = mount(queryAtom(() => run, { isPublic: true }))
    await bench.adjust("1 second")
    store.set(identityAtom, "token-1")
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "1", "1 refreshing", "2"])
  })
})
