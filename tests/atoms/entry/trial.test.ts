import { assert, describe, it } from "@effect/vitest"

import { isWaitingAtom } from "#atoms/kernel/loader.ts"
import { followSessionAtom, sessionLifeAtom } from "#atoms/session.ts"
import { isStartingTrialAtom, startTrialAtom, trialCaptchaAtom } from "#atoms/entry/trial.ts"
import { paths } from "#config/paths.ts"
import { captcha, freePlay, trialUser } from "#gateway/calls/entry/account.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { bareWhitelabel } from "#tests/domain/samples.ts"
import { type TestServicesOptions, sessionOf } from "#tests/support/services.ts"
import { freshStore } from "#tests/support/showAtoms.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"

const trial = { value: { token: "T-4", userName: "trial1", customerType: 4 } }

const open = (
  reply: ScriptedReply | ReadonlyArray<ScriptedReply> = trial,
  options: TestServicesOptions = {},
) => {
  const services = freshStore({
    address: paths.trial,
    ...options,
    script: {
      [freePlay.path]: reply,
      [trialUser.path]: { value: { userName: "trial1", password: "" } },
      [captcha.path]: { value: "" },
      [whitelabel.path]: { value: bareWhitelabel },
    },
  })
  services.mount(sessionLifeAtom)
  services.store.set(followSessionAtom)
  const bodies = () => services.bodiesTo(freePlay.path).map((body): unknown => JSON.parse(body))
  return { ...services, bodies }
}

describe("free play from the trial screen", () => {
  it("free play starts for a guest and redirects to home", async () => {
    const { store, address, bodies } = open()
    await store.set(startTrialAtom, "")
    assert.deepStrictEqual(bodies(), [{ moduleId: "FREEPLAY3" }])
    assert.deepStrictEqual(address.history, [paths.home])
  })

  it("[LG-15] the loader of a free play that gets no response shows for 9999 s, and the request has no shorter timeout", async () => {
    const { store, adjust, toasts } = open("never")
    void store.set(startTrialAtom, "")
    await adjust("9998 seconds")
    assert.isTrue(store.get(isWaitingAtom))
    assert.isTrue(store.get(isStartingTrialAtom))
    assert.isEmpty(toasts())
    await adjust("1 second")
    assert.isFalse(store.get(isWaitingAtom))
    assert.isFalse(store.get(isStartingTrialAtom))
  })

  it("[SS-15, SS-16] free play with a session of type 4 shows free_reject for 2 s and sends nothing", async () => {
    const { store, adjust, address, toasts, bodies } = open(trial, { session: sessionOf(4) })
    await store.set(startTrialAtom, "")
    assert.deepStrictEqual(toasts(), ["free_reject bad"])
    await adjust("1999 millis")
    assert.lengthOf(toasts(), 1)
    await adjust("1 millis")
    assert.isEmpty(toasts())
    assert.isEmpty(bodies())
    assert.deepStrictEqual(address.history, [paths.trial])
  })

  it("free play shows a captcha only when the gateway requires a captcha, and sends the solution", async () => {
    const captchaWrong = { refused: "captcha_wrong", captcha: true }
    const { store, address, toasts, bodies } = open([captchaWrong, trial])
    assert.isFalse(store.get(trialCaptchaAtom))
    await store.set(startTrialAtom, "")
    assert.isTrue(store.get(trialCaptchaAtom))
    assert.deepStrictEqual(toasts(), ["captcha_wrong bad"])
    assert.deepStrictEqual(address.history, [paths.trial])
    await store.set(startTrialAtom, "ab12")
    assert.deepStrictEqual(bodies()[1], { moduleId: "FREEPLAY3", captcha: "ab12" })
    assert.deepStrictEqual(address.history, [paths.home])
  })

  it("a refused free play shows the reason and keeps the page", async () => {
    const { store, address, toasts } = open({ refused: "no_permission" })
    await store.set(startTrialAtom, "")
    assert.deepStrictEqual(toasts(), ["no_permission bad"])
    assert.isFalse(store.get(trialCaptchaAtom))
    assert.deepStrictEqual(address.history, [paths.trial])
  })
})
