import { assert, describe, it } from "@effect/vitest"

import {
  arrived,
  broke,
  endNeared,
  events,
  type Filter,
  filter,
  fish,
  list,
  recovered,
  restored,
  retry,
  slots,
} from "#fixtures/machines/PagedList.ts"
import { type Event, isSame, type State } from "#machines/PagedList.ts"

import {
  everySequenceKeeps,
  everyTransitionKeeps,
  explore,
  follow,
  withEventNames,
} from "../support/explore.ts"

const tell = (state: State<Filter, string>): string => {
  switch (state._tag) {
    case "Shown":
      return `${state.list.entries.join("")} ${state.list.page}/${state.list.totalPages} ${state.more._tag}`
    default:
      return state._tag
  }
}

const story = (...path: ReadonlyArray<Event<Filter, string>>) => {
  const { state, commands } = follow(list, path)
  const asked = commands.map(({ filter: { gameType }, page }) => `${gameType}${page}`)
  return [tell(state), ...asked].join(", ")
}

const inTitles = (
  rows: ReadonlyArray<readonly [expected: string, path: ReadonlyArray<Event<Filter, string>>]>,
) => withEventNames(rows.map(([expected, path]) => [path, expected] as const))

describe("paged list", () => {
  it.each(
    inTitles([
      ["Idle", []],
      ["Loading, RNG1", [filter(slots)]],
      ["ab 1/3 Idle, RNG1", [filter(slots), arrived(1, ["a", "b"])]],
      [
        "abc 3/3 Idle, RNG1, RNG2, RNG3",
        [
          filter(slots),
          arrived(1, ["a"]),
          endNeared(1000),
          arrived(2, ["a", "b"]),
          endNeared(2000),
          arrived(3, ["c", "c"]),
          endNeared(5000),
        ],
      ],
      ["Failed, RNG1", [filter(slots), broke(1), endNeared(9000)]],
      ["Loading, RNG1, RNG1", [filter(slots), broke(1), retry]],
      ["Failed, RNG1, RNG1", [filter(slots), broke(1), recovered, recovered]],
      ["Failed, RNG1, RNG1, RNG1", [filter(slots), broke(1), recovered, broke(1), recovered]],
      ["a 1/3 Idle, RNG1, RNG1", [filter(slots), broke(1), recovered, arrived(1, ["a"])]],
      ["a 1/3 Idle, RNG1", [filter(slots), recovered, arrived(1, ["a"]), recovered]],
      [
        "a 1/3 Loading, RNG1, RNG2, RNG2",
        [filter(slots), arrived(1, ["a"]), endNeared(1000), broke(2), recovered, recovered],
      ],
      [
        "a 1/3 Failed, RNG1, RNG2",
        [filter(slots), arrived(1, ["a"]), endNeared(1000), broke(2), endNeared(5000)],
      ],
      [
        "ab 2/3 Idle, RNG1, RNG2, RNG2",
        [filter(slots), arrived(1, ["a"]), endNeared(1000), broke(2), retry, arrived(2, ["b"])],
      ],
      ["Loading, RNG1, FISH1", [filter(slots), filter(fish), arrived(1, ["a"])]],
      ["x 1/3 Idle, RNG1, FISH1", [filter(slots), arrived(1, ["a"]), filter(fish), arrived(1, ["x"], fish)]],
      ["abc 2/3 Idle", [restored]],
      ["abcd 3/3 Idle, RNG3", [restored, endNeared(5000), arrived(3, ["d"])]],
    ]),
  )("a paged list after '%s' ends as '%s'", (_, expected, path) => {
    assert.strictEqual(story(...path), expected)
  })

  it("two requests with equal values share a paged list", () => {
    assert.isTrue(isSame({ a: "1", b: "2" }, { b: "2", a: "1" }))
    assert.isFalse(isSame({ a: "1" }, { a: "1", b: "" }))
    assert.isFalse(isSame({ a: "1", b: "2" }, { a: "1", c: "2" }))
  })
})

