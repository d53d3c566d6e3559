import { assert, describe, it } from "@effect/vitest"
import { Option } from "effect"

import { ask, contract, down, events, notice, popups, up } from "#fixtures/machines/Popups.ts"
import { Event, machine, place, Popup, shown, type State } from "#machines/Popups.ts"

import { breaking, everySequenceKeeps, everyTransitionKeeps, explore, follow } from "../support/explore.ts"

const rank = (popup: Popup) => ["Contract", "Login", "Download"].indexOf(popup._tag)

const isOrdered = (waiting: ReadonlyArray<Popup>) =>
  waiting.map(rank).every((place, index, all) => place >= (all[index - 1] ?? place))

const name = (popup: Popup): string => {
  switch (popup._tag) {
    case "Contract":
      return popup.prompt.path.slice(1)
    case "Login":
      return `notice ${popup.announcement.announcementId}`
    default:
      return popup._tag
  }
}
const queue = (state: State) => state.waiting.map(name).join(", ")
const after = (...path: ReadonlyArray<Event>) => follow(machine, path).state

describe("popups", () => {
  it("a popup announcement shows its number among the announcements of a login, and other popups do not count", () => {
    const three = [contract("/one"), notice(1), notice(2), notice(3), Popup.Download()].map(ask)
    const closed = Event.Closed()
    assert.deepStrictEqual(
      [after(...three, closed), after(...three, closed, closed), after(...three, closed, closed, closed)].map(
        place,
      ),
      [
        { number: 1, count: 3 },
        { number: 2, count: 3 },
        { number: 3, count: 3 },
      ],
    )
    const again = after(ask(notice(1)), closed, ask(notice(2)))
    assert.deepStrictEqual(place(again), { number: 1, count: 1 })
  })

  it("queued popups show one after the other, by priority", () => {
    const all = after(up, ...[...popups].reverse().map(ask), down)
    assert.strictEqual(queue(all), "two, one, notice 2, notice 1, Download")
  })

  it("a popup interrupted by the error gate is sorted by priority again", () => {
    const state = after(ask(Popup.Download()), ask(contract("/one")), up, ask(notice(1)), down)
    assert.strictEqual(queue(state), "one, notice 1, Download")
  })

  it("popups of equal priority keep their order, and duplicates are dropped", () => {
    const state = after(...[notice(1), notice(2), notice(1), contract("/one"), contract("/one")].map(ask))
    assert.strictEqual(queue(state), "notice 1, one, notice 2")
  })

  it("a closed popup is followed by the next in the queue", () => {
    assert.strictEqual(queue(after(ask(notice(1)), ask(notice(2)), Event.Closed())), "notice 2")
    assert.strictEqual(queue(after(Event.Closed())), "")
  })

  it("opening a contract closes the other contract prompts", () => {
    const state = after(...popups.map(ask), Event.ContractChosen())
    assert.strictEqual(queue(state), "notice 1, notice 2, Download")
  })

  it("closing a login popup closes all login popups and no other popups", () => {
    const state = after(...popups.map(ask), Event.LoginPopupsClosed())
    assert.strictEqual(queue(state), "one, two, Download")
  })
})

describe("every event sequence of the popups", () => {
  const sequences = [...explore(machine, events, 4)]

  everySequenceKeeps(sequences, {
    "no event sequence shows two popups, or any popup behind the error gate": ({ path, state }) => {
      const gateUp = path.findLast(({ _tag }) => _tag === "GateChanged") === up
      return Option.isSome(shown(state)) === (!gateUp && state.waiting.length > 0)
    },
    "waiting popups are in order of priority": ({ state }) => isOrdered(state.waiting.slice(1)),
    "no popup is in the queue twice": ({ state }) =>
      new Set(state.waiting.map(name)).size === state.waiting.length,
  })

  it("popups queued while the error gate is closed are in order of priority", () => {
    const asked = popups.map(ask)
    const broken = asked.flatMap((one) =>
      asked.filter((other) => !isOrdered(after(up, one, other, down).waiting)),
    )
    assert.isEmpty(broken)
  })

  everyTransitionKeeps(sequences, {
    "no new popup replaces the visible popup": ({ before, event, state }) => {
      const seen = Option.getOrUndefined(shown(before))
      return event._tag !== "Asked" || seen === undefined || Option.contains(seen)(shown(state))
    },
    "the end of the session leaves no popup but the download popup": ({ event, state }) =>
      event._tag !== "SessionEnded" || state.waiting.every(({ _tag }) => _tag === "Download"),
    "closing a popup behind the error gate does nothing": ({ before, event, state }) =>
      event._tag !== "Closed" || !before.gateUp || state === before,
  })

  it("the popup queue never issues a command", () => {
    assert.isEmpty(breaking(sequences, ({ commands }) => commands.length === 0))
  })
})
