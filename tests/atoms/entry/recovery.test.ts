import { assert, describe, it } from "@effect/vitest"

import { toastsAtom } from "#atoms/kernel/toasts.ts"
import { waitTextAtom } from "#atoms/kernel/loader.ts"
import { recoveryAtom, recoveryCodeAtoms } from "#atoms/entry/recovery.ts"
import { paths } from "#config/paths.ts"
import * as Domain from "#domain/entry/Recovery.ts"
import { sendEmailCode, sendLoginCode, setPasswordByEmail } from "#gateway/calls/entry/account.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { type BenchOptions } from "#tests/support/services.ts"
import { type FreshStore, freshStore } from "#tests/support/showAtoms.ts"
import type { ScriptedReply } from "#tests/support/world.ts"
import * as sample from "#tests/domain/samples.ts"

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

let bench: FreshStore

const open = (script: Readonly<Record<string, ScriptedReply>>, options: BenchOptions = {}) => {
  bench = freshStore({
    address: paths.forgot,
    ...options,
    script: {
      [whitelabel.path]: { value: { ...sample.bareWhitelabel, geetest: { captchaId: "lantern" } } },
      ...script,
    },
  })
  const { store } = bench
  for (const each of [recoveryAtom, recoveryCodeAtoms.email, recoveryCodeAtoms.sms]) store.sub(each, () => {})
  return {
    store,
    toasts: () => store.get(toastsAtom).map(({ message, tone }) => `${message.key} ${tone}`),
    bodiesTo: (path: string) =>
      bench.fake.requestsTo(path).map(({ body }): unknown => JSON.parse(body ?? "")),
  }
}

describe("the code of a recovery", () => {
  it("[CA-14] a recovery code by e-mail is requested with name and address and starts the countdown", async () => {
    const { store, toasts, bodiesTo } = open({ [sendEmailCode.path]: { value: { expirationTime: 30_000 } } })
    store.set(recoveryAtom, { _tag: "CodeRequested", draft })
    await bench.adjust(0)
    assert.deepStrictEqual(bodiesTo(sendEmailCode.path), [
      { username: "member0", email: "member0@mail.example" },
    ])
    assert.deepStrictEqual(toasts(), ["in_sms_send good"])
    assert.isUndefined(store.get(waitTextAtom))
    await bench.adjust("10 seconds")
    const code = store.get(recoveryCodeAtoms.email)
    assert.strictEqual(code._tag === "Counting" && code.countdown.seconds, 20)
    store.set(recoveryAtom, { _tag: "CodeRequested", draft })
    await bench.adjust("20 seconds")
    assert.strictEqual(store.get(recoveryCodeAtoms.email)._tag, "Idle")
    assert.lengthOf(bodiesTo(sendEmailCode.path), 1)
  })

  it("a recovery code by SMS requires human verification and is sent to the number without spaces", async () => {
    const { store, bodiesTo } = open({ [sendLoginCode.path]: { value: { expirationTime: 30_000 } } })
    store.set(recoveryAtom, { _tag: "WayChosen", way: "sms" })
    store.set(recoveryAtom, { _tag: "CodeRequested", draft })
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
})

describe("a new password", () => {
  it("a password recovery that succeeds shows a toast and replaces the page with the login", async () => {
    const { store, toasts } = open({ [setPasswordByEmail.path]: { value: null } })
    store.set(recoveryAtom, { _tag: "Submitted", draft })
    store.set(recoveryAtom, { _tag: "Submitted", draft })
    await bench.adjust(0)
    assert.deepStrictEqual(toasts(), ["change_saved good"])
    assert.deepStrictEqual(bench.address.history, [paths.login])
    assert.lengthOf(bench.fake.requestsTo(setPasswordByEmail.path), 1)
  })

  it("a password recovery whose new password is refused keeps the page and shows the reason", async () => {
    const { store, toasts } = open({ [setPasswordByEmail.path]: { refused: "verification_code_error" } })
    store.set(recoveryAtom, { _tag: "Submitted", draft })
    await bench.adjust(0)
    assert.deepInclude(store.get(recoveryAtom), { refusal: { key: "verification_code_error" } })
    assert.deepStrictEqual(toasts(), [])
    assert.deepStrictEqual(bench.address.history, [paths.forgot])
    assert.isUndefined(store.get(waitTextAtom))
  })
})
