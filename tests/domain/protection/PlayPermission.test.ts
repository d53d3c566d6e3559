import { Schema } from "effect"
import { describe, expect, it } from "vitest"

import { restrictionOf, type Event, initial, transition } from "#domain/protection/PlayPermission.ts"
import * as PlayState from "#domain/protection/PlayState.ts"
import { Protection } from "#domain/protection/Protection.ts"

const failed: Event = { _tag: "Failed" }

describe("play permission of an account", () => {
  it("a failed request keeps a known restriction, and leaves the decision to the gateway if none is known", () => {
    expect(transition({ _tag: "open" }, failed)).toEqual(initial)
    expect(transition({ _tag: "onBreak", until: 5 }, failed)).toEqual({
      _tag: "unknown",
      closed: { _tag: "onBreak", until: 5 },
    })
    expect(restrictionOf(initial)).toBeUndefined()
  })

  it.each<readonly [object, unknown]>([
    [{ break: { until: "later" } }, { _tag: "onBreak", until: null }],
    [{ break: "long" }, { _tag: "onBreak", until: null }],
    [
      { break: { until: 5 }, now: "noon" },
      { _tag: "onBreak", until: 5 },
    ],
    [{ exclusion: {} }, { _tag: "excluded", until: null }],
    [{ session: { minutes: 60 } }, { _tag: "ended", id: 0, minutes: 60, endsAt: 0, closedUntil: null }],
    [{ exclusion: null }, { _tag: "excluded", until: null }],
    [{ session: null, limits: null }, undefined],
  ])("the response %j decodes, and a malformed restriction closes play", (response, expected) => {
    const protection = Schema.decodeUnknownSync(Protection)({ now: 9, limits: [], ...response })
    const state = PlayState.transition(PlayState.initial, { _tag: "Received", protection })
    expect(PlayState.refusedAt(state, 9)).toEqual(expected)
  })
})
