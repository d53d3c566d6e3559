import { describe, expect, it } from "vitest"

import { initial, type PlayState, refusedAt, step } from "#domain/protection/PlayState.ts"
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
  ...(isLimited && gateway.now < session.closedUntil ? { since: start, session } : {}),
})

/** What the player's device has been told, worked out without the rules under test. */
interface Truth {
  /** The latest response by the gateway's time. */
  readonly response: Protection | undefined
  /** The end of the session has been seen since that response. */
  readonly hasSeenEnd: boolean
}

interface Run {
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

const sees = (run: Run, clock: number): Run => ({
  ...run,
  clock,
  state: step(run.state, { _tag: "TimePassed", now: clock }),
  truth: { ...run.truth, hasSeenEnd: run.truth.hasSeenEnd || hasEnded(run.truth, clock) },
})

const hears = (run: Run, protection: Protection): Run => {
  const isNewer = run.truth.response === undefined || run.truth.response.now <= protection.now
  return {
    ...run,
    state: step(run.state, { _tag: "Received", protection }),
    truth: isNewer ? toldBy(protection) : run.truth,
  }
}

const moves = (run: Run, gateway: Gateway): Run => ({
  ...run,
  gateway,
  clock: gateway.now,
  earlier: responseOf(run.gateway, run.isLimited),
})

/** The gateway goes on by a second, and the device gets its response. */
const responds = (run: Run, change: Partial<Gateway> = {}): Run => {
  const moved = moves(run, { ...run.gateway, ...change, now: run.gateway.now + second })
  return hears(moved, responseOf(moved.gateway, run.isLimited))
}

const passes = (run: Run, now: number): Run => sees(moves(run, { ...run.gateway, now }), now)

const events: Readonly<Record<string, (run: Run) => Run>> = {
  login: (run) => responds(run),
  "session end": (run) => passes(run, Math.max(run.gateway.now, session.endsAt)),
  break: (run) => responds(run, { break: { until: run.gateway.now + day } }),
  exclusion: (run) => responds(run, { exclusion: { until: null } }),
  "failed call": (run) => ({ ...run, state: step(run.state, { _tag: "Failed" }) }),
  "time passes": (run) => passes(run, run.gateway.now + 20 * minute),
  "other tab": (run) => hears(run, run.earlier),
  "clock set back": (run) => sees(run, run.gateway.now - 2 * day),
}

/** Whether games and deposits must be refused: what the device was told last closes them. */
const isClosed = ({ truth, clock }: Run): boolean =>
  truth.response?.break !== undefined ||
  truth.response?.exclusion !== undefined ||
  truth.hasSeenEnd ||
  hasEnded(truth, clock)

const startOf = (isLimited: boolean): Run => {
  const gateway = { now: start }
  const earlier = responseOf(gateway, isLimited)
  const truth = { response: undefined, hasSeenEnd: false }
  return { names: String(isLimited), isLimited, gateway, earlier, state: initial, truth, clock: start }
}

describe("the play state of an account", () => {
  it("no sequence of five events opens a game or a deposit during a break, an exclusion, or after a session ended", () => {
    let runs: ReadonlyArray<Run> = [startOf(false), startOf(true)]
    for (let length = 1; length <= 5; length++) {
      runs = runs.flatMap((run) =>
        Object.entries(events).map(([name, follow]) => ({
          ...follow(run),
          names: `${run.names}, ${name}`,
        })),
      )
      const wrong = runs.filter((run) => (refusedAt(run.state, run.clock) !== undefined) !== isClosed(run))
      expect(wrong.slice(0, 3).map(({ names }) => names)).toEqual([])
    }
    expect(runs).toHaveLength(2 * Object.keys(events).length ** 5)
    expect(runs.filter((run) => isClosed(run)).length).toBeGreaterThan(runs.length / 2)
    expect(runs.filter((run) => !isClosed(run)).length).toBeGreaterThan(1000)
  })

  it("a response that a later one has overtaken changes nothing, and one of a clock set back by an hour does", () => {
    const pause: Protection = { now: start, break: { until: start + day } }
    const closed = step(initial, { _tag: "Received", protection: pause })
    const at = (now: number) => step(closed, { _tag: "Received", protection: { now } })
    expect(at(start - second)).toBe(closed)
    expect(refusedAt(at(start - 60 * minute), start)).toBeUndefined()
  })

  it("an end beside a break names the break, which lasts longer", () => {
    const protection: Protection = {
      now: session.endsAt,
      since: start,
      session,
      break: { until: start + day },
    }
    const state = step(initial, { _tag: "Received", protection })
    expect(refusedAt(state, session.endsAt)?._tag).toBe("onBreak")
  })
})
