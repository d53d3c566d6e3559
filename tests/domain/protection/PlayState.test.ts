import { describe, expect, it } from "vitest"

import { initial, type PlayState, refusedAt, transition } from "#domain/protection/PlayState.ts"
import { Failure } from "#domain/Failure.ts"
import type { Protection } from "#domain/protection/Protection.ts"

const second = 1_000
const minute = 60 * second
const day = 24 * 60 * minute
const start = 100 * day

interface Gateway {
  readonly now: number
  readonly break?: { readonly until: number }
  readonly exclusion?: { readonly until: number | null }
}

const session = { minutes: 15, endsAt: start + 15 * minute, closedUntil: start + 45 * minute }

const responseOf = (gateway: Gateway, isLimited: boolean): Protection => ({
  ...gateway,
  limits: [],
  ...(isLimited && gateway.now < session.closedUntil ? { since: start, session } : {}),
})

/** What the player's device has been told, worked out without the rules under test. */
interface Truth {
  /** The latest response by the gateway's time. */
  readonly response: Protection | undefined
  /** The end of the play session has been seen since that response. */
  readonly hasSeenEnd: boolean
}

interface EventSequence {
  readonly names: string
  readonly isLimited: boolean
  readonly gateway: Gateway
  /** The response to a request before the last event: of another tab, or one that arrives late. */
  readonly earlier: Protection
  readonly state: PlayState
  readonly truth: Truth
  readonly clock: number
}

const hasEnded = ({ response }: Truth, clock: number): boolean =>
  response?.session !== undefined && response.session.endsAt <= clock

const toldBy = (response: Protection): Truth => ({
  response,
  hasSeenEnd: response.session !== undefined && response.session.endsAt <= response.now,
})

const sees = (sequence: EventSequence, clock: number): EventSequence => ({
  ...sequence,
  clock,
  state: transition(sequence.state, { _tag: "TimePassed", now: clock }),
  truth: { ...sequence.truth, hasSeenEnd: sequence.truth.hasSeenEnd || hasEnded(sequence.truth, clock) },
})

const hears = (sequence: EventSequence, protection: Protection): EventSequence => {
  const isNewer = sequence.truth.response === undefined || sequence.truth.response.now <= protection.now
  return {
    ...sequence,
    state: transition(sequence.state, { _tag: "Received", protection }),
    truth: isNewer ? toldBy(protection) : sequence.truth,
  }
}

const moves = (sequence: EventSequence, gateway: Gateway): EventSequence => ({
  ...sequence,
  gateway,
  clock: gateway.now,
  earlier: responseOf(sequence.gateway, sequence.isLimited),
})

/** The gateway goes on by a second, and the device gets its response. */
const responds = (sequence: EventSequence, change: Partial<Gateway> = {}): EventSequence => {
  const moved = moves(sequence, { ...sequence.gateway, ...change, now: sequence.gateway.now + second })
  return hears(moved, responseOf(moved.gateway, sequence.isLimited))
}

const passes = (sequence: EventSequence, now: number): EventSequence =>
  sees(moves(sequence, { ...sequence.gateway, now }), now)

const events: Readonly<Record<string, (sequence: EventSequence) => EventSequence>> = {
  login: (sequence) => responds(sequence),
  "session end": (sequence) => passes(sequence, Math.max(sequence.gateway.now, session.endsAt)),
  break: (sequence) => responds(sequence, { break: { until: sequence.gateway.now + day } }),
  exclusion: (sequence) => responds(sequence, { exclusion: { until: null } }),
  "failed call": (sequence) => ({ ...sequence, state: transition(sequence.state, { _tag: "Failed" }) }),
  "time passes": (sequence) => passes(sequence, sequence.gateway.now + 20 * minute),
  "other tab": (sequence) => hears(sequence, sequence.earlier),
  "clock set back": (sequence) => sees(sequence, sequence.gateway.now - 2 * day),
}

/** Whether games and deposits must be refused: what the device was told last closes them. */
const isClosed = ({ truth, clock }: EventSequence): boolean =>
  truth.response?.break !== undefined ||
  truth.response?.exclusion !== undefined ||
  truth.hasSeenEnd ||
  hasEnded(truth, clock)

const startOf = (isLimited: boolean): EventSequence => {
  const gateway = { now: start }
  const earlier = responseOf(gateway, isLimited)
  const truth = { response: undefined, hasSeenEnd: false }
  return { names: String(isLimited), isLimited, gateway, earlier, state: initial, truth, clock: start }
}

describe("play state of an account", () => {
  it("no sequence of five events allows a game or a deposit during a break, during an exclusion, or after the end of a play session", () => {
    let sequences: ReadonlyArray<EventSequence> = [startOf(false), startOf(true)]
    for (let length = 1; length <= 5; length++) {
      sequences = sequences.flatMap((sequence) =>
        Object.entries(events).map(([name, follow]) => ({
          ...follow(sequence),
          names: `${sequence.names}, ${name}`,
        })),
      )
      const wrong = sequences.filter(
        (sequence) => (refusedAt(sequence.state, sequence.clock) !== undefined) !== isClosed(sequence),
      )
      expect(wrong.slice(0, 3).map(({ names }) => names)).toEqual([])
    }
    expect(sequences).toHaveLength(2 * Object.keys(events).length ** 5)
    expect(sequences.filter((sequence) => isClosed(sequence)).length).toBeGreaterThan(sequences.length / 2)
    expect(sequences.filter((sequence) => !isClosed(sequence)).length).toBeGreaterThan(1000)
  })

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
