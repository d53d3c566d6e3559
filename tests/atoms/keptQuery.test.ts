import { afterEach, assert, beforeEach, describe, it } from "@effect/vitest"
import { type Duration, Effect } from "effect"
import { createStore } from "jotai"

import { identityAtom, queryAtom, runtimeAtom } from "#atoms/kernel/query.ts"
import type { Remote } from "#atoms/kernel/Remote.ts"
import { timings } from "#config/timings.ts"
import { Failure } from "#domain/Failure.ts"
import { FromDevice } from "#gateway/LastAnswers.ts"

import { type RunningBench, runBench } from "../support/services.ts"

let bench: RunningBench
let store: ReturnType<typeof createStore>

beforeEach(() => {
  bench = runBench()
  store = createStore()
  store.set(runtimeAtom, bench.runtime)
})
afterEach(() => bench.stop())

const unreachable = { reason: Failure.Unreachable() }

/** Reads of which the device has, or has not, the last answer; how often each was asked. */
const makeRead = (options: {
  readonly kept?: string
  readonly takes: Duration.Input
  readonly fails?: boolean
}) => {
  const asked = { device: 0, network: 0 }
  const read = Effect.gen(function* () {
    if (yield* FromDevice) {
      asked.device += 1
      return yield* options.kept === undefined ? Effect.fail(unreachable) : Effect.succeed(options.kept)
    }
    asked.network += 1
    yield* Effect.sleep(options.takes)
    return yield* options.fails === true ? Effect.fail(unreachable) : Effect.succeed("new")
  })
  return { asked, read }
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

/** What a page sees, one after the other. */
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

describe("a value of which the last visit's is kept", () => {
  it("is that one until the answer has come", async () => {
    const { read, asked } = makeRead({ kept: "old", takes: "5 seconds" })
    const seen = watch(queryAtom(() => read, { kept: true }))
    await bench.adjust(timings.keptAfter)
    assert.deepStrictEqual(seen, ["loading", "old refreshing"])
    await bench.adjust("5 seconds")
    assert.deepStrictEqual(seen, ["loading", "old refreshing", "new"])
    assert.deepStrictEqual(asked, { device: 1, network: 1 })
  })

  it("is not read where the answer was there before the app, or almost", async () => {
    const { read, asked } = makeRead({ kept: "old", takes: "20 millis" })
    const seen = watch(queryAtom(() => read, { kept: true }))
    await bench.adjust("20 millis")
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "new"])
    assert.deepStrictEqual(asked, { device: 0, network: 1 })
  })

  it("hides no failure", async () => {
    const { read } = makeRead({ kept: "old", takes: "1 second", fails: true })
    const seen = watch(queryAtom(() => read, { kept: true }))
    await bench.adjust(timings.keptAfter)
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "old refreshing", "failed, had nothing"])
  })

  it("is loading, and then there or failed, where nothing is kept", async () => {
    const { read } = makeRead({ takes: "1 second", fails: true })
    const seen = watch(queryAtom(() => read, { kept: true }))
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "failed, had nothing"])
  })

  it("is not read of what no visit keeps", async () => {
    const { read, asked } = makeRead({ kept: "old", takes: "1 second" })
    const seen = watch(queryAtom(() => read))
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "new"])
    assert.strictEqual(asked.device, 0)
  })

  it("is read anew for another session, which sees nothing of the one before", async () => {
    const { read, asked } = makeRead({ kept: "old", takes: "1 second" })
    const seen = watch(queryAtom(() => read, { kept: true }))
    await bench.adjust("1 second")
    store.set(identityAtom, "another")
    await bench.adjust(timings.keptAfter)
    assert.deepStrictEqual(seen.slice(-2), ["loading", "old refreshing"])
    assert.strictEqual(asked.device, 2)
  })
})
