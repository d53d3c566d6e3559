import { assert, describe, it } from "@effect/vitest"

import {
  debounced,
  due,
  type Event,
  events,
  failed,
  left,
  requested,
  succeeded,
} from "#fixtures/machines/Query.ts"
import * as Query from "#machines/Query.ts"

import { count, everySequenceKeeps, everyTransitionKeeps, explore, follow } from "../support/explore.ts"

const awaitsFirst = ({ value, failure }: Query.State<string, string>) =>
  value === undefined && failure === undefined

const plain = Query.machine<string, string>({ isDebounced: false, isCached: false })

const starts = (machine: typeof plain, ...path: ReadonlyArray<Event>) =>
  follow(machine, path).commands.map((command) => (command._tag === "Fetch" ? command.start : command._tag))

describe("examples of a query", () => {
  it("a query starts its fetch after the next paint when a subscriber mounts", () => {
    assert.deepStrictEqual(starts(plain, requested("a")), ["afterNextPaint"])
    assert.deepStrictEqual(starts(plain, requested("a"), succeeded("a"), left, requested("a")), [
      "afterNextPaint",
      "afterNextPaint",
    ])
  })

  it("a query fetches a changed request at once, or after its debounce", () => {
    const path = [requested("a"), requested("b")]
    assert.deepStrictEqual(starts(plain, ...path), ["afterNextPaint", "now"])
    assert.deepStrictEqual(starts(debounced, ...path), [
      "afterNextPaint",
      "AwaitCached",
      "debounced",
      "AwaitCached",
    ])
  })

  it("a subscriber that remounts a query shares the fetch in flight", () => {
    assert.deepStrictEqual(starts(plain, requested("a"), left, requested("a")), ["afterNextPaint"])
  })

  it("a subscriber that remounts a query with another request replaces the fetch in flight at once", () => {
    assert.deepStrictEqual(starts(plain, requested("a"), left, requested("b")), ["afterNextPaint", "now"])
  })

  it("a query reads its cached value when the delay for the cache ends before the first response", () => {
    assert.deepStrictEqual(starts(debounced, requested("a"), due("a")).at(-1), "ReadCached")
    for (const done of [succeeded("a"), failed("a")])
      assert.notInclude(
        starts(debounced, requested("a"), done, due("a"), requested("b"), due("b")),
        "ReadCached",
      )
  })
})

describe.each([
  ["plain", plain, false],
  ["debounced and cached", debounced, true],
] as const)("every event sequence of a query that is %s", (_, machine, isCached) => {
  const sequences = [...explore(machine, events, 5)]

  everyTransitionKeeps(sequences, {
    "has a fetch in flight from its command until the result": ({ before, event, state, commands }) => {
      const begins = count(commands, "Fetch") === 1
      const ends =
        (event._tag === "Succeeded" || event._tag === "Failed") &&
        before.isRunning &&
        event.request === before.request
      return state.isRunning === (begins || (before.isRunning && !ends))
    },
    "fetches at most once per event": ({ before, event, state, commands }) => {
      const request = event._tag === "Recovered" ? before.request : "request" in event && event.request
      return (
        commands.every((command) => command.request === request && state.request === request) &&
        count(commands, "Fetch") <= Number(event._tag === "Requested" || event._tag === "Recovered")
      )
    },
    "retries a failed request while it has a subscriber": ({ before, event, state, commands }) =>
      event._tag !== "Recovered" ||
      ((count(commands, "Fetch") === 1) ===
        (before.hasSubscriber && !before.isRunning && before.failure !== undefined) &&
        state.failure === before.failure),
    "fetches a request again only when it is stale": ({ before, event, commands }) =>
      event._tag !== "Requested" ||
      event.request !== before.request ||
      (count(commands, "Fetch") === 1) === (before.isStale && !before.isRunning),
    "changes its value only when its request succeeds": ({ before, event, state }) =>
      state.value === before.value ||
      (event._tag === "Succeeded" && before.isRunning && event.request === before.request),
    "reads a cached value only before its first response": ({ before, commands }) =>
      (count(commands, "AwaitCached") === 1) ===
      (isCached && awaitsFirst(before) && count(commands, "Fetch") === 1),
  })

  everySequenceKeeps(sequences, {
    "keeps its failure during a retry": ({ path, state }) => {
      const begun = path.findLast(({ _tag }) => _tag === "Requested" || _tag === "Recovered")
      return (
        !state.isBackgroundRetry || (state.isRunning && state.failure !== undefined && begun !== undefined)
      )
    },
    "is stale without a subscriber": ({ path, state }) => {
      const last = path.findLast(({ _tag }) => _tag === "Requested" || _tag === "SubscribersLeft")
      const hasSubscriber = last?._tag === "Requested"
      return state.hasSubscriber === hasSubscriber && state.isStale === !hasSubscriber
    },
    "has a cached value only during its first fetch": ({ state }) =>
      state.cached === undefined || (state.isRunning && awaitsFirst(state)),
  })
})
