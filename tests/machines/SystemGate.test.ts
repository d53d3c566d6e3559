import { assert, describe, it } from "@effect/vitest"
import { Option } from "effect"

import { SystemStatus } from "#domain/frame/SystemStatus.ts"
import {
  cached,
  down,
  events,
  failed,
  looked,
  minutes,
  received,
  statusOf,
  up,
} from "#fixtures/machines/SystemGate.ts"
import { Event, machine } from "#machines/SystemGate.ts"

import {
  count,
  everySequenceKeeps,
  everyTransitionKeeps,
  explore,
  follow,
  withEventNames,
} from "../support/explore.ts"

const tell = (...path: ReadonlyArray<Event>) => {
  const { state, commands } = follow(machine, path)
  return [state._tag, state.requesting ? "requesting" : "still", ...commands.map(({ _tag }) => _tag)].join(
    " ",
  )
}

const statusIn = (event: Event): SystemStatus | undefined => {
  if (event._tag === "CacheRead") return Option.getOrUndefined(event.status)
  return event._tag === "Received" ? event.status : undefined
}

const nameOf = (event: Event): string => {
  const status = statusIn(event)
  return status === undefined ? event._tag : `${event._tag} ${status.maintenance ? "down" : "up"}`
}

describe("error gate", () => {
  it.each(
    withEventNames<Event>(
      [
        [[], "Unknown still ReadCache"],
        [[cached()], "Unknown requesting ReadCache Fetch"],
        [[cached(up)], "Open requesting ReadCache Fetch"],
        [[cached(down)], "Closed requesting ReadCache Fetch"],
        [[cached(down), received(up)], "Open still ReadCache Fetch"],
        [[cached(up), received(down)], "Closed still ReadCache Fetch CheckLater"],
        [[cached(up), failed()], "Open still ReadCache Fetch"],
        [[cached(down), failed()], "Closed still ReadCache Fetch CheckLater"],
        [[cached(), failed()], "Unreachable still ReadCache Fetch CheckLater"],
        [[cached(), failed(), Event.Asked()], "Unreachable requesting ReadCache Fetch CheckLater Fetch"],
        [[cached(), failed(), Event.Asked(), received(up)], "Open still ReadCache Fetch CheckLater Fetch"],
        [[cached(), Event.Asked(), Event.Asked()], "Unknown requesting ReadCache Fetch"],
      ],
      nameOf,
    ),
  )("the error gate after '%s' ends as '%s'", (_, expected, path) => {
    assert.strictEqual(tell(...path), expected)
  })

  it("the error gate refetches the status when the tab becomes visible after five minutes, not before", () => {
    const start = [cached(), received(up, 1000)]
    assert.strictEqual(tell(...start, looked(1000 + 5 * minutes - 1)), "Open still ReadCache Fetch")
    assert.strictEqual(tell(...start, looked(1000 + 5 * minutes)), "Open requesting ReadCache Fetch Fetch")
    assert.strictEqual(
      tell(cached(), failed(1000), looked(1000 + 5 * minutes)),
      "Unreachable requesting ReadCache Fetch CheckLater Fetch",
    )
  })

  it.each([
    ["Open", false, false],
    ["Closed", true, false],
    ["Closed", true, true],
    ["Closed", false, true],
  ] as const)(
    "is %s when the status has maintenance %s and region restriction %s",
    (tag, isDown, isRefused) => {
      assert.strictEqual(follow(machine, [cached(), received(statusOf(isDown, isRefused))]).state._tag, tag)
    },
  )
})

describe("every event sequence of the error gate", () => {
  const sequences = [...explore(machine, events, 5)]

  everySequenceKeeps(sequences, {
    "has at most one request in flight": ({ transitions }) => {
      let underWay = 0
      return transitions.every(({ event, state, commands }) => {
        if (event._tag === "Received" || event._tag === "Failed") underWay = 0
        underWay += count(commands, "Fetch")
        return underWay <= 1 && state.requesting === (underWay === 1)
      })
    },
    "is never Unknown after a response": ({ path, state }) =>
      state._tag !== "Unknown" || path.every(({ _tag }) => _tag !== "Received" && _tag !== "Failed"),
    "keeps the result of the latest response, despite a cached status or a failure": ({ path, state }) => {
      const newest = path.findLast((event) => event._tag === "Received")
      return newest === undefined || ("status" in state && state.status === newest.status)
    },
    "reads the cached status once, at the start": ({ commands }) =>
      commands[0]?._tag === "ReadCache" && count(commands, "ReadCache") === 1,
  })

  everyTransitionKeeps(sequences, {
    "keeps its state at a failure, except that Unknown becomes Unreachable": ({ before, event, state }) =>
      event._tag !== "Failed" || state._tag === (before._tag === "Unknown" ? "Unreachable" : before._tag),
    "schedules a check only when an error page shows": ({ event, state, commands }) => {
      const settles = event._tag === "Received" || event._tag === "Failed"
      return count(commands, "CheckLater") === Number(settles && state._tag !== "Open")
    },
  })
})
