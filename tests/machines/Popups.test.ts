import { assert, describe, it } from "@effect/vitest"
import { Option, Schema } from "effect"

import { Announcement } from "#domain/Announcement.ts"
import { Event, machine, Popup, shown, type State } from "#machines/Popups.ts"

import { explore, follow } from "../support/explore.ts"

const notice = (id: number) =>
  Popup.Login({
    announcement: Schema.decodeUnknownSync(Announcement)({ id, title: `Notice ${id}`, read: false }),
  })
const contract = (path: string) => Popup.Contract({ prompt: { message: "contract_hour", path } })

const popups: ReadonlyArray<Popup> = [
  Popup.ForcedPassword(),
  contract("/one"),
  contract("/two"),
  notice(1),
  notice(2),
  Popup.Download(),
]
const rank = (popup: Popup) => ["ForcedPassword", "Contract", "Login", "Download"].indexOf(popup._tag)

const ask = (popup: Popup) => Event.Asked({ popup })
const up = Event.GateChanged({ up: true })
const down = Event.GateChanged({ up: false })

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

const events: ReadonlyArray<Event> = [
  ...[popups[0], popups[1], popups[2], popups[3], popups[5]].flatMap((popup) =>
    popup === undefined ? [] : [ask(popup)],
  ),
  Event.Closed(),
  Event.ContractChosen(),
  up,
  down,
  Event.SessionEnded(),
]

describe("popups in stories", () => {
  it("come one after the other, in the order of their rank", () => {
    const all = after(up, ...[...popups].reverse().map(ask), down)
    assert.strictEqual(queue(all), "ForcedPassword, two, one, notice 2, notice 1, Download")
  })

  it("what is on screen stays there; a newcomer of higher rank is next", () => {
    const state = after(ask(Popup.Download()), ask(notice(1)), ask(Popup.ForcedPassword()))
    assert.strictEqual(queue(state), "Download, ForcedPassword, notice 1")
  })

  it("behind the gate the newcomer of higher rank comes first", () => {
    const state = after(up, ask(Popup.Download()), ask(notice(1)), ask(Popup.ForcedPassword()))
    assert.strictEqual(queue(state), "ForcedPassword, notice 1, Download")
  })

  it("equals keep the order in which they were asked for, and nobody comes twice", () => {
    const state = after(...[notice(1), notice(2), notice(1), contract("/one"), contract("/one")].map(ask))
    assert.strictEqual(queue(state), "notice 1, one, notice 2")
  })

  it("closing shows the next", () => {
    assert.strictEqual(queue(after(ask(notice(1)), ask(notice(2)), Event.Closed())), "notice 2")
    assert.strictEqual(queue(after(Event.Closed())), "")
  })

  it("a chosen contract closes the other contracts", () => {
    const state = after(...popups.map(ask), Event.Closed(), Event.ContractChosen())
    assert.strictEqual(queue(state), "notice 1, notice 2, Download")
  })

  it("nothing of a member is left when the session ends", () => {
    assert.strictEqual(queue(after(...popups.map(ask), Event.SessionEnded())), "Download")
  })
})

describe("every run of the popups", () => {
  const runs = [...explore(machine, events, 5)]

  it("shows one at most, and nothing behind the gate", () => {
    for (const { path, state } of runs) {
      const gateUp = path.findLast(({ _tag }) => _tag === "GateChanged") === up
      assert.strictEqual(state.gateUp, gateUp)
      assert.strictEqual(Option.isSome(shown(state)), !gateUp && state.waiting.length > 0)
    }
  })

  it("what waits behind the one on screen is in the order of rank", () => {
    for (const { path, state } of runs) {
      const [, ...later] = state.waiting.map(rank)
      if (later.some((place, index) => place < (later[index - 1] ?? 0))) assert.fail(JSON.stringify(path))
    }
  })

  it("what came up while the gate was up comes in the order of rank from the first on", () => {
    for (const popup of popups) {
      for (const other of popups) {
        if (popup === other) continue
        const ranks = after(up, ask(popup), ask(other), down).waiting.map(rank)
        assert.deepStrictEqual(
          ranks,
          ranks.toSorted((one, two) => one - two),
        )
      }
    }
  })

  it("nobody waits twice", () => {
    for (const { state } of runs) {
      const names = state.waiting.map(name)
      assert.lengthOf(new Set(names), names.length)
    }
  })

  it("what is on screen is replaced only by closing, by choosing, by the end of the session, or by the gate", () => {
    for (const { path, steps } of runs) {
      for (const { before, event, state } of steps) {
        const seen = Option.getOrUndefined(shown(before))
        const stays = event._tag === "Asked" || (event._tag === "GateChanged" && !event.up)
        if (seen !== undefined && stays && Option.getOrUndefined(shown(state)) !== seen) {
          assert.fail(JSON.stringify(path))
        }
      }
    }
  })

  it("the end of the session leaves nothing but the download", () => {
    for (const { steps } of runs) {
      for (const { event, state } of steps) {
        if (event._tag === "SessionEnded") {
          assert.isTrue(state.waiting.every(({ _tag }) => _tag === "Download"))
        }
      }
    }
  })

  it("closing behind the gate closes nothing", () => {
    for (const { steps } of runs) {
      for (const { before, event, state } of steps) {
        if (event._tag === "Closed" && before.gateUp) assert.strictEqual(state, before)
      }
    }
  })
})
