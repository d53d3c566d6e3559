import { assert, beforeEach, describe, it } from "@effect/vitest"
import { type Duration, Effect } from "effect"

import { queryAtom } from "#atoms/kernel/query.ts"
import { identityAtom } from "#atoms/kernel/runtime.ts"
import type { Remote } from "#atoms/kernel/Remote.ts"
import { timings } from "#config/timings.ts"
import { Failure } from "#domain/Failure.ts"

import { type FreshStore, freshStore } from "../support/showAtoms.ts"

let bench: FreshStore
let store: FreshStore["store"]
beforeEach(() => {
  bench = freshStore()
  store = bench.store
})

const unreachable = { reason: Failure.Unreachable() }

/** Queries with or without a cached value; counts the fetches and the cache reads. */
const makeRead = (options: {
  readonly stored?: string
  readonly takes: Duration.Input
  readonly fails?: boolean
}) => {
  const asked = { device: 0, network: 0 }
  const read = Effect.gen(function* () {
    asked.network += 1
    yield* Effect.sleep(options.takes)
    return yield* options.fails === true ? Effect.fail(unreachable) : Effect.succeed("new")
  })
  const cached = Effect.suspend(() => {
    asked.device += 1
    return options.stored === undefined ? Effect.fail(unreachable) : Effect.succeed(options.stored)
  })
  return { asked, read, cached }
}

const brief = (remote: Remote<string>): string => {
  switch (remote._tag) {
    case "Loading":
      return "loading"
    case "Loaded":
      return `${remote.value}${remote.refreshing ? " refreshing" : ""}`
    case "Failed":
      return `failed, had ${remote.previous ?? "nothing"}`
  }
}

/** The successive states that a page sees. */
const watch = (query: ReturnType<typeof queryAtom<string>>): ReadonlyArray<string> => {
  const seen: Array<string> = []
  const note = () => {
    const now = brief(store.get(query))
    if (seen.at(-1) !== now) seen.push(now)
  }
  store.sub(query, note)
  note()
  return seen
}

describe("a query with a cached value", () => {
  it("a query shows its cached value until the response arrives", async () => {
    const { read, cached, asked } = makeRead({ stored: "old", takes: "5 seconds" })
    const seen = watch(queryAtom(() => read, { cached: () => cached }))
    await bench.adjust(timings.cachedAfter)
    assert.deepStrictEqual(seen, ["loading", "old refreshing"])
    await bench.adjust("5 seconds")
    assert.deepStrictEqual(seen, ["loading", "old refreshing", "new"])
    assert.deepStrictEqual(asked, { device: 1, network: 1 })
  })

  it("a query does not read its cached value when the response arrives almost at once", async () => {
    const { read, cached, asked } = makeRead({ stored: "old", takes: "20 millis" })
    const seen = watch(queryAtom(() => read, { cached: () => cached }))
    await bench.adjust("20 millis")
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "new"])
    assert.deepStrictEqual(asked, { device: 0, network: 1 })
  })

  it("a query hides its cached value when the fetch fails", async () => {
    const { read, cached } = makeRead({ stored: "old", takes: "1 second", fails: true })
    const seen = watch(queryAtom(() => read, { cached: () => cached }))
    await bench.adjust(timings.cachedAfter)
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "old refreshing", "failed, had nothing"])
  })

  it("a query reads the cache again after a change of session and does not show the old session's value", async () => {
    const { read, cached, asked } = makeRead({ stored: "old", takes: "1 second" })
    const seen = watch(queryAtom(() => read, { cached: () => cached }))
    await bench.adjust("1 second")
    store.set(identityAtom, "another")
    await bench.adjust(timings.cachedAfter)
    assert.deepStrictEqual(seen.slice(-2), ["loading", "old refreshing"])
    assert.strictEqual(asked.device, 2)
  })
})
