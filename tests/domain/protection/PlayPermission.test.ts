import { describe, expect, it } from "vitest"

import { restrictionOf, type Event, initial, transition } from "#domain/protection/PlayPermission.ts"

const failed: Event = { _tag: "Failed" }

describe("play permission", () => {
  it("a failure keeps a known restriction, and without one leaves the decision to the gateway", () => {
    expect(transition({ _tag: "open" }, failed)).toEqual(initial)
    expect(transition({ _tag: "onBreak", until: 5 }, failed)).toEqual({
      _tag: "unknown",
      closed: { _tag: "onBreak", until: 5 },
    })
    expect(restrictionOf(initial)).toBeUndefined()
  })
})
