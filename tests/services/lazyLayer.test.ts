import { assert, describe, it } from "@effect/vitest"
import { Context, Effect, Layer } from "effect"

import { LazyLayers, lazyService } from "#services/lazyLayer.ts"

class Counter extends Context.Service<Counter, { readonly next: Effect.Effect<number> }>()("test/Counter") {
  static readonly layer = Layer.sync(Counter)(() => {
    let count = 0
    return { next: Effect.sync(() => ++count) }
  })
}

describe("lazyService", () => {
  it.effect("a lazy service is built once per runtime, so all callers share its state", () =>
    Effect.gen(function* () {
      const uses = [lazyService(Counter), lazyService(Counter), lazyService(() => Promise.resolve(Counter))]
      const counts = yield* Effect.forEach(uses, (use) => use(({ next }) => next))
      assert.deepStrictEqual(counts, [1, 2, 3])
    }).pipe(Effect.provide(LazyLayers.layer)),
  )

  it.effect("a lazy service whose import fails is Unreachable, and its next call retries", () =>
    Effect.gen(function* () {
      let imports = 0
      const use = lazyService(async () => {
        imports += 1
        if (imports === 1) throw new TypeError("Failed to fetch dynamically imported module")
        return Counter
      })
      const failed = yield* Effect.flip(use(({ next }) => next))
      assert.strictEqual(failed.reason._tag, "Unreachable")
      assert.strictEqual(yield* use(({ next }) => next), 1)
    }).pipe(Effect.provide(LazyLayers.layer)),
  )
})
