import { assert, beforeEach, describe, it } from "@effect/vitest"
import { Effect, Option } from "effect"

import { isWaitingAtom } from "#atoms/kernel/loader.ts"
import { readAtom, toastsAtom } from "#atoms/kernel/toasts.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import type { CallError } from "#atoms/kernel/query.ts"
import { timings } from "#config/timings.ts"
import { Failure } from "#domain/Failure.ts"
import { readMail } from "#gateway/calls/messages/inbox.ts"
import { Backend } from "#services/Backend.ts"

import { type FreshStore, freshStore } from "../support/showAtoms.ts"

let services: FreshStore
let store: FreshStore["store"]
beforeEach(() => {
  services = freshStore()
  store = services.store
})

const saved = { message: { key: "coming_soon" }, shownFor: timings.toastSaved } as const
const refused: CallError = { reason: Failure.Refused({ code: "login_failed", captcha: false }) }

/** A run of 20 s that counts its starts and completions. */
const slow = () => {
  const state = { made: 0, done: 0 }
  const run = Effect.suspend(() => {
    state.made += 1
    return Effect.sleep("20 seconds").pipe(Effect.andThen(Effect.sync(() => (state.done += 1))))
  })
  return { run: () => run, state }
}

describe("an action of the player", () => {
  it("an action receives its input and resolves to its outcome", async () => {
    const twice = actionAtom({ run: (number: number) => Effect.succeed(number * 2) })
    assert.deepStrictEqual(await store.set(twice, 21), Option.some(42))
  })

  it("an action does nothing when triggered while it runs", async () => {
    const { run, state } = slow()
    const action = actionAtom({ run })
    const first = store.set(action, undefined)
    assert.isTrue(store.get(action.isRunningAtom))
    assert.deepStrictEqual(await store.set(action, undefined), Option.none())
    assert.strictEqual(state.made, 1)
    await services.adjust("20 seconds")
    assert.deepStrictEqual(await first, Option.some(1))
    assert.isFalse(store.get(action.isRunningAtom))
    void store.set(action, undefined)
    assert.strictEqual(state.made, 2)
  })

  it("an action fails at once offline, without a request or a loader", async () => {
    const action = actionAtom({
      run: () => Backend.change(readMail, { mailId: "1" }),
      waits: timings.loaderUntilDone,
    })
    services.device.tell("offline")
    assert.deepStrictEqual(await store.set(action, undefined), Option.none())
    await services.adjust(0)
    assert.deepStrictEqual(services.toasts(), ["network_slow bad"])
    assert.isEmpty(services.requestedPaths())
    assert.isFalse(store.get(isWaitingAtom))
    services.device.tell("online")
    await store.set(action, undefined)
    assert.deepStrictEqual(services.requestedPaths(), [readMail.path])
  })
})

describe("the loader of an action", () => {
  it("the loader of an action shows at once, and hides after its maximum time while the request stays in flight", async () => {
    const { run, state } = slow()
    const action = actionAtom({ run, waits: timings.loader, saved })
    const done = store.set(action, undefined)
    assert.isTrue(store.get(isWaitingAtom))
    await services.adjust("10 seconds")
    assert.isFalse(store.get(isWaitingAtom))
    assert.isTrue(store.get(action.isRunningAtom))
    assert.strictEqual(state.done, 0)
    await services.adjust("10 seconds")
    assert.deepStrictEqual(await done, Option.some(1))
    assert.deepStrictEqual(services.toasts(), ["coming_soon good"])
  })
})

describe("toasts of an action", () => {
  it("the 'saved' toast of an action shows for 1 s", async () => {
    await store.set(actionAtom({ run: () => Effect.void, saved }), undefined)
    assert.deepStrictEqual(services.toasts(), ["coming_soon good"])
    await services.adjust("999 millis")
    assert.lengthOf(services.toasts(), 1)
    await services.adjust("1 millis")
    assert.isEmpty(services.toasts())
  })

  it("a failed action shows its toast until the player has had time to read it, and stores nothing", async () => {
    const response = await store.set(actionAtom({ run: () => Effect.fail(refused), saved }), undefined)
    assert.deepStrictEqual(response, Option.none())
    assert.deepStrictEqual(services.toasts(), ["login_failed bad"])
    const [toast] = store.get(toastsAtom)
    store.set(readAtom, { id: toast?.id ?? 0, text: "" })
    await services.adjust("1499 millis")
    assert.lengthOf(services.toasts(), 1)
    await services.adjust("1 millis")
    assert.isEmpty(services.toasts())
  })

  it("a silent action shows no toast when it fails", async () => {
    await store.set(actionAtom({ run: () => Effect.fail(refused), isSilent: true }), undefined)
    assert.isEmpty(services.toasts())
  })

  it("an action that throws shows 'something went wrong' and can run again", async () => {
    const bug = (): never => {
      throw new Error("bug")
    }
    for (const run of [() => Effect.die("bug"), bug]) {
      const action = actionAtom({ run, waits: timings.loaderUntilDone })
      assert.deepStrictEqual(await store.set(action, undefined), Option.none())
      await services.adjust(0)
      assert.deepStrictEqual(services.toasts(), ["something_failed bad"])
      assert.isFalse(store.get(action.isRunningAtom))
      assert.isFalse(store.get(isWaitingAtom))
    }
  })
})
