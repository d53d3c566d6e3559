import { assert, describe, it } from "@effect/vitest"
import { Option, Schema } from "effect"

import { SystemStatus } from "#domain/frame/SystemStatus.ts"
import { Event, machine } from "#machines/SystemGate.ts"
import * as sample from "#tests/domain/samples.ts"

import { breaking, breakingStep, count, explore, follow } from "../support/explore.ts"

const statusOf = (maintenance: boolean, regionRestriction = false) =>
  Schema.decodeUnknownSync(SystemStatus)({ ...sample.bareStatus, maintenance, regionRestriction })

const up = statusOf(false)
const down = statusOf(true)
const minutes = 60_000

const kept = (status?: SystemStatus) => Event.CacheRead({ status: Option.fromUndefinedOr(status) })
const answered = (status: SystemStatus, at = 0) => Event.Answered({ status, at })
const failed = (at = 0) => Event.Failed({ at })
const looked = (at: number) => Event.Looked({ at })

const events: ReadonlyArray<Event> = [
  kept(),
  kept(down),
  answered(up, minutes),
  answered(down, minutes),
  failed(minutes),
  Event.Asked(),
  looked(2 * minutes),
  looked(7 * minutes),
]

const tell = (...path: ReadonlyArray<Event>) => {
  const { state, commands } = follow(machine, path)
  return [state._tag, state.asking ? "asking" : "still", ...commands.map(({ _tag }) => _tag)].join(" ")
}

describe("error gate", () => {
  it.each([
    [[], "Unknown still ReadCache"],
    [[kept()], "Unknown asking ReadCache Fetch"],
    [[kept(up)], "Open asking ReadCache Fetch"],
    [[kept(down)], "Closed asking ReadCache Fetch"],
    [[kept(down), answered(up)], "Open still ReadCache Fetch"],
    [[kept(up), answered(down)], "Closed still ReadCache Fetch CheckLater"],
    [[kept(up), failed()], "Open still ReadCache Fetch"],
    [[kept(down), failed()], "Closed still ReadCache Fetch CheckLater"],
    [[kept(), failed()], "Unreachable still ReadCache Fetch CheckLater"],
    [[kept(), failed(), Event.Asked()], "Unreachable asking ReadCache Fetch CheckLater Fetch"],
    [[kept(), failed(), Event.Asked(), answered(up)], "Open still ReadCache Fetch CheckLater Fetch"],
    [[kept(), Event.Asked(), Event.Asked()], "Unknown asking ReadCache Fetch"],
  ] as const)("error gate, event sequence %#, ends as $1", (path, expected) => {
    assert.strictEqual(tell(...path), expected)
  })

  it("refetches the status on return to the tab after five minutes, not before", () => {
    const start = [kept(), answered(up, 1000)]
    assert.strictEqual(tell(...start, looked(1000 + 5 * minutes - 1)), "Open still ReadCache Fetch")
    assert.strictEqual(tell(...start, looked(1000 + 5 * minutes)), "Open asking ReadCache Fetch Fetch")
    assert.strictEqual(
      tell(kept(), failed(1000), looked(1000 + 5 * minutes)),
      "Unreachable asking ReadCache Fetch CheckLater Fetch",
    )
  })

  it.each([
    [statusOf(false, false), "Open"],
    [statusOf(true, false), "Closed"],
    [statusOf(true, true), "Closed"],
    [statusOf(false, true), "Closed"],
  ] as const)("error gate, status %#, is %s", (status, tag) => {
    assert.strictEqual(follow(machine, [kept(), answered(status)]).state._tag, tag)
  })
})

describe("every run of the error gate", () => {
  const runs = [...explore(machine, events, 5)]

  it("only one status request is in flight", () => {
    const broken = breaking(runs, ({ steps }) => {
      let underWay = 0
      return steps.every(({ event, state, commands }) => {
        if (event._tag === "Answered" || event._tag === "Failed") underWay = 0
        underWay += count(commands, "Fetch")
        return underWay <= 1 && state.asking === (underWay === 1)
      })
    })
    assert.isEmpty(broken)
  })

  it("the error gate is never Unknown after a response", () => {
    const broken = breaking(
      runs,
      ({ path, state }) =>
        state._tag !== "Unknown" || path.every(({ _tag }) => _tag !== "Answered" && _tag !== "Failed"),
    )
    assert.isEmpty(broken)
  })

  it("the latest status response wins over a cached status or a failure", () => {
    const broken = breaking(runs, ({ path, state }) => {
      const newest = path.findLast((event) => event._tag === "Answered")
      return newest === undefined || ("status" in state && state.status === newest.status)
    })
    assert.isEmpty(broken)
  })

  it("a failed status request keeps the current state", () => {
    const broken = breakingStep(
      runs,
      ({ before, event, state }) =>
        event._tag !== "Failed" || state._tag === (before._tag === "Unknown" ? "Unreachable" : before._tag),
    )
    assert.isEmpty(broken)
  })

  it("the cached status is read once, at the start", () => {
    const broken = breaking(
      runs,
      ({ commands }) => commands[0]?._tag === "ReadCache" && count(commands, "ReadCache") === 1,
    )
    assert.isEmpty(broken)
  })

  it("an error page schedules another status check, and nothing else does", () => {
    const broken = breakingStep(runs, ({ event, state, commands }) => {
      const settles = event._tag === "Answered" || event._tag === "Failed"
      return count(commands, "CheckLater") === Number(settles && state._tag !== "Open")
    })
    assert.isEmpty(broken)
  })
})
