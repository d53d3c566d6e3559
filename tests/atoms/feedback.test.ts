import { afterEach, assert, beforeEach, describe, it } from "@effect/vitest"
import { Duration } from "effect"
import { createStore } from "jotai"

import * as feedback from "#atoms/feedback.ts"
import { runtimeAtom } from "#atoms/kernel/query.ts"
import { timings } from "#config/timings.ts"
import type { MessageKey } from "#i18n/messages.ts"

import { type RunningBench, runBench } from "../support/services.ts"

let bench: RunningBench
let store: ReturnType<typeof createStore>

beforeEach(() => {
  bench = runBench()
  store = createStore()
  store.set(runtimeAtom, bench.runtime)
})
afterEach(() => bench.stop())

const say = (key: MessageKey, tone: feedback.Toast["tone"] = "plain") =>
  store.set(feedback.notifyAtom, { message: { key }, shownFor: timings.toastDefault, tone })
const shown = () => store.get(feedback.toastsAtom).map(({ message, tone }) => `${message.key} ${tone}`)
const isWaiting = () => store.get(feedback.isWaitingAtom)

describe("toasts", () => {
  it("[BC-02] stay for a second and a half, the oldest first", async () => {
    say("coming_soon")
    await bench.adjust("1 second")
    say("network_slow", "bad")
    assert.deepStrictEqual(shown(), ["coming_soon plain", "network_slow bad"])
    await bench.adjust("499 millis")
    assert.lengthOf(shown(), 2)
    await bench.adjust("1 millis")
    assert.deepStrictEqual(shown(), ["network_slow bad"])
    await bench.adjust("1 second")
    assert.isEmpty(shown())
  })

  it.each([
    ["of the backend", timings.toastBackend, 3],
    ["that are long", timings.toastLong, 8],
  ] as const)("[BC-03] those %s stay for %s", async (_kind, shownFor, seconds) => {
    store.set(feedback.notifyAtom, { message: { key: "coming_soon" }, shownFor, tone: "plain" })
    await bench.adjust(Duration.millis(1000 * seconds - 1))
    assert.lengthOf(shown(), 1)
    await bench.adjust("1 millis")
    assert.isEmpty(shown())
  })

  it("the same words twice are one toast that stays longer", async () => {
    say("coming_soon")
    await bench.adjust("1 second")
    say("coming_soon")
    assert.deepStrictEqual(shown(), ["coming_soon plain"])
    await bench.adjust("1499 millis")
    assert.lengthOf(shown(), 1)
    await bench.adjust("1 millis")
    assert.isEmpty(shown())
  })

  it("have ids of their own", () => {
    say("coming_soon")
    say("network_slow")
    const ids = store.get(feedback.toastsAtom).map(({ id }) => id)
    assert.lengthOf(new Set(ids), 2)
  })
})

describe("the please-wait loader", () => {
  it("shows until it is told to stop", async () => {
    const stop = store.set(feedback.waitForAtom, timings.loaderUntilDone)
    await bench.adjust("1 hour")
    assert.isTrue(isWaiting())
    stop()
    await bench.adjust(0)
    assert.isFalse(isWaiting())
  })

  it("hides at its cap, and stopping it afterwards does no harm", async () => {
    const stop = store.set(feedback.waitForAtom, timings.loader)
    await bench.adjust("9999 millis")
    assert.isTrue(isWaiting())
    await bench.adjust("1 millis")
    assert.isFalse(isWaiting())
    stop()
    assert.isFalse(isWaiting())
  })

  it("shows as long as anybody waits", async () => {
    const one = store.set(feedback.waitForAtom, timings.loader)
    const two = store.set(feedback.waitForAtom, timings.loader)
    one()
    await bench.adjust(0)
    assert.isTrue(isWaiting())
    two()
    await bench.adjust(0)
    assert.isFalse(isWaiting())
  })

  it("is gone when the page comes back from where the browser kept it", () => {
    store.set(feedback.waitForAtom, timings.loaderUntilDone)
    store.set(feedback.hideLoadersAtom)
    assert.isFalse(isWaiting())
  })
})
