import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { Effect, Fiber } from "effect"

import type { BootPlan } from "#app/boot/plan.ts"
import { AppWorker, appOf } from "#platform/AppWorker.ts"

/** An event target that has a list of its listeners. */
const makeTarget = () => {
  const listeners: Array<string> = []
  return {
    listeners,
    addEventListener: (type: string) => void listeners.push(type),
    removeEventListener: (type: string) => void listeners.splice(listeners.indexOf(type), 1),
  }
}

afterEach(() => vi.unstubAllGlobals())

describe("the service worker's registration", () => {
  it.effect("an interrupted registration leaves no listener on the worker", () =>
    Effect.gen(function* () {
      const registration = makeTarget()
      const container = { ...makeTarget(), register: () => Promise.resolve(registration) }
      vi.stubGlobal("navigator", { serviceWorker: container })
      vi.stubGlobal("window", {})
      const worker = yield* AppWorker
      const fiber = yield* Effect.forkChild(
        worker.register("/sw.js", () => {}),
        { startImmediately: true },
      )
      yield* Effect.promise(() => vi.waitFor(() => assert.lengthOf(registration.listeners, 1)))
      assert.deepStrictEqual(container.listeners, ["controllerchange"])
      yield* Fiber.interrupt(fiber)
      assert.deepStrictEqual([container.listeners, registration.listeners], [[], []])
    }).pipe(Effect.provide(AppWorker.layer)),
  )
})

it("the version of a page is the app's script in its boot plan", () => {
  const plan: Pick<BootPlan, "entry"> = { entry: "/assets/entry-1.js" }
  assert.strictEqual(appOf(`<script id="plan">${JSON.stringify(plan)}</script>`), plan.entry)
  assert.strictEqual(appOf("<title>Bad gateway</title>"), "")
})
