import { assert, describe, it } from "@effect/vitest"

import * as Query from "#machines/Query.ts"

import { breaking, breakingStep, count, explore, follow } from "../support/explore.ts"

type Event = Query.Event<string, string>

const requested = (request: string): Event => ({ _tag: "Requested", request })
const left: Event = { _tag: "ReaderLeft" }
const succeeded = (request: string): Event => ({ _tag: "Succeeded", request, value: `value of ${request}` })
const failed = (request: string): Event => ({ _tag: "Failed", request, message: { key: "network_slow" } })
const due = (request: string): Event => ({ _tag: "CachedDue", request })
const cached = (request: string): Event => ({ _tag: "CachedFound", request, value: `cached of ${request}` })

const events: ReadonlyArray<Event> = [
  left,
  ...["a", "b"].flatMap((request) =>
    [requested, succeeded, failed, due, cached].map((event): Event => event(request)),
  ),
]

const plain = Query.machine<string, string>({ isDebounced: false, isCached: false })
const debounced = Query.machine<string, string>({ isDebounced: true, isCached: true })

const awaitsFirst = ({ value, failure }: Query.State<string, string>) =>
  value === undefined && failure === undefined

const starts = (machine: typeof plain, ...path: ReadonlyArray<Event>) =>
  follow(machine, path).commands.map((command) => (command._tag === "Fetch" ? command.start : command._tag))

describe("the stories of a query", () => {
  it("a new reader's fetch starts after the next paint", () => {
    assert.deepStrictEqual(starts(plain, requested("a")), ["afterNextPaint"])
    assert.deepStrictEqual(starts(plain, requested("a"), succeeded("a"), left, requested("a")), [
      "afterNextPaint",
      "afterNextPaint",
    ])
  })

  it("a changed request is fetched at once, or debounced", () => {
    const path = [requested("a"), requested("b")]
    assert.deepStrictEqual(starts(plain, ...path), ["afterNextPaint", "now"])
    assert.deepStrictEqual(starts(debounced, ...path), [
      "afterNextPaint",
      "AwaitCached",
      "debounced",
      "AwaitCached",
    ])
  })

  it("a reader that returns shares the fetch in flight", () => {
    assert.deepStrictEqual(starts(plain, requested("a"), left, requested("a")), ["afterNextPaint"])
  })

  it("a reader that returns with another request replaces the fetch in flight at once", () => {
    assert.deepStrictEqual(starts(plain, requested("a"), left, requested("b")), ["afterNextPaint", "now"])
  })

  it("the cached value is read when it is due before the first response", () => {
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
] as const)("every query that is %s", (_, machine, isCached) => {
  const runs = [...explore(machine, events, 5)]

  it("a query has a fetch in flight from its fetch command until the result, and at no other time", () => {
    const broken = breakingStep(runs, ({ before, event, state, commands }) => {
      const begins = count(commands, "Fetch") === 1
      const ends =
        (event._tag === "Succeeded" || event._tag === "Failed") &&
        before.isRunning &&
        event.request === before.request
      return state.isRunning === (begins || (before.isRunning && !ends))
    })
    assert.isEmpty(broken)
  })

  it("a query fetches each request that it receives once, and nothing else", () => {
    const broken = breakingStep(
      runs,
      ({ event, state, commands }) =>
        commands.every(
          ({ request }) =>
            event._tag !== "ReaderLeft" && request === event.request && state.request === event.request,
        ) && count(commands, "Fetch") <= Number(event._tag === "Requested"),
    )
    assert.isEmpty(broken)
  })

  it("a query fetches a request again only when it is stale and not in flight", () => {
    const broken = breakingStep(
      runs,
      ({ before, event, commands }) =>
        event._tag !== "Requested" ||
        event.request !== before.request ||
        (count(commands, "Fetch") === 1) === (before.isStale && !before.isRunning),
    )
    assert.isEmpty(broken)
  })

  it("a query has a reader until the reader unmounts, and is stale afterwards", () => {
    const broken = breaking(runs, ({ path, state }) => {
      const last = path.findLast(({ _tag }) => _tag === "Requested" || _tag === "ReaderLeft")
      const hasReader = last?._tag === "Requested"
      return state.hasReader === hasReader && state.isStale === !hasReader
    })
    assert.isEmpty(broken)
  })

  it("only a success changes the value, and only that of the request in flight", () => {
    const broken = breakingStep(
      runs,
      ({ before, event, state }) =>
        state.value === before.value ||
        (event._tag === "Succeeded" && before.isRunning && event.request === before.request),
    )
    assert.isEmpty(broken)
  })

  it("a query has a cached value only while its first fetch is in flight", () => {
    const broken = breaking(
      runs,
      ({ state }) => state.cached === undefined || (state.isRunning && awaitsFirst(state)),
    )
    assert.isEmpty(broken)
  })

  it("each fetch until the first response waits for the cached value, if one may exist", () => {
    const broken = breakingStep(
      runs,
      ({ before, commands }) =>
        (count(commands, "AwaitCached") === 1) ===
        (isCached && awaitsFirst(before) && count(commands, "Fetch") === 1),
    )
    assert.isEmpty(broken)
  })
})
