import { assert, describe, it } from "@effect/vitest"

import { type Event, isSame, machine, type State } from "#machines/PagedList.ts"

import { breaking, breakingStep, explore, follow } from "../support/explore.ts"

type Wanted = { readonly gameType: string }

const list = machine<Wanted, string>((entry) => entry, 1000)
const slots: Wanted = { gameType: "RNG" }
const fish: Wanted = { gameType: "FISH" }
const message = { key: "network_slow" } as const

const wanted = (what: Wanted): Event<Wanted, string> => ({ _tag: "Wanted", wanted: what })
const endNeared = (now: number): Event<Wanted, string> => ({ _tag: "EndReached", now })
const retry: Event<Wanted, string> = { _tag: "RetryPressed" }
const arrived = (page: number, entries: ReadonlyArray<string>, what = slots): Event<Wanted, string> => ({
  _tag: "Arrived",
  wanted: what,
  page,
  entries,
  totalPages: 3,
})
const broke = (page: number, what = slots): Event<Wanted, string> => ({
  _tag: "Broke",
  wanted: what,
  page,
  message,
})
const left = { wanted: slots, entries: ["a", "b", "c"], page: 2, totalPages: 3 }
const restored: Event<Wanted, string> = { _tag: "Restored", list: left }

const tell = (state: State<Wanted, string>): string => {
  switch (state._tag) {
    case "Shown":
      return `${state.list.entries.join("")} ${state.list.page}/${state.list.totalPages} ${state.more._tag}`
    default:
      return state._tag
  }
}

const story = (...path: ReadonlyArray<Event<Wanted, string>>) => {
  const { state, commands } = follow(list, path)
  const asked = commands.map(({ wanted: { gameType }, page }) => `${gameType}${page}`)
  return [tell(state), ...asked].join(", ")
}

describe("paged list", () => {
  it.each([
    ["Idle", []],
    ["Loading, RNG1", [wanted(slots)]],
    ["ab 1/3 Idle, RNG1", [wanted(slots), arrived(1, ["a", "b"])]],
    [
      "abc 3/3 Idle, RNG1, RNG2, RNG3",
      [
        wanted(slots),
        arrived(1, ["a"]),
        endNeared(1000),
        arrived(2, ["a", "b"]),
        endNeared(2000),
        arrived(3, ["c", "c"]),
        endNeared(5000),
      ],
    ],
    ["Failed, RNG1", [wanted(slots), broke(1), endNeared(9000)]],
    ["Loading, RNG1, RNG1", [wanted(slots), broke(1), retry]],
    [
      "a 1/3 Failed, RNG1, RNG2",
      [wanted(slots), arrived(1, ["a"]), endNeared(1000), broke(2), endNeared(5000)],
    ],
    [
      "ab 2/3 Idle, RNG1, RNG2, RNG2",
      [wanted(slots), arrived(1, ["a"]), endNeared(1000), broke(2), retry, arrived(2, ["b"])],
    ],
    ["Loading, RNG1, FISH1", [wanted(slots), wanted(fish), arrived(1, ["a"])]],
    ["x 1/3 Idle, RNG1, FISH1", [wanted(slots), arrived(1, ["a"]), wanted(fish), arrived(1, ["x"], fish)]],
    ["abc 2/3 Idle", [restored]],
    ["abcd 3/3 Idle, RNG3", [restored, endNeared(5000), arrived(3, ["d"])]],
  ] as const)("paged list: %s", (expected, path) => {
    assert.strictEqual(story(...path), expected)
  })

  it("two requests with equal values are the same list", () => {
    assert.isTrue(isSame({ a: "1", b: "2" }, { b: "2", a: "1" }))
    assert.isFalse(isSame({ a: "1" }, { a: "1", b: "" }))
    assert.isFalse(isSame({ a: "1", b: "2" }, { a: "1", c: "2" }))
  })
})

describe("scrolling in a paged list", () => {
  it("[GB-26] scrolling requests the second page at once, because the first page does not count", () => {
    assert.strictEqual(story(wanted(slots), arrived(1, ["a"]), endNeared(1)), "a 1/3 Loading, RNG1, RNG2")
  })

  it.each([
    ["ab 2/3 Idle, RNG1, RNG2", 999],
    ["ab 2/3 Loading, RNG1, RNG2, RNG3", 1000],
  ] as const)("[GB-26] gives '%s' when the end is near again after %s ms", (expected, after) => {
    const path = [wanted(slots), arrived(1, ["a"]), endNeared(5), arrived(2, ["b"]), endNeared(6)]
    assert.strictEqual(story(...path, endNeared(5 + after)), expected)
  })

  it("a press requests the next page within 1000 ms too", () => {
    assert.strictEqual(
      story(wanted(slots), arrived(1, ["a"]), endNeared(5), broke(2), retry),
      "a 1/3 Loading, RNG1, RNG2, RNG2",
    )
  })
})

describe("every run of a paged list", () => {
  const events = [
    wanted(slots),
    wanted(fish),
    restored,
    endNeared(30),
    retry,
    arrived(1, ["a", "b"]),
    arrived(2, ["b", "c"]),
    arrived(1, ["x"], fish),
    broke(1),
    broke(2),
  ]
  const runs = [...explore(list, events, 4)]

  it("a paged list shows no entry twice and none of another list", () => {
    const broken = breaking(runs, ({ state }) => {
      if (state._tag !== "Shown") return true
      const { entries, wanted: what } = state.list
      const isOwn = (entry: string) => (entry === "x") === isSame(what, fish)
      return new Set(entries).size === entries.length && entries.every(isOwn)
    })
    assert.isEmpty(broken)
  })

  it("a paged list fetches only the page after the last one, one at a time", () => {
    const broken = breakingStep(runs, ({ before, commands }) =>
      commands.every(
        ({ page }) =>
          page === 1 ||
          (before._tag === "Shown" && before.more._tag !== "Loading" && page === before.list.page + 1),
      ),
    )
    assert.isEmpty(broken)
  })

  it("a paged list keeps its entries when a page fails", () => {
    const broken = breakingStep(
      runs,
      ({ before, event, state }) =>
        event._tag !== "Broke" ||
        before._tag !== "Shown" ||
        (state._tag === "Shown" && state.list === before.list),
    )
    assert.isEmpty(broken)
  })
})
