import { describe, expect, it } from "vitest"

import { closureOf, type Event, initial, step } from "#domain/protection/PlayPermission.ts"

const failed: Event = { _tag: "Failed" }

describe("access to play", () => {
  it("a failure keeps a known closure, and without one leaves the decision to the gateway", () => {
    expect(step({ _tag: "open" }, failed)).toEqual(initial)
    expect(step({ _tag: "onBreak", until: 5 }, failed)).toEqual({
      _tag: "unknown",
      closed: { _tag: "onBreak", until: 5 },
    })
    expect(closureOf(initial)).toBeUndefined()
  })
})
