import { assert, describe, it } from "@effect/vitest"
import { Option } from "effect"

import { Event, machine, sessionOf as sessionIn } from "#machines/SessionLife.ts"

import { explore, follow } from "../support/explore.ts"
import { sessionOf } from "../support/services.ts"

const began = Event.Began({ session: sessionOf(0) })
const other = Event.Began({ session: sessionOf(3) })

const events: ReadonlyArray<Event> = [
  Event.LoginBegan(),
  Event.LoginFailed(),
  began,
  other,
  Event.SignOutConfirmed(),
  Event.Left(),
  Event.WentOver(),
]

const tell = (...path: ReadonlyArray<Event>) => {
  const { state, commands } = follow(machine, path)
  return [state._tag, ...commands.map(({ _tag }) => _tag)].join(" ")
}

describe("the life of a session in stories", () => {
  it.each([
    [[], "Guest"],
    [[Event.LoginBegan()], "LoggingIn"],
    [[Event.LoginBegan(), Event.LoginFailed()], "Guest"],
    [[Event.LoginBegan(), began], "Member"],
    [[began, Event.SignOutConfirmed()], "Leaving LogOut"],
    [[began, Event.SignOutConfirmed(), Event.SignOutConfirmed()], "Leaving LogOut"],
    [[began, Event.SignOutConfirmed(), Event.Left()], "Guest LogOut GoHome"],
    [[began, Event.SignOutConfirmed(), Event.WentOver()], "Leaving LogOut"],
    [[began, Event.SignOutConfirmed(), Event.WentOver(), Event.Left()], "Guest LogOut GoHome"],
    [[began, Event.WentOver()], "Over SendToLogin"],
    [[began, Event.WentOver(), Event.WentOver()], "Over SendToLogin"],
    [[began, Event.WentOver(), Event.LoginBegan(), began], "Member SendToLogin"],
    [[began, Event.Left()], "Guest GoHome"],
    [[began, other], "Member"],
    [[Event.SignOutConfirmed(), Event.Left(), Event.WentOver()], "Guest"],
  ] as const)("%#: %j ends as %s", (path, expected) => {
    assert.strictEqual(tell(...path), expected)
  })

  it("the newest session is the one", () => {
    const { state } = follow(machine, [began, other])
    assert.strictEqual(Option.getOrThrow(sessionIn(state)).type, 3)
  })
})

describe("every life of a session", () => {
  const runs = [...explore(machine, events, 5)]

  it("logs out at most once for each time it became a member's", () => {
    for (const { path, steps } of runs) {
      let left = 0
      for (const { event, commands } of steps) {
        if (event._tag === "Began") left = 0
        left += commands.filter(({ _tag }) => _tag === "LogOut").length
        if (left > 1) assert.fail(JSON.stringify(path))
      }
    }
  })

  it("sends to the login exactly when it goes over, and once", () => {
    for (const { path, steps } of runs) {
      for (const { before, state, commands } of steps) {
        const sent = commands.filter(({ _tag }) => _tag === "SendToLogin").length
        const wentOver = before._tag !== "Over" && state._tag === "Over"
        if (sent !== Number(wentOver)) assert.fail(JSON.stringify(path))
      }
    }
  })

  it("goes home exactly when a member leaves", () => {
    for (const { steps } of runs) {
      for (const { before, event, commands } of steps) {
        const leaves = Option.isSome(sessionIn(before)) && event._tag === "Left"
        assert.strictEqual(
          commands.some(({ _tag }) => _tag === "GoHome"),
          leaves,
        )
      }
    }
  })

  it("has a session exactly while one began and did not end", () => {
    for (const { path, state } of runs) {
      const ends = path.findLastIndex(({ _tag }) => _tag === "Left")
      const begins = path.findLastIndex(({ _tag }) => _tag === "Began")
      const has = Option.isSome(sessionIn(state))
      if (begins < 0 || begins < ends) assert.isFalse(has)
      if (begins >= 0 && begins === path.length - 1) assert.isTrue(has)
    }
  })

  it("a guest asks nothing of the outside world", () => {
    for (const { path, commands } of runs) {
      if (!path.some(({ _tag }) => _tag === "Began")) assert.isEmpty(commands)
    }
  })
})
