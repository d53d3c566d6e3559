import { afterEach, assert, describe, vi } from "@effect/vitest"

import { askOnce } from "#platform/lastingStorage.ts"
import { itEffect } from "#tests/support/itEffect.ts"

const stub = (persisted: boolean, persist: () => Promise<boolean> = () => Promise.resolve(true)) => {
  const asked = vi.fn<() => Promise<boolean>>(persist)
  vi.stubGlobal("navigator", {
    storage: { persisted: () => Promise.resolve(persisted), persist: asked },
  })
  return () => asked.mock.calls.length
}

describe("persistent storage", () => {
  afterEach(() => void vi.unstubAllGlobals())

  itEffect("persistent storage is requested once, and never if already granted", function* () {
    const count = stub(false)
    const ask = askOnce()
    yield* ask
    yield* ask
    assert.strictEqual(count(), 1)
    const countLasting = stub(true)
    yield* askOnce()
    assert.strictEqual(countLasting(), 0)
  })

  itEffect("a rejected request or a missing storage manager is ignored", function* () {
    stub(false, () => Promise.reject(new Error("refused")))
    yield* askOnce()
    vi.stubGlobal("navigator", {})
    yield* askOnce()
  })
})
