import { assert, describe, it } from "@effect/vitest"

import { isWaitingAtom } from "#atoms/kernel/loader.ts"
import { toastsAtom } from "#atoms/kernel/toasts.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { captchaAtom } from "#atoms/entry/login.ts"
import {
  needsOldPasswordAtom,
  submitPasswordChangeAtom,
  passwordChangeAtom,
} from "#atoms/account/passwordChange.ts"
import { followSessionAtom, isForcedAtom, sessionAtom, sessionLifeAtom } from "#atoms/session.ts"
import { paths } from "#config/paths.ts"
import { changePassword } from "#gateway/calls/entry/account.ts"
import { fieldRules } from "#gateway/calls/entry/fieldRules.ts"
import { storageItems } from "#platform/storageItems.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { storePageAfterLogin, takePageAfterLogin } from "#services/entry/pageAfterLogin.ts"
import { type TestServicesOptions, sessionOf } from "#tests/support/services.ts"
import { freshStore } from "#tests/support/showAtoms.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"

const typed = { oldPassword: "typedold1", newPassword: "secretnew1", confirmPassword: "secretnew1" }
const forced = sessionOf(0, { firstTimeLogin: true })
const done = { value: null }

const open = (reply: ScriptedReply = done, options: TestServicesOptions = {}) => {
  const services = freshStore({
    address: paths.changePassword,
    ...options,
    script: { [changePassword.path]: reply, [fieldRules.path]: { value: { patterns: {} } } },
  })
  const { store } = services
  services.mount(sessionLifeAtom, passwordChangeAtom)
  store.set(followSessionAtom)
  const submit = (change: Partial<typeof typed> = {}) =>
    store.set(submitPasswordChangeAtom, "Submitted", {
      typed: { ...typed, ...change },
      rules: { patterns: {} },
    })
  const startForced = () =>
    services.runtime.runSync(CurrentSession.use((current) => current.start(forced, "heldold1")))
  return { ...services, submit, startForced }
}

describe("the change of a password", () => {
  it("[BC-01] the loader of a password change hides after 10 s while the request stays in flight", async () => {
    const slow = { after: "20 seconds", reply: done } as const
    const { store, adjust, submit, toasts, bodiesTo } = open(slow, { session: sessionOf(0) })
    submit()
    await adjust("9999 millis")
    assert.isTrue(store.get(isWaitingAtom))
    await adjust("1 millis")
    assert.isFalse(store.get(isWaitingAtom))
    submit()
    await adjust("10 seconds")
    assert.deepStrictEqual(toasts(), ["change_saved good"])
    assert.lengthOf(bodiesTo(changePassword.path), 1)
  })

  it("[CP-02] the old password is required unless the session remembers the password, and again after the remembered password is cleared", async () => {
    const { store, adjust, submit, startForced } = open(
      { refused: "login_failed" },
      { session: sessionOf(1) },
    )
    assert.isTrue(store.get(needsOldPasswordAtom))
    startForced()
    assert.isFalse(store.get(needsOldPasswordAtom))
    submit({ oldPassword: "" })
    await adjust(0)
    assert.isTrue(store.get(needsOldPasswordAtom))
  })

  it("the password form keeps its fields until the page unmounts", async () => {
    const { store, adjust, submit, startForced } = open()
    startForced()
    submit({ oldPassword: "" })
    await adjust(0)
    assert.isFalse(store.get(isForcedAtom))
    assert.isFalse(store.get(needsOldPasswordAtom))
  })

  it.each([true, false])(
    "[CP-05] [ER-06] shows 'Change saved' for 1 s, then opens home instead of the page stored for after the login (forced: %s)",
    async (isForced) => {
      const app = open(done, isForced ? {} : { session: sessionOf(0) })
      const { submit, startForced, adjust, address, toasts, runtime } = app
      runtime.runSync(storePageAfterLogin(paths.memberHome))
      if (isForced) startForced()
      submit(isForced ? { oldPassword: "" } : {})
      await adjust("900 millis")
      assert.deepStrictEqual(toasts(), ["change_saved good"])
      assert.strictEqual(address.history.at(-1), paths.changePassword)
      await adjust("200 millis")
      assert.isEmpty(toasts())
      assert.strictEqual(address.history.at(-1), paths.home)
      assert.strictEqual(runtime.runSync(takePageAfterLogin), "")
    },
  )

  it("no atom that the password page reads contains a password", async () => {
    const { store, submit, startForced } = open({ after: "1 second", reply: done })
    startForced()
    submit()
    const seen = JSON.stringify([
      store.get(passwordChangeAtom),
      store.get(needsOldPasswordAtom),
      store.get(sessionLifeAtom),
      store.get(toastsAtom),
    ])
    for (const secret of [...Object.values(typed), "heldold1"]) assert.notInclude(seen, secret)
  })
})

describe("the atoms of a session", () => {
  it("[EN-54] the session's token, trial user, remembered password and captcha are empty at the start", () => {
    const { store, areas, runtime } = open()
    assert.strictEqual(store.get(sessionAtom)._tag, "None")
    assert.isNull(areas.local.getItem(storageItems.token.key))
    assert.isNull(areas.session.getItem(storageItems.trialName.key))
    assert.strictEqual(
      runtime.runSync(CurrentSession.use(({ passwordInMemory }) => passwordInMemory))._tag,
      "None",
    )
    assert.isUndefined(valueOf(store.get(captchaAtom)))
  })
})
