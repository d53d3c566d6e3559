import { describe, expect, it } from "vitest"

import { restrictionOf, type Event, initial, transition } from "#domain/protection/PlayPermission.ts"

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
})
