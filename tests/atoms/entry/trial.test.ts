import { assert, describe, it } from "@effect/vitest"

import { isWaitingAtom } from "#atoms/kernel/loader.ts"
import { toastsAtom } from "#atoms/kernel/toasts.ts"
import { followSessionAtom, sessionLifeAtom } from "#atoms/session.ts"
import { isStartingTrialAtom, startTrialAtom, trialCaptchaAtom } from "#atoms/entry/trial.ts"
import { paths } from "#config/paths.ts"
import { captcha, freePlay, trialUser } from "#gateway/calls/entry/account.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { bareWhitelabel } from "#tests/domain/samples.ts"
import { type BenchOptions, sessionOf } from "#tests/support/services.ts"
import { type FreshStore, freshStore } from "#tests/support/showAtoms.ts"
import type { ScriptedReply } from "#tests/support/world.ts"

const trial = { value: { token: "T-4", userName: "trial1", customerType: 4 } }

let bench: FreshStore

const open = (reply: ScriptedReply | ReadonlyArray<ScriptedReply> = trial, options: BenchOptions = {}) => {
  bench = freshStore({
    address: paths.trial,
    ...options,
    script: {
      [freePlay.path]: reply,
      [trialUser.path]: { value: { userName: "trial1", password: "" } },
      [captcha.path]: { value: "" },
      [whitelabel.path]: { value: bareWhitelabel },
    },
  })
  const { store } = bench
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
    assert.isTrue(store.get(isStartingTrialAtom))
    assert.isEmpty(toasts())
    await bench.adjust("1 second")
    assert.isFalse(store.get(isWaitingAtom))
    assert.isFalse(store.get(isStartingTrialAtom))
  })

  const expectRejected = async ({ toasts }: ReturnType<typeof open>) => {
    assert.deepStrictEqual(toasts(), ["free_reject bad"])
    await bench.adjust("1999 millis")
    assert.lengthOf(toasts(), 1)
    await bench.adjust("1 millis")
    assert.isEmpty(toasts())
  }

  it("[SS-15, SS-16] free play with a session of type 4 shows free_reject for 2 s and sends nothing", async () => {
    const opened = open(trial, { session: sessionOf(4) })
    await opened.store.set(startTrialAtom, "")
    await expectRejected(opened)
    assert.isEmpty(opened.bodies())
    assert.deepStrictEqual(bench.address.history, [paths.trial])
  })

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
