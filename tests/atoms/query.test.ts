import { afterEach, assert, beforeEach, describe, it } from "@effect/vitest"
import { Duration, Effect } from "effect"
import { atom, createStore } from "jotai"

import { timings } from "#config/timings.ts"
import { Failure } from "#domain/Failure.ts"
import { identityAtom, queryAtom, runtimeAtom, wakeAtom } from "#atoms/kernel/query.ts"
import type { Remote } from "#atoms/kernel/Remote.ts"

import { layers } from "../architecture/layers.ts"
import { type RunningBench, runBench } from "../support/services.ts"

let bench: RunningBench
let store: ReturnType<typeof createStore>

beforeEach(() => {
  bench = runBench()
  store = createStore()
  store.set(runtimeAtom, bench.runtime)
})
afterEach(() => bench.stop())

const second = Effect.sleep("1 second")
const broken = { reason: Failure.Broken({ status: 500 }) }

/** Runs that take a second each, and answer as scripted; then with their number. */
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

const options = [{}, { isPublic: true }]

describe("a value of the backend", () => {
  it("[HA-06] is loading, then there", async () => {
    const { run } = makeRuns()
    const { seen } = mount(queryAtom(() => run))
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "1"])
  })

  it("begins no call in its reader's own turn, which may be the answer to a tap", async () => {
    const { run, state } = makeRuns()
    mount(queryAtom(() => run))
    await Promise.resolve()
    assert.strictEqual(state.started, 0)
    await bench.adjust(0)
    assert.strictEqual(state.started, 1)
  })

  it("nor when it is read anew, after it has been left", async () => {
    const { run, state } = makeRuns()
    const query = queryAtom(() => run)
    const { leave } = mount(query)
    await bench.adjust("1 second")
    leave()
    mount(query)
    await Promise.resolve()
    assert.strictEqual(state.started, 1)
    await bench.adjust(0)
    assert.strictEqual(state.started, 2)
  })

  it("but at once when it is read anew while a run is under way, whose call it joins", async () => {
    const { run, state } = makeRuns()
    const query = queryAtom(() => run)
    const { leave } = mount(query)
    await bench.adjust(0)
    leave()
    mount(query)
    assert.strictEqual(state.started, 2)
    await bench.adjust("1 second")
    assert.deepInclude(state, { interrupted: 1, done: 1 })
  })

  it("begins what replaces a run at once, so that it joins its call", async () => {
    const { run, state } = makeRuns()
    const query = queryAtom(() => run)
    mount(query)
    await bench.adjust(0)
    store.set(query)
    assert.strictEqual(state.started, 2)
    await bench.adjust("1 second")
    assert.deepInclude(state, { interrupted: 1, done: 1 })
  })

  it("[HA-06] is loading, then failed, with what to say", async () => {
    const { run } = makeRuns("fails")
    const { seen } = mount(queryAtom(() => run))
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "failed system_upgrading, had nothing"])
  })

  it("[HA-06] is all that pages and drawn things may know of services", () => {
    for (const folder of ["src/ui", "src/pages"]) {
      const may = layers.find((layer) => layer.folder === folder)?.may ?? "anything"
      assert.notStrictEqual(may, "anything")
      assert.notInclude<unknown>([may].flat(), "src/services")
      assert.notInclude<unknown>([may].flat(), "src/gateway")
    }
  })

  it("asked again is refreshing, keeps what it had when that fails, and when it is asked after that", async () => {
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
    store.set(query)
    await bench.adjust("1 second")
    store.set(query)
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, [
      "loading",
      "1",
      "1 refreshing",
      "failed system_upgrading, had 1",
      "1 refreshing",
      "2",
    ])
  })

  it("that never was there starts over after a failure", async () => {
    const { run } = makeRuns("fails")
    const query = queryAtom(() => run)
    const { seen } = mount(query)
    await bench.adjust("1 second")
    store.set(query)
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "failed system_upgrading, had nothing", "loading", "2"])
  })

  it("a defect is a failure like any other", async () => {
    const { seen } = mount(queryAtom<number>(() => Effect.die("bug")))
    await bench.adjust(0)
    assert.deepStrictEqual(seen, ["loading", "failed unknown_error, had nothing"])
  })
})

