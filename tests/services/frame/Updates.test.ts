import { assert, describe } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"

import { AppWorker } from "#platform/AppWorker.ts"
import { memoryAreas, Storage } from "#platform/Storage.ts"
import { Updates } from "#services/frame/Updates.ts"
import { fork } from "#tests/support/fork.ts"
import { itEffect } from "#tests/support/itEffect.ts"

/** A tab that runs version 1 while the site serves another. */
const open = Effect.fnUntraced(function* (served: string, areas = memoryAreas()) {
  const done: Array<string> = []
  const missing = new Set<() => void>()
  const worker = Layer.succeed(AppWorker)({
    register: (url, listener) =>
      Effect.sync(() => {
        done.push(`register ${url}`)
        listener("waiting")
      }).pipe(Effect.andThen(Effect.never)),
    watchMissing: (listener) => {
      missing.add(listener)
      return () => void missing.delete(listener)
    },
    look: Effect.sync(() => void done.push("look")),
    served: Effect.succeed(served),
    isRunning: (version) => version === "/assets/index-1.js",
    applyUpdate: Effect.sync(() => void done.push("reload")),
  })
  const updates = yield* Effect.service(Updates).pipe(
    Effect.provide(Updates.layerOf(worker).pipe(Layer.provide(Storage.layerMemory(areas)))),
  )
  return { updates, done, areas, missing }
})

const newer = "/assets/index-2.js"
const yes = Effect.succeed(true)

describe("a failed import", () => {
  itEffect("a failed import after a deployment reloads the page", function* () {
    const { updates, done } = yield* open(newer)
    assert.isTrue(yield* updates.replace(yes))
    assert.deepStrictEqual(done, ["reload"])
  })

  itEffect("a failed import reloads once per version and tab", function* () {
    const { areas, updates } = yield* open(newer)
    yield* updates.replace(yes)
    const again = yield* open(newer, areas)
    assert.isTrue(yield* again.updates.replace(yes), "it is still to be shown")
    assert.deepStrictEqual(again.done, [])
    const later = yield* open("/assets/index-3.js", areas)
    yield* later.updates.replace(yes)
    assert.deepStrictEqual(later.done, ["reload"])
  })

  itEffect("a failed import does not reload while the player has unsaved work", function* () {
    const { updates, done } = yield* open(newer)
    assert.isTrue(yield* updates.replace(Effect.succeed(false)))
    assert.deepStrictEqual(done, [])
  })

  itEffect.each(["/assets/index-1.js", ""])("does not reload when %j is served", function* (served) {
    const { updates, done } = yield* open(served)
    assert.isFalse(yield* updates.replace(yes))
    assert.deepStrictEqual(done, [])
  })
})

describe("the service worker", () => {
  itEffect("registers 3 s after the first content, and reports a missing chunk at once", function* () {
    const { updates, done, missing } = yield* open(newer)
    const fiber = yield* fork(updates.follow("/sw.js", (event) => done.push(event)))
    missing.forEach((tell) => tell())
    yield* TestClock.adjust("2999 millis")
    assert.deepStrictEqual(done, ["chunkMissing"])
    yield* TestClock.adjust("1 millis")
    assert.deepStrictEqual(done, ["chunkMissing", "register /sw.js", "waiting"])
    yield* Fiber.interrupt(fiber)
    assert.strictEqual(missing.size, 0)
  })
})

describe("a tab that becomes visible", () => {
  itEffect("a tab that becomes visible checks for a new version at most every ten minutes", function* () {
    const { updates, done } = yield* open(newer)
    yield* updates.look
    assert.deepStrictEqual(done, [], "it has just been opened")
    yield* TestClock.adjust("10 minutes")
    yield* updates.look
    yield* updates.look
    assert.deepStrictEqual(done, ["look"])
  })
})
