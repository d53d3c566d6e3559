import { afterEach, assert, describe, it, vi } from "@effect/vitest"

import { lotOfVisit } from "#platform/lot.ts"

describe("the lot of a visit", () => {
  afterEach(() => vi.unstubAllGlobals())

  it("is the same however often it is asked for, and another at another moment", () => {
    vi.stubGlobal("performance", { timeOrigin: 1_795_000_000_250 })
    assert.strictEqual(lotOfVisit(), 0.25)
    assert.strictEqual(lotOfVisit(), 0.25)
    vi.stubGlobal("performance", { timeOrigin: 1_795_000_000_999.9 })
    assert.closeTo(lotOfVisit(), 0.9999, 1e-6)
  })

  it("is 0 where the engine does not tell when the visit began", () => {
    vi.stubGlobal("performance", {})
    assert.strictEqual(lotOfVisit(), 0)
  })
})
