import { assert, beforeEach, describe, it } from "@effect/vitest"
import { createStore } from "jotai"

import { notifyComingSoonAtom } from "#atoms/frame/menus.ts"
import * as loader from "#atoms/kernel/loader.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import * as toasts from "#atoms/kernel/toasts.ts"
import { timings } from "#config/timings.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { type FreshStore, freshStore } from "#tests/support/showAtoms.ts"

let services: FreshStore
let store: FreshStore["store"]
beforeEach(() => {
  services = freshStore()
  store = services.store
})

const say = (key: MessageKey, tone: toasts.Toast["tone"] = "plain") =>
  store.set(toasts.notifyAtom, { message: { key }, shownFor: timings.toastShortest, tone })
const shown = () => services.toasts()
const isWaiting = () => store.get(loader.isWaitingAtom)

describe("toasts", () => {
  it("[BC-02] toasts of the default 1.5 s show for 1.5 s, the oldest first", async () => {
    say("coming_soon")
    await services.adjust("1 second")
    say("network_slow", "bad")
    assert.deepStrictEqual(shown(), ["coming_soon plain", "network_slow bad"])
    await services.adjust("499 millis")
    assert.lengthOf(shown(), 2)
    await services.adjust("1 millis")
    assert.deepStrictEqual(shown(), ["network_slow bad"])
    await services.adjust("1 second")
    assert.isEmpty(shown())
  })

  it("[OT-08] the toast 'coming soon' for features that a merchant does not offer shows for 1 s", async () => {
    store.set(notifyComingSoonAtom)
    await services.adjust("999 millis")
    assert.deepStrictEqual(shown(), ["coming_soon plain"])
    await services.adjust("1 millis")
    assert.isEmpty(shown())
  })

  it("a toast with a specified duration waits for the code that shows its text", async () => {
    const late = createStore()
    late.set(runtimeAtom, services.runtime)
    late.set(toasts.notifyAtom, {
      message: { key: "free_reject" },
      shownFor: timings.toastShortest,
      tone: "bad",
    })
    await services.adjust("1 minute")
    const [{ id } = { id: 0 }] = late.get(toasts.toastsAtom)
    late.set(toasts.readAtom, { id, text: "" })
    await services.adjust("1499 millis")
    assert.lengthOf(late.get(toasts.toastsAtom), 1)
    await services.adjust("1 millis")
    assert.isEmpty(late.get(toasts.toastsAtom))
  })

  it("a toast without a specified duration shows until its text has been on screen for its reading time", async () => {
    store.set(toasts.refuseAtom, { key: "no_permission" })
    await services.adjust("1 minute")
    assert.deepStrictEqual(shown(), ["no_permission bad"])
    const [{ id } = { id: 0 }] = store.get(toasts.toastsAtom)
    store.set(toasts.readAtom, { id, text: "x".repeat(40) })
    await services.adjust("2399 millis")
    assert.lengthOf(shown(), 1)
    await services.adjust("1 millis")
    assert.isEmpty(shown())
  })

  it("two toasts with the same text show as a single toast that stays longer", async () => {
    say("coming_soon")
    await services.adjust("1 second")
    say("coming_soon")
    assert.deepStrictEqual(shown(), ["coming_soon plain"])
    await services.adjust("1499 millis")
    assert.lengthOf(shown(), 1)
    await services.adjust("1 millis")
    assert.isEmpty(shown())
  })
})

describe("please-wait loader", () => {
  it("the please-wait loader shows while at least one request needs it", async () => {
    const one = store.set(loader.waitForAtom, timings.loader)
    const two = store.set(loader.waitForAtom, timings.loader)
    one()
    await services.adjust(0)
    assert.isTrue(isWaiting())
    two()
    await services.adjust(0)
    assert.isFalse(isWaiting())
  })
})