describe("scrolling in a paged list", () => {
  it("[GB-26] a paged list requests the second page at once on scrolling, because the first page does not start the throttle", () => {
    assert.strictEqual(story(filter(slots), arrived(1, ["a"]), endNeared(1)), "a 1/3 Loading, RNG1, RNG2")
  })

  it.each([
    ["ab 2/3 Idle, RNG1, RNG2", 999],
    ["ab 2/3 Loading, RNG1, RNG2, RNG3", 1000],
  ] as const)("[GB-26] a paged list is '%s' when its end is reached again after %s ms", (expected, after) => {
    const path = [filter(slots), arrived(1, ["a"]), endNeared(5), arrived(2, ["b"]), endNeared(6)]
    assert.strictEqual(story(...path, endNeared(5 + after)), expected)
  })

  it("its retry button requests a page again even within 1000 ms", () => {
    assert.strictEqual(
      story(filter(slots), arrived(1, ["a"]), endNeared(5), broke(2), retry),
      "a 1/3 Loading, RNG1, RNG2, RNG2",
    )
  })
})

describe("the end of a paged list", () => {
  const endless = (page: number, entries: ReadonlyArray<string>): Event<Filter, string> => ({
    _tag: "Arrived",
    filter: slots,
    page,
    entries,
    totalPages: 99_999,
  })

  it("a paged list ends at its first empty page, whatever page count the gateway sends", () => {
    const path = [filter(slots), endless(1, ["a"]), endNeared(5), endless(2, []), endNeared(5000), retry]
    assert.strictEqual(story(...path), "a 2/2 Idle, RNG1, RNG2")
    assert.strictEqual(story(filter(slots), endless(1, []), endNeared(5), retry), " 1/1 Idle, RNG1")
  })

  it("a paged list continues after one page without new entries, and ends after two such pages in a row", () => {
    const once = [filter(slots), endless(1, ["a"]), endNeared(5), endless(2, ["a"]), endNeared(2000)]
    assert.strictEqual(story(...once, endless(3, ["b"])), "ab 3/99999 Idle, RNG1, RNG2, RNG3")
    assert.strictEqual(
      story(...once, endless(3, ["a"]), endNeared(5000), retry),
      "a 3/3 Idle, RNG1, RNG2, RNG3",
    )
  })

  it("a paged list whose end stays in view requests one page a second as long as new entries arrive", () => {
    let state = follow(list, [filter(slots), endless(1, ["1"])]).state
    let asked = 0
    for (let now = 0; now < 8000; now += 16) {
      const { state: next, commands } = list.transition(state, endNeared(now))
      asked += commands.length
      const [command] = commands
      state =
        command === undefined ? next : list.transition(next, endless(command.page, [`${command.page}`])).state
    }
    assert.strictEqual(asked, 8)
  })
})

describe("every event sequence of a paged list", () => {
  const sequences = [...explore(list, events, 4)]

  everySequenceKeeps(sequences, {
    "shows no entry twice and no entry of another list": ({ state }) => {
      if (state._tag !== "Shown") return true
      const { entries, filter: what } = state.list
      const isOwn = (entry: string) => (entry === "x") === isSame(what, fish)
      return new Set(entries).size === entries.length && entries.every(isOwn)
    },
  })

  everyTransitionKeeps(sequences, {
    "fetches only the page after the last loaded page, one page at a time": ({ before, commands }) =>
      commands.every(
        ({ page }) =>
          page === 1 ||
          (before._tag === "Shown" && before.more._tag !== "Loading" && page === before.list.page + 1),
      ),
    "keeps its entries when a page fails": ({ before, event, state }) =>
      event._tag !== "Broke" ||
      before._tag !== "Shown" ||
      (state._tag === "Shown" && state.list === before.list),
  })
})
