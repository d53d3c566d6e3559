import { assert, describe, it } from "@effect/vitest"
import { Option } from "effect"

import { began, events, other } from "#fixtures/machines/SessionLifecycle.ts"
import { Event, machine, sessionOf as sessionIn } from "#machines/SessionLifecycle.ts"

import {
  count,
  everySequenceKeeps,
  everyTransitionKeeps,
  explore,
  follow,
  sendingTwice,
  withEventNames,
} from "../support/explore.ts"

const tell = (...path: ReadonlyArray<Event>) => {
  const { state, commands } = follow(machine, path)
  return [state._tag, ...commands.map(({ _tag }) => _tag)].join(" ")
}

describe("examples of the session's lifecycle", () => {
  it.each(
    withEventNames<Event>([
      [[], "Guest"],
      [[began], "Member"],
      [[began, Event.SignOutConfirmed()], "Leaving LogOut"],
      [[began, Event.SignOutConfirmed(), Event.SignOutConfirmed()], "Leaving LogOut"],
      [[began, Event.SignOutConfirmed(), Event.Left()], "Guest LogOut GoHome"],
      [[began, Event.SignOutConfirmed(), Event.WentOver()], "Leaving LogOut"],
      [[began, Event.SignOutConfirmed(), Event.WentOver(), Event.Left()], "Guest LogOut GoHome"],
      [[began, Event.WentOver()], "Over SendToLogin"],
      [[began, Event.WentOver(), Event.WentOver()], "Over SendToLogin"],
      [[began, Event.WentOver(), began], "Member SendToLogin"],
      [[began, Event.Left()], "Guest GoHome"],
      [[began, other], "Member"],
      [[began, Event.SignOutConfirmed(), other], "Member LogOut StopWaiting"],
      [[Event.SignOutConfirmed(), Event.Left(), Event.WentOver()], "Guest"],
    ]),
  )("the session's lifecycle after '%s' ends as '%s'", (_, expected, path) => {
    assert.strictEqual(tell(...path), expected)
  })

  it("the newest session replaces an earlier session", () => {
    const { state } = follow(machine, [began, other])
    assert.strictEqual(Option.getOrThrow(sessionIn(state)).type, 3)
  })
})

describe("invariants of the session's lifecycle", () => {
  const sequences = [...explore(machine, events, 5)]

  it("a session logs out at most once per login", () => {
    assert.isEmpty(sendingTwice(sequences, "LogOut", ({ event }) => event._tag === "Began"))
  })

  everyTransitionKeeps(sequences, {
    "opens the login exactly once when a session ends": ({ before, state, commands }) => {
      const goesOver = before._tag !== "Over" && state._tag === "Over"
      return count(commands, "SendToLogin") === Number(goesOver)
    },
    "opens home when a member signs out, and at no other event": ({ before, event, commands }) => {
      const leaves = Option.isSome(sessionIn(before)) && event._tag === "Left"
      return count(commands, "GoHome") === Number(leaves)
    },
    "keeps the session that started last": ({ event, state }) =>
      event._tag !== "Began" || Option.contains(event.session)(sessionIn(state)),
  })

  everySequenceKeeps(sequences, {
    "has no session before a login and after a sign-out": ({ path, state }) => {
      const begins = path.findLastIndex(({ _tag }) => _tag === "Began")
      const ends = path.findLastIndex(({ _tag }) => _tag === "Left")
      return begins > ends || Option.isNone(sessionIn(state))
    },
    "issues no commands for a guest": ({ path, commands }) =>
      commands.length === 0 || path.some(({ _tag }) => _tag === "Began"),
  })
})
