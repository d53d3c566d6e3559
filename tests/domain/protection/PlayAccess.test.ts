import { describe, expect, it } from "vitest"

import { closureOf, type Event, initial, type PlayAccess, step } from "#domain/protection/PlayAccess.ts"
import type { Protection } from "#domain/protection/Protection.ts"

const now = 1_000

const received = (protection: Omit<Protection, "now">): Event => ({
  _tag: "Received",
  protection: { now, ...protection },
})

const failed: Event = { _tag: "Failed" }

/** Responses and failures, each with the access that the gateway states; `undefined` states nothing. */
const events: ReadonlyArray<{ readonly name: string; readonly event: Event; readonly states?: string }> = [
  { name: "open", event: received({}), states: "open" },
  { name: "break", event: received({ break: { until: now + 1 } }), states: "onBreak 1001" },
  { name: "past break", event: received({ break: { until: now } }), states: "open" },
  { name: "exclusion", event: received({ exclusion: { until: now + 2 } }), states: "excluded 1002" },
  { name: "permanent", event: received({ exclusion: { until: null } }), states: "excluded null" },
  { name: "past exclusion", event: received({ exclusion: { until: now } }), states: "open" },
  {
    name: "both",
    event: received({ break: { until: now + 5 }, exclusion: { until: now + 2 } }),
    states: "excluded 1002",
  },
  { name: "failure", event: failed },
]

const tell = (access: PlayAccess): string => {
  const closure = closureOf(access)
  return closure === undefined ? "open" : `${closure._tag} ${closure.until}`
}

/** What the device may have stored, with the closure that it states. */
const starts: ReadonlyArray<PlayAccess> = [
  initial,
  { _tag: "open" },
  { _tag: "onBreak", until: now - 5 },
  { _tag: "excluded", until: null },
  { _tag: "unknown", closed: { _tag: "onBreak", until: now + 9 } },
]

interface Run {
  readonly names: ReadonlyArray<string>
  readonly access: PlayAccess
  /** The last known truth. */
  readonly truth: string
}

const extended = (runs: ReadonlyArray<Run>): ReadonlyArray<Run> =>
  runs.flatMap(({ names, access, truth }) =>
    events.map(({ name, event, states = truth }) => ({
      names: [...names, name],
      access: step(access, event),
      truth: states,
    })),
  )

describe("access to play", () => {
  it("no sequence of five events opens games or deposits during a break or an exclusion", () => {
    let runs: ReadonlyArray<Run> = starts.map((access) => ({ names: [], access, truth: tell(access) }))
    for (let length = 1; length <= 5; length++) {
      runs = extended(runs)
      const wrong = runs.filter(({ access, truth }) => tell(access) !== truth)
      expect(wrong.slice(0, 3).map(({ names, truth }) => `${names.join()}: ${truth}`)).toEqual([])
    }
    expect(runs).toHaveLength(starts.length * events.length ** 5)
  })

  it("a failure keeps a known closure, and without one leaves the decision to the gateway", () => {
    expect(step({ _tag: "open" }, failed)).toEqual(initial)
    expect(step({ _tag: "onBreak", until: 5 }, failed)).toEqual({
      _tag: "unknown",
      closed: { _tag: "onBreak", until: 5 },
    })
    expect(closureOf(initial)).toBeUndefined()
  })
})
