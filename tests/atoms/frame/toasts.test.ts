import { afterEach, assert, beforeEach, describe, it } from "@effect/vitest"
import { Duration } from "effect"
import { createStore } from "jotai"

import * as loader from "#atoms/frame/loader.ts"
import * as toasts from "#atoms/frame/toasts.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { type RunningBench, runBench } from "#tests/support/services.ts"

let bench: RunningBench
let store: ReturnType<typeof createStore>

beforeEach(() => {
  bench = runBench()
  store = createStore()
  store.set(runtimeAtom, bench.runtime)
})
afterEach(() => bench.stop())

const say = (key: MessageKey, tone: toasts.Toast["tone"] = "plain") =>
  store.set(toasts.notifyAtom, { message: { key }, shownFor: timings.toastDefault, tone })
const shown = () => store.get(toasts.toastsAtom).map(({ message, tone }) => `${message.key} ${tone}`)
const isWaiting = () => store.get(loader.isWaitingAtom)

describe("toasts", () => {
  it("[BC-02] toasts show for 1.5 s, the oldest first", async () => {
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
    ["no_permission", 1500],
    ["made_up_code", 8000],
  ])("[BC-03] the toast of a refusal with code %s shows for %s ms", async (code, longest) => {
    store.set(toasts.refuseAtom, Failure.message(Failure.Failure.Refused({ code, captcha: false })))
    await bench.adjust(Duration.millis(longest - 1))
    assert.lengthOf(shown(), 1)
    await bench.adjust("1 millis")
    assert.isEmpty(shown())
  })

  it("two toasts with the same text are one toast that shows longer", async () => {
    say("coming_soon")
    await bench.adjust("1 second")
    say("coming_soon")
    assert.deepStrictEqual(shown(), ["coming_soon plain"])
    await bench.adjust("1499 millis")
    assert.lengthOf(shown(), 1)
    await bench.adjust("1 millis")
    assert.isEmpty(shown())
  })

  it("each toast has its own id", () => {
    say("coming_soon")
    say("network_slow")
    const ids = store.get(toasts.toastsAtom).map(({ id }) => id)
    assert.lengthOf(new Set(ids), 2)
  })
})

describe("the please-wait loader", () => {
  it("the loader shows until it is stopped", async () => {
    const stop = store.set(loader.waitForAtom, timings.loaderUntilDone)
    await bench.adjust("1 hour")
    assert.isTrue(isWaiting())
    stop()
    await bench.adjust(0)
    assert.isFalse(isWaiting())
  })

  it("the loader hides at its cap; stopping it afterwards has no effect", async () => {
    const stop = store.set(loader.waitForAtom, timings.loader)
    await bench.adjust("9999 millis")
    assert.isTrue(isWaiting())
    await bench.adjust("1 millis")
    assert.isFalse(isWaiting())
    stop()
    assert.isFalse(isWaiting())
  })

  it("the loader shows while any request needs it", async () => {
    const one = store.set(loader.waitForAtom, timings.loader)
    const two = store.set(loader.waitForAtom, timings.loader)
    one()
    await bench.adjust(0)
    assert.isTrue(isWaiting())
    two()
    await bench.adjust(0)
    assert.isFalse(isWaiting())
  })

  it("the loader hides when the page returns from the back-forward cache", () => {
    store.set(loader.waitForAtom, timings.loaderUntilDone)
    store.set(loader.hideLoadersAtom)
    assert.isFalse(isWaiting())
  })
})
