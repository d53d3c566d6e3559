import { afterEach, assert, describe, it, vi } from "@effect/vitest"

import { visitSeed } from "#platform/visitSeed.ts"

describe("visit seed", () => {
  afterEach(() => vi.unstubAllGlobals())

  it("the visit seed is constant during a visit, and differs for another time origin", () => {
    vi.stubGlobal("performance", { timeOrigin: 1_795_000_000_250 })
    assert.strictEqual(visitSeed(), 0.25)
    assert.strictEqual(visitSeed(), 0.25)
    vi.stubGlobal("performance", { timeOrigin: 1_795_000_000_999.9 })
    assert.closeTo(visitSeed(), 0.9999, 1e-6)
  })

  it("the visit seed is 0 in browsers without a time origin", () => {
    vi.stubGlobal("performance", {})
    assert.strictEqual(visitSeed(), 0)
  })
})
