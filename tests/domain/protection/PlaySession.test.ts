import { Schema } from "effect"
import { describe, expect, it } from "vitest"

import { Protection } from "#domain/protection/Protection.ts"
import {
  endOf,
  gameClosesAt,
  initial,
  nextAt,
  passed,
  type PlaySession,
  received,
} from "#domain/protection/PlaySession.ts"

const minute = 60_000
const since = 1_000 * minute
const session = { minutes: 100, endsAt: since + 100 * minute, closedUntil: since + 130 * minute }
const known = { id: since, ...session }

const at = (minutes: number) => since + minutes * minute

const running: PlaySession = { _tag: "running", ...known }

const runThrough = (start: PlaySession, minutes: ReadonlyArray<number>) => {
  let state = start
  const notices: Array<number> = []
  for (const each of minutes) {
    const next = passed(state, at(each))
    if (next !== state && next._tag === "warned") notices.push(next.notice)
    state = next
  }
  return { state, notices }
}

describe("a play session with a time limit", () => {
  it("a response without a session limit clears the play session", () => {
    expect(received(running, { now: at(10) })).toEqual(initial)
  })

  it("a response with a malformed session limit keeps the play session until its stated end", () => {
    const odd = (minutes: number) => Schema.decodeUnknownSync(Protection)({ now: at(minutes), session: 7 })
    const ended = passed(running, at(100))
    expect(received(running, odd(10))).toBe(running)
    expect(received(ended, odd(129))).toBe(ended)
    expect(received(ended, odd(130))).toEqual(initial)
  })

  it.each([
    [0, "running"],
    [99, "running"],
    [100, "ended"],
    [129, "ended"],
    [130, "none"],
  ])("a response %i minutes after the start gives the state %s", (minutes, tag) => {
    expect(received(initial, { now: at(minutes), since, session })._tag).toBe(tag)
  })

  it("the notices at 80, 90 and 95 per cent of the time are shown once each, then the session ends", () => {
    const each = Array.from({ length: 101 }, (_, index) => index)
    const { state, notices } = runThrough(running, each)
    expect(notices).toEqual([80, 90, 95])
    expect(state._tag).toBe("ended")
    expect(runThrough(running, [79.9]).notices).toEqual([])
    expect(runThrough(running, [80]).notices).toEqual([80])
  })

  it("the state changes next at the next notice, and after the last notice at the end of the session", () => {
    expect(nextAt(running)).toBe(at(80))
    expect(nextAt(passed(running, at(80)))).toBe(at(90))
    expect(nextAt(passed(running, at(92)))).toBe(at(95))
    expect(nextAt(passed(running, at(96)))).toBe(at(100))
    expect(nextAt(passed(running, at(100)))).toBeUndefined()
    expect(nextAt(initial)).toBeUndefined()
  })

  it("a session first checked at 97 per cent shows only the last notice", () => {
    expect(runThrough(running, [97, 98]).notices).toEqual([95])
  })

  it("another response in the same session repeats no notice, and a new session shows its notices again", () => {
    const { state } = runThrough(running, [85])
    const again = received(state, { now: at(86), since, session })
    expect(runThrough(again, [87, 91]).notices).toEqual([90])
    const next = received(state, { now: at(86), since: since + minute, session })
    expect(next._tag).toBe("running")
    expect(runThrough(next, [87]).notices).toEqual([80])
  })

  it("a session without a start time is identified by its end time", () => {
    const first = received(initial, { now: at(85), session })
    const { state } = runThrough(first, [85])
    expect(received(state, { now: at(86), session })).toEqual(state)
  })

  it("an ended session stays closed until the gateway's response reopens play", () => {
    const ended = passed(running, at(100))
    expect(passed(ended, at(500))).toEqual(ended)
    expect(passed(ended, at(0))).toEqual(ended)
    expect(endOf(ended, at(0))).toEqual(ended)
    expect(received(ended, { now: at(101), since: at(101) })).toEqual(initial)
  })

  it("an ended session refuses play from its end time on, even before the state is updated", () => {
    expect(endOf(running, at(99))).toBeUndefined()
    expect(endOf(running, at(100))?.closedUntil).toBe(session.closedUntil)
    expect(endOf(initial, at(100))).toBeUndefined()
  })

  it("an ended session without a reopening time stays closed until a response without a session", () => {
    const { closedUntil: _, ...rest } = session
    const ended = received(initial, { now: at(300), since, session: rest })
    expect(ended).toEqual({ _tag: "ended", ...known, closedUntil: null })
  })

  it("an open game closes five minutes after the end of the session", () => {
    expect(gameClosesAt(session)).toBe(at(105))
  })
})
