import { afterEach, assert, describe, it } from "@effect/vitest"
import { createStore } from "jotai"

import { isWaitingAtom } from "#atoms/frame/loader.ts"
import { toastsAtom } from "#atoms/frame/toasts.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { followSessionAtom, sessionLifeAtom } from "#atoms/session.ts"
import { startTrialAtom, trialCaptchaAtom } from "#atoms/entry/trial.ts"
import { paths } from "#config/paths.ts"
import { captcha, freePlay, trialUser } from "#gateway/calls/entry/account.ts"
import { type BenchOptions, type RunningBench, runBench, sessionOf } from "#tests/support/services.ts"
import type { ScriptedReply } from "#tests/support/world.ts"

const trial = { value: { token: "T-4", userName: "trial1", customerType: 4 } }

let bench: RunningBench
afterEach(() => bench.stop())

const open = (reply: ScriptedReply | ReadonlyArray<ScriptedReply> = trial, options: BenchOptions = {}) => {
  bench = runBench({
    address: paths.trial,
    ...options,
    script: {
      [freePlay.path]: reply,
      [trialUser.path]: { value: { userName: "trial1", password: "" } },
      [captcha.path]: { value: "" },
    },
  })
  const store = createStore()
  store.set(runtimeAtom, bench.runtime)
  store.sub(sessionLifeAtom, () => {})
  store.set(followSessionAtom)
  const toasts = () => store.get(toastsAtom).map(({ message, tone }) => `${message.key} ${tone}`)
  const bodies = () => bench.fake.requestsTo(freePlay.path).map(({ body }): unknown => JSON.parse(body ?? ""))
  return { store, toasts, bodies }
}

describe("free play from the trial screen", () => {
  it("free play starts for a guest and redirects to home", async () => {
    const { store, bodies } = open()
    await store.set(startTrialAtom, "")
    assert.deepStrictEqual(bodies(), [{ moduleId: "FREEPLAY3" }])
    assert.deepStrictEqual(bench.address.history, [paths.home])
  })

  it("[LG-15] the loader of a hanging free play shows for 9999 s, and the request has no shorter timeout", async () => {
    const { store, toasts } = open("never")
    void store.set(startTrialAtom, "")
    await bench.adjust("9998 seconds")
    assert.isTrue(store.get(isWaitingAtom))
    assert.isTrue(store.get(startTrialAtom))
    assert.isEmpty(toasts())
    await bench.adjust("1 second")
    assert.isFalse(store.get(isWaitingAtom))
    assert.isFalse(store.get(startTrialAtom))
  })

  it.each([4, 40, 0])(
    "[SS-15, SS-16] free play with a session of type %s shows free_reject for 2 s and sends nothing",
    async (type) => {
      const { store, toasts, bodies } = open(trial, { session: sessionOf(type) })
      await store.set(startTrialAtom, "")
      assert.deepStrictEqual(toasts(), ["free_reject bad"])
      assert.isEmpty(bodies())
      await bench.adjust("1999 millis")
      assert.lengthOf(toasts(), 1)
      await bench.adjust("1 millis")
      assert.isEmpty(toasts())
      assert.deepStrictEqual(bench.address.history, [paths.trial])
    },
  )

  it("free play shows a captcha only when the gateway requires one, and sends its solution", async () => {
    const { store, toasts, bodies } = open([{ refused: "captcha_wrong", captcha: true }, trial])
    assert.isFalse(store.get(trialCaptchaAtom))
    await store.set(startTrialAtom, "")
    assert.isTrue(store.get(trialCaptchaAtom))
    assert.deepStrictEqual(toasts(), ["captcha_wrong bad"])
    assert.deepStrictEqual(bench.address.history, [paths.trial])
    await store.set(startTrialAtom, "ab12")
    assert.deepStrictEqual(bodies()[1], { moduleId: "FREEPLAY3", captcha: "ab12" })
    assert.deepStrictEqual(bench.address.history, [paths.home])
  })

  it("a refused free play shows the reason and keeps the page", async () => {
    const { store, toasts } = open({ refused: "no_permission" })
    await store.set(startTrialAtom, "")
    assert.deepStrictEqual(toasts(), ["no_permission bad"])
    assert.isFalse(store.get(trialCaptchaAtom))
    assert.deepStrictEqual(bench.address.history, [paths.trial])
  })
})
