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

describe("lasting storage", () => {
  afterEach(() => void vi.unstubAllGlobals())

  itEffect("the browser is asked once to keep the storage, and not when it keeps it already", function* () {
    const count = stub(false)
    const ask = askOnce()
    yield* ask
    yield* ask
    assert.strictEqual(count(), 1)
    const countLasting = stub(true)
    yield* askOnce()
    assert.strictEqual(countLasting(), 0)
  })

  itEffect("a browser that refuses or has no storage manager changes nothing", function* () {
    stub(false, () => Promise.reject(new Error("refused")))
    yield* askOnce()
    vi.stubGlobal("navigator", {})
    yield* askOnce()
  })
})
