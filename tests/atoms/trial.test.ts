import { afterEach, assert, describe, it } from "@effect/vitest"
import { createStore } from "jotai"

import { toastsAtom } from "#atoms/feedback.ts"
import { runtimeAtom } from "#atoms/kernel/query.ts"
import { followSessionAtom, sessionLifeAtom } from "#atoms/session.ts"
import { startTrialAtom, trialCaptchaAtom } from "#atoms/trial.ts"
import { paths } from "#config/paths.ts"
import { captcha, freePlay, trialUser } from "#gateway/calls/account.ts"

import { type BenchOptions, type RunningBench, runBench, sessionOf } from "../support/services.ts"
import type { ScriptedReply } from "../support/world.ts"

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
  it("begins for a guest and goes home", async () => {
    const { store, bodies } = open()
    await store.set(startTrialAtom, "")
    assert.deepStrictEqual(bodies(), [{ moduleId: "FREEPLAY3" }])
    assert.deepStrictEqual(bench.address.history, [paths.home])
  })

  it.each([4, 40, 0])(
    "[SS-15, SS-16] with a session of type %s says free_reject for 2 s and makes no call",
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

  it("asks for a captcha only when the gateway does, and sends its answer", async () => {
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

  it("a refusal is said, and the page stays", async () => {
    const { store, toasts } = open({ refused: "no_permission" })
    await store.set(startTrialAtom, "")
    assert.deepStrictEqual(toasts(), ["no_permission bad"])
    assert.isFalse(store.get(trialCaptchaAtom))
    assert.deepStrictEqual(bench.address.history, [paths.trial])
  })
})
