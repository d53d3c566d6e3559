import { afterEach, assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { createStore } from "jotai"

import { isWaitingAtom, toastsAtom } from "#atoms/feedback.ts"
import { runtimeAtom } from "#atoms/kernel/query.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { captchaAtom } from "#atoms/login.ts"
import { asksOldPasswordAtom, handOverPasswordAtom, passwordChangeAtom } from "#atoms/passwordChange.ts"
import { followSessionAtom, isForcedAtom, sessionAtom, sessionLifeAtom } from "#atoms/session.ts"
import { paths } from "#config/paths.ts"
import { changePassword } from "#gateway/calls/account.ts"
import { fieldRules } from "#gateway/calls/fieldRules.ts"
import { slots } from "#platform/slots.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { Visit } from "#services/Visit.ts"

import { type BenchOptions, type RunningBench, runBench, sessionOf } from "../support/services.ts"
import type { ScriptedReply } from "../support/world.ts"

const typed = { oldPassword: "typedold1", newPassword: "secretnew1", confirmPassword: "secretnew1" }
const forced = sessionOf(0, { firstTimeLogin: true })
const done = { value: null }

let bench: RunningBench
afterEach(() => bench.stop())

const open = (reply: ScriptedReply = done, options: BenchOptions = {}) => {
  bench = runBench({
    address: paths.changePassword,
    ...options,
    script: { [changePassword.path]: reply, [fieldRules.path]: { value: { patterns: {} } } },
  })
  const store = createStore()
  store.set(runtimeAtom, bench.runtime)
  store.sub(sessionLifeAtom, () => {})
  store.set(followSessionAtom)
  store.sub(passwordChangeAtom, () => {})
  const submit = (change: Partial<typeof typed> = {}) =>
    store.set(handOverPasswordAtom, "Submitted", { ...typed, ...change })
  const toasts = () => store.get(toastsAtom).map(({ message, tone }) => `${message.key} ${tone}`)
  const at = () => bench.address.history.at(-1)
  const requests = () => bench.fake.requestsTo(changePassword.path)
  const startForced = () =>
    bench.runtime.runSync(CurrentSession.use((current) => current.start(forced, "heldold1")))
  return { store, submit, toasts, at, requests, startForced }
}

describe("the change of a password", () => {
  it("[CP-05] [ER-06] says 'Change saved' for 1 s and then goes home", async () => {
    const { submit, toasts, at } = open(done, { session: sessionOf(0) })
    submit()
    await bench.adjust(0)
    assert.deepStrictEqual(toasts(), ["change_saved good"])
    await bench.adjust("900 millis")
    assert.deepStrictEqual(toasts(), ["change_saved good"])
    assert.strictEqual(at(), paths.changePassword)
    await bench.adjust("200 millis")
    assert.strictEqual(at(), paths.home)
    assert.isEmpty(toasts())
  })

  it("[ER-05] a failure hides the loader, is said, and changes nothing else", async () => {
    const { store, submit, toasts, at } = open({ refused: "login_failed" }, { session: sessionOf(0) })
    submit()
    assert.isTrue(store.get(isWaitingAtom))
    await bench.adjust(0)
    assert.isFalse(store.get(isWaitingAtom))
    assert.deepStrictEqual(toasts(), ["old_password_wrong bad"])
    await bench.adjust("5 seconds")
    assert.strictEqual(at(), paths.changePassword)
    assert.strictEqual(store.get(passwordChangeAtom)._tag, "Editing")
  })

  it("[BC-01] its loader is gone at 10 s, while the call goes on", async () => {
    const slow = { after: "20 seconds", reply: done } as const
    const { store, submit, toasts } = open(slow, { session: sessionOf(0) })
    submit()
    await bench.adjust("9999 millis")
    assert.isTrue(store.get(isWaitingAtom))
    await bench.adjust("1 millis")
    assert.isFalse(store.get(isWaitingAtom))
    submit()
    await bench.adjust("10 seconds")
    assert.deepStrictEqual(toasts(), ["change_saved good"])
    assert.lengthOf(bench.fake.requestsTo(changePassword.path), 1)
  })

  it("[CP-02] asks for the old password unless one is held, and again once that was dropped", async () => {
    const { store, submit, startForced } = open({ refused: "login_failed" }, { session: sessionOf(1) })
    assert.isTrue(store.get(asksOldPasswordAtom))
    startForced()
    assert.isFalse(store.get(asksOldPasswordAtom))
    submit({ oldPassword: "" })
    await bench.adjust(0)
    assert.isTrue(store.get(asksOldPasswordAtom))
  })

  it("what the form asks for stays as it is until the screen is left", async () => {
    const { store, submit, startForced } = open()
    startForced()
    submit({ oldPassword: "" })
    await bench.adjust(0)
    assert.isFalse(store.get(isForcedAtom))
    assert.isFalse(store.get(asksOldPasswordAtom))
  })

  it("[VA-01] the held password is an old one too", async () => {
    const { store, submit, startForced, requests } = open()
    startForced()
    submit({ oldPassword: "", newPassword: "heldold1", confirmPassword: "heldold1" })
    assert.deepInclude(store.get(passwordChangeAtom), { isSame: true })
    assert.isEmpty(requests())
  })

  it("a forced change goes on to the page that the login was for", async () => {
    const { submit, startForced, at } = open()
    bench.runtime.runSync(Visit.use(({ want }) => want(paths.memberHome)))
    startForced()
    submit({ oldPassword: "" })
    await bench.adjust("1 second")
    assert.strictEqual(at(), paths.memberHome)
  })

  it("a change by choice goes home, whatever was once wanted", async () => {
    const { submit, at } = open(done, { session: sessionOf(0) })
    bench.runtime.runSync(Visit.use(({ want }) => want(paths.memberHome)))
    submit()
    await bench.adjust("1 second")
    assert.strictEqual(at(), paths.home)
  })

  it("no atom holds a password, of those that the store can be asked for", async () => {
    const { store, submit, startForced } = open({ after: "1 second", reply: done })
    startForced()
    submit()
    const seen = JSON.stringify([
      store.get(passwordChangeAtom),
      store.get(asksOldPasswordAtom),
      store.get(sessionLifeAtom),
      store.get(toastsAtom),
    ])
    for (const secret of [...Object.values(typed), "heldold1"]) assert.notInclude(seen, secret)
  })
})

describe("what is known of who is signed in", () => {
  it("[EN-54] token, trial user, held password and captcha are empty at the start", async () => {
    const { store } = open()
    const { runSync } = bench.runtime
    assert.strictEqual(store.get(sessionAtom)._tag, "None")
    assert.isNull(bench.areas.local.getItem(slots.token.key))
    assert.isNull(bench.areas.session.getItem(slots.trialName.key))
    assert.strictEqual(runSync(CurrentSession.use(({ heldPassword }) => heldPassword))._tag, "None")
    assert.isUndefined(valueOf(store.get(captchaAtom)))
    await bench.runtime.runPromise(Effect.void)
  })
})
