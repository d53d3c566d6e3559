import { describe, expect, it } from "vitest"

import { initial, refusedAt, transition } from "#domain/protection/PlayState.ts"
import { Failure } from "#domain/Failure.ts"
import type { Protection } from "#domain/protection/Protection.ts"

const second = 1_000
const minute = 60 * second
const day = 24 * 60 * minute
const start = 100 * day

const session = { minutes: 15, endsAt: start + 15 * minute, closedUntil: start + 45 * minute }

describe("play state of an account", () => {
  it("an outdated response changes nothing, unless the gateway's clock was set back by an hour", () => {
    const pause: Protection = { now: start, break: { until: start + day } }
    const closed = transition(initial, { _tag: "Received", protection: pause })
    const at = (now: number) => transition(closed, { _tag: "Received", protection: { now, limits: [] } })
    expect(at(start - second)).toBe(closed)
    expect(refusedAt(at(start - 60 * minute), start)).toBeUndefined()
  })

  const of = (protection: Omit<Protection, "now">, state = initial) =>
    transition(state, { _tag: "Received", protection: { now: start, ...protection } })
  const check = { minutes: 30 }
  const limits = [{ kind: "deposit", period: "day" }] as const

  it.each([
    { break: { until: start + day } },
    { exclusion: { until: null } },
    { since: start - 15 * minute, session: { minutes: 15, endsAt: start } },
  ])(
    "a response without limits opens nothing that %j has closed, and changes neither limits nor checks",
    (closing) => {
      const after = of({}, of({ ...closing, limits, realityCheck: check }))
      expect(refusedAt(after, start)).toBeDefined()
      expect(after).toMatchObject({ limits, check })
      expect(refusedAt(of(closing), start)).toBeDefined()
    },
  )

  it("a malformed reality check keeps the interval of the last response, or else is the strictest", () => {
    expect(of({ limits: [], realityCheck: null }, of({ limits: [], realityCheck: check })).check).toEqual(
      check,
    )
    expect(of({ limits: [], realityCheck: null })).toMatchObject({ check: { minutes: 15 }, since: start })
    expect(of({ limits: [] }, of({ limits: [], realityCheck: check })).check).toBeUndefined()
  })

  it.each([
    ["on_break", { until: 5 }, { _tag: "onBreak", until: 5 }],
    ["self_excluded", { until: null }, { _tag: "excluded", until: null }],
    ["session_limit", { closedUntil: 5 }, { _tag: "ended", closedUntil: 5 }],
    ["on_break", {}, { _tag: "open" }],
    ["on_break", { until: null }, { _tag: "onBreak", until: null }],
    ["limit_reached", { until: 5 }, { _tag: "open" }],
  ])("a refusal %s with the value %j closes play as %j", (code, value, closed) => {
    const failure = Failure.Refused({ code, captcha: false, value })
    const after = transition(of({ limits: [] }), { _tag: "Refused", failure, now: start })
    expect(refusedAt(after, start) ?? { _tag: "open" }).toMatchObject(closed)
  })

  it("a refusal during a break ends no exclusion", () => {
    const failure = Failure.Refused({ code: "on_break", captcha: false, value: { until: 5 } })
    const excluded = of({ limits: [], exclusion: { until: null } })
    expect(transition(excluded, { _tag: "Refused", failure, now: start }).access).toEqual(excluded.access)
  })

  it("a break that outlasts an ended play session is shown as the reason", () => {
    const protection: Protection = {
      now: session.endsAt,
      since: start,
      session,
      break: { until: start + day },
    }
    const state = transition(initial, { _tag: "Received", protection })
    expect(refusedAt(state, session.endsAt)?._tag).toBe("onBreak")
  })
})
