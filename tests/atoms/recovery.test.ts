import { afterEach, assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { createStore } from "jotai"

import { toastsAtom, waitTextAtom } from "#atoms/feedback.ts"
import { runtimeAtom } from "#atoms/kernel/query.ts"
import { recoveryAtom, recoveryCodeAtoms } from "#atoms/recovery.ts"
import { paths } from "#config/paths.ts"
import * as Domain from "#domain/Recovery.ts"
import { sendEmailCode, sendLoginCode, setPasswordByEmail } from "#gateway/calls/account.ts"
import { whitelabel } from "#gateway/calls/system.ts"
import { ProofCancelled } from "#platform/HumanCheck.ts"

import { type BenchOptions, type RunningBench, runBench } from "../support/services.ts"
import type { ScriptedReply } from "../support/world.ts"

const typed = {
  ...Domain.nothing,
  username: "member0 ",
  email: " member0@mail.example",
  mobile: "0917 555 1000",
  code: "123456",
  newPassword: "secretnew1",
  confirmPassword: "secretnew1",
}
const draft = { typed, rules: { patterns: {} }, countryDialingCode: "63" }

let bench: RunningBench
afterEach(() => bench.stop())

const open = (script: Readonly<Record<string, ScriptedReply>>, options: BenchOptions = {}) => {
  bench = runBench({
    address: paths.forgot,
    ...options,
    script: { [whitelabel.path]: { value: { geetest: { captchaId: "lantern" } } }, ...script },
  })
  const store = createStore()
  store.set(runtimeAtom, bench.runtime)
  const leave = [recoveryAtom, recoveryCodeAtoms.email, recoveryCodeAtoms.sms].map((each) =>
    store.sub(each, () => {}),
  )
  return {
    store,
    leave: () => leave.forEach((stop) => stop()),
    toasts: () => store.get(toastsAtom).map(({ message, tone }) => `${message.key} ${tone}`),
    bodiesTo: (path: string) =>
      bench.fake.requestsTo(path).map(({ body }): unknown => JSON.parse(body ?? "")),
  }
}

describe("the code of a recovery", () => {
  it("[CA-14] by e-mail is asked for with name and address, and counts down", async () => {
    const { store, toasts, bodiesTo } = open({ [sendEmailCode.path]: { value: { expirationTime: 30_000 } } })
    store.set(recoveryAtom, { _tag: "CodeAsked", draft })
    await bench.adjust(0)
    assert.deepStrictEqual(bodiesTo("/wps/member/password/email"), [
      { username: "member0", email: "member0@mail.example" },
    ])
    assert.deepStrictEqual(toasts(), ["in_sms_send good"])
    assert.isUndefined(store.get(waitTextAtom))
    await bench.adjust("10 seconds")
    const code = store.get(recoveryCodeAtoms.email)
    assert.strictEqual(code._tag === "Counting" && code.countdown.seconds, 20)
    store.set(recoveryAtom, { _tag: "CodeAsked", draft })
    await bench.adjust("20 seconds")
    assert.strictEqual(store.get(recoveryCodeAtoms.email)._tag, "Idle")
    assert.lengthOf(bodiesTo(sendEmailCode.path), 1)
  })

  it("by SMS needs a proof of a person, and goes to the number without its blanks", async () => {
    const { store, bodiesTo } = open({ [sendLoginCode.path]: { value: { expirationTime: 30_000 } } })
    store.set(recoveryAtom, { _tag: "WayChosen", way: "sms" })
    store.set(recoveryAtom, { _tag: "CodeAsked", draft })
    await bench.adjust(0)
    assert.deepStrictEqual(bodiesTo(sendLoginCode.path), [
      {
        mobileNo: "09175551000",
        countryDialingCode: "63",
        verification: JSON.stringify({ purpose: "sms", given: "proof" }),
      },
    ])
    assert.strictEqual(store.get(recoveryCodeAtoms.sms)._tag, "Counting")
    assert.strictEqual(store.get(recoveryCodeAtoms.email)._tag, "Idle")
  })

  it("is not sent without the proof", async () => {
    const { store, toasts } = open({}, { proof: () => Effect.fail(new ProofCancelled()) })
    store.set(recoveryAtom, { _tag: "WayChosen", way: "sms" })
    store.set(recoveryAtom, { _tag: "CodeAsked", draft })
    await bench.adjust(0)
    assert.isEmpty(bench.fake.requestsTo(sendLoginCode.path))
    assert.isEmpty(toasts())
  })

  it("a refusal is said, and another one may be asked for", async () => {
    const { store, toasts } = open({ [sendEmailCode.path]: { refused: "user_disabled" } })
    store.set(recoveryAtom, { _tag: "CodeAsked", draft })
    await bench.adjust(0)
    assert.deepStrictEqual(toasts(), ["user_disabled bad"])
    assert.strictEqual(store.get(recoveryCodeAtoms.email)._tag, "Idle")
  })

  it("its countdown does not outlive the page", async () => {
    const { store, leave } = open({ [sendEmailCode.path]: { value: { expirationTime: 30_000 } } })
    store.set(recoveryAtom, { _tag: "CodeAsked", draft })
    await bench.adjust("1 second")
    leave()
    assert.strictEqual(store.get(recoveryCodeAtoms.email)._tag, "Idle")
    await bench.adjust("10 seconds")
    assert.strictEqual(store.get(recoveryCodeAtoms.email)._tag, "Idle")
  })
})

describe("a new password", () => {
  it("is said to be saved, and the login takes the page's place", async () => {
    const { store, toasts } = open({ [setPasswordByEmail.path]: { value: null } })
    store.set(recoveryAtom, { _tag: "Submitted", draft })
    store.set(recoveryAtom, { _tag: "Submitted", draft })
    await bench.adjust(0)
    assert.deepStrictEqual(toasts(), ["change_saved good"])
    assert.deepStrictEqual(bench.address.history, [paths.login])
    assert.lengthOf(bench.fake.requestsTo(setPasswordByEmail.path), 1)
  })

  it("a refusal keeps the page and says why", async () => {
    const { store, toasts } = open({ [setPasswordByEmail.path]: { refused: "verification_code_error" } })
    store.set(recoveryAtom, { _tag: "Submitted", draft })
    await bench.adjust(0)
    assert.deepStrictEqual(toasts(), ["verification_code_error bad"])
    assert.deepStrictEqual(bench.address.history, [paths.forgot])
    assert.isUndefined(store.get(waitTextAtom))
  })

  it("[BC-01] its loader is gone at 10 s", async () => {
    const { store } = open({ [setPasswordByEmail.path]: "never" })
    store.set(recoveryAtom, { _tag: "Submitted", draft })
    await bench.adjust("9999 millis")
    assert.strictEqual(store.get(waitTextAtom), "please_wait")
    await bench.adjust("1 millis")
    assert.isUndefined(store.get(waitTextAtom))
    assert.strictEqual(store.get(recoveryAtom)._tag, "Submitting")
  })
})
