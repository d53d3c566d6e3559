import { assert, describe, it } from "@effect/vitest"

import { waitTextAtom } from "#atoms/kernel/loader.ts"
import { recoveryAtom, recoveryCodeAtoms } from "#atoms/entry/passwordRecovery.ts"
import { paths } from "#config/paths.ts"
import * as Domain from "#domain/entry/PasswordRecovery.ts"
import { sendEmailCode, sendLoginCode, setPasswordByEmail } from "#gateway/calls/entry/account.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { freshStore } from "#tests/support/showAtoms.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"
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

const open = (path: string, reply: ScriptedReply) => {
  const services = freshStore({
    address: paths.forgot,
    script: {
      [whitelabel.path]: { value: { ...sample.bareWhitelabel, geetest: { captchaId: "lantern" } } },
      [path]: reply,
    },
  })
  services.mount(recoveryAtom, recoveryCodeAtoms.email, recoveryCodeAtoms.sms)
  const send = async (...events: ReadonlyArray<"CodeRequested" | "Submitted">) => {
    for (const _tag of events) services.store.set(recoveryAtom, { _tag, draft })
    await services.adjust(0)
  }
  return { ...services, send, bodies: () => services.bodiesTo(path).map((body): unknown => JSON.parse(body)) }
}

const sent = { value: { expirationTime: 30_000 } }

describe("the verification code of a password reset", () => {
  it("[CA-14] a code by e-mail is requested with user name and address, and starts the countdown", async () => {
    const { store, adjust, send, toasts, bodies } = open(sendEmailCode.path, sent)
    await send("CodeRequested")
    assert.deepStrictEqual(bodies(), [{ username: "member0", email: "member0@mail.example" }])
    assert.deepStrictEqual(toasts(), ["in_sms_send good"])
    assert.isUndefined(store.get(waitTextAtom))
    await adjust("10 seconds")
    const code = store.get(recoveryCodeAtoms.email)
    assert.strictEqual(code._tag === "Counting" && code.countdown.seconds, 20)
    await send("CodeRequested")
    await adjust("20 seconds")
    assert.strictEqual(store.get(recoveryCodeAtoms.email)._tag, "Idle")
    assert.lengthOf(bodies(), 1)
  })

  it("a code by SMS requires human verification, and is sent to the number without spaces", async () => {
    const { store, send, bodies } = open(sendLoginCode.path, sent)
    store.set(recoveryAtom, { _tag: "ModeChosen", mode: "sms" })
    await send("CodeRequested")
    assert.deepStrictEqual(bodies(), [
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
  it("a successful password reset shows a toast and replaces the page with the login", async () => {
    const { address, send, toasts, bodies } = open(setPasswordByEmail.path, { value: null })
    await send("Submitted", "Submitted")
    assert.deepStrictEqual(toasts(), ["change_saved good"])
    assert.deepStrictEqual(address.history, [paths.login])
    assert.lengthOf(bodies(), 1)
  })

  it("a password reset whose new password is refused stays on the page and shows the reason", async () => {
    const refused = { refused: "verification_code_error" }
    const { store, address, send, toasts } = open(setPasswordByEmail.path, refused)
    await send("Submitted")
    assert.deepInclude(store.get(recoveryAtom), { refusal: { key: "verification_code_error" } })
    assert.deepStrictEqual(toasts(), [])
    assert.deepStrictEqual(address.history, [paths.forgot])
    assert.isUndefined(store.get(waitTextAtom))
  })
})
