import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"

import { AppWorker } from "#platform/AppWorker.ts"
import { memoryAreas, Storage } from "#platform/Storage.ts"
import { Updates } from "#services/Updates.ts"

/** A tab that runs version 1, before a site that serves another. */
const open = Effect.fnUntraced(function* (served: string, areas = memoryAreas()) {
  const done: Array<string> = []
  const missing = new Set<() => void>()
  const worker = Layer.succeed(AppWorker)({
    register: (url, listener) =>
      Effect.sync(() => {
        done.push(`register ${url}`)
        listener("waiting")
      }),
    watchMissing: (listener) => {
      missing.add(listener)
      return () => void missing.delete(listener)
    },
    look: Effect.sync(() => void done.push("look")),
    served: Effect.succeed(served),
    isRunning: (version) => version === "/assets/index-1.js",
    startAnew: Effect.sync(() => void done.push("start anew")),
  })
  const updates = yield* Effect.service(Updates).pipe(
    Effect.provide(Updates.layerOf(worker).pipe(Layer.provide(Storage.layerMemory(areas)))),
  )
  return { updates, done, areas, missing }
})

const newer = "/assets/index-2.js"
const yes = Effect.succeed(true)

describe("code that does not come", () => {
  it.effect("after a deployment makes the page start anew on what is served now", () =>
    Effect.gen(function* () {
      const { updates, done } = yield* open(newer)
      assert.isTrue(yield* updates.replace(yes))
      assert.deepStrictEqual(done, ["look", "start anew"])
    }),
  )

  it.effect("after a deployment does so once a version and tab", () =>
    Effect.gen(function* () {
      const { areas, updates } = yield* open(newer)
      yield* updates.replace(yes)
      const again = yield* open(newer, areas)
      assert.isTrue(yield* again.updates.replace(yes), "it is still to be said")
      assert.deepStrictEqual(again.done, [])
      const later = yield* open("/assets/index-3.js", areas)
      yield* later.updates.replace(yes)
      assert.deepStrictEqual(later.done, ["look", "start anew"])
    }),
  )

  it.effect("does not while the player is in the middle of something", () =>
    Effect.gen(function* () {
      const { updates, done } = yield* open(newer)
      assert.isTrue(yield* updates.replace(Effect.succeed(false)))
      assert.deepStrictEqual(done, [])
    }),
  )

  it.effect.each(["/assets/index-1.js", ""])("is no reason when the site serves %j", (served) =>
    Effect.gen(function* () {
      const { updates, done } = yield* open(served)
      assert.isFalse(yield* updates.replace(yes))
      assert.deepStrictEqual(done, [])
    }),
  )
})

describe("the app's worker", () => {
  it.effect("starts 3 s after the first content, missing code is heard of from the start", () =>
    Effect.gen(function* () {
      const { updates, done, missing } = yield* open(newer)
      const fiber = yield* Effect.forkChild(
        updates.follow("/sw.js", (event) => done.push(event)),
        { startImmediately: true },
      )
      missing.forEach((tell) => tell())
      yield* TestClock.adjust("2999 millis")
      assert.deepStrictEqual(done, ["codeMissing"])
      yield* TestClock.adjust("1 millis")
      assert.deepStrictEqual(done, ["codeMissing", "register /sw.js", "waiting"])
      yield* Fiber.interrupt(fiber)
      assert.strictEqual(missing.size, 0)
    }),
  )
})

describe("a tab that is looked at again", () => {
  it.effect("looks for a newer version at most every ten minutes", () =>
    Effect.gen(function* () {
      const { updates, done } = yield* open(newer)
      yield* updates.look
      assert.deepStrictEqual(done, [], "it has just been opened")
      yield* TestClock.adjust("10 minutes")
      yield* updates.look
      yield* updates.look
      assert.deepStrictEqual(done, ["look"])
    }),
  )
})