describe("when it runs", () => {
  it("once, however many read it", async () => {
    const { run, state } = makeRuns()
    const query = queryAtom(() => run)
    mount(query)
    mount(query)
    await bench.adjust("10 seconds")
    assert.strictEqual(state.started, 1)
  })

  it("not before it is read", async () => {
    const { run, state } = makeRuns()
    queryAtom(() => run)
    await bench.adjust("1 second")
    assert.strictEqual(state.started, 0)
  })

  it("again when what it reads changes; the newer run interrupts the older", async () => {
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

  it("again when the app wakes", async () => {
    const { run, state } = makeRuns()
    const { seen } = mount(queryAtom(() => run))
    await bench.adjust("1 second")
    store.set(wakeAtom, (wakes) => wakes + 1)
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "1", "1 refreshing", "2"])
    assert.strictEqual(state.started, 2)
  })

  it("again when it is mounted anew, showing what it had", async () => {
    const { run, state } = makeRuns()
    const query = queryAtom(() => run)
    const first = mount(query)
    await bench.adjust("1 second")
    first.leave()
    await bench.adjust("1 minute")
    assert.strictEqual(state.started, 1)
    const again = mount(query)
    await bench.adjust("1 second")
    assert.deepStrictEqual(again.seen, ["1", "1 refreshing", "2"])
  })

  it("once when it is mounted anew after the app woke or the session changed meanwhile", async () => {
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

  it("again when it is mounted anew after the session changed while it was on screen", async () => {
    const { run, state } = makeRuns()
    const query = queryAtom(() => run)
    const first = mount(query)
    await bench.adjust("1 second")
    store.set(identityAtom, "token-1")
    await bench.adjust("1 second")
    first.leave()
    mount(query)
    await bench.adjust("1 second")
    assert.strictEqual(state.started, 3)
  })
})

describe("another session", () => {
  it("does not see what the last one had, not even while it waits or when that fails", async () => {
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
    assert.deepStrictEqual(seen, ["loading", "1", "loading", "failed system_upgrading, had nothing"])
  })

  it("does not see it either when it was not on screen at the change", async () => {
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

  it("an answer for the last one that comes late is nobody's", async () => {
    const { run, state } = makeRuns()
    const { seen } = mount(queryAtom(() => run))
    await bench.adjust("999 millis")
    store.set(identityAtom, "token-1")
    await bench.adjust("500 millis")
    assert.deepStrictEqual(seen, ["loading"])
    assert.deepStrictEqual(state, { started: 2, interrupted: 1, done: 0 })
  })

  it("that is none is shown nothing of a member's, and nothing is asked for; the next member is", async () => {
    const { run, state } = makeRuns()
    store.set(identityAtom, "token-1")
    const { seen } = mount(queryAtom(() => run, { ofMember: true }))
    await bench.adjust("1 second")
    store.set(identityAtom, "")
    await bench.adjust("1 second")
    assert.strictEqual(state.started, 1)
    store.set(identityAtom, "token-2")
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "1", "loading", "2"])
  })

  it("sees what is public while it is asked again", async () => {
    const { run } = makeRuns()
    const { seen } = mount(queryAtom(() => run, { isPublic: true }))
    await bench.adjust("1 second")
    store.set(identityAtom, "token-1")
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "1", "1 refreshing", "2"])
  })
})

describe.each(options)("a value that settles %j", (option) => {
  const open = () => {
    const { run, state } = makeRuns()
    const languageAtom = atom("EN")
    const query = queryAtom(
      (get) => {
        get(languageAtom)
        return run
      },
      { ...option, settle: timings.languageRefresh },
    )
    return { query, languageAtom, state, ...mount(query) }
  }

  it("does not wait at first", async () => {
    const { seen } = open()
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "1"])
  })

  it("is asked for once when the language changes twice within 250 ms", async () => {
    assert.strictEqual(Duration.toMillis(timings.languageRefresh), 250)
    const { state, languageAtom, seen } = open()
    await bench.adjust("1 second")
    store.set(languageAtom, "TH")
    await bench.adjust("249 millis")
    assert.strictEqual(state.started, 1)
    store.set(languageAtom, "VI")
    await bench.adjust("249 millis")
    assert.strictEqual(state.started, 1)
    await bench.adjust("1 millis")
    assert.strictEqual(state.started, 2)
    await bench.adjust("1 second")
    assert.deepStrictEqual(seen, ["loading", "1", "1 refreshing", "2"])
  })
})
